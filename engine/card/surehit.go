package card

import "koiogran/engine/game"

// HitWithoutDice makes the present attack skip its dice and be treated as hitting.
func HitWithoutDice() Op {
	return do("hit without dice", nil, func(x *game.Exec) { x.Attack().AutoHit = true })
}

// Obstructs reports whether a ship lies on the line of the present attack.
func Obstructs(x *game.Exec) bool { a := x.Attack(); return a != nil && a.Between.Has(x.Subject()) }
