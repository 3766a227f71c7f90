package pilots

import . "koiogran/engine/card"

// alphaclassstarwing are the pilots of the Alpha-class Star Wing.
func alphaclassstarwing() []Def {
	return []Def{
		{ID: "majorvynder",
			Summary: "While you defend with a weapons disabled token, you roll 1 more defense die.",
			Mods:    []Mod{Add(DefenseDiceOf, 1).If(Has(DisarmToken))}},

		{ID: "lieutenantkarsabi",
			Summary: "You may receive 1 stress token to remove a weapons disabled token when you receive " +
				"it, unless you are stressed.",
			Abilities: []Ability{{Name: "keep the weapons", When: AfterGain,
				If: []Cond{About(DisarmToken), Not(Stressed)},
				Do: []Op{Gain(Self, 1, StressToken), Remove(Self, 1, DisarmToken)}}}},
	}
}
