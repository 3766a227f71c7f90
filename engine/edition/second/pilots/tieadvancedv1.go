package pilots

import (
	"slices"

	. "koiogran/engine/card"
)

// tieadvancedv1 are the pilots of the TIE Advanced v1.
func tieadvancedv1() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "While you defend at attack range 1, you may spend 1 Force to deny the range " +
				"bonus. While you attack at attack range 2-3, you may spend 1 Force for the bonus of " +
				"range 1.",
			Abilities: []Ability{
				{Name: "deny the bonus", When: BeforeRoll(AttackDice), Against: []Cond{Same(Self)},
					If: []Cond{AttackRange(1, 1), Not(Ordnance)},
					Do: []Op{Spend(Self, 1, Force), Lasting(ThisAttack, Attacker, Set(RangeBonus, 0))}},
				{Name: "apply the bonus", When: BeforeRoll(AttackDice),
					If: []Cond{AttackRange(2, 3), Not(Ordnance)},
					Do: []Op{Spend(Self, 1, Force),
						Lasting(ThisAttack, Self, Add(RangeBonus, 1).For(Attacking))}},
			},
		}, "grandinquisitor"),

		printed(Def{
			Summary: "After results are neutralized, if your attack hit, you may spend 2 Force to add 1 " +
				"critical hit result.",
			Abilities: []Ability{{Name: "add a crit", When: AfterNeutralize,
				Against: []Cond{Same(Self)}, If: []Cond{AttackHit},
				Do: []Op{Spend(Self, 2, Force), AddResult(AttackDice, Crit)}}},
		}, "fifthbrother"),

		printed(Def{
			Summary: "Before results are neutralized in your primary attack, you may spend 2 Force to " +
				"cancel 1 evade result.",
			Abilities: []Ability{{Name: "cancel an evade", When: BeforeNeutralize,
				Against: []Cond{Same(Self)}, If: []Cond{PrimaryAttack},
				Do: []Op{Spend(Self, 2, Force), CancelResult(DefenseDice, Evade)}}},
		}, "seventhsister"),
	)
}
