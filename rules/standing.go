package rules

import (
	"koiogran/card"
	"koiogran/game"
)

// TouchesShip tells whether a ship touches another.
func TouchesShip(r card.Ref) card.Cond {
	return func(x *game.Exec) bool { return x.Ship(r(x)).Touching != 0 }
}

// OnObstacle tells whether a ship stands on an obstacle.
func OnObstacle(r card.Ref) card.Cond {
	return func(x *game.Exec) bool {
		for i := range x.S.Obstacles[:x.S.NObstacles] {
			o := &x.S.Obstacles[i]
			if o.Placed && !o.Gone && x.G.Measure.Upon(x.Placed(r(x)), x.Obstacle(i)) {
				return true
			}
		}
		return false
	}
}
