package rules

import (
	"koiogran/game"
	"koiogran/geom"
)

// farFromEnemies tells whether a ship at a pose would lie in the play area, on top of no ship and
// beyond range 3 of every enemy.
func farFromEnemies(x *game.Exec, id game.ShipID, pose geom.Pose) bool {
	base := geom.Place(x.Info(id).Size, pose)
	others, ids := x.Others(id)
	if !x.G.Area.Holds(&base) || geom.Overlapping(&base, others, geom.WithGuides) != 0 {
		return false
	}
	for i := range others {
		if x.Owner(ids[i]) != x.Owner(id) &&
			x.G.Measure.Range(geom.Distance(&base, &others[i]).Distance, false) <= 3 {
			return false
		}
	}
	return true
}
