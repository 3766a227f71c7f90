package geom

import "math"

// Token is an obstacle or a device on the table. It is a value; make it with PlaceObstacle or
// PlaceDevice once and keep it beside the state.
type Token struct {
	Pose  Pose
	shape *shape
	frame
}

func placeToken(s *shape, pose Pose) Token {
	return Token{Pose: pose, shape: s, frame: frameOf(pose)}
}

// Outline appends the corners of the token to a list, for drawing.
func (t *Token) Outline(list []Spot) []Spot {
	for _, c := range t.shape.corners {
		list = append(list, t.out(c).spot())
	}
	return list
}

// OverlapToken reports whether a base, with its guides if wanted, and a token overlap. The base
// is taken 1e-4 mm smaller on every side, so that contact is none.
func OverlapToken(p *Placed, t *Token, g Guides) bool {
	f := t.relative(&p.frame)
	w, l, r := p.halfW-overlapSlack, p.halfL-overlapSlack, t.shape.radius
	reach := l
	if g == WithGuides && !p.bare {
		reach = p.halfL + guideRadius
	}
	// the circle around the token against the rectangle
	ex, ey := over(f.x, p.halfW), over(f.y, reach)
	if float64(ex*ex)+float64(ey*ey) >= float64(4*r*r) {
		return false
	}
	corners := t.shape.corners
	before := f.out(corners[len(corners)-1])
	side := boxSide(before.x, before.y, w, reach)
	for _, c := range corners {
		v := f.out(c)
		s := boxSide(v.x, v.y, w, reach)
		if s&side == 0 && (crossBox(before, v, w, l) || reach > l && meetsGuide(before, v, p.halfL)) {
			return true
		}
		before, side = v, s
	}
	// nothing of its outline is in the base: the base may be in it
	return float64(f.x*f.x)+float64(f.y*f.y) < float64(r*r) && t.shape.holds(f.in(vec{}))
}

// meetsGuide reports whether a segment passes through one of the four guides of a base around
// the origin.
func meetsGuide(p, q vec, halfL float64) bool {
	const r = guideRadius - overlapSlack
	for _, g := range [4]vec{
		{guideAside, halfL}, {-guideAside, halfL}, {guideAside, -halfL}, {-guideAside, -halfL},
	} {
		if squareToSegment(g, p, q) < r*r {
			return true
		}
	}
	return false
}

// DistanceToken returns the distance from a base to a token, the guides of devices included, with
// the nearest points; 0 if they touch or overlap.
func DistanceToken(p *Placed, t *Token) Measurement {
	if p.remote != 0 {
		own := p.token()
		return DistanceTokens(&own, t)
	}
	f := t.relative(&p.frame)
	near := nearestToken(&f, t.shape, p.halfW, p.halfL)
	return measurement(&p.frame, near.from, near.to, near.distance)
}

// nearestToken finds the nearest points of the rectangle around the origin and a shape in a
// frame. If they do not meet, these are a corner of the shape, or the corner of the rectangle
// that faces a side of it.
func nearestToken(f *frame, shape *shape, w, l float64) pair {
	r := shape.radius
	if float64(f.x*f.x)+float64(f.y*f.y) < float64(r*r) && shape.holds(f.in(vec{})) {
		return pair{}
	}
	var best pair
	least := math.Inf(1) // four times the square of the distance
	p := f.out(shape.corners[len(shape.corners)-1])
	beyond := boxSide(p.x, p.y, w, l)
	for _, c := range shape.corners {
		q := f.out(c)
		side := boxSide(q.x, q.y, w, l)
		if side&beyond == 0 {
			if at, ok := enterBox(p, q, w, l); ok {
				return pair{from: at, to: at}
			}
		}
		ex, ey := over(q.x, w), over(q.y, l)
		if square := float64(ex*ex) + float64(ey*ey); square < least {
			least, best.from, best.to = square, clamp(q, w, l), q
		}
		e := q.minus(p)
		corner := vec{math.Copysign(w, e.y), math.Copysign(l, -e.x)}
		if e.cross(p) > 0 { // the rectangle is to the right of the side
			corner = vec{-corner.x, -corner.y}
		}
		d := corner.minus(p)
		along, length := e.dot(d), e.dot(e)
		if along > 0 && along < length {
			off := e.cross(d)
			if square := float64(4*off*off) / length; square < least {
				least, best.from, best.to = square, corner, p.mix(q, along/length)
			}
		}
		p, beyond = q, side
	}
	best.distance = math.Sqrt(least) / 2
	return best
}

