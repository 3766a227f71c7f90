package pilots

import (
	"slices"

	. "koiogran/engine/card"
)

// xiclasslightshuttle are the pilots of the Xi-class light shuttle.
func xiclasslightshuttle() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "While a friendly ship at range 0-2 makes a primary attack and rolls a blank, it " +
				"must gain 1 strain token to reroll 1 blank before dice are modified.",
			Abilities: []Ability{{Name: "push", When: AttackRolled, Must: true,
				By: []Cond{Friend, At(0, 2)}, If: []Cond{PrimaryAttack},
				Do: []Op{Gain(Attacker, 1, StrainToken), Reroll(AttackDice, 1, Blank)}}},
		}, "commandermalarus-xiclasslightshuttle"),
	)
}
