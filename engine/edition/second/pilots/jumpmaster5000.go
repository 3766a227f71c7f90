package pilots

import (
	. "koiogran/engine/card"
)

// jumpmaster5000 are the pilots of the JumpMaster 5000.
func jumpmaster5000() []Def {
	return printed(Def{
		Summary: "After you defend against a ship in your front arc you may spend 1 charge to make a " +
			"bonus attack against it.",
		Abilities: []Ability{{Name: "strike back", When: AftermathBonus, Against: []Cond{Same(Self)},
			If: []Cond{Attacker.Is(In(Front))}, Do: []Op{Spend(Self, 1, Charge), bonusOn(Attacker)}}},
	}, "dengar")
}