// closer keeps the nearer of two pairs.
func (p *pair) closer(q pair) {
	if q.distance < p.distance {
		*p = q
	}
}

// segmentToBox finds the nearest points of the rectangle around the origin and a segment.
func segmentToBox(p, q vec, w, l float64) pair {
	if at, ok := enterBox(p, q, w, l); ok {
		return pair{from: at, to: at}
	}
	best := pairOf(clamp(p, w, l), p)
	best.closer(pairOf(clamp(q, w, l), q))
	for _, corner := range [4]vec{{w, l}, {w, -l}, {-w, -l}, {-w, l}} {
		best.closer(pairOf(corner, nearestOnSegment(corner, p, q)))
	}
	return best
}

// enterBox returns the first point of a segment that is in the rectangle around the origin,
// borders included.
func enterBox(p, q vec, w, l float64) (vec, bool) {
	part, d := span{0, 1}, q.minus(p)
	if !part.slab(p.x, d.x, w) || !part.slab(p.y, d.y, l) {
		return vec{}, false
	}
	return p.mix(q, part.t0), true
}

// span is a part of a line p + t d, from t0 to t1.
type span struct{ t0, t1 float64 }

// slab cuts the span down to where |p + t d| <= limit and reports whether anything is left.
func (s *span) slab(p, d, limit float64) bool {
	if d == 0 {
		return math.Abs(p) <= limit
	}
	a, b := (-limit-p)/d, (limit-p)/d
	s.t0, s.t1 = max(s.t0, min(a, b)), min(s.t1, max(a, b))
	return s.t0 <= s.t1
}

// DistanceTokens returns the distance between two tokens, as needed for setting up obstacles.
func DistanceTokens(a, b *Token) Measurement {
	other := placed{b.relative(&a.frame), b.shape.corners}
	if a.shape.holds(other.corner(0)) || b.shape.holds(other.in(a.shape.corners[0])) {
		at := other.corner(0)
		return measurement(&a.frame, at, at, 0)
	}
	best := pair{distance: math.Inf(1)}
	p := a.shape.corners[len(a.shape.corners)-1]
	for _, q := range a.shape.corners {
		for i := range other.corners {
			best.closer(segments(p, q, other.corner(i), other.corner(i+1)))
		}
		p = q
	}
	return measurement(&a.frame, best.from, best.to, best.distance)
}

// segments finds the nearest points of the segments from p to q and from u to v.
func segments(p, q, u, v vec) pair {
	if at, ok := crossing(p, q, u, v); ok {
		return pair{at, at, 0}
	}
	best := pairOf(p, nearestOnSegment(p, u, v))
	best.closer(pairOf(q, nearestOnSegment(q, u, v)))
	best.closer(pairOf(nearestOnSegment(u, p, q), u))
	best.closer(pairOf(nearestOnSegment(v, p, q), v))
	return best
}

// crossing returns the point where two segments cross each other.
func crossing(p, q, u, v vec) (vec, bool) {
	e, f := q.minus(p), v.minus(u)
	a, b := f.cross(p.minus(u)), f.cross(q.minus(u))
	c, d := e.cross(u.minus(p)), e.cross(v.minus(p))
	if (a > 0) == (b > 0) || (c > 0) == (d > 0) {
		return vec{}, false
	}
	return p.mix(q, a/(a-b)), true
}
