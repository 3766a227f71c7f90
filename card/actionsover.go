package card

import "koiogran/game"

// EndActions forbids a ship every other action during its activation.
func EndActions(r Ref) Op {
	return do("no other action in this activation", nil, func(x *game.Exec) {
		x.Ship(r(x)).ActionsOver = true
	})
}
