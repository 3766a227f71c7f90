package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// maneuverAbilities are ship abilities about how a ship flies and fights, alphabetical.
func maneuverAbilities() []Def {
	return []Def{
		{ID: "Concordia Faceoff",
			Summary: "While you defend at attack range 1 in the attacker's front arc, change 1 result " +
				"to an evade.",
			Abilities: []Ability{{Name: "faceoff", When: ModifyDefense, Must: true,
				If: []Cond{AttackRange(1, 1), InOf(Attacker, Front)},
				Do: []Op{Change(DefenseDice, 1, Blank|Focus, Evade)}}}},

		{ID: "Explosion with Wings",
			Summary: "You are dealt 1 facedown damage card after forces are placed. You may expose 1 " +
				"damage card to remove 1 disarm token after you perform a SLAM action.",
			Abilities: []Ability{
				{Name: "begin damaged", When: ForcesPlaced, Must: true,
					If: []Cond{Not(Equipped("kazsfireball"))},
					Do: []Op{rules.DealFacedownCard(Self)}},
				{Name: "open the throttle", When: AfterAction, If: []Cond{About(game.SlamAction)},
					Do: []Op{rules.ExposeCard(Self), Remove(Self, 1, DisarmToken)}},
			}},

		{ID: "Gyro-Cockpit",
			Summary: "After you gain a stress token, you may spend 2 charges to gain 1 evade token. " +
				"For 1 charge you may drop a device from the middle of your left or right side.",
			Abilities: []Ability{{Name: "gain an evade token", When: AfterGain, If: []Cond{About(StressToken)},
				Do: []Op{Spend(Self, 2, PilotCharge), Gain(Self, 1, EvadeToken)}}},
			Mods: []Mod{Include(DeviceTemplates, ChargedSides)}},

		{ID: "Fine-tuned Controls",
			Summary: "You may spend 1 Force to perform a boost or barrel roll action after you fully " +
				"execute a maneuver.",
			Abilities: []Ability{{Name: "fine-tuned controls", When: AfterManeuver,
				If: []Cond{FullyExecuted},
				Do: []Op{Spend(Self, 1, Force),
					Perform(Self, 0, game.BoostAction, game.BarrelRollAction)}}}},

		{ID: "Intuitive Interface",
			Summary: "After you perform an action that a talent, illicit or modification upgrade added to " +
				"your action bar, you may perform a calculate action.",
			Abilities: []Ability{{Name: "intuitive interface", When: AfterAction,
				If: []Cond{OnItsBar("talent", "illicit", "modification")},
				Do: []Op{Perform(Self, 0, game.CalculateAction)}}}},

		{ID: "Plated Hull",
			Summary: "While you defend without faceup damage cards, change 1 critical hit of the attack to a hit.",
			Abilities: []Ability{{Name: "plated hull", When: ModifyAttack, Must: true,
				Against: []Cond{Same(Self)}, If: []Cond{Not(Has(FaceupCard))},
				Do: []Op{Change(AttackDice, 1, Crit, Hit)}}}},

		{ID: "Prioritized Weapons Systems",
			Summary: "You may gain 1 strain token to remove 1 disarm token before you engage.",
			Abilities: []Ability{{Name: "prioritize weapons", When: BeforeEngage,
				Do: []Op{Gain(Self, 1, StrainToken), Remove(Self, 1, DisarmToken)}}}},
	}
}
