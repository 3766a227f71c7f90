package card

import (
	"math/bits"

	"koiogran/engine/game"
)

// What a ship can choose to lock, coordinate or jam, as the bits of ActionReach: the ranges at which
// it does so, and these.
const (
	beyondReach = 1 << (game.MostRange + 1) // farther away than any range
	FromFriends = beyondReach << 1          // the range is measured from its friends, too
	ToFriends   = beyondReach << 2          // its friends, where only enemies could be chosen
	ToItself    = beyondReach << 3          // itself
	ForLock     = beyondReach << 4          // at any range what it has locked, by spending that lock
	ToAllies    = beyondReach << 5          // its allies, as if they were its friends
	ForEnergy   = beyondReach << 6          // up to 3 ranges farther, to range 5, by spending 1 energy for each
)

// mostBought is how many ranges energy can add to a reach.
const mostBought = 3

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
	return locksFreely(x, id, o, reach) || energyToReach(x, id, o, reach) > 0
}

// EnergyToLock returns how much energy a ship spends to lock an object because that is too far away otherwise: 0 if it
// is not, or the ship cannot.
func EnergyToLock(x *game.Exec, id game.ShipID, o game.Object) int {
	if !x.Changes(ActionReach) || Reaches(x, id, o, 3) {
		return 0
	}
	reach := ReachOf(x, game.LockAction, id, o, lockReach)
	if locksFreely(x, id, o, reach) {
		return 0
	}
	return energyToReach(x, id, o, reach)
}

// EnergyToAct returns how much energy a ship spends to choose another by an action, as EnergyToLock. Base is what the
// rules say that it can choose.
func EnergyToAct(x *game.Exec, a game.Action, by, id game.ShipID, base int) int {
	o := game.ShipAs(id)
	return energyToReach(x, by, o, ReachOf(x, a, by, o, base))
}

// energyToReach returns how much energy a ship spends to choose an object that is beyond a reach, 0 if it cannot.
func energyToReach(x *game.Exec, id game.ShipID, o game.Object, reach int) int {
	farthest := bits.Len(uint(reach&(FromFriends-1))) - 1
	n := RangeTo(x, id, o)
	more := n - farthest
	if reach&ForEnergy == 0 || n > game.MostRange || more < 1 || more > mostBought || EnergyOf(x, id) < more {
		return 0
	}
	return more
}

// locksFreely reports whether a reach lets a ship lock an object without paying for it.
func locksFreely(x *game.Exec, id game.ShipID, o game.Object, reach int) bool {
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
