package card

import (
	"slices"

	"koiogran/engine/game"
)

// Ordnance reports whether the attack is made with a weapon that has no range bonus
// (2e.attack.range-bonus.ordnance-none).
func Ordnance(x *game.Exec) bool {
	a := x.Attack()
	return a != nil && WeaponOf(x, a).Ordnance
}

// WeaponCost is the printed squad point cost of the special weapon of the attack, if it is made with
// one.
func WeaponCost(x *game.Exec) int {
	a := x.Attack()
	if a == nil || WeaponOf(x, a).Primary() {
		return missing
	}
	return int(x.G.Cards[WeaponOf(x, a).Card].Cost)
}

// AttackSlot reports whether the attack is made with a special weapon of one of these slots.
func AttackSlot(slots ...string) Cond {
	return func(x *game.Exec) bool {
		a := x.Attack()
		if a == nil || WeaponOf(x, a).Primary() {
			return false
		}
		return slices.Contains(slots, x.G.Cards[WeaponOf(x, a).Card].Slot)
	}
}
