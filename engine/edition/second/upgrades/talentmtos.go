package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// talentMToR are the talents from M to R.
func talentMToR() []Def {
	return []Def{
		// Structures and huge ships are not part of a match.
		{ID: "margsablclosure",
			Summary: "After you fully execute a maneuver through an obstacle, or one with which you deploy, " +
				"you may give an enemy ship in your front arc at range 1-2 1 strain token.",
			Abilities: []Ability{{Name: "strain an enemy", When: AfterManeuver,
				If: []Cond{FullyExecuted, Either(throughObstacle, deploying)},
				Do: []Op{Choose(Enemy, In(Front, 1, 2)),
					Gain(Chosen, 1, StrainToken)}}}},

		{ID: "marksmanship",
			Summary: "While you attack a ship in your bullseye arc, you may change 1 hit to a critical hit.",
			Abilities: []Ability{{Name: "change a hit", When: ModifyAttack,
				If: []Cond{bullseye}, Do: []Op{Change(AttackDice, 1, Hit, Crit)}}}},

		{ID: "mercenary-swz103",
			Summary: "After another friendly ship at range 0-2 is destroyed you take over one of its " +
				"green tokens.",
			Abilities: []Ability{{Name: "take a token", When: AfterDestroyed, Must: true,
				By: []Cond{OtherFriend, At(0, 2)}, Do: []Op{Transfer(Active, Self, 1, GreenTokens)}}}},

		// The defender is an enemy at range 0 of itself (2e.component.friendly.range-0-of-self).
		{ID: "noescape-rsl",
			Summary: "In primary attacks you may reroll 1 blank, with more friendly ships than enemies at " +
				"range 0-1 of the defender, which counts as one.",
			Abilities: []Ability{{Name: "reroll a blank", When: ModifyAttack,
				If: []Cond{PrimaryAttack, Compare(Ships(Friend, AtOf(Defender, 0, 1)), Above,
					Ships(Enemy, AtOf(Defender, 0, 1)))},
				Do: []Op{Reroll(AttackDice, 1, Blank)}}}},

		{ID: "notorious",
			Summary: "After you defend, you may spend 1 charge to give an attacker in your firing arc " +
				"1 strain token. While you attack a strained ship, you may reroll 1 blank.",
			Abilities: []Ability{
				{Name: "strain the attacker", When: AfterDefend,
					If: []Cond{Attacker.Is(In(Firing))},
					Do: []Op{Spend(Self, 1, Charge), Gain(Attacker, 1, StrainToken)}},
				{Name: "reroll a blank", When: ModifyAttack, If: []Cond{Defender.Is(Has(StrainToken))},
					Do: []Op{Reroll(AttackDice, 1, Blank)}},
			}},

		{ID: "outmaneuver",
			Summary: "In your front arc attacks the defender rolls 1 die fewer while you are not in " +
				"its firing arc.",
			Mods: []Mod{Add(DefenseDiceOf, -1).For(Defending).If(Attacking, AttackArc(geom.FrontArc),
				Not(InOf(Defender, Firing)))}},

		{ID: "predator",
			Summary: "In a primary attack on a ship in your bullseye arc you may reroll 1 die.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack,
				If: []Cond{PrimaryAttack, bullseye}, Do: []Op{Reroll(AttackDice, 1)}}}},

		{ID: "ruthless",
			Summary: "While you attack, another friendly ship at range 0-1 of the defender may " +
				"suffer 1 hit damage for you to change 1 result to a hit.",
			Abilities: []Ability{{Name: "sacrifice", When: ModifyAttack,
				Do: []Op{Choose(OtherFriend, AtOf(Defender, 0, 1)),
					Suffer(Chosen, 1, Hit),
					May("change a result",
						Change(AttackDice, 1, Blank|Focus|Crit, Hit))}}}},
	}
}

