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
