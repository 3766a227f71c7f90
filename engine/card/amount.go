package card

import "koiogran/engine/game"

// Amount is how much the window is about: the damage suffered, the tokens lost.
func Amount(x *game.Exec) int { return int(x.Trigger().N) }
