package card

import "koiogran/game"

// Destroyed tells whether a ship is destroyed, although it may still be on the table
// (2e.destroy.simultaneous-fire).
func Destroyed(r Ref) Cond {
	return func(x *game.Exec) bool { return x.Ship(r(x)).Destroyed }
}

// Shielded tells whether a ship has an active shield.
func Shielded(r Ref) Cond { return func(x *game.Exec) bool { return x.Ship(r(x)).Shields > 0 } }

// Tokens counts the tokens of a kind that a ship has.
func Tokens(t game.Token, r Ref) func(x *game.Exec) int {
	return func(x *game.Exec) int { return int(x.Ship(r(x)).Tokens[t]) }
}
