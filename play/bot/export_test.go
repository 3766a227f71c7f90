package bot

import (
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// Trust is how likely an admiral thinks it that its enemy keeps to none of the ways that it knows, and to each of them.
func Trust(p Player) []float64 { return p.(*admiral).reader.trust }

// Foresee lets an admiral believe that a ship goes to a place.
func Foresee(p Player, id game.ShipID, at geom.Placed) { p.(*admiral).ends[id] = []geom.Placed{at} }

// Matches of these tests take a tenth of the playouts.
func init() {
	admiralSight.samples /= 10
	leaderSight.samples /= 10
}
