package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/rules"
)

// tieagaggressor are the pilots of the TIE/ag Aggressor.
func tieagaggressor() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "While you attack, after the defender rolls defense dice, you may spend 1 focus token " +
				"to cancel all its blanks and focus results.",
			Abilities: []Ability{{Name: "cancel blanks and focus results", When: AfterRoll,
				Against: []Cond{Same(Self)}, If: []Cond{About(DefenseDice)},
				Do: []Op{Spend(Self, 1, FocusToken), CancelAll(DefenseDice, Blank|Focus)}}},
		}, "lieutenantkestal"),

		printed(Def{
			Summary: "After your turret or missile attack misses, you may make a bonus attack with " +
				"another weapon.",
			Abilities: []Ability{{Name: "attack again", When: AftermathBonus,
				If: []Cond{AttackWith("turret", "missile"), Not(AttackHit)},
				Do: []Op{rules.Attack(Self, rules.Bonus, rules.With(rules.Another))}}},
		}, "doubleedge"),
	)
}
