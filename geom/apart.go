package geom

import "math"

// Apart tells whether two tokens are more than a gap, in nanometres, away from each other. It
// is DistanceTokens for a yes or no: the circles around most tokens settle it.
func Apart(a, b *Token, gap int32) bool {
	d := vec{b.x - a.x, b.y - a.y}
	between := math.Sqrt(d.dot(d))
	// A tenth of a millimetre is far more than the rounding of poses and distances.
	if between-a.shape.radius-b.shape.radius > milli(gap)+0.1 {
		return true
	}
	return DistanceTokens(a, b).Distance > gap
}
