package rules

import (
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// ObjectFit is a condition on an object.
type ObjectFit func(x *game.Exec, o game.Object) bool

// LockedBy fits objects that a ship has locked which meets the conditions.
func LockedBy(conds ...card.Cond) ObjectFit {
	meets := card.All(conds...)
	return func(x *game.Exec, o game.Object) bool {
		for i := range x.S.NShips {
			id := game.ShipID(i)
			if x.Ship(id).InPlay() && card.HasLock(x, id, o) && x.About(id, meets) {
				return true
			}
		}
		return false
	}
}

// ObjectAt fits objects at a range between least and most of a ship.
func ObjectAt(r card.Ref, least, most int) ObjectFit {
	return func(x *game.Exec, o game.Object) bool {
		n := card.RangeTo(x, r(x), o)
		return least <= n && n <= most
	}
}

// NearObject fits objects within a range of another.
func NearObject(to card.Object, most int) ObjectFit {
	return func(x *game.Exec, o game.Object) bool {
		switch at := to(x); {
		case at.Kind == game.NoObject:
			return false
		case at.Kind == game.ShipObject:
			return card.Reaches(x, at.Ship(), o, most)
		case o.Kind == game.ShipObject:
			return card.Reaches(x, o.Ship(), at, most)
		default:
			tokens, objects := x.Tokens()
			a, b := slices.Index(objects, at), slices.Index(objects, o)
			return a >= 0 && b >= 0 && !geom.Apart(&tokens[a], &tokens[b], x.G.Measure.Reach(most))
		}
	}
}

// Unlocked fits objects that Self has not locked.
func Unlocked(x *game.Exec, o game.Object) bool { return !card.HasLock(x, x.Self(), o) }

// AShip fits ships.
func AShip(x *game.Exec, o game.Object) bool {
	return o.Kind == game.ShipObject && !x.IsRemote(o.Ship())
}

// ARemote fits remotes.
func ARemote(x *game.Exec, o game.Object) bool {
	return o.Kind == game.ShipObject && x.IsRemote(o.Ship())
}

// ObjectIn fits objects in one of these printed arcs of a ship, up to range 3.
func ObjectIn(r card.Ref, arcs card.Arcs) ObjectFit {
	return func(x *game.Exec, o game.Object) bool { return card.ObjectIn(x, r(x), o, arcs) }
}

// EnemyObject fits ships of the other squad, and devices that it has placed.
func EnemyObject(x *game.Exec, o game.Object) bool {
	p := x.Side(x.Self())
	switch o.Kind {
	case game.ShipObject:
		return x.Side(o.Ship()) != p
	case game.DeviceObject:
		return x.S.Devices[o.ID].Owner != p
	}
	return isDevice(x, o) && x.Side(x.G.Cards[x.G.Obstacles[o.ID].Card].Ship) != p
}

// FriendDevice fits devices that ships of Self's force have placed.
func FriendDevice(x *game.Exec, o game.Object) bool {
	switch {
	case !isDevice(x, o):
		return false
	case o.Kind == game.DeviceObject:
		return x.OwnDevice(&x.S.Devices[o.ID], x.Self())
	case o.Kind == game.ShipObject:
		return x.G.OneForce(o.Ship(), x.Self())
	}
	return x.G.OneForce(x.G.Cards[x.G.Obstacles[o.ID].Card].Ship, x.Self())
}

// AnObstacle fits obstacles.
func AnObstacle(_ *game.Exec, o game.Object) bool { return o.Kind == game.ObstacleObject }

// isDevice reports whether an object is a device. A cloud is one as well.
func isDevice(x *game.Exec, o game.Object) bool {
	return o.Kind == game.DeviceObject || ARemote(x, o) ||
		o.Kind == game.ObstacleObject && x.G.Obstacles[o.ID].Stuff == geom.ChaffCloud
}

// InAttackArc fits objects in the arc of the present attack.
func InAttackArc(x *game.Exec, o game.Object) bool {
	a := x.Attack()
	return a != nil && card.ObjectInArc(x, a.Attacker, o, card.ArcOf(x, a))
}

// AnyObject reports whether there is an object of which all this holds.
func AnyObject(fits ...ObjectFit) card.Cond {
	return func(x *game.Exec) bool {
		for o := range x.EachObject() {
			if FitsAll(x, o, fits) {
				return true
			}
		}
		return false
	}
}

// LockObject is the effect that a ship acquires a lock on an object in the range of locks of which
// all this holds, which its player picks. It is not the action (2e.action.effect-is-not-action).
func LockObject(r card.Ref, fits ...ObjectFit) card.Op {
	can := func(x *game.Exec) bool { return lockObjects(x, r(x), lockable, fits, nil) }
	return card.Op{What: "acquire a lock", Can: can, Do: lockObjectSteps(r, fits)}
}

// LockObjectFar is LockObject of an object at any range.
func LockObjectFar(r card.Ref, fits ...ObjectFit) card.Op {
	can := func(x *game.Exec) bool { return lockObjects(x, r(x), AtAnyRange, fits, nil) }
	return card.Op{What: "acquire a lock", Can: can, Do: game.Parts{
		card.ObjectLocals, chooseToLock(r, AtAnyRange, fits),
		leavingLock(r, card.KeptObject), acquireLock(r, card.KeptObject),
	}}
}

// lockObjects lists the objects that fit and that a ship can lock on a term, if q is not nil, and reports whether
// there is one.
func lockObjects(x *game.Exec, id game.ShipID, term LockTerm, fits []ObjectFit, q *game.Question) bool {
	found := false
	for o := range x.EachObject() {
		if !term(x, id, o) || !FitsAll(x, o, fits) {
			continue
		}
		found = true
		if q == nil {
			break
		}
		AddObject(q, o)
	}
	return found
}

// FitsAll reports whether an object meets all conditions.
func FitsAll(x *game.Exec, o game.Object, fits []ObjectFit) bool {
	for _, fit := range fits {
		if !fit(x, o) {
			return false
		}
	}
	return true
}

// lockObjectSteps ask for the object that a ship locks, and let it.
func lockObjectSteps(r card.Ref, fits []ObjectFit) game.Part {
	return game.Parts{
		card.ObjectLocals,
		chooseToLock(r, lockable, fits),
		leavingLock(r, card.KeptObject),
		payAndLock(r, card.KeptObject),
	}
}

// lockStep is the name of the step in which an object is chosen for a lock.
const lockStep = "choose an object to lock"

// chooseToLock is the step in which the player of a ship chooses the object that it locks.
func chooseToLock(r card.Ref, term LockTerm, fits []ObjectFit) game.Step {
	return game.Step{
		Name: lockStep,
		Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(r(x))) },
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			lockObjects(x, r(x), term, fits, q)
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) { card.KeepObject(x, c.Object) },
	}
}

// lockable reports whether a ship could lock an object: any at the range of locks but itself, also one
// that it has locked already (2e.action.lock.objects, 2e.action.lock.enemy-or-friendly).
func lockable(x *game.Exec, id game.ShipID, o game.Object) bool {
	if x.G.Options.NoLockTouching && card.Reaches(x, id, o, 0) {
		return false
	}
	return o != game.ShipAs(id) && (card.Reaches(x, id, o, 3) || card.LocksBeyond(x, id, o)) &&
		!card.LockBarred(x, id, o)
}
