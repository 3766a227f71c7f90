package card

import "koiogran/game"

// objectKept is the scratch number in which an action keeps the object that it is about.
const objectKept = 1

// KeepObject notes the object that the running action is about.
func KeepObject(x *game.Exec, o game.Object) {
	x.Frame().R[objectKept] = int16(o.Kind)<<8 | int16(o.ID)
}

// KeptObject returns the object that the running action is about.
func KeptObject(x *game.Exec) game.Object {
	n := x.Frame().R[objectKept]
	return game.Object{Kind: game.ObjectKind(n >> 8), ID: uint8(n)}
}

// LockedObject returns the object locked by the lock action that the window is about.
func LockedObject(x *game.Exec) game.Object { return x.Trigger().Object }

// SpendLockOn spends a ship's lock on an object and tells abilities of it.
func SpendLockOn(x *game.Exec, id game.ShipID, o game.Object, clause string) {
	BreakLock(x, id, o, clause)
	t := game.On(AfterLockSpent, id)
	t.Other, t.Object = o.Ship(), o
	x.Raise(t)
}

// ObjectOf returns the object that a ship is.
func ObjectOf(r Ref) func(x *game.Exec) game.Object {
	return func(x *game.Exec) game.Object { return game.ShipAs(r(x)) }
}
