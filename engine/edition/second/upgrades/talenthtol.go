package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// talentHToL are the talents from H to L.
func talentHToL() []Def {
	return []Def{
		{ID: "heroic",
			Summary: "While you attack or defend with 2 results or more that are all blank, you may " +
				"reroll any number of your dice.",
			Abilities: []Ability{
				{Name: "reroll blanks", When: ModifyAttack, If: []Cond{allBlank(AttackDice)},
					Do: []Op{Reroll(AttackDice, Every)}},
				{Name: "reroll blanks", When: ModifyDefense, If: []Cond{allBlank(DefenseDice)},
					Do: []Op{Reroll(DefenseDice, Every)}},
			}},

		{ID: "hopeful",
			Summary: "You may perform a focus or boost action after another friendly ship at range 0-3 " +
				"that is limited or has this talent is destroyed.",
			Abilities: []Ability{{Name: "focus or boost", When: AfterDestroyed,
				By: []Cond{OtherFriend, At(0, 3), Either(Limited, Equipped("hopeful"))},
				Do: []Op{Perform(Self, 0, game.FocusAction, game.BoostAction)}}}},

		{ID: "interloperturn",
			Summary: "Before you execute a turn or Koiogran turn of speed 1-2 at range 0-1 of an " +
				"asteroid, you may gain 1 tractor token.",
			Abilities: []Ability{{Name: "gain a tractor token", When: BeforeManeuver,
				If: []Cond{Speed(1, 2), Bearings(geom.TurnLeft, geom.TurnRight, geom.Koiogran),
					NearObstacle(1, geom.Asteroid)},
				Do: []Op{Gain(Self, 1, TractorToken)}}}},

		{ID: "intimidation",
			Summary: "An enemy at range 0 that defends rolls 1 die fewer.",
			Mods:    []Mod{Add(DefenseDiceOf, -1).For(Enemy, At(0, 0))}},

		{ID: "ionlimiteroverride",
			Summary: "After you fully execute a red maneuver, you may perform a barrel roll action, " +
				"even while stressed. Its price is a roll of 1 attack die: a hit strains you, and a " +
				"critical hit gives you 1 ion token.",
			Abilities: []Ability{{Name: "barrel roll", When: AfterManeuver,
				If: []Cond{FullyExecuted, ManeuverIs(game.DifficultyRed)},
				Do: []Op{Perform(Self, game.WhileStressed, game.BarrelRollAction),
					Provided(DidPerform, RollDice(AttackDice, 1),
						Gain(Self, Results(RolledDice, Hit), StrainToken),
						Gain(Self, Results(RolledDice, Crit), IonToken))}}}},

		{ID: "juke",
			Summary: "While you attack and are evading, you may change 1 of the defender's evades to a focus.",
			Abilities: []Ability{{Name: "change an evade", When: ModifyDefense,
				Against: []Cond{Same(Self)}, If: []Cond{Has(EvadeToken)},
				Do: []Op{Change(DefenseDice, 1, Evade, Focus)}}}},

		{ID: "lonewolf",
			Summary: "While you defend or attack with no other friendly ship at range 0-2 for 1 " +
				"charge, you may reroll 1 of your dice.",
			Abilities: []Ability{
				{Name: "reroll", When: ModifyAttack, If: []Cond{Not(Any(OtherFriend, At(0, 2)))},
					Do: []Op{Spend(Self, 1, Charge), Reroll(AttackDice, 1)}},
				{Name: "reroll", When: ModifyDefense, If: []Cond{Not(Any(OtherFriend, At(0, 2)))},
					Do: []Op{Spend(Self, 1, Charge), Reroll(DefenseDice, 1)}},
			}},
	}
}
