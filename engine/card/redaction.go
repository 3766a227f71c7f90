package card

import "koiogran/engine/game"

// RedAction reports whether the action that the window is about was red.
func RedAction(x *game.Exec) bool { return x.Trigger().Terms&game.AsRed != 0 }
