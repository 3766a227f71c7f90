package pilots

import . "koiogran/engine/card"

// cr90corvettefore is the fore section of the CR90 corvette, whose ship card has an ability of its own.
func cr90corvettefore() []Def {
	return []Def{
		{ID: "cr90corvettefore",
			Summary: "When you attack with your primary weapon, you may spend 1 energy to roll 1 more die.",
			Abilities: []Ability{{Name: "roll another die", When: BeforeRoll(AttackDice),
				If: []Cond{PrimaryAttack}, Do: []Op{SpendEnergy(1), AddDice(AttackDice, 1)}}}},
	}
}
