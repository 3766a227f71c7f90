package pilots

import (
	. "koiogran/engine/card"
)

// scurrgh6bomber are the pilots of the Scurrg H-6 bomber.
func scurrgh6bomber() []Def {
	return printed(Def{
		Summary: "Where you would drop a device with the straight 1 template, you may use any other " +
			"template of speed 1.",
		Mods: []Mod{Include(DeviceTemplates, AnySpeed1)},
	}, "solsixxa")
}
