package upgrades

import (
	. "koiogran/card"
	"koiogran/rules"
)

// device are the devices.
func device() []Def {
	return []Def{
		// In your step of the System phase you may spend 1 charge to drop a Conner Net with the
		// straight 1 template. The charge cannot be recovered.
		{ID: "connernets", NoRecover: true,
			Summary: "System phase: you may spend 1 charge, which cannot be recovered, to drop a " +
				"Conner Net with the straight 1 template.",
			Abilities: []Ability{{Name: "drop a Conner Net", When: SystemStep,
				If: []Cond{Is(Self, Active)},
				Do: []Op{SpendCharge(1), rules.DropDevice("Conner Net")}}}},
	}
}
