package card

import (
	"slices"

	"koiogran/engine/game"
)

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
