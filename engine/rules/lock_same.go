package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// lockWith is the ship to lock.
var lockWith = game.LocalShip("to lock")

// NoteLock is the op that notes a ship, which other ships may then lock with AcquireLockToo.
func NoteLock(r card.Ref) card.Op {
	op := card.Run("note whom it locks", func(x *game.Exec) { lockWith.Set(x, r(x)) })
	op.Do = game.Parts{game.Locals{lockWith}, op.Do}
	return op
}

// AcquireLockToo is the effect that a ship locks the ship that NoteLock has noted, in the range of
// locks.
func AcquireLockToo(r card.Ref) card.Op {
	return LockOn(r, noted)
}

// noted is the ship that NoteLock has noted.
func noted(x *game.Exec) game.Object {
	return game.ShipAs(lockWith.Get(x))
}

// AcquireLockWith is the effect that a ship locks one of the ships that another has locked, in the
// range of locks.
func AcquireLockWith(r, other card.Ref) card.Op {
	each := func(x *game.Exec, visit func(o game.Object)) {
		for _, o := range x.Ship(other(x)).Locks {
			if o.Kind == game.ShipObject && lockable(x, r(x), o) {
				visit(o)
			}
		}
	}
	return card.Op{
		What: "acquire a lock on the same ship",
		Can: func(x *game.Exec) bool {
			found := false
			each(x, func(game.Object) { found = true })
			return found
		},
		Do: game.Parts{game.Locals{lockWith}, game.Step{
			Name: "choose a ship that is locked",
			Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(r(x))) },
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				each(x, func(o game.Object) { addObject(q, o) })
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) {
				lockWith.Set(x, c.Object.Ship())
			},
		}, leavingLock(r, noted), acquireLock(r, noted)},
	}
}
