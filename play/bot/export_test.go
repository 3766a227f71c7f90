package bot

import (
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// Trust returns how likely an admiral thinks it that its enemy keeps to none of the ways that it knows, and to each of them.
func Trust(p Player) []float64 { return p.(*admiral).reader.trust }

// Foresee lets an admiral believe that a ship goes to a place.
func Foresee(p Player, id game.ShipID, at geom.Placed) { p.(*admiral).ends[id] = []geom.Placed{at} }

// Plans in these tests take few playouts of few sets of dials.
func init() {
	admiralSight = sight{samples: 12, rows: 4, near: 2}
	leaderSight = sight{samples: 8, rows: 3, near: 1}
}

// FarOff is how far a place is from a pose, in bands, and how far the nose there points away from it, in half turns.
func FarOff(from, to geom.Pose) (far, off float64) { return farOff(from, to) }
