package pilots

import (
	"slices"

	. "koiogran/engine/card"
)

// tieadvancedv1 are the pilots of the TIE Advanced v1.
func tieadvancedv1() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "After results are neutralized, if your attack hit, you may spend 2 Force to add 1 " +
				"critical hit result.",
			Abilities: []Ability{{Name: "add a crit", When: AfterNeutralize,
				Against: []Cond{Same(Self)}, If: []Cond{AttackHit},
				Do: []Op{Spend(Self, 2, Force), AddResult(AttackDice, Crit)}}},
		}, "fifthbrother"),

		printed(Def{
			Summary: "Before results are neutralized in your primary attack you may spend 2 Force to cancel " +
				"1 evade result.",
			Abilities: []Ability{{Name: "cancel an evade", When: BeforeNeutralize,
				Against: []Cond{Same(Self)}, If: []Cond{PrimaryAttack},
				Do: []Op{Spend(Self, 2, Force), CancelResult(DefenseDice, Evade)}}},
		}, "seventhsister"),
	)
}
