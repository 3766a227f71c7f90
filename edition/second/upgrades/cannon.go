package upgrades

import (
	. "koiogran/card"
	"koiogran/game"
)

// cannon are the cannons.
func cannon() []Def {
	return []Def{
		ionGun("ioncannon"),

		// Attack. If it hits, every result inflicts 1 jam token instead of damage.
		{ID: "jammingbeam",
			Summary: "Attack: if it hits, every result inflicts 1 jam token instead of damage.",
			Weapon:  &WeaponTerms{},
			Abilities: []Ability{{Name: "inflict jam tokens", When: AfterNeutralize, Must: true,
				If: []Cond{WithThis}, Do: []Op{Inflict(game.JamToken, 0)}}}},

		// Attack. If it hits, every result inflicts 1 tractor token instead of damage.
		{ID: "tractorbeam",
			Summary: "Attack: if it hits, every result inflicts 1 tractor token instead of damage.",
			Weapon:  &WeaponTerms{},
			Abilities: []Ability{{Name: "inflict tractor tokens", When: AfterNeutralize, Must: true,
				If: []Cond{WithThis}, Do: []Op{Inflict(game.TractorToken, 0)}}}},
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
