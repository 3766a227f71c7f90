package card

import "koiogran/game"

// asWeighed is an action with its difficulty as the query ActsStressed is asked about it.
func asWeighed(a game.Action, d game.Difficulty) int { return int(a)<<8 | int(d) }

// ActStressed lets Self perform some actions although it is stressed, while a condition holds.
func ActStressed(cond Cond, fits func(a game.Action, d game.Difficulty) bool) game.Mod {
	return game.Mod{Query: ActsStressed, Layer: game.SetTo, If: All(Is(Self, Subject), cond),
		Value: func(_ *game.Exec, n int) int {
			if fits(game.Action(n>>8), game.Difficulty(n&0xff)) {
				return 0
			}
			return n
		}}
}
