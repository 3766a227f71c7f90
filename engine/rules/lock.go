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
	return card.Op{What: "acquire a lock", Can: can,
		Do: game.Parts{leavingLock(r, on), acquireLock(r, on)}}
}

// leavingLock is the step in which a ship that maintains as many locks as it can, and more than
// one, picks the lock that leaves (2e.action.lock.remove-before-assign).
func leavingLock(r card.Ref, on func(x *game.Exec) game.Object) game.Step {
	return game.Step{
		Name: "choose the lock that leaves",
		Who: func(x *game.Exec) game.Players {
			locks := x.Ship(r(x)).Locks
			full := locks[1] != game.Object{} && !slices.Contains(locks[:], on(x))
			if !full || x.Query(card.LocksKept, r(x), 1) < 2 {
				return game.Nobody
			}
			return game.Only(x.Owner(r(x)))
		},
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			for _, o := range x.Ship(r(x)).Locks {
				AddObject(q, o)
			}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			card.BreakLock(x, r(x), c.Object, "action.lock.remove-before-assign")
		},
	}
}

// acquireLock is the step in which a ship acquires a lock on an object.
func acquireLock(r card.Ref, on func(x *game.Exec) game.Object) game.Step {
	return game.Step{Name: "acquire the lock", Do: func(x *game.Exec) {
		card.AcquireLock(x, r(x), on(x))
	}}
}
