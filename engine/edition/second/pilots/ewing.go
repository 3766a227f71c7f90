package pilots

import (
	. "koiogran/engine/card"
)

// ewing are the pilots of the E-wing.
func ewing() []Def {
	return printed(Def{
		Summary: "While a friendly ship attacks a ship in your front arc, it may change 1 hit to a " +
			"critical hit.",
		Abilities: []Ability{{Name: "change a hit", When: ModifyAttack, By: []Cond{Friend},
			If: []Cond{Defender.Is(In(Front))}, Do: []Op{Change(AttackDice, 1, Hit, Crit)}}},
	}, "gavindarklighter")
}
