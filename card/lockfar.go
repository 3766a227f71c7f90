package card

import "koiogran/game"

// LocksFar tells whether a ship must acquire its locks beyond range 3 at present, instead of at
// range 0-3 (2e.action.lock.effect-range).
func LocksFar(x *game.Exec, id game.ShipID) bool { return x.S.LocksFar.Has(x.Owner(id)) }

// LockFar makes the ships friendly to Self acquire locks beyond range 3, and only there, until the
// end of the round.
func LockFar() Op {
	return do("lock beyond range 3", nil, func(x *game.Exec) {
		x.S.LocksFar |= game.Only(x.Owner(x.Self()))
	})
}
