package draw

import "koiogran/engine/geom"

// Silhouette is a ship as seen from above, nose up, in a box from -50 to 50 both ways, as the data
// of SVG paths. The wing is the right one; the left one mirrors it. The detail is dark.
type Silhouette struct{ Name, Hull, Wing, Detail string }

// SilhouetteOf returns the drawing of a type of ship, by its id as squad files write it. Types
// without one of their own are drawn by the size of their base.
func SilhouetteOf(ship string, size geom.Size) Silhouette {
	s := shapeOf(ship, size)
	return Silhouette{Name: s.name, Hull: s.hull, Wing: s.wing, Detail: s.detail}
}
