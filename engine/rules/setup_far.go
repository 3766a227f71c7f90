package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// farFromEnemies reports whether a ship at a pose would lie in the play area, on top of no ship and
// beyond range 3 of every enemy; where a card says so also beyond range 1 of obstacles and range 3 of the
// enemy's edge.
func farFromEnemies(x *game.Exec, id game.ShipID, pose geom.Pose) bool {
	base := geom.Place(x.Info(id).Size, pose)
	others, ids := x.Others(id)
	if !x.G.Area.Holds(&base) || geom.Overlapping(&base, others, geom.WithGuides) != 0 {
		return false
	}
	for i := range others {
		if x.Side(ids[i]) != x.Side(id) &&
			x.G.Measure.Range(geom.Distance(&base, &others[i]).Distance, false) <= 3 {
			return false
		}
	}
	return !card.Ignoring(x, card.SetUpAreaInSpace, id) || inSpace(x, id, &base)
}

// inSpace reports whether a ship would lie beyond range 1 of obstacles and range 3 of the enemy's edge.
func inSpace(x *game.Exec, id game.ShipID, base *geom.Placed) bool {
	if -x.G.Area.Beyond(base, EdgeOf(x, x.Side(id).Other())) <= x.G.Measure.Reach(3) {
		return false
	}
	for i := range x.S.Obstacles[:x.S.NObstacles] {
		if geom.Near(base, x.Obstacle(i), x.G.Measure.Reach(1)) {
			return false
		}
	}
	return true
}

// placedAnywhere reports whether a ship may be set up anywhere far from enemies.
func placedAnywhere(x *game.Exec, id game.ShipID) bool {
	return !setByMission(x, id) && (card.Ignoring(x, card.SetUpArea, id) || card.Ignoring(x, card.SetUpAreaInSpace, id))
}

// farTries is how many places are drawn for a ship that may stand anywhere, before one near the
// edge of its player is.
const farTries = 5

// drawFar draws a place for the ship of c anywhere in the play area, and reports whether the ship may
// stand there.
func drawFar(x *game.Exec, p game.Player, c *game.Choice, r game.Random) bool {
	id, length := c.Object.Ship(), edgeLength(x, p)
	half := int32(x.Info(id).Size.Length()) * geom.Millimeter / 2
	depth := x.G.Area.Width + x.G.Area.Height - length
	for range farTries {
		c.Pose = FromEdge(x, p, between(r, half, length-half), between(r, half, depth-half))
		if farFromEnemies(x, id, c.Pose) {
			return true
		}
	}
	return false
}
