package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/rules"
)

// scurrgh6bomber are the pilots of the Scurrg H-6 bomber.
func scurrgh6bomber() []Def {
	return slices.Concat(printed(Def{
		Summary: "Before a friendly bomb or mine detonates you may spend 1 charge to keep it from " +
			"detonating. While you defend you roll 1 more defense die if the attacker measures range " +
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
