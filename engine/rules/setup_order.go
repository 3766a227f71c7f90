package rules

import "koiogran/engine/game"

// toPlace reports whether a ship is to be placed at the present initiative.
func toPlace(x *game.Exec, id game.ShipID) bool {
	if lostMates(x) {
		return lostMate(x, id)
	}
	return waits(x, id) && InitiativeOf(x, id) == x.S.Initiative && x.Info(id).Undivided() == hugeWaits(x)
}

// hugeWaits reports whether an undivided huge ship has still to be placed: all of them come before all other ships
// (2e.huge.setup).
func hugeWaits(x *game.Exec) bool {
	for i := range x.G.Ships {
		if x.G.Ships[i].Undivided() && waits(x, game.ShipID(i)) {
			return true
		}
	}
	return false
}

// waits reports whether a ship has still to be placed. Mates come with their leader.
func waits(x *game.Exec, id game.ShipID) bool {
	return !x.Ship(id).OnTable && !x.Ship(id).InReserve() && !x.Info(id).Collection && !x.IsRemote(id) &&
		!x.S.Formed.Has(id)
}

// placing returns the player who places the next ship, and how many they can pick from
// (2e.setup.place-forces.tie-player-order, 2e.setup.place-forces.own-choice-within-initiative). Of a side
// the captain places first.
func placing(x *game.Exec) (game.Player, int) {
	var n [game.MaxSeats]int
	for i := range x.G.Ships {
		if toPlace(x, game.ShipID(i)) {
			n[x.G.Ships[i].Owner]++
		}
	}
	for i := range n {
		if p := x.InOrder(i); p != game.NoPlayer && n[p] > 0 {
			return p, n[p]
		}
	}
	return x.S.First, 0
}

// nextToPlace moves on to the next initiative at which a ship is to be placed.
func nextToPlace(x *game.Exec) bool {
	if _, n := placing(x); n > 0 {
		return true
	}
	huge := hugeWaits(x)
	next, found := HighestSkill, false
	for i := range x.G.Ships {
		id := game.ShipID(i)
		v := InitiativeOf(x, id)
		if waits(x, id) && x.Info(id).Undivided() == huge && (!found || (v < next) != huge) {
			next, found = v, true
		}
	}
	x.S.Initiative = next
	return found
}
