package rules

import (
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
)

// LockTerm says which objects a lock may be acquired on by an effect.
type LockTerm func(x *game.Exec, id game.ShipID, o game.Object) bool

// AtAnyRange lets a ship acquire a lock beyond the range of locks.
func AtAnyRange(x *game.Exec, id game.ShipID, o game.Object) bool {
	return o != game.ShipAs(id) && !card.LockBarred(x, id, o)
}

// LockOn is the op "a ship may acquire a lock on an object", which is at range 0-3 of it
// (2e.action.lock.effect-range), or where the term allows.
func LockOn(r card.Ref, on func(x *game.Exec) game.Object, term ...LockTerm) card.Op {
	fits := LockTerm(lockable)
	if len(term) == 1 {
		fits = term[0]
	}
	can := func(x *game.Exec) bool {
		for o := range x.EachObject() {
			if o == on(x) {
				return fits(x, r(x), o)
			}
		}
		return false
	}
	acquire := payAndLock(r, on)
	if len(term) == 1 {
		acquire = acquireLock(r, on)
	}
	return card.Op{What: "acquire a lock", Can: can, Do: game.Parts{leavingLock(r, on), acquire}}
}

// leavingLock is the step in which a ship that maintains as many locks as it can, and more than
// one, picks the lock that leaves (2e.action.lock.remove-before-assign).
func leavingLock(r card.Ref, on func(x *game.Exec) game.Object) game.Step {
	return game.Step{
		Name: "choose the lock that leaves",
		Who: func(x *game.Exec) game.Players {
			locks, keeps := x.Ship(r(x)).Locks, x.Query(card.LocksKept, r(x), 1)
			if keeps < 2 || locks[keeps-1] == (game.Object{}) || slices.Contains(locks[:], on(x)) {
				return game.Nobody
			}
			return game.Only(x.Owner(r(x)))
		},
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			for _, o := range x.Ship(r(x)).Locks {
				if o.Kind != game.NoObject {
					AddObject(q, o)
				}
			}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			card.BreakLock(x, r(x), c.Object, "action.lock.remove-before-assign")
		},
	}
}

// payAndLock is acquireLock of an object that can be too far away without energy.
func payAndLock(r card.Ref, on func(x *game.Exec) game.Object) game.Step {
	return game.Step{Name: "acquire the lock", Do: func(x *game.Exec) {
		if n := card.EnergyToLock(x, r(x), on(x)); n > 0 {
			card.SpendEnergyOf(x, r(x), n, "energy.spent-to-supply")
		}
		card.AcquireLock(x, r(x), on(x))
	}}
}

// acquireLock is the step in which a ship acquires a lock on an object.
func acquireLock(r card.Ref, on func(x *game.Exec) game.Object) game.Step {
	return game.Step{Name: "acquire the lock", Do: func(x *game.Exec) {
		card.AcquireLock(x, r(x), on(x))
	}}
}
