package rules

import (
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// TouchesShip reports whether a ship touches another.
func TouchesShip(x *game.Exec) bool { return x.Ship(x.Subject()).Touching != 0 }

// OverlapsIt reports whether a ship overlaps the obstacle that a modifier weighs.
func OverlapsIt(x *game.Exec) bool {
	w := x.Weighed()
	return w != nil && w.Object.Kind == game.ObstacleObject && geom.OverlapToken(
		x.Placed(x.Subject()), x.Obstacle(int(w.Object.ID)), geom.WithGuides)
}
