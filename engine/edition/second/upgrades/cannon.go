package upgrades

import (
	. "koiogran/engine/card"
)

// cannon are the cannons.
func cannon() []Def {
	return []Def{
		ionGun("ioncannon"),

		{ID: "jammingbeam",
			Summary: "Attack: if it hits, every result inflicts 1 jam token instead of damage.",
			Weapon:  &WeaponTerms{},
			Abilities: []Ability{{Name: "inflict jam tokens", When: AfterNeutralize, Must: true,
				Against: []Cond{Same(Self)}, If: []Cond{WithThis}, Do: []Op{Inflict(JamToken, 0)}}}},

		{ID: "tractorbeam",
			Summary: "Attack: if it hits, every result inflicts 1 tractor token instead of damage.",
			Weapon:  &WeaponTerms{},
			Abilities: []Ability{{Name: "inflict tractor tokens", When: AfterNeutralize, Must: true,
				Against: []Cond{Same(Self)}, If: []Cond{WithThis}, Do: []Op{Inflict(TractorToken, 0)}}}},
	}
}

// ionGun is a cannon or turret: an ion weapon without requirement or cost.
func ionGun(id string) Def {
	return Def{ID: id,
		Summary: "Attack: if it hits, 1 result deals 1 hit damage and each of the others inflicts " +
			"1 ion token instead.",
		Weapon:    &WeaponTerms{},
		Abilities: []Ability{inflictIon}}
}
