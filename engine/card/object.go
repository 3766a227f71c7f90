package card

import (
	"slices"

	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// objectKept is the object that an action is about.
var objectKept = game.LocalObject("object")

// ObjectLocals are the locals of an action that is about an object.
var ObjectLocals = game.Locals{objectKept}

// KeepObject notes the object that the running action is about.
func KeepObject(x *game.Exec, o game.Object) { objectKept.Set(x, o) }

// KeptObject returns the object that the running action is about.
func KeptObject(x *game.Exec) game.Object { return objectKept.Get(x) }

// ObjectNow returns the object that a modifier weighs, or that the window is about.
func ObjectNow(x *game.Exec) game.Object {
	if w := x.Weighed(); w != nil {
		return w.Object
	}
	return x.Trigger().Object
}

// Obstacle reports whether what a modifier weighs, or what the window is about, is an obstacle of one of
// these kinds, of any if none is named.
func Obstacle(kinds ...geom.Kind) Cond {
	return func(x *game.Exec) bool {
		o := ObjectNow(x)
		return o.Kind == game.ObstacleObject &&
			(len(kinds) == 0 || slices.Contains(kinds, x.G.Obstacles[o.ID].Kind()))
	}
}

// Object names an object by its part in what is going on, as Ref names a ship.
type Object func(x *game.Exec) game.Object

// The objects that a card can speak of.
var (
	// ThatObject is the object that a modifier weighs, or that the window is about.
	ThatObject Object = ObjectNow
	// Target is the target of the present attack: the defender or, if that is a huge ship, the section that is
	// attacked (1e.huge.target.choose-section).
	Target Object = func(x *game.Exec) game.Object {
		a := x.Attack()
		if a == nil || a.Defender == game.NoShip {
			return game.Object{}
		}
		return game.SectionOf(a.Defender, a.Section)
	}
)

// At reports whether a ship is at a range between least and most of the object.
func (o Object) At(least, most int) Cond {
	return func(x *game.Exec) bool {
		of := o(x)
		if of.Kind == game.NoObject {
			return false
		}
		n := RangeTo(x, x.Subject(), of)
		return least <= n && n <= most
	}
}

// Locked reports whether a ship has locked the object.
func (o Object) Locked(x *game.Exec) bool {
	of := o(x)
	return of.Kind != game.NoObject && HasLock(x, x.Subject(), of)
}

// LockedObject returns the object locked by the lock action that the window is about.
func LockedObject(x *game.Exec) game.Object { return x.Trigger().Object }

// SpendLockOn spends a ship's lock on an object, or one that is lent to it, and raises the event for abilities.
func SpendLockOn(x *game.Exec, id game.ShipID, o game.Object, clause string) {
	from := id
	if on := shipOf(o); on != game.NoShip && LockHolder(x, id, on) != game.NoShip {
		from = LockHolder(x, id, on)
	}
	SpendLockOf(x, id, from, o, clause)
}

// SpendLockOf lets a ship spend another ship's lock on an object, and raises the event for abilities.
func SpendLockOf(x *game.Exec, id, from game.ShipID, o game.Object, clause string) {
	BreakLock(x, from, o, clause)
	t := spent(id, EnemyLock)
	t.Other, t.Object = o.Ship(), o
	x.Raise(t)
}

// ObjectOf returns the object that a ship is.
func ObjectOf(r Ref) func(x *game.Exec) game.Object {
	return func(x *game.Exec) game.Object { return game.ShipAs(r(x)) }
}
