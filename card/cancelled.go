package card

import "koiogran/game"

// CancelCritsFirst lets critical hits of the present attack be cancelled before its hits.
func CancelCritsFirst() Op {
	can := func(x *game.Exec) bool { return !x.Attack().CritsFirst }
	return do("cancel critical hits first", can, func(x *game.Exec) { x.Attack().CritsFirst = true })
}

// CancelledCrit tells whether evades of the present attack cancelled a critical hit.
func CancelledCrit(x *game.Exec) bool { a := x.Attack(); return a != nil && a.CritsLost > 0 }
