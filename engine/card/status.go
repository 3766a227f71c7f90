package card

import "koiogran/engine/game"

// Destroyed reports whether a ship is destroyed, although it may still be on the table
// (2e.destroy.simultaneous-fire).
func Destroyed(x *game.Exec) bool { return x.Ship(x.Subject()).Destroyed }

// InPlay reports whether a ship is on the table.
func InPlay(x *game.Exec) bool { return x.Ship(x.Subject()).InPlay() }
