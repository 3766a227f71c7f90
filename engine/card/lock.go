package card

import "koiogran/engine/game"

// LockBarred reports whether a card keeps a ship from acquiring a lock on an object.
func LockBarred(x *game.Exec, id game.ShipID, o game.Object) bool {
	w := game.Weighed{Subject: id, Other: shipOf(o)}
	return Forbidden(x, Locking, w) || outOfReach(x, id, o) || w.Other != game.NoShip &&
		Forbidden(x, BeingLocked, game.Weighed{Subject: w.Other, Other: id})
}

// outOfReach reports whether cards keep a ship from locks at the range at which an object is.
func outOfReach(x *game.Exec, id game.ShipID, o game.Object) bool {
	if !x.Changes(ActionReach) {
		return false
	}
	r := RangeTo(x, id, o)
	return r <= 3 && ReachOf(x, game.LockAction, id, shipOf(o), lockReach)&(1<<r) == 0
}

// SpendLock spends the lock that Self, or another ship if one is named, has on a ship, as a cost.
func SpendLock(r Ref, by ...Ref) Op {
	who := Self
	if len(by) > 0 {
		who = by[0]
	}
	op := do("spend a lock", func(x *game.Exec) bool {
		return CanSpendLock(x, who(x), r(x))
	}, func(x *game.Exec) {
		SpendLockOn(x, who(x), game.ShipAs(r(x)), "token.spend-remove")
	})
	op.Cost = true
	return op
}
