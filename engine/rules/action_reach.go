package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// reached says how a ship can be chosen by the action of another.
type reached uint8

const (
	never reached = iota
	freely
	forItsLock // for the lock that the acting ship has on it
	forEnergy  // for energy of the acting ship
)

// The ranges of actions: a jam reaches farther in the bullseye arc (2e.action.coordinate.range,
// 2e.action.jam.range).
var (
	coordinateReach = card.Ranges(1, 2)
	jamReach        = card.Ranges(1, 1)
	bullseyeReach   = card.Ranges(1, 2)
)

// actsOn reports whether a ship can choose another by a coordinate or a jam, and how: at the range of
// the action or at another that cards allow. A jam is for enemies, unless a card says otherwise
// (2e.action.jam.enemy-only).
func actsOn(x *game.Exec, a game.Action, by, id game.ShipID) reached {
	n := min(card.RangeBetween(x, by, id), card.Beyond)
	base := baseReach(x, a, by, id, n)
	if !x.Changes(card.ActionReach) {
		enemy := x.Side(id) != x.Side(by)
		if base&(1<<n) == 0 || enemy != (a == game.JamAction) {
			return never
		}
		return freely
	}
	reach := card.ReachOf(x, a, by, game.ShipAs(id), base)
	switch {
	case id == by:
		if reach&card.ToItself == 0 {
			return never
		}
		return freely
	case a == game.JamAction && x.Side(id) == x.Side(by) &&
		(reach&card.ToFriends == 0 || !card.AreFriendly(x, id, by)):
		return never
	case reach&(1<<n) != 0:
		return freely
	case reach&card.ForLock != 0 && card.CanSpendLock(x, by, id):
		return forItsLock
	case card.EnergyToAct(x, a, by, id, base) > 0:
		return forEnergy
	}
	return never
}

// baseReach returns the ranges at which the rules let a ship choose another at range n by a coordinate or a jam.
func baseReach(x *game.Exec, a game.Action, by, id game.ShipID, n int) int {
	if a != game.JamAction {
		return coordinateReach
	}
	if n == 2 || n > 2 && x.Changes(card.ActionReach) {
		if m, ok := card.InArc(x, by, id, geom.BullseyeArc); ok && int(m.Range) <= n {
			return bullseyeReach
		}
	}
	return jamReach
}

// reachesAlly reports whether a card lets a ship coordinate an ally as if it were friendly.
func reachesAlly(x *game.Exec, by, id game.ShipID) bool {
	return x.Side(id) == x.Side(by) && x.Changes(card.ActionReach) &&
		card.ReachOf(x, game.CoordinateAction, by, game.ShipAs(id), coordinateReach)&card.ToAllies != 0
}

// payReach spends the lock or the energy for which a ship can be chosen by the action of another.
func payReach(x *game.Exec, a game.Action, by, id game.ShipID) {
	switch actsOn(x, a, by, id) {
	case forItsLock:
		card.SpendLockOn(x, by, game.ShipAs(id), "token.spend-remove")
	case forEnergy:
		base := baseReach(x, a, by, id, card.RangeBetween(x, by, id))
		card.SpendEnergyOf(x, by, card.EnergyToAct(x, a, by, id, base), "energy.spent-to-supply")
	}
}
