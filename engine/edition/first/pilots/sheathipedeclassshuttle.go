package pilots

import . "koiogran/engine/card"

// sheathipedeclassshuttle are the pilots of the Sheathipede-class shuttle.
func sheathipedeclassshuttle() []Def {
	return []Def{
		fennRau(),
		ezraBridger("ezrabridger-sheathipedeclassshuttle"),
		{ID: "ap5",
			Summary: "When you coordinate a ship, before it acts, you may receive 2 stress tokens to remove 1 " +
				"stress token from it.",
			Abilities: []Ability{{Name: "calm it", When: Coordinating,
				Do: []Op{Gain(Self, 2, StressToken), Remove(Other, 1, StressToken)}}}},
		zebOrrelios("zeborrelios-sheathipedeclassshuttle"),
	}
}

// fennRau keeps an enemy from spending tokens to modify its attack dice.
func fennRau() Def {
	modifying := []Cond{Attacking, WhileModifying(AttackDice)}
	return Def{ID: "fennrau-sheathipedeclassshuttle",
		Summary: "When an enemy ship in your firing arc at range 1-3 takes its turn in the Combat " +
			"phase, you may take 1 stress token if you have none. That enemy then cannot modify its " +
			"attack dice with tokens until the end of the round.",
		Abilities: []Ability{{Name: "unnerve", When: BeforeEngage, By: []Cond{Enemy, In(Firing, 1, 3)},
			If: []Cond{Not(Stressed)},
			Do: []Op{Gain(Self, 1, StressToken),
				Lasting(ThisRound, Active, Forbids(Spending).If(modifying...)),
				Lasting(ThisRound, Active, Forbids(SpendingLocks).If(modifying...))}}}}
}
