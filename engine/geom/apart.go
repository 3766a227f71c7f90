package geom

import "math"

// sure is how much, in mm, a short cut must be clear of a limit to answer for the full
// computation: far more than the rounding of poses and distances.
const sure = 0.1

// Apart reports whether two tokens are more than a gap, in nanometers, away from each other. It
// is DistanceTokens for a yes or no: circles and boxes settle most of it.
func Apart(a, b *Token, gap int32) bool {
	d := vec{b.x - a.x, b.y - a.y}
	room := milli(gap) + sure
	if math.Sqrt(d.dot(d))-a.shape.radius-b.shape.radius > room {
		return true
	}
	other := placed{b.relative(&a.frame), b.shape.corners}
	if a.shape.holds(other.corner(0)) || b.shape.holds(other.in(a.shape.corners[0])) {
		return gap < 0
	}
	reach := b.shape.radius + room
	p := a.shape.corners[len(a.shape.corners)-1]
	for _, q := range a.shape.corners {
		if !sideBeyond(p, q, other.x, other.y, reach) && !other.apart(p, q, gap) {
			return false
		}
		p = q
	}
	return true
}

// sideBeyond reports whether a segment is more than reach away from a point, in x or in y.
func sideBeyond(p, q vec, x, y, reach float64) bool {
	return min(p.x, q.x)-x > reach || x-max(p.x, q.x) > reach ||
		min(p.y, q.y)-y > reach || y-max(p.y, q.y) > reach
}

// apart reports whether every side of the outline is more than a gap away from a segment.
func (o *placed) apart(p, q vec, gap int32) bool {
	room := milli(gap) + sure
	low, high := vec{min(p.x, q.x) - room, min(p.y, q.y) - room},
		vec{max(p.x, q.x) + room, max(p.y, q.y) + room}
	u := o.corner(len(o.corners) - 1)
	for i := range o.corners {
		v := o.corner(i)
		if max(u.x, v.x) >= low.x && min(u.x, v.x) <= high.x &&
			max(u.y, v.y) >= low.y && min(u.y, v.y) <= high.y &&
			nanoFar(segments(p, q, u, v).distance) <= gap {
			return false
		}
		u = v
	}
	return true
}

// Beyond reports whether two bases are surely more than a gap, in nanometers, away from each other,
// because the circles around them are. If it says no they may still be.
func Beyond(a, b *Placed, gap int32) bool { return !closerThan(a, b, milli(gap)+sure) }

// Near reports whether a token is at most a gap, in nanometers, away from a base. It is
// DistanceToken for a yes or no: where the circle around the token is out of reach, or one of
// its corners well within, nothing else is looked at.
func Near(p *Placed, t *Token, gap int32) bool {
	if p.remote != 0 {
		own := p.token()
		return !Apart(&own, t, gap)
	}
	f := t.relative(&p.frame)
	most := milli(gap) + sure + t.shape.radius
	ex, ey := over(f.x, p.halfW), over(f.y, p.halfL)
	if float64(ex*ex)+float64(ey*ey) > float64(4*most*most) {
		return false
	}
	if least := milli(gap) - sure; least > 0 && t.cornerWithin(&f, p, least) {
		return true
	}
	return DistanceToken(p, t).Distance <= gap
}

// NearSpot reports whether a point of the table is at most a gap, in nanometers, away from a base.
func NearSpot(p *Placed, at Spot, gap int32) bool {
	v := p.in(vec{milli(at.X), milli(at.Y)})
	d := vec{max(0, math.Abs(v.x)-p.halfW), max(0, math.Abs(v.y)-p.halfL)}
	return nanoFar(math.Sqrt(d.dot(d))) <= gap
}

// cornerWithin reports whether a corner of the token, which is in a frame of the base, is at
// most this many mm away from it.
func (t *Token) cornerWithin(f *frame, p *Placed, most float64) bool {
	for _, c := range t.shape.corners {
		v := f.out(c)
		ex, ey := over(v.x, p.halfW), over(v.y, p.halfL)
		if float64(ex*ex)+float64(ey*ey) <= float64(4*most*most) {
			return true
		}
	}
	return false
}
