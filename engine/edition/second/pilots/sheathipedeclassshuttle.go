package pilots

import (
	"slices"

	. "koiogran/engine/card"
)

// sheathipedeclassshuttle are the pilots of the Sheathipede-class shuttle.
func sheathipedeclassshuttle() []Def {
	dice := Either(WhileModifying(AttackDice), WhileModifying(DefenseDice))
	return slices.Concat(
		printed(Def{
			Summary: "Before an enemy ship in your firing arc engages, unless you are stressed, you may gain 1 " +
				"stress token: it spends no tokens to modify dice while it attacks in this phase.",
			Abilities: []Ability{{Name: "suppress", When: BeforeEngage, By: []Cond{Enemy, In(Firing)},
				If: []Cond{Not(Stressed)},
				Do: []Op{Gain(Self, 1, StressToken),
					Lasting(ThisPhase, Active, Forbids(Spending).If(Attacking, dice)),
					Lasting(ThisPhase, Active, Forbids(SpendingLocks).If(Attacking, dice))}}},
		}, "fennrau-sheathipedeclassshuttle"),

		printed(Def{
			Summary: "A ship with exactly 1 stress token may perform actions when you coordinate it.",
			Mods:    []Mod{Include(Coordination, OneStress)},
		}, "ap5"),

		printed(ezraBridger, "ezrabridger-sheathipedeclassshuttle"),
		printed(zebOrrelios, "zeborrelios-sheathipedeclassshuttle"),
	)
}
