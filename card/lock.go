package card

import "koiogran/game"

// LockBarred tells whether a card keeps a ship from acquiring a lock on an object: on any, or on an
// enemy.
func LockBarred(x *game.Exec, id game.ShipID, o game.Object) bool {
	return x.Query(LocksNothing, id, 0) > 0 || o.Kind == game.ShipObject && x.Owner(o.Ship()) != x.Owner(id) &&
		x.Query(Unlockable, o.Ship(), 0) > 0
}

// SpendLock spends the lock that Self has on a ship, as a cost.
func SpendLock(r Ref) Op {
	op := do("spend a lock", All(HasLockOn(Self, r), Not(lockKept(r))), func(x *game.Exec) {
		SpendLockOn(x, x.Self(), game.ShipAs(r(x)), "2e.token.spend-remove")
	})
	op.Cost = true
	return op
}
