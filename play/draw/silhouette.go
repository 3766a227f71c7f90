package draw

import "koiogran/engine/geom"

// Silhouette is a ship as seen from above, nose up, in a box from -50 to 50 both ways, as the data
// of SVG paths. The wing is the right one; the left one mirrors it. The detail is dark. Rises are the parts that do
// not lie flat in space; what stands is raised upright there, its legs down.
type Silhouette struct {
	Name, Hull, Wing, Detail string
	Rises                    []Rise
	Stands                   bool
}

// SilhouetteOf returns the drawing of a type of ship, by its id as squad files write it. Types
// without one of their own are drawn by the size of their base.
func SilhouetteOf(ship string, size geom.Size) Silhouette {
	return shapeOf(ship, size).silhouette()
}

// silhouette returns the drawing as others see it.
func (s *shape) silhouette() Silhouette {
	return Silhouette{
		Name: s.name, Hull: s.hull, Wing: s.wing, Detail: s.detail, Rises: rises[s.name], Stands: upright[s.name],
	}
}
