package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// hosts returns the ships near which a card lets a ship be set up, unless a mission says where.
func hosts(x *game.Exec, id game.ShipID) game.ShipSet {
	if setByMission(x, id) {
		return 0
	}
	return game.ShipSet(x.Query(card.SetUpHosts, id, 0))
}

// nearHost reports whether a ship at a pose would lie in the play area, on top of no ship and at range
// 1-2 of a ship near which it may be set up.
func nearHost(x *game.Exec, id game.ShipID, pose geom.Pose) bool {
	near := hosts(x, id)
	if near == 0 {
		return false
	}
	base := geom.Place(x.Info(id).Size, pose)
	others, ids := x.Others(id)
	if !x.G.Area.Holds(&base) || geom.Overlapping(&base, others, geom.WithGuides) != 0 {
		return false
	}
	for i := range others {
		if near.Has(ids[i]) &&
			x.G.Measure.Range(geom.Distance(&base, &others[i]).Distance, false) <= 2 {
			return true
		}
	}
	return false
}

// drawNear draws, every other time, a place near a host for the ship of c, and reports whether it may
// stand there.
func drawNear(x *game.Exec, c *game.Choice, r game.Random) bool {
	id := c.Object.Ship()
	near := hosts(x, id)
	if near == 0 || r.IntN(2) == 0 {
		return false
	}
	const reach = 250 * geom.Millimeter
	for by := range x.EachShip() {
		if !near.Has(by) {
			continue
		}
		at := x.Ship(by).Pose
		for range farTries {
			c.Pose = at
			c.Pose.X, c.Pose.Y = between(r, at.X-reach, at.X+reach), between(r, at.Y-reach, at.Y+reach)
			if nearHost(x, id, c.Pose) {
				return true
			}
		}
	}
	return false
}
