package card

import "koiogran/engine/game"

// objectKept is the object that an action is about.
var objectKept = game.LocalObject("object")

// ObjectLocals are the locals of an action that is about an object.
var ObjectLocals = game.Locals{objectKept}

// KeepObject notes the object that the running action is about.
func KeepObject(x *game.Exec, o game.Object) { objectKept.Set(x, o) }

// KeptObject returns the object that the running action is about.
func KeptObject(x *game.Exec) game.Object { return objectKept.Get(x) }

// LockedObject returns the object locked by the lock action that the window is about.
func LockedObject(x *game.Exec) game.Object { return x.Trigger().Object }

// SpendLockOn spends a ship's lock on an object and tells abilities of it.
func SpendLockOn(x *game.Exec, id game.ShipID, o game.Object, clause string) {
	BreakLock(x, id, o, clause)
	t := spent(id, EnemyLock)
	t.Other, t.Object = o.Ship(), o
	x.Raise(t)
}

// ObjectOf returns the object that a ship is.
func ObjectOf(r Ref) func(x *game.Exec) game.Object {
	return func(x *game.Exec) game.Object { return game.ShipAs(r(x)) }
}
