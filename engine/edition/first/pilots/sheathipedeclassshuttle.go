package pilots

import . "koiogran/engine/card"

// sheathipedeclassshuttle are the pilots of the Sheathipede-class shuttle.
func sheathipedeclassshuttle() []Def {
	return []Def{
		fennRau(),
		ezraBridger("ezrabridger-sheathipedeclassshuttle"),
		zebOrrelios("zeborrelios-sheathipedeclassshuttle"),
	}
}

// fennRau keeps an enemy from spending tokens to modify its attack dice.
func fennRau() Def {
	modifying := []Cond{Attacking, WhileModifying(AttackDice)}
	return Def{ID: "fennrau-sheathipedeclassshuttle",
		Summary: "When an enemy ship in your firing arc at range 1-3 takes its turn in the Combat phase, " +
			"unless you are stressed, you may receive 1 stress token: it cannot spend tokens to modify its " +
			"attack dice this round.",
		Abilities: []Ability{{Name: "unnerve", When: BeforeEngage, By: []Cond{Enemy, In(Firing, 1, 3)},
			If: []Cond{Not(Stressed)},
			Do: []Op{Gain(Self, 1, StressToken),
				Lasting(ThisRound, Active, Forbids(Spending).If(modifying...)),
				Lasting(ThisRound, Active, Forbids(SpendingLocks).If(modifying...))}}}}
}
