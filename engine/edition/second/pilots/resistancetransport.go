package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// resistancetransport are the pilots of the Resistance Transport and of its pod.
func resistancetransport() []Def {
	red := Revealed(ManeuverIs(game.DifficultyRed))
	return slices.Concat(
		printed(Def{
			Summary: "You may execute red maneuvers while you have up to 2 stress tokens.",
			Mods:    []Mod{Permits(game.RedOnStress).If(Compare(Count(StressToken), AtMost, 2))},
		}, "pammichnerrogoode"),

		printed(Def{
			Summary: "While your revealed maneuver is red, you roll 1 more defense die, and 1 more " +
				"attack die in primary attacks.",
			Mods: []Mod{Add(AttackDiceOf, 1).If(PrimaryAttack, red),
				Add(DefenseDiceOf, 1).If(red)},
		}, "covanell"),

		printed(Def{
			Summary: "After you perform an action that a crew upgrade gives you, you may perform a " +
				"reinforce action.",
			Abilities: []Ability{{Name: "reinforce", When: AfterAction, If: []Cond{OnItsBar("crew")},
				Do: []Op{Perform(Self, 0, game.ReinforceAction)}}},
		}, "jannah-wat1"),

		printed(Def{
			Summary: "After you jam a ship, choose another ship at range 0-1 of it. The chosen ship " +
				"gains 1 jam token.",
			Abilities: []Ability{{Name: "jam another", When: AfterAction, Must: true,
				If: []Cond{About(game.JamAction)},
				Do: []Op{Choose(Not(Same(Other)), Other.At(0, 1)), Gain(Chosen, 1, JamToken)}}},
		}, "takajamoreesa"),

		printed(Def{
			Summary: "After you coordinate or are coordinated with 2 stress tokens or fewer, you may " +
				"perform an action of your action bar as red, even while stressed.",
			Abilities: []Ability{
				{Name: "act on", When: AfterAction,
					If: []Cond{About(game.CoordinateAction), Compare(Count(StressToken), AtMost, 2)},
					Do: []Op{Perform(Self, game.AsRed|game.OnBar|game.WhileStressed)}},
				{Name: "act on", When: AfterAction, Against: []Cond{Same(Self)},
					If: []Cond{About(game.CoordinateAction), Compare(Count(StressToken), AtMost, 2)},
					Do: []Op{Perform(Self, game.AsRed|game.OnBar|game.WhileStressed)}},
			},
		}, "nodinchavdri"),

		nil,
	)
}
