package card

import "koiogran/game"

// SpendLock spends the lock that Self has on a ship, as a cost.
func SpendLock(r Ref) Op {
	op := do("spend a lock", All(HasLockOn(Self, r), Not(lockKept(r))), func(x *game.Exec) {
		SpendLockOn(x, x.Self(), game.ShipAs(r(x)), "2e.token.spend-remove")
	})
	op.Cost = true
	return op
}
