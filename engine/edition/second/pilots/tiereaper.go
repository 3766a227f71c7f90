package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// tiereaper are the pilots of the TIE reaper.
func tiereaper() []Def {
	bare := []Cond{Not(Has(GreenTokens))}
	return slices.Concat(
		printed(Def{
			Summary: "While you attack a ship without green tokens, you may change 1 blank or focus " +
				"result to a hit.",
			Abilities: []Ability{{Name: "change a result", When: ModifyAttack, By: []Cond{Same(Self)},
				Against: bare, Do: []Op{Change(AttackDice, 1, Blank|Focus, Hit)}}},
		}, "majorvermeil"),

		printed(Def{
			Summary: "While you defend against a ship without green tokens, you may change 1 blank or " +
				"focus result to an evade.",
			Abilities: []Ability{{Name: "change a result", When: ModifyDefense, By: []Cond{Same(Self)},
				Against: bare, Do: []Op{Change(DefenseDice, 1, Blank|Focus, Evade)}}},
		}, "captainferoph"),

		printed(Def{
			Summary: "You may skip your Perform Action step to perform a coordinate action after you " +
				"fully execute a maneuver with your Adaptive Ailerons.",
			Abilities: []Ability{{Name: "coordinate", When: AfterManeuver,
				If: []Cond{byAilerons, FullyExecuted},
				Do: []Op{Perform(Self, 0, game.CoordinateAction), Provided(DidPerform,
					Run("skip the action step", func(x *game.Exec) { SkipActionStep(x, x.Self()) }))}}},
		}, "vizier"),
	)
}
