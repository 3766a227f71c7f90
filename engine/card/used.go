package card

import "koiogran/engine/game"

// UsedThisRound reports whether the card's n-th ability, which can be used once per round, has been
// used this round.
func UsedThisRound(n int) Cond {
	return func(x *game.Exec) bool { return x.S.Charges[x.Card()].Used&(1<<n) != 0 }
}
