package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// tech are the tech upgrades.
func tech() []Def {
	return []Def{
		{ID: "advancedoptics",
			Summary: "While you attack you may spend 1 focus token to change 1 blank result to a hit.",
			Abilities: []Ability{{Name: "change a blank", When: ModifyAttack,
				Do: []Op{Spend(Self, 1, FocusToken), Change(AttackDice, 1, Blank, Hit)}}}},

		{ID: "biohexacryptcodes",
			Summary: "While you coordinate or jam you may spend your lock on a ship to choose that ship " +
				"at any range.",
			Mods: []Mod{Include(ActionReach, ForLock).If(About(game.CoordinateAction, game.JamAction))}},

		{ID: "ferrospherepaint",
			Summary: "After an enemy ship locks you, unless you are in its bullseye arc, it gains 1 " +
				"stress token.",
			Abilities: []Ability{{Name: "reflect the lock", When: AfterLock, Must: true,
				By: []Cond{Enemy}, Against: []Cond{Same(Self)}, If: []Cond{Not(InOf(Active, Bullseye))},
				Do: []Op{Gain(Active, 1, StressToken)}}}},

		{ID: "primedthrusters",
			Summary: "Up to 2 stress tokens do not keep you from barrel roll and boost actions.",
			Mods: []Mod{Permits(game.Stressed).If(Between(Count(StressToken), 0, 2),
				About(game.BarrelRollAction, game.BoostAction))}},
	}
}
