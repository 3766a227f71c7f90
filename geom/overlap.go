package geom

import "math"

const (
	// overlapSlack is the penetration in mm above which two things overlap. Contact alone is
	// no overlap, and rounding to nanometres never turns contact into it.
	overlapSlack = 1e-4

	guidesMeet = 2 * guideRadius // no guides meet across a wider gap between two bases
)

// Overlap tells whether two bases overlap: whether base or guides of one penetrate base or
// guides of the other by more than 1e-4 mm.
func Overlap(a, b *Placed, g Guides) bool {
	if farApart(a, b) {
		return false
	}
	depth := boxDepth(a, b)
	if depth > overlapSlack {
		return true
	}
	if g == WithoutGuides || depth < -guidesMeet {
		return false
	}
	return guideDepth(a, b) > overlapSlack
}

// Overlapping is the set of those bases, as a bit mask, that overlap p.
func Overlapping(p *Placed, others []Placed, g Guides) uint64 {
	var set uint64
	for i := range others {
		if Overlap(p, &others[i], g) {
			set |= 1 << i
		}
	}
	return set
}

// penetration is how deep two bases with guides penetrate each other, in mm; not positive
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

// closerThan tells whether the circles around two bases are less than gap mm apart.
func closerThan(a, b *Placed, gap float64) bool {
	dx, dy, r := b.x-a.x, b.y-a.y, a.radius+b.radius+gap
	return float64(dx*dx)+float64(dy*dy) < float64(r*r)
}

// boxDepth is the penetration of two rectangles along the best of the four axes of their
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

// guides are the centres of the base's four guides on the table. Their discs are taken
// whole: the inner halves lie within the base.
func (p *Placed) guides() [4]vec {
	rx, ry := float64(guideAside*p.cos), float64(-guideAside*p.sin)
	fx, fy := float64(p.halfL*p.sin), float64(p.halfL*p.cos)
	return [4]vec{
		{p.x + (fx + rx), p.y + (fy + ry)},
		{p.x + (rx - fx), p.y + (ry - fy)},
		{p.x - (fx + rx), p.y - (fy + ry)},
		{p.x - (rx - fx), p.y - (ry - fy)},
	}
}

// guideDepth is the deepest penetration in which a guide of either base takes part.
func guideDepth(a, b *Placed) float64 {
	depth := math.Inf(-1)
	as, bs := a.guides(), b.guides()
	if !b.bare {
		for i := range bs {
			depth = max(depth, guideRadius-math.Sqrt(a.squareDistance(bs[i])))
		}
	}
	if a.bare {
		return depth
	}
	for i := range as {
		q := b.squareDistance(as[i])
		depth = max(depth, guideRadius-math.Sqrt(q))
		if q >= guidesMeet*guidesMeet || b.bare {
			continue
		}
		for j := range bs {
			d := as[i].minus(bs[j])
			depth = max(depth, guidesMeet-math.Sqrt(d.dot(d)))
		}
	}
	return depth
}

// squareDistance is the square of the distance from a point of the table to the rectangle.
func (p *Placed) squareDistance(v vec) float64 {
	w := p.in(v)
	ex, ey := max(math.Abs(w.x)-p.halfW, 0), max(math.Abs(w.y)-p.halfL, 0)
	return float64(ex*ex) + float64(ey*ey)
}
