package upgrades

import (
	. "koiogran/card"
	"koiogran/game"
)

// turret are the turrets.
func turret() []Def {
	return []Def{
		{ID: "blasterturret", Summary: "Attack for 1 focus token.",
			Weapon: &WeaponTerms{Focus: true, SpendFocus: true}},

		{ID: "dorsalturret", Summary: "Attack: at range 1 you roll 1 more die.",
			Weapon: &WeaponTerms{},
			Mods: []game.Mod{AddTo(AttackDiceOf, All(WithThis, Is(Subject, Self),
				AttackRange(1, 1)), 1)}},

		ionWeapon("ioncannonturret"),
	}
}
