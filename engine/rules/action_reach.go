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
	n, base := min(card.RangeBetween(x, by, id), card.Beyond), coordinateReach
	if a == game.JamAction {
		base = jamReach
		if m, ok := card.InArc(x, by, id, geom.BullseyeArc); n == 2 && ok && m.Range <= 2 {
			base = bullseyeReach
		}
	}
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
	}
	return never
}

// reachesAlly reports whether a card lets a ship coordinate an ally as if it were friendly.
func reachesAlly(x *game.Exec, by, id game.ShipID) bool {
	return x.Side(id) == x.Side(by) && x.Changes(card.ActionReach) &&
		card.ReachOf(x, game.CoordinateAction, by, game.ShipAs(id), coordinateReach)&card.ToAllies != 0
}

// payReach spends the lock for which a ship can be chosen by the action of another.
func payReach(x *game.Exec, a game.Action, by, id game.ShipID) {
	if actsOn(x, a, by, id) == forItsLock {
		card.SpendLockOn(x, by, game.ShipAs(id), "token.spend-remove")
	}
}
