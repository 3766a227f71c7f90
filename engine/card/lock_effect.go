package card

import "koiogran/engine/game"

// HasLock reports whether a ship has an object locked.
func HasLock(x *game.Exec, id game.ShipID, o game.Object) bool {
	for _, l := range x.Ship(id).Locks {
		if l == o || o.Kind == game.ShipObject && l.Kind == game.SectionObject && meant(x, l, o.Ship()) {
			return true
		}
	}
	return false
}

// meant reports whether a lock on a section counts as a lock on its ship: in an attack on the ship if
// that section is the target, else always (1e.huge.token.lock-only-that-section).
func meant(x *game.Exec, l game.Object, id game.ShipID) bool {
	if l.Ship() != id {
		return false
	}
	a := x.Attack()
	return a == nil || a.Defender != id || a.Section == game.NoSection || a.Section == l.Section()
}

// BreakLocks removes all locks that a ship has on an object.
func BreakLocks(x *game.Exec, id game.ShipID, o game.Object, clause string) {
	for HasLock(x, id, o) {
		BreakLock(x, id, o, clause)
	}
}

// BreakLock removes a ship's lock on an object, one if it has two.
func BreakLock(x *game.Exec, id game.ShipID, o game.Object, clause string) {
	s := x.Ship(id)
	for i := range s.Locks {
		l := s.Locks[i]
		if l == o || o.Kind == game.ShipObject && l.Kind == game.SectionObject && meant(x, l, o.Ship()) {
			copy(s.Locks[i:], s.Locks[i+1:])
			s.Locks[len(s.Locks)-1] = game.Object{}
			e := game.NewEvent(game.LockLost, clause, id)
			e.Other, e.Object = l.Ship(), l
			x.Emit(e)
			break
		}
	}
}

// AcquireLock gives a ship a lock. One that it has on the same object leaves first unless it can have
// two there, and if it has as many as it can maintain, the oldest does
// (2e.action.lock.remove-before-assign).
func AcquireLock(x *game.Exec, id game.ShipID, o game.Object) {
	o = lockedPart(x, id, o)
	s := x.Ship(id)
	twin := CanLockTwice(x, id, o)
	if !twin || s.Locks[1] == o {
		BreakLock(x, id, o, "action.lock.remove-before-assign")
	}
	switch beside := twin && onShip(s.Locks[0], o.Ship()); {
	case s.Locks[0] != o && !beside:
		makeRoom(x, id)
	case beside && countLocks(s) == twinLocks:
		BreakLock(x, id, s.Locks[0], "action.lock.one-maintained")
	}
	s.Locks[countLocks(s)] = o
	if x.Logging() {
		event := game.NewEvent(game.LockGained, "action.lock.steps", id)
		event.Other, event.Object, event.Proof = o.Ship(), o, ProofTo(x, id, o)
		x.Emit(event)
	}
	e := game.On(AfterLock, id)
	e.Other = o.Ship()
	e.N = int16(o.Kind)<<8 | int16(o.ID)
	x.Raise(e)
	if RemoveTokens(x, id, game.JamToken, 1, laterGain) > 0 {
		BreakLock(x, id, o, laterGain)
	}
}

// lockedPart returns what a ship locks that acquires a lock on an object: of a huge ship the section that is
// the target of the present attack on it, else the nearer one (1e.huge.token.lock-on-section).
func lockedPart(x *game.Exec, id game.ShipID, o game.Object) game.Object {
	if o.Kind != game.ShipObject || x.Info(o.Ship()).Huge == nil {
		return o
	}
	other := o.Ship()
	if a := x.Attack(); a != nil && a.Defender == other && a.Section != game.NoSection {
		return game.SectionOf(other, a.Section)
	}
	near, aft := game.SectionOf(other, game.ForeSection), game.SectionOf(other, game.AftSection)
	if distanceTo(x, id, aft).Distance < distanceTo(x, id, near).Distance {
		return aft
	}
	return near
}

// twinLocks is how many locks a ship has that can maintain two on the same object.
const twinLocks = 2

// HasTwin reports whether both locks of a ship are on the same.
func HasTwin(x *game.Exec, id game.ShipID) bool {
	l := &x.Ship(id).Locks
	return l[0].Kind != game.NoObject && l[0] == l[1]
}

// CanLockTwice reports whether a ship can maintain two locks on an object.
func CanLockTwice(x *game.Exec, id game.ShipID, o game.Object) bool {
	return (o.Kind == game.ShipObject || o.Kind == game.SectionObject) && x.Query(LocksOnOne, id, 1) > 1
}

// onShip reports whether a lock is on a ship, or on a section of it.
func onShip(l game.Object, id game.ShipID) bool {
	return (l.Kind == game.ShipObject || l.Kind == game.SectionObject) && l.Ship() == id
}

// makeRoom removes the oldest locks of a ship that has as many as it can maintain.
func makeRoom(x *game.Exec, id game.ShipID) {
	s := x.Ship(id)
	keep := min(x.Query(LocksKept, id, 1), len(s.Locks))
	for n := countLocks(s); n >= keep; n = countLocks(s) {
		BreakLock(x, id, s.Locks[0], "action.lock.one-maintained")
	}
}

// countLocks returns how many locks a ship has.
func countLocks(s *game.Ship) int {
	n := 0
	for _, l := range s.Locks {
		if l.Kind != game.NoObject {
			n++
		}
	}
	return n
}
