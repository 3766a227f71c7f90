package upgrades

import (
	. "koiogran/card"
	"koiogran/game"
)

// torpedo are the torpedoes.
func torpedo() []Def {
	return []Def{
		// Attack, needs a lock: spend 1 charge. Change 1 hit to a crit.
		{ID: "protontorpedoes",
			Summary: "Attack with a lock, for 1 charge: change 1 hit to a crit.",
			Weapon:  &WeaponTerms{Lock: true, Charges: 1},
			Abilities: []Ability{{Name: "change a hit", When: ModifyAttack, Must: true,
				If: []Cond{Attacking, WithThis}, Do: []Op{Change(AttackDice, 1, game.Hit, game.Crit)}}}},
	}
}
