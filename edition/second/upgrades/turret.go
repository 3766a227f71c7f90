package upgrades

import . "koiogran/card"

// turret are the turrets.
func turret() []Def {
	return []Def{
		// Attack, without requirement, cost or further effect.
		{ID: "dorsalturret",
			Summary: "Attack: 2 dice at range 1-2 from its single turret arc.",
			Weapon:  &WeaponTerms{}},

		ionGun("ioncannonturret"),
	}
}
