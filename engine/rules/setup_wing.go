package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// MateFits reports whether a mate has room in its position in set-up if its leader is placed at a pose
// (2e.wing.setup.no-room, 2e.wing.setup.in-area).
func MateFits(x *game.Exec, id game.ShipID, leader geom.Pose) bool {
	return inOwnZone(x, id, besideLeader(x, id, leader))
}

// placeMate places the next mate of a leader that is on the table, in the order of positions, and returns it; NoShip if
// there is none. A mate whose position is not free or not wholly in its deployment area splits, and gains a stress token
// once it is placed elsewhere (2e.wing.setup, 2e.wing.setup.no-room, 2e.wing.setup.in-area).
func placeMate(x *game.Exec) game.ShipID {
	for i := range x.G.Ships {
		leader := game.ShipID(i)
		if !x.Ship(leader).OnTable {
			continue
		}
		for id := range x.EachMate(leader) {
			if x.Ship(id).OnTable {
				continue
			}
			pose := besideLeader(x, id, x.Ship(leader).Pose)
			if !inOwnZone(x, id, pose) {
				split(x, id, "wing.setup.no-room")
				continue
			}
			s := x.Ship(id)
			s.Pose, s.OnTable = pose, true
			e := game.NewEvent(game.ShipPlaced, "wing.setup", id)
			e.Other, e.Pose = leader, pose
			x.Emit(e)
			return id
		}
	}
	return game.NoShip
}

// lostMate reports whether a ship is a mate that found no room when its leader was placed, and is to be placed next.
func lostMate(x *game.Exec, id game.ShipID) bool {
	return x.Info(id).Wing.Position != geom.NoPosition && !x.S.Formed.Has(id) && waits(x, id)
}

// stressLostMate gives a mate that was placed elsewhere its stress token (2e.wing.setup.no-room).
func stressLostMate(x *game.Exec, id game.ShipID) {
	if x.Info(id).Wing.Position != geom.NoPosition && !x.S.Formed.Has(id) {
		card.GainTokens(x, id, game.StressToken, 1, "wing.setup.no-room")
	}
}

// lostMates reports whether there is such a mate.
func lostMates(x *game.Exec) bool {
	for i := range x.G.Ships {
		if lostMate(x, game.ShipID(i)) {
			return true
		}
	}
	return false
}
