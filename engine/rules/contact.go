package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// OverlapsIt reports whether a ship overlaps the obstacle that a modifier weighs, or that the window is about.
func OverlapsIt(x *game.Exec) bool {
	o := card.ObjectNow(x)
	return o.Kind == game.ObstacleObject &&
		geom.OverlapToken(x.Placed(x.Subject()), x.Obstacle(int(o.ID)), geom.WithGuides)
}
