package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/rules"
)

// scurrgh6bomber are the pilots of the Scurrg H-6 bomber.
func scurrgh6bomber() []Def {
	return slices.Concat(printed(Def{
		Summary: "Before a friendly bomb or mine detonates, you may spend 1 charge; if you do, it does " +
			"not detonate. While you defend, roll 1 additional defense die if the attack is measured " +
			"across a bomb or mine.",
		Mods: []Mod{Add(DefenseDiceOf, 1).If(rules.AcrossBomb())},
		Abilities: []Ability{{Name: "keep it from detonating", When: Detonates, By: []Cond{Friend},
			Do: []Op{Spend(Self, 1, Charge), rules.CallOff()}}},
	}, "captainnym"), printed(Def{
		Summary: "Where you would drop a device with the straight 1 template, you may use any other " +
			"template of speed 1.",
		Mods: []Mod{Include(DeviceTemplates, AnySpeed1)},
	}, "solsixxa"))
}
