package upgrades

import (
	. "koiogran/card"
	"koiogran/game"
	"koiogran/geom"
	"koiogran/rules"
)

// talentKToZ are the talents from K on.
func talentKToZ() []Def {
	bullseye := InArcOf(Self, geom.BullseyeArc, Defender)
	return []Def{
		// While you defend or attack, if no other friendly ship is at range 0-2, for 1 charge you
		// can reroll 1 of your dice.
		{ID: "lonewolf",
			Summary: "While you defend or attack with no other friendly ship at range 0-2 " +
				"for 1 charge you can reroll 1 of your dice.",
			Abilities: []Ability{
				{Name: "reroll", When: ModifyAttack, If: []Cond{Attacking, Alone(2)},
					Do: []Op{SpendCharge(1), Reroll(AttackDice, 1)}},
				{Name: "reroll", When: ModifyDefence, If: []Cond{Defending, Alone(2)},
					Do: []Op{SpendCharge(1), Reroll(DefenceDice, 1)}},
			}},

		// After you fully execute a maneuver in which you moved through an obstacle, you may choose
		// an enemy in your front arc at range 1-2. It gains 1 strain token. Structures, huge ships
		// and docked ships are no part of a match.
		{ID: "margsablclosure",
			Summary: "After you fully execute a maneuver through an obstacle, an enemy in your front " +
				"arc at range 1-2 may be given 1 strain token.",
			Abilities: []Ability{{Name: "strain an enemy", When: AfterManeuver,
				If: []Cond{Is(Self, Active), FullyExecuted, rules.ThroughObstacle},
				Do: []Op{Choose(Enemy(Chosen), InArcWithin(Self, 1, 2, Chosen, geom.FrontArc)),
					Gain(Chosen, game.StrainToken, 1)}}}},

		// While you attack a ship in your bullseye arc, you may change 1 hit to a crit.
		{ID: "marksmanship",
			Summary: "While you attack a ship in your bullseye arc you may change 1 hit to a crit.",
			Abilities: []Ability{{Name: "change a hit", When: ModifyAttack,
				If: []Cond{Attacking, bullseye},
				Do: []Op{Change(AttackDice, 1, game.Hit, game.Crit)}}}},

		// While you make a front arc attack, if you are not in the defender's firing arc, it rolls
		// 1 defence die fewer.
		{ID: "outmaneuver",
			Summary: "In your front arc attacks the defender rolls 1 die fewer while you are not in " +
				"its firing arc.",
			Mods: []game.Mod{AddTo(DefenceDiceOf, All(Attacking, AttackArc(geom.FrontArc),
				Not(InFiringArcOf(Defender, Self))), -1)}},

		// While you make a primary attack on a ship in your bullseye arc, you may reroll 1 attack
		// die.
		{ID: "predator",
			Summary: "In a primary attack on a ship in your bullseye arc you may reroll 1 die.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack,
				If: []Cond{Attacking, PrimaryAttack, bullseye}, Do: []Op{Reroll(AttackDice, 1)}}}},

		// While you attack, you can pick another friend at range 0-1 of the defender. Then it
		// suffers 1 hit damage and you can change 1 of your results to a hit.
		{ID: "ruthless",
			Summary: "While you attack, another friendly ship at range 0-1 of the defender may " +
				"suffer 1 hit damage for you to change 1 result to a hit.",
			Abilities: []Ability{{Name: "sacrifice", When: ModifyAttack, If: []Cond{Attacking},
				Do: []Op{Choose(OtherFriend(Chosen), WithinOf(Defender, 0, 1, Chosen)),
					SufferDamage(Chosen, 1, 0),
					May("change a result",
						ChangeOne(AttackDice, game.Hit, game.Blank, game.Focus, game.Crit))}}}},

		// While another friendly ship at range 0-1 defends and you are in the attack arc, before
		// results are neutralized, you may suffer 1 critical damage to cancel 1 crit.
		{ID: "selfless",
			Summary: "Before results against another friendly ship at range 0-1 are neutralized, if " +
				"you are in the attack arc, you may suffer 1 critical damage to cancel 1 crit.",
			Abilities: []Ability{{Name: "take a crit", When: BeforeNeutralize,
				If: []Cond{OtherFriend(Defender), Within(0, 1, Defender), InAttackArc},
				Do: []Op{SufferToCancel(AttackDice, game.Crit)}}}},

		// After you decloak, you may acquire a lock on an enemy in your bullseye arc.
		{ID: "silenthunter-tiephphantom",
			Summary: "As you decloak you may lock an enemy in your bullseye arc.",
			Abilities: []Ability{{Name: "lock", When: AfterDecloak, If: []Cond{Is(Self, Active)},
				Do: []Op{Choose(Enemy(Chosen), InArcOf(Self, geom.BullseyeArc, Chosen)),
					LockShip(Chosen)}}}},

		// While you coordinate, the ship that you choose performs only actions of your action bar.
		{ID: "squadleader",
			Summary: "The ship that you coordinate can perform only actions of your action bar.",
			Mods:    []game.Mod{Set(CoordinatesOwnBar, Is(Self, Subject), 1)}},

		// After a friendly ship's attack hits an enemy in your front arc, if you are cloaked, you
		// may gain 1 strain token to remove the cloak token and make a bonus primary attack on the
		// defender. At the end of the Engagement phase, if you are strained, you gain 1 evade token.
		{ID: "stealthgambit-tiephphantom",
			Summary: "While cloaked, after a friendly hit on an enemy in your front arc you may take " +
				"a strain token, drop the cloak and make a bonus primary attack on it. If strained " +
				"you gain an evade token at the end of the Engagement phase.",
			Abilities: []Ability{
				{Name: "strike from the cloak", When: AftermathBonus,
					If: []Cond{Friend(Attacker), AttackHit, Enemy(Defender),
						InArcOf(Self, geom.FrontArc, Defender), Has(game.CloakToken, Self)},
					Do: []Op{Gain(Self, game.StrainToken, 1), Remove(Self, game.CloakToken),
						rules.BonusAttack(func(x *game.Exec) game.AttackTerms {
							return game.AttackTerms{Must: true, Primary: true, Unveiled: true,
								Within: true, Targets: game.ShipSet(0).With(Defender(x))}
						})}},
				{Name: "gain an evade token", When: EndOfEngagement, Must: true,
					If: []Cond{Has(game.StrainToken, Self)},
					Do: []Op{Gain(Self, game.EvadeToken, 1)}},
			}},

		// A device that was placed in the System phase may be followed by a white barrel roll or
		// boost action, stressed or not.
		{ID: "swiftapproach-swz98",
			Summary: "A device that you place in the System phase may be followed by a white barrel " +
				"roll or boost action, whether you are stressed or not.",
			Abilities: []Ability{{Name: "barrel roll or boost", When: AfterPlace,
				If: []Cond{Is(Self, Active), InPhase(game.SystemPhase)},
				Do: []Op{Perform(Self, game.AsWhite|game.WhileStressed,
					game.BarrelRollAction, game.BoostAction)}}}},

		// As engagement begins you can pick 1 friend at range 1: it
		// treats its initiative as equal to yours until the end of the round.
		{ID: "swarmtactics",
			Summary: "At the start of the Engagement phase a friendly ship at range 1 may take on " +
				"your initiative until the end of the round.",
			Abilities: []Ability{{Name: "share your initiative", When: StartOfEngagement,
				Do: []Op{Choose(Friend(Chosen), Within(1, 1, Chosen)),
					rules.TreatInitiative(Chosen, Self, game.EndPhase)}}}},

		// After a friendly ship at range 0-1 defends, if you have placed no device this round, you
		// may launch one with a bank 3 or the straight 3. Friendly devices do nothing to you.
		{ID: "topcover-swz98",
			Summary: "After a friendly ship at range 0-1 defends you may launch a device with a " +
				"bank 3 or straight 3 template, unless you placed one this round. The effects of " +
				"friendly devices pass you by.",
			Mods: []game.Mod{Set(IgnoresDevices, Is(Self, Subject), 1)},
			Abilities: []Ability{{Name: "launch a device", When: AfterDefend,
				If: []Cond{Friend(Defender), Within(0, 1, Defender), Not(rules.PlacedDevice(Self))},
				Do: []Op{rules.PlaceOne(rules.Placement{Straight: 3, Launch: true})}}}},

		// While you make an attack that an obstacle obstructs, you roll 1 more attack die.
		{ID: "trickshot",
			Summary: "You roll 1 more attack die in attacks that an obstacle obstructs.",
			Mods:    []game.Mod{AddTo(AttackDiceOf, All(Is(Self, Subject), ObstructedAttack), 1)}},

		// As the Activation phase ends a ship without strain can take a strain token to be rid of a
		// red or orange token that is no lock.
		{ID: "truegrit-swz98",
			Summary: "If not strained as the Activation phase ends you may take a strain token to " +
				"remove a red or orange token, which must not be a lock.",
			Abilities: []Ability{{Name: "shake it off", When: EndOfActivation,
				If: []Cond{Not(Has(game.StrainToken, Self))},
				Do: []Op{Gain(Self, game.StrainToken, 1),
					RemoveToken(Self, game.Red, game.Orange)}}}},

		// The loss of a limited friend at range 0-3 takes off a red token, or brings back a recurring
		// charge of the ship card.
		{ID: "vengeful-battleofyavin",
			Summary: "After a limited friendly ship at range 0-3 is destroyed you may remove a red " +
				"token or recover a recurring charge of your ship card.",
			Abilities: []Ability{{Name: "avenge", When: AfterDestroyed,
				If: []Cond{Friend(Active), Within(0, 3, Active), Limited(Active)},
				Do: []Op{PickOne(Self,
					Alt("remove a red token", RemoveOne(Self, game.Red)),
					Alt("recover a charge", recoverOnShipCard))}}}},

		// Cloaking can take off 1 red token, and a cloaked ship cannot be locked by enemies.
		{ID: "withoutatrace-tiephphantom",
			Summary: "As you cloak you may remove a red token; no enemy can lock you while you are " +
				"cloaked.",
			Mods: []game.Mod{Set(Unlockable,
				All(Is(Self, Subject), Has(game.CloakToken, Self)), 1)},
			Abilities: []Ability{{Name: "remove a red token", When: AfterGain,
				If: []Cond{Is(Self, Active), About(game.CloakToken)},
				Do: []Op{RemoveOne(Self, game.Red)}}}},
	}
}

// recoverOnShipCard recovers 1 charge of Self's ship card, if its charges are recurring.
var recoverOnShipCard = RunIf("recover a charge of the ship card",
	func(x *game.Exec) bool {
		id := x.Info(x.Self()).Pilots
		return x.G.Cards[id].Back > 0 && CanRecover(x, id)
	},
	func(x *game.Exec) {
		RecoverChargesOf(x, x.Info(x.Self()).Pilots, 1, "2e.charge.recover")
	})
