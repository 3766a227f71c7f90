package upgrades

import (
	"strings"

	. "koiogran/card"
	"koiogran/rules"
)

// device are the devices.
func device() []Def {
	return []Def{
		// In your step of the System phase, for 1 charge you can drop a Bomblet with the straight 1
		// template. As the Activation phase begins a shield can be given for 2 charges.
		{ID: "bombletgenerator",
			Summary: "System phase: you may spend 1 charge to drop a Bomblet with the straight 1 " +
				"template. As the Activation phase begins a shield can be given for 2 charges.",
			Abilities: []Ability{
				dropping("Bomblet"),
				{Name: "recover charges", When: StartOfActivation,
					Do: []Op{SpendShield(), RecoverCharge(2)}},
			}},

		// In your step of the System phase you may spend 1 charge to drop a Conner Net with the
		// straight 1 template. The charge cannot be recovered.
		{ID: "connernets", NoRecover: true,
			Summary: "System phase: you may spend 1 charge, which cannot be recovered, to drop a " +
				"Conner Net with the straight 1 template.",
			Abilities: []Ability{dropping("Conner Net")}},

		// In your step of the System phase you may spend 1 charge to drop an Ion Bomb with the
		// straight 1 template.
		{ID: "ionbombs",
			Summary: "System phase: for 1 charge you can drop an Ion Bomb with the straight 1 " +
				"template.",
			Abilities: []Ability{dropping("Ion Bomb")}},

		// In your step of the System phase you may spend 1 charge to drop a Proton Bomb with the
		// straight 1 template.
		{ID: "protonbombs",
			Summary: "System phase: you may spend 1 charge to drop a Proton Bomb with the straight 1 " +
				"template.",
			Abilities: []Ability{dropping("Proton Bomb")}},

		// In your step of the System phase you may spend 1 charge to drop a Proximity Mine with
		// the straight 1 template. The charge cannot be recovered.
		{ID: "proximitymines", NoRecover: true,
			Summary: "System phase: you may spend 1 charge, which cannot be recovered, to drop a " +
				"Proximity Mine with the straight 1 template.",
			Abilities: []Ability{dropping("Proximity Mine")}},

		// In your step of the System phase you may spend 1 charge to drop a Seismic Charge with the
		// straight 1 template.
		{ID: "seismiccharges",
			Summary: "System phase: for 1 charge you can drop a Seismic Charge with the straight 1 " +
				"template. It breaks up an obstacle near it.",
			Abilities: []Ability{dropping("Seismic Charge")}},
	}
}

// dropping is the ability of a ship's step of the System phase to spend 1 charge and drop a device
// with the straight 1 template.
func dropping(kind string) Ability {
	name := "drop a " + kind
	if strings.HasPrefix(kind, "Ion") {
		name = "drop an " + kind
	}
	return Ability{Name: name, When: SystemStep, If: []Cond{Is(Self, Active)},
		Do: []Op{SpendCharge(1), rules.DropDevice(kind)}}
}
