package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// TouchesShip reports whether a ship touches another.
func TouchesShip(x *game.Exec) bool { return x.Ship(x.Subject()).Touching != 0 }

// OverlapsIt reports whether a ship overlaps the obstacle that a modifier weighs, or that the window is about.
func OverlapsIt(x *game.Exec) bool {
	o := card.ObjectNow(x)
	return o.Kind == game.ObstacleObject &&
		geom.OverlapToken(x.Placed(x.Subject()), x.Obstacle(int(o.ID)), geom.WithGuides)
}
