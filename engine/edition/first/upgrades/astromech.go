package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// astromech are the astromech droids.
func astromech() []Def {
	return []Def{
		{ID: "bb8", Summary: "When you reveal a green maneuver, you may barrel roll as an action.",
			Abilities: []Ability{{Name: "barrel roll", When: AfterReveal,
				If: []Cond{rules.Reveals(game.DifficultyBlue)},
				Do: []Op{rules.TakeRevealedAs(game.DifficultyBlue), Perform(Self, 0, game.BarrelRollAction)}}}},

		{ID: "chopper-swx72",
			Summary: "Action: discard another of your upgrades to recover 1 shield.",
			Actions: []Ability{{Name: "salvage a part", Do: []Op{
				rules.DiscardUpgradeOf(Self, rules.NotThisCard), Recover(Self, 1, Shield)}}}},

		{ID: "flightassistastromech",
			Summary: "You cannot attack ships outside your firing arc. After you execute a maneuver " +
				"without overlapping a ship or obstacle, if no enemy ship is in your firing arc at " +
				"range 1-3, you may perform a free boost or barrel roll action.",
			Mods: []Mod{Forbids(BeingAttacked).For(Not(In(Firing))).If(Attacking)},
			Abilities: []Ability{{Name: "adjust course", When: AfterManeuver,
				If: []Cond{FullyExecuted, Not(rules.MetObstacle), Not(Any(Enemy, In(Firing, 0, 3)))},
				Do: []Op{Perform(Self, 0, game.BoostAction, game.BarrelRollAction)}}}},

		{ID: "m9g8",
			Summary: "You may acquire target locks on other friendly ships. When a ship that you have " +
				"locked attacks, you may choose 1 attack die, which it must reroll.",
			Mods: []Mod{Include(ActionReach, ToFriends).If(About(game.LockAction))},
			Abilities: []Ability{{Name: "correct its aim", When: ModifyAttack, By: []Cond{Anyone},
				If: []Cond{HasLockOn(Attacker)}, Do: []Op{Reroll(AttackDice, 1)}}}},

		greenFor("r2astromech", "You may treat a maneuver of speed 1 or 2 as green.", Speed(1, 2)),

		{ID: "r2d2", Summary: "After a green maneuver, you may recover 1 shield.",
			Abilities: []Ability{{Name: "recover a shield", When: AfterManeuver,
				If: []Cond{ManeuverIs(game.DifficultyBlue)}, Do: []Op{Recover(Self, 1, Shield)}}}},

		{ID: "r2f2", Summary: "Action: your agility is 1 higher until the end of the round.",
			Actions: []Ability{{Name: "dodge and weave",
				Do: []Op{Lasting(ThisRound, Self, Add(AgilityOf, 1))}}}},

		{ID: "r3a2",
			Summary: "When you target a ship in your firing arc, you may receive 1 stress token to " +
				"give it one.",
			Abilities: []Ability{{Name: "stress", When: AfterDefender,
				If: []Cond{Defender.Is(In(Firing))},
				Do: []Op{Gain(Self, 1, StressToken), Gain(Defender, 1, StressToken)}}}},

		{ID: "r3astromech",
			Summary: "Once a round in a primary weapon attack, you may cancel 1 of your focus results " +
				"for 1 evade token.",
			Abilities: []Ability{{Name: "evade", When: ModifyAttack, Per: game.OncePerRound,
				If: []Cond{PrimaryAttack},
				Do: []Op{CancelResult(AttackDice, Focus), Gain(Self, 1, EvadeToken)}}}},

		{ID: "r4d6",
			Summary: "Where an attack hits you with 3 or more hits left you may cancel all but 2 of " +
				"them, for 1 stress token each.",
			Abilities: []Ability{{Name: "cancel hits", When: AfterNeutralize,
				If: []Cond{Compare(Results(AttackDice, Hit), AtLeast, 3)},
				Do: []Op{Run("cancel hits", func(x *game.Exec) {
					n := x.Attack().Attack.Count(game.Hit) - 2
					x.Attack().Attack.Remove(n, game.Hit)
					GainTokens(x, x.Self(), game.StressToken, n, "1e.cancel.removes-die")
				})}}}},

		{ID: "r5astromech",
			Summary: "In the End phase you may turn 1 faceup Ship damage card facedown.",
			Abilities: []Ability{{Name: "repair", When: StartOf(game.EndPhase),
				Do: []Op{rules.Repair(Self, rules.Faceup, "ship")}}}},

		{ID: "r5d8",
			Summary: "Action: roll a defense die. An evade or focus discards 1 of your facedown damage " +
				"cards.",
			Actions: []Ability{{Name: "try to repair", Do: []Op{RollDice(DefenseDice, 1),
				Provided(Shows(RolledDice, Evade|Focus), rules.Repair(Self, rules.Facedown))}}}},

		{ID: "r5k6",
			Summary: "After you spend a target lock roll a defense die: an evade gives you a new one " +
				"on the same ship, which you cannot spend in this attack.",
			Abilities: []Ability{{Name: "lock again", When: AfterSpend, Must: true,
				If: []Cond{About(Lock)},
				Do: []Op{RollDice(DefenseDice, 1),
					Provided(Shows(RolledDice, Evade), LockShip(Other), Provided(Attacking, keepLock))}}}},

		{ID: "r5p9",
			Summary: "As the Combat phase ends, a focus token of yours may be turned into a shield.",
			Abilities: []Ability{{Name: "recover a shield", When: EndOf(game.EngagementPhase),
				Do: []Op{Spend(Self, 1, FocusToken), Recover(Self, 1, Shield)}}}},

		{ID: "r5x3",
			Summary: "You may discard this card before you reveal your dial: you ignore obstacles until " +
				"the end of the round.",
			Abilities: []Ability{{Name: "plot a way through", When: BeforeActivate,
				If: []Cond{rules.AboutToReveal},
				Do: []Op{DiscardThis(), Lasting(ThisRound, Self, Ignores(ObstaclesMoving)),
					Lasting(ThisRound, Self, Ignores(ObstaclesInMoves)),
					Lasting(ThisRound, Self, Ignores(ObstaclesAtRest)),
					Lasting(ThisRound, Self, Ignores(ObstaclesInAttacks))}}}},

		{ID: "r7astromech",
			Summary: "Once a round while you defend, you may spend your target lock on the attacker to " +
				"have any of its dice rerolled.",
			Abilities: []Ability{{Name: "have hits rerolled", When: ModifyAttack, Per: game.OncePerRound,
				Against: []Cond{Same(Self)}, Do: []Op{SpendLock(Attacker), Reroll(AttackDice, all)}}}},

		{ID: "r7t1",
			Summary: "Action: choose an enemy ship at range 1-2 that has you in its firing arc; you " +
				"may lock it as a target. Whether you do or not, you may then boost.",
			Actions: []Ability{{Name: "lock and boost", Do: []Op{
				Choose(Enemy, At(0, 2)),
				Provided(Chosen.In(Firing), May("acquire a target lock", LockShip(Chosen))),
				Provided(CanPerform(0, game.BoostAction), Perform(Self, 0, game.BoostAction))}}}},

		{ID: "targetingastromech", Summary: "After a red maneuver, you may acquire a target lock.",
			Abilities: []Ability{{Name: "lock", When: AfterManeuver,
				If: []Cond{ManeuverIs(game.DifficultyRed)}, Do: []Op{rules.EnemyLockOf(Self)}}}},
	}
}
