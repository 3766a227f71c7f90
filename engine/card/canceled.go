package card

import "koiogran/engine/game"

// CancelCritsFirst lets critical hits of the present attack be canceled before its hits.
func CancelCritsFirst() Op {
	can := func(x *game.Exec) bool { return !x.Attack().CritsFirst }
	return do("cancel critical hits first", can, func(x *game.Exec) { x.Attack().CritsFirst = true })
}
