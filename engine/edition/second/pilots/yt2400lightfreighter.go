package pilots

import (
	"slices"

	. "koiogran/engine/card"
)

// yt2400lightfreighter are the pilots of the YT-2400 light freighter.
func yt2400lightfreighter() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "While you move you ignore obstacles.",
			Mods:    []Mod{Ignores(ObstaclesMoving)},
		}, "dashrendar"),

		printed(leebo, "leebo"),
	)
}

// leebo is the text of cards of several ships.
var leebo = Def{
	Summary: "After you attack or defend, if you spent a calculate token, you gain 1 calculate " +
		"token.",
	Abilities: []Ability{
		{Name: "calculate on", When: AfterAttack, Must: true, If: []Cond{HasSpent(CalculateToken)},
			Do: []Op{Gain(Self, 1, CalculateToken)}},
		{Name: "calculate on", When: AfterDefend, Must: true, If: []Cond{HasSpent(CalculateToken)},
			Do: []Op{Gain(Self, 1, CalculateToken)}},
	},
}
