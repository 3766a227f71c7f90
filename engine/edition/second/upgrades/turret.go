package upgrades

import (
	. "koiogran/engine/card"
)

// turret are the turrets.
func turret() []Def {
	return []Def{
		{ID: "dorsalturret",
			Summary: "Attack: 2 dice at range 1-2 from its single turret arc.",
			Weapon:  &WeaponTerms{}},

		ionGun("ioncannonturret"),
	}
}
