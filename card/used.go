package card

import "koiogran/game"

// UsedThisRound tells whether the card's n-th ability, which can be used once per round, has been
// used this round.
func UsedThisRound(n int) Cond {
	return func(x *game.Exec) bool { return x.S.Charges[x.Card()].Used&(1<<n) != 0 }
}

// InPlay tells whether a ship is on the table.
func InPlay(r Ref) Cond {
	return func(x *game.Exec) bool {
		id := r(x)
		return id != game.NoShip && x.Ship(id).InPlay()
	}
}
