package pilots

import (
	"slices"

	. "koiogran/engine/card"
)

// alphaclassstarwing are the pilots of the Alpha-class Star Wing.
func alphaclassstarwing() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "While you defend, disarmed, you roll 1 more defense die.",
			Mods:    []Mod{Add(DefenseDiceOf, 1).If(Has(DisarmToken))},
		}, "majorvynder"),

		printed(Def{
			Summary: "After you gain a disarm token, unless you are stressed, you may gain 1 stress " +
				"token to remove 1 disarm token.",
			Abilities: []Ability{{Name: "rearm", When: AfterGain,
				If: []Cond{About(DisarmToken), Not(Stressed)},
				Do: []Op{Gain(Self, 1, StressToken), Remove(Self, 1, DisarmToken)}}},
		}, "lieutenantkarsabi"),
	)
}
