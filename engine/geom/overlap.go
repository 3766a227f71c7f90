package geom

import "math"

const (
	// overlapSlack is the penetration in mm above which two things overlap. Contact alone is not an
	// overlap, and rounding to nanometers never turns contact into it.
	overlapSlack = 1e-4

	guidesMeet = 2 * guideRadius // no guides meet across a wider gap between two bases
)

// Overlap reports whether two bases overlap: whether base or guides of one penetrate base or
// guides of the other by more than 1e-4 mm.
func Overlap(a, b *Placed, g Guides) bool {
	if g == WithGuides {
		return deeper(a, b, overlapSlack)
	}
	return !farApart(a, b) && boxDepth(a, b) > overlapSlack
}

// deeper reports whether two bases with guides penetrate each other by more than a depth in mm.
func deeper(a, b *Placed, depth float64) bool {
	if farApart(a, b) {
		return false
	}
	box := boxDepth(a, b)
	return box > depth || box >= -guidesMeet && guideDepth(a, b) > depth
}

// Overlapping returns the set of those bases, as a bit mask, that overlap p.
func Overlapping(p *Placed, others []Placed, g Guides) uint64 {
	var set uint64
	for i := range others {
		if Overlap(p, &others[i], g) {
			set |= 1 << i
		}
	}
	return set
}

// penetration returns how deep two bases with guides penetrate each other, in mm; not positive
// if they do not. It is the depth of that pair of convex parts that overlap most, and
// therefore a lower bound of how far one must move until they part.
func penetration(a, b *Placed) float64 {
	if farApart(a, b) {
		return -1
	}
	depth := boxDepth(a, b)
	if depth > guidesMeet || depth < -guidesMeet {
		return depth
	}
	return max(depth, guideDepth(a, b))
}

// farApart compares the circles around two bases; guides do not reach beyond them.
func farApart(a, b *Placed) bool { return !closerThan(a, b, 0) }

// closerThan reports whether the circles around two bases are less than gap mm apart.
func closerThan(a, b *Placed, gap float64) bool {
	dx, dy, r := b.x-a.x, b.y-a.y, a.radius+b.radius+gap
	return float64(dx*dx)+float64(dy*dy) < float64(r*r)
}

// boxDepth returns the penetration of two rectangles along the best of the four axes of their
// sides: how far they would have to be pushed apart. If negative it is minus a gap between
// them, though not necessarily the widest.
func boxDepth(a, b *Placed) float64 {
	dx, dy := b.x-a.x, b.y-a.y
	c := math.Abs(float64(a.cos*b.cos) + float64(a.sin*b.sin))
	s := math.Abs(float64(a.sin*b.cos) - float64(a.cos*b.sin))

	u := math.Abs(float64(dx*a.cos) - float64(dy*a.sin))
	v := math.Abs(float64(dx*a.sin) + float64(dy*a.cos))
	depth := min(
		(a.halfW-u)+(float64(b.halfW*c)+float64(b.halfL*s)),
		(a.halfL-v)+(float64(b.halfW*s)+float64(b.halfL*c)),
	)
	if depth < -guidesMeet {
		return depth
	}
	u = math.Abs(float64(dx*b.cos) - float64(dy*b.sin))
	v = math.Abs(float64(dx*b.sin) + float64(dy*b.cos))
	return min(depth,
		(b.halfW-u)+(float64(a.halfW*c)+float64(a.halfL*s)),
		(b.halfL-v)+(float64(a.halfW*s)+float64(a.halfL*c)),
	)
}

// guideDepth returns the deepest penetration in which a guide of either base takes part. The discs
// are taken whole: the inner halves lie within the base.
func guideDepth(a, b *Placed) float64 {
	px, py := b.x-a.x, b.y-a.y
	sin := float64(a.cos*b.sin) - float64(a.sin*b.cos)
	cos := float64(a.cos*b.cos) + float64(a.sin*b.sin)
	least, discs := math.Inf(1), math.Inf(1)
	if !a.bare {
		// a's guides as b sees them: a's center and, plus or minus, steps aside and ahead
		x, y := float64(py*b.sin)-float64(px*b.cos), -(float64(px*b.sin) + float64(py*b.cos))
		sx, sy := float64(guideAside*cos), float64(guideAside*sin)
		ax, ay := float64(-a.halfL*sin), float64(a.halfL*cos)
		least = min(
			square(x+ax+sx, y+ay+sy, b), square(x+ax-sx, y+ay-sy, b),
			square(x-ax+sx, y-ay+sy, b), square(x-ax-sx, y-ay-sy, b),
		)
	}
	if !b.bare {
		x, y := float64(px*a.cos)-float64(py*a.sin), float64(px*a.sin)+float64(py*a.cos)
		sx, sy := float64(guideAside*cos), float64(-guideAside*sin)
		ax, ay := float64(b.halfL*sin), float64(b.halfL*cos)
		least = min(least,
			square(x+ax+sx, y+ay+sy, a), square(x+ax-sx, y+ay-sy, a),
			square(x-ax+sx, y-ay+sy, a), square(x-ax-sx, y-ay-sy, a),
		)
		if !a.bare {
			discs = min(
				toGuide(x+ax+sx, y+ay+sy, a), toGuide(x+ax-sx, y+ay-sy, a),
				toGuide(x-ax+sx, y-ay+sy, a), toGuide(x-ax-sx, y-ay-sy, a),
			)
		}
	}
	return max(guideRadius-math.Sqrt(least)/2, guidesMeet-math.Sqrt(discs))
}

// square is four times the square of the distance from a point in a base's frame to the base.
func square(x, y float64, p *Placed) float64 {
	x, y = over(x, p.halfW), over(y, p.halfL)
	return float64(x*x) + float64(y*y)
}

// toGuide returns the square of the distance to the nearest center of the base's four guides.
func toGuide(x, y float64, p *Placed) float64 {
	x, y = math.Abs(x)-guideAside, math.Abs(y)-p.halfL
	return float64(x*x) + float64(y*y)
}
