package card

import "koiogran/engine/game"

// SureHit has the present attack treated as hitting, whatever is left of its results. Before the dice
// are rolled it skips them.
func SureHit() Op {
	return do("treat the attack as hitting", nil, func(x *game.Exec) { x.Attack().AutoHit = true })
}

// Obstructs reports whether a ship lies on the line of the present attack.
func Obstructs(x *game.Exec) bool { a := x.Attack(); return a != nil && a.Between.Has(x.Subject()) }