// talentS are the talents from S to S.
func talentS() []Def {
	return []Def{
		{ID: "saturationsalvo",
			Summary: "In torpedo and missile attacks you may spend 1 charge of the weapon to make the " +
				"defender reroll 2 dice of your choice.",
			Abilities: []Ability{{Name: "reroll defense dice", When: ModifyDefense,
				Against: []Cond{Same(Self)}, If: []Cond{AttackSlot("torpedo", "missile")},
				Do: []Op{spendOfWeapon, Reroll(DefenseDice, Exactly(2))}}}},

		{ID: "selfless",
			Summary: "Before results against another friendly ship at range 0-1 are neutralized, if " +
				"you are in the attack arc, you may suffer 1 critical damage to cancel 1 critical hit.",
			Abilities: []Ability{{Name: "take a crit", When: BeforeNeutralize,
				By: []Cond{OtherFriend, At(0, 1)}, If: []Cond{InOf(Attacker, OfAttack)},
				Do: []Op{SufferToCancel(Self, AttackDice, Crit)}}}},

		silentHunter("silenthunter-rsl"),

		silentHunter("silenthunter-tiephphantom"),

		{ID: "squadleader",
			Summary: "The ship that you coordinate can perform only actions of your action bar.",
			Mods:    []Mod{Include(Coordination, OwnBar)}},

		{ID: "starbirdslash",
			Summary: "After you fully execute a maneuver through an enemy ship, you may give it 1 " +
				"strain token; you gain one, too, if you are in its firing arc.",
			Abilities: []Ability{{Name: "slash", When: AfterManeuver, If: []Cond{FullyExecuted},
				Do: []Op{Choose(Enemy, rules.MovedThrough), Gain(Chosen, 1, StrainToken),
					Provided(InOf(Chosen, Firing), Gain(Self, 1, StrainToken))}}}},

		{ID: "stealthgambit-tiephphantom",
			Summary: "While you are cloaked, after a friendly attack hits an enemy ship in your front " +
				"arc, you may gain 1 strain token and remove your cloak token. If you do, perform a " +
				"bonus primary attack against that ship. At the end of the Engagement phase, if you " +
				"are strained, gain 1 evade token.",
			Abilities: []Ability{
				{Name: "strike from the cloak", When: AftermathBonus,
					By: []Cond{Friend}, Against: []Cond{Enemy, In(Front)},
					If: []Cond{AttackHit, Has(CloakToken)},
					Do: []Op{Gain(Self, 1, StrainToken), Remove(Self, 1, CloakToken),
						rules.Attack(Self, rules.Bonus, rules.WithPrimary, rules.Unveiled,
							rules.Against(Defending))}},
				{Name: "gain an evade token", When: EndOfEngagement, Must: true,
					If: []Cond{Has(StrainToken)}, Do: []Op{Gain(Self, 1, EvadeToken)}},
			}},

		{ID: "swarmtactics",
			Summary: "At the start of the Engagement phase a friendly ship at range 1 may take on " +
				"your initiative until the end of the round.",
			Abilities: []Ability{{Name: "share your initiative", When: StartOfEngagement,
				Do: []Op{Choose(Friend, At(1, 1)),
					LastingInitiative(ThisRound, Chosen, Self.Of(Initiative))}}}},

		{ID: "swiftapproach-swz98",
			Summary: "A device that you place in the System phase may be followed by a white barrel " +
				"roll or boost action, whether you are stressed or not.",
			Abilities: []Ability{{Name: "barrel roll or boost", When: AfterPlace,
				If: []Cond{InPhase(game.SystemPhase)},
				Do: []Op{Perform(Self, game.AsWhite|game.WhileStressed,
					game.BarrelRollAction, game.BoostAction)}}}},
	}
}

// deploying reports whether the present maneuver is the one with which a ship deploys.
func deploying(x *game.Exec) bool { m := x.Move(); return m != nil && m.Kind == game.DeployMove }

// throughObstacle reports whether the present move went through an obstacle. One that lies only under
// its final position was not moved through.
func throughObstacle(x *game.Exec) bool {
	m := x.Move()
	if m == nil {
		return false
	}
	for _, o := range m.Met[:m.Through] {
		if o.Kind == game.ObstacleObject {
			return true
		}
	}
	return false
}
