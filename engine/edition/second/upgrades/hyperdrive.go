package upgrades

import (
	. "koiogran/engine/card"
)

// hyperdrive are the hyperdrives.
func hyperdrive() []Def {
	return []Def{
		{ID: "syliure31hyperdrive",
			Summary: "You may be set up anywhere beyond range 1 of obstacles, beyond range 3 of enemy ships and beyond " +
				"range 3 of the enemy's edge.",
			Mods: []Mod{Ignores(SetUpAreaInSpace).OutOfPlay()}},
	}
}
