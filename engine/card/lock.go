package card

import "koiogran/engine/game"

// LockBarred reports whether a card keeps a ship from acquiring a lock on an object.
func LockBarred(x *game.Exec, id game.ShipID, o game.Object) bool {
	w := game.Weighed{Subject: id, Other: game.NoShip}
	if o.Kind != game.ShipObject {
		return Forbidden(x, Locking, w)
	}
	w.Other = o.Ship()
	return Forbidden(x, Locking, w) ||
		Forbidden(x, BeingLocked, game.Weighed{Subject: o.Ship(), Other: id})
}

// SpendLock spends the lock that Self has on a ship, as a cost.
func SpendLock(r Ref) Op {
	op := do("spend a lock", func(x *game.Exec) bool {
		return CanSpendLock(x, x.Self(), r(x))
	}, func(x *game.Exec) {
		SpendLockOn(x, x.Self(), game.ShipAs(r(x)), "2e.token.spend-remove")
	})
	op.Cost = true
	return op
}
