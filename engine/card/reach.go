package card

import "koiogran/engine/game"

// What a ship can choose to lock, coordinate or jam, as the bits of ActionReach: the ranges at which
// it does so, and these.
const (
	beyondReach = 1 << (game.MostRange + 1) // farther away than any range
	FromFriends = beyondReach << 1          // the range is measured from its friends, too
	ToFriends   = beyondReach << 2          // its friends, where only enemies could be chosen
	ToItself    = beyondReach << 3          // itself
	ForLock     = beyondReach << 4          // at any range what it has locked, by spending that lock
	ToAllies    = beyondReach << 5          // its allies, as if they were its friends
)

// Ranges are the ranges from least to most, as bits of ActionReach.
func Ranges(least, most int) int {
	bits := 0
	for r := least; r <= most; r++ {
		bits |= 1 << r
	}
	return bits
}

// Beyond is, as the most of Ranges, what is farther away than any range.
const Beyond = game.MostRange + 1

// ReachOf returns what a ship can choose by an action, of which base is what the rules say. The object is
// what is weighed: Other, if it is a ship.
func ReachOf(x *game.Exec, a game.Action, id game.ShipID, o game.Object, base int) int {
	return x.Weigh(ActionReach, game.Weighed{Subject: id, Other: shipOf(o), Action: a, Object: o}, base)
}

// lockReach are the ranges of locks (2e.action.lock.effect-range).
var lockReach = Ranges(0, 3)

// LocksFriends reports whether a card lets a ship lock a friend.
func LocksFriends(x *game.Exec, id game.ShipID, o game.Object) bool {
	return x.Changes(ActionReach) && ReachOf(x, game.LockAction, id, o, lockReach)&ToFriends != 0
}

// LocksBeyond reports whether a ship could lock an object that is farther away than range 3: because
// it locks at any range, or because a friend measures for it.
func LocksBeyond(x *game.Exec, id game.ShipID, o game.Object) bool {
	if !x.Changes(ActionReach) {
		return false
	}
	reach := ReachOf(x, game.LockAction, id, o, lockReach)
	if reach&(1<<min(RangeTo(x, id, o), Beyond)) != 0 {
		return true
	}
	for i := range x.S.NShips {
		by := game.ShipID(i)
		if reach&FromFriends != 0 && x.Ship(by).InPlay() && AreFriendly(x, by, id) &&
			Reaches(x, by, o, 3) {
			return true
		}
	}
	return false
}

// InLockReach reports whether an object is where a ship could lock it.
func InLockReach(x *game.Exec, id game.ShipID, o game.Object) bool {
	if RangeTo(x, id, o) <= 3 {
		return !outOfReach(x, id, o)
	}
	return LocksBeyond(x, id, o)
}

// shipOf returns the ship that an object is, or of which it is a section; NoShip for others.
func shipOf(o game.Object) game.ShipID {
	if o.Kind != game.ShipObject && o.Kind != game.SectionObject {
		return game.NoShip
	}
	return o.Ship()
}
