package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// talentKToZ are the talents from K on.
func talentKToZ() []Def {
	bullseye := Defender.Is(In(Bullseye))
	return []Def{
		{ID: "lonewolf",
			Summary: "While you defend or attack with no other friendly ship at range 0-2 for 1 " +
				"charge you may reroll 1 of your dice.",
			Abilities: []Ability{
				{Name: "reroll", When: ModifyAttack, If: []Cond{Not(Any(OtherFriend, At(0, 2)))},
					Do: []Op{Spend(Self, 1, Charge), Reroll(AttackDice, 1)}},
				{Name: "reroll", When: ModifyDefense, If: []Cond{Not(Any(OtherFriend, At(0, 2)))},
					Do: []Op{Spend(Self, 1, Charge), Reroll(DefenseDice, 1)}},
			}},

		// After you fully execute a maneuver in which you moved through an obstacle, you may choose
		// an enemy in your front arc at range 1-2. It gains 1 strain token. Structures, huge ships
		// and docked ships are no part of a match.
		{ID: "margsablclosure",
			Summary: "After you fully execute a maneuver through an obstacle, an enemy in your front " +
				"arc at range 1-2 may be given 1 strain token.",
			Abilities: []Ability{{Name: "strain an enemy", When: AfterManeuver,
				If: []Cond{FullyExecuted, rules.ThroughObstacle},
				Do: []Op{Choose(Enemy, In(Front, 1, 2)),
					Gain(Chosen, 1, StrainToken)}}}},

		{ID: "marksmanship",
			Summary: "While you attack a ship in your bullseye arc you may change 1 hit to a critical " +
				"hit.",
			Abilities: []Ability{{Name: "change a hit", When: ModifyAttack,
				If: []Cond{Defender.Is(bullseye)}, Do: []Op{Change(AttackDice, 1, Hit, Crit)}}}},

		{ID: "outmaneuver",
			Summary: "In your front arc attacks the defender rolls 1 die fewer while you are not in " +
				"its firing arc.",
			Mods: []Mod{Add(DefenseDiceOf, -1).For(Defending).If(Attacking, AttackArc(geom.FrontArc),
				Not(InOf(Defender, Firing)))}},

		{ID: "predator",
			Summary: "In a primary attack on a ship in your bullseye arc you may reroll 1 die.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack,
				If: []Cond{PrimaryAttack, Defender.Is(bullseye)}, Do: []Op{Reroll(AttackDice, 1)}}}},

		{ID: "ruthless",
			Summary: "While you attack, another friendly ship at range 0-1 of the defender may " +
				"suffer 1 hit damage for you to change 1 result to a hit.",
			Abilities: []Ability{{Name: "sacrifice", When: ModifyAttack,
				Do: []Op{Choose(OtherFriend, AtOf(Defender, 0, 1)),
					Suffer(Chosen, 1, Hit),
					May("change a result",
						Change(AttackDice, 1, Blank|Focus|Crit, Hit))}}}},

		{ID: "selfless",
			Summary: "Before results against another friendly ship at range 0-1 are neutralized, if " +
				"you are in the attack arc, you may suffer 1 critical damage to cancel 1 critical hit.",
			Abilities: []Ability{{Name: "take a crit", When: BeforeNeutralize,
				By: []Cond{OtherFriend, At(0, 1)}, If: []Cond{InOf(Attacker, OfAttack)},
				Do: []Op{SufferToCancel(AttackDice, Crit)}}}},

		{ID: "silenthunter-tiephphantom",
			Summary: "As you decloak you may lock an enemy in your bullseye arc.",
			Abilities: []Ability{{Name: "lock", When: AfterDecloak,
				Do: []Op{Choose(Enemy, In(Bullseye)),
					LockShip(Chosen)}}}},

		{ID: "squadleader",
			Summary: "The ship that you coordinate can perform only actions of your action bar.",
			Mods:    []Mod{Include(Coordination, OwnBar)}},

		{ID: "stealthgambit-tiephphantom",
			Summary: "While cloaked, after a friendly hit on an enemy in your front arc you may take " +
				"a strain token, drop the cloak and make a bonus primary attack on it. If strained " +
				"you gain an evade token at the end of the Engagement phase.",
			Abilities: []Ability{
				{Name: "strike from the cloak", When: AftermathBonus,
					By: []Cond{Friend}, Against: []Cond{Enemy, In(Front)},
					If: []Cond{AttackHit, Has(CloakToken)},
					Do: []Op{Gain(Self, 1, StrainToken), Remove(Self, 1, CloakToken),
						rules.BonusAttack(func(x *game.Exec) game.AttackTerms {
							return game.AttackTerms{Must: true, Primary: true, Unveiled: true,
								Within: true, Targets: game.ShipSet(0).With(Defender(x))}
						})}},
				{Name: "gain an evade token", When: EndOfEngagement, Must: true,
					If: []Cond{Has(StrainToken)}, Do: []Op{Gain(Self, 1, EvadeToken)}},
			}},

		{ID: "swiftapproach-swz98",
			Summary: "A device that you place in the System phase may be followed by a white barrel " +
				"roll or boost action, whether you are stressed or not.",
			Abilities: []Ability{{Name: "barrel roll or boost", When: AfterPlace,
				If: []Cond{InPhase(game.SystemPhase)},
				Do: []Op{Perform(Self, game.AsWhite|game.WhileStressed,
					game.BarrelRollAction, game.BoostAction)}}}},

		{ID: "swarmtactics",
			Summary: "At the start of the Engagement phase a friendly ship at range 1 may take on " +
				"your initiative until the end of the round.",
			Abilities: []Ability{{Name: "share your initiative", When: StartOfEngagement,
				Do: []Op{Choose(Friend, At(1, 1)),
					LastingInitiative(ThisRound, Chosen, Self.Of(Initiative))}}}},

		{ID: "topcover-swz98",
			Summary: "After a friendly ship at range 0-1 defends you may launch a device with a " +
				"bank 3 or straight 3 template, unless you placed one this round. The effects of " +
				"friendly devices pass you by.",
			Mods: []Mod{Ignores(FriendlyDevices)},
			Abilities: []Ability{{Name: "launch a device", When: AfterDefend,
				By: []Cond{Friend, At(0, 1)}, If: []Cond{Not(rules.PlacedDevice)},
				Do: []Op{rules.PlaceOne(rules.Placement{Straight: 3, Launch: true})}}}},

		{ID: "trickshot",
			Summary: "You roll 1 more attack die in attacks that an obstacle obstructs.",
			Mods:    []Mod{Add(AttackDiceOf, 1).If(ObstructedAttack)}},

		{ID: "truegrit-swz98",
			Summary: "If not strained as the Activation phase ends you may take a strain token to " +
				"remove a red or orange token, which must not be a lock.",
			Abilities: []Ability{{Name: "shake it off", When: EndOfActivation,
				If: []Cond{Not(Has(StrainToken))},
				Do: []Op{Gain(Self, 1, StrainToken),
					Remove(Self, 1, RedButLocks|OrangeTokens)}}}},

		{ID: "vengeful-battleofyavin",
			Summary: "After a limited friendly ship at range 0-3 is destroyed you may remove a red " +
				"token or recover a recurring charge of your ship card.",
			Abilities: []Ability{{Name: "avenge", When: AfterDestroyed,
				By: []Cond{Friend, At(0, 3), Limited},
				Do: []Op{PickOne(Self,
					Alt("remove a red token", Remove(Self, 1, RedTokens)),
					Alt("recover a charge", recoverOnShipCard))}}}},

		{ID: "withoutatrace-tiephphantom",
			Summary: "As you cloak you may remove a red token; no enemy can lock you while you are " +
				"cloaked.",
			Mods: []Mod{Forbids(BeingLocked).If(Other.Is(Enemy), Has(CloakToken))},
			Abilities: []Ability{{Name: "remove a red token", When: AfterGain,
				If: []Cond{About(CloakToken)}, Do: []Op{Remove(Self, 1, RedTokens)}}}},
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
