package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// system are the systems.
func system() []Def {
	return []Def{
		{ID: "accuracycorrector",
			Summary: "While you attack, you may cancel all your results and add 2 hits; your dice are " +
				"not modified after that.",
			Abilities: []Ability{{Name: "correct", When: ModifyAttack,
				Do: []Op{CancelAll(AttackDice), May("add 2 hits", AddResult(AttackDice, Hit),
					AddResult(AttackDice, Hit)),
					Lasting(ThisAttack, Self,
						Forbids(ModifyingDice).For(Anyone).If(About(AttackDice)))}}}},

		{ID: "advancedsensors",
			Summary: "Before you reveal your maneuver, you may perform an action in place of the one after it.",
			Abilities: []Ability{{Name: "act first", When: BeforeActivate,
				If: []Cond{rules.AboutToReveal},
				Do: []Op{Perform(Self, 0), Run("skip the action step", func(x *game.Exec) {
					SkipActionStep(x, x.Self())
				})}}}},

		{ID: "advtargetingcomputer",
			Summary: "While you attack a ship that you have locked with your primary weapon, you may " +
				"add 1 critical hit; then you cannot spend a target lock in this attack.",
			Abilities: []Ability{{Name: "add a critical hit", When: ModifyAttack,
				If: []Cond{PrimaryAttack, HasLockOn(Defender)},
				Do: []Op{AddResult(AttackDice, Crit), keepLock}}}},

		{ID: "collisiondetector",
			Summary: "You may boost, barrel roll and decloak across obstacles and onto them. Critical hits " +
				"rolled for the damage of obstacles have no effect on you.",
			Mods: []Mod{Ignores(ObstaclesInMoves)},
			Abilities: []Ability{{Name: "brace for it", When: WouldSuffer, Must: true,
				If: []Cond{CausedBy(AnObstacle), critical}, Do: []Op{Instead()}}}},

		{ID: "electronicbaffle",
			Summary: "You may suffer 1 damage to discard a stress or ion token when you receive it.",
			Abilities: []Ability{{Name: "baffle it", When: AfterGain,
				If: []Cond{About(StressToken | IonToken), received},
				Do: []Op{Suffer(Self, 1, Hit), Run("discard the token", func(x *game.Exec) {
					RemoveTokens(x, x.Self(), game.Token(x.Trigger().N), 1,
						"1e.spend.component-returns-to-supply")
				})}}}},

		{ID: "enhancedscopes", Summary: "In the Activation phase your pilot skill is 0.",
			Mods: []Mod{Set(InitiativeOf, 0).If(InPhase(game.ActivationPhase)).
				Since(BeginOf(game.ActivationPhase))}},

		{ID: "firecontrolsystem",
			Summary: "You may acquire a target lock on the defender after you attack.",
			Abilities: []Ability{{Name: "lock", When: AfterAttack,
				If: []Cond{Defender.Is(InPlay)}, Do: []Op{LockShip(Defender)}}}},

		{ID: "minefieldmapper",
			Summary: "After forces are placed, you may discard any of your bombs to place their tokens " +
				"anywhere in the play area beyond range 3 of enemy ships.",
			Abilities: []Ability{{Name: "lay a minefield", When: ForcesPlaced,
				Do: []Op{rules.PlaceOne(rules.Placement{Freely: 3, Card: true}),
					Provided(rules.PlacedDevice, OnceMore())}}}},

		{ID: "reinforceddeflectors",
			Summary: "After you defend, you recover 1 shield if you suffered 3 or more damage.",
			Abilities: []Ability{{Name: "recover a shield", When: AfterDefend, Must: true,
				If: []Cond{func(x *game.Exec) bool { return x.Attack().Suffered >= 3 }},
				Do: []Op{Recover(Self, 1, Shield)}}}},

		{ID: "sensorjammer",
			Summary: "While you defend, you may change 1 of the attacker's hits to a focus result, " +
				"which it cannot reroll.",
			Abilities: []Ability{{Name: "jam a hit", When: ModifyAttack, Against: []Cond{Same(Self)},
				Do: []Op{Change(AttackDice, 1, Hit, Focus, ForGood)}}}},

		{ID: "targetingscrambler",
			Summary: "At the start of the Planning phase, you may receive a weapons disabled token to " +
				"assign Scrambled to a ship at range 1-3.",
			Abilities: []Ability{{Name: "scramble", When: StartOf(game.PlanningPhase), Do: []Op{
				Choose(At(0, 3)), Gain(Self, 1, DisarmToken), rules.Assign("scrambled", Chosen)}}}},

		{ID: "thrustcorrector",
			Summary: "While you defend with 3 stress tokens at most, you may receive 1 stress token to " +
				"cancel all your results and add 1 evade, which are not modified after that.",
			Abilities: []Ability{{Name: "correct the course", When: ModifyDefense,
				If: []Cond{Compare(Count(StressToken), AtMost, 3)},
				Do: []Op{Gain(Self, 1, StressToken), CancelAll(DefenseDice),
					AddResult(DefenseDice, Evade),
					Lasting(ThisAttack, Self,
						Forbids(ModifyingDice).For(Anyone).If(About(DefenseDice)))}}}},

		{ID: "trajectorysimulator",
			Summary: "Where you would drop a bomb that is not an action you may launch it with the straight " +
				"template of speed 5 instead.",
			Mods: []Mod{Include(DeviceTemplates, BombsFar)}},
	}
}

// critical reports whether the damage about to be suffered is critical. An obstacle deals 1 damage.
func critical(x *game.Exec) bool { return x.Damage().Crits > 0 }

// received reports whether the ship still has the token that it received.
func received(x *game.Exec) bool { return x.Ship(x.Self()).Has(game.Token(x.Trigger().N)) }
