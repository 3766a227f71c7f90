package geom

import "math"

// Laid is a template laid on the table, or the first part of one: a strip along a straight or
// bent middle line. It meets whatever its area overlaps.
type Laid struct {
	frame          // where the middle line starts, and its direction there
	side   float64 // +1 if it bends right, -1 left
	radius float64 // 0 for a straight
	half   float64 // half its width
	length float64 // mm of middle line
}

// Length returns the length of the middle line in nanometers.
func (l *Laid) Length() int32 { return nano(l.length) }

// First returns the first part of the template, up to a length in nanometers, as it is used by a
// ship that backed up.
func (l Laid) First(length int32) Laid {
	l.length = min(l.length, max(0, milli(length)))
	return l
}

// Meets reports whether the template overlaps a token by more than 1e-4 mm, and how many
// nanometers along the template it does so first. The template is taken that much
// smaller on every side.
func (l *Laid) Meets(t *Token) (at int32, ok bool) {
	return l.meets(&placed{t.relative(&l.frame), t.shape.corners}, t.shape.radius)
}

// MeetsBase is Meets for a base, without guides, for abilities that ask whether a ship moved
// through another.
func (l *Laid) MeetsBase(p *Placed) (at int32, ok bool) {
	corners := p.ownCorners()
	return l.meets(&placed{p.relative(&l.frame), corners[:]}, p.radius)
}

// meets compares the template with a shape that a circle of a radius around its origin holds.
func (l *Laid) meets(p *placed, radius float64) (int32, bool) {
	if l.length <= 2*overlapSlack || l.clears(vec{p.x, p.y}, radius) {
		return 0, false
	}
	sin, cos := 0.0, 1.0 // of the bend
	if l.radius != 0 {
		sin, cos = sinCosRad(l.length / l.radius)
	}
	if p.holds(vec{0, overlapSlack}) {
		return 0, true
	}
	first := math.Inf(1)
	before := p.corner(len(p.corners) - 1)
	for i := range p.corners {
		v := p.corner(i)
		if l.radius == 0 {
			first = min(first, l.alongStraight(before, v))
		} else {
			first = min(first, l.alongCurve(before, v, sin, cos))
		}
		before = v
	}
	if math.IsInf(first, 1) {
		return 0, false
	}
	return nano(max(0, first)), true
}

// clears reports whether a circle lies so far from the template that nothing in it can meet it.
func (l *Laid) clears(c vec, radius float64) bool {
	aside := radius + l.half
	if c.y < -radius || c.y > l.length+radius {
		return true
	}
	if l.radius == 0 {
		return math.Abs(c.x) > aside
	}
	far := l.length + aside
	if c.dot(c) > float64(far*far) {
		return true
	}
	c.x = float64(l.side*c.x) - l.radius
	outer, inner := l.radius+aside, max(0, l.radius-aside)
	square := c.dot(c)
	return square > float64(outer*outer) || square < float64(inner*inner)
}

// alongStraight returns how far along a straight template a segment first meets it; infinite if it
// does not.
func (l *Laid) alongStraight(p, q vec) float64 {
	half := l.length / 2
	p.y, q.y = p.y-half, q.y-half
	part, d := span{0, 1}, q.minus(p)
	if !part.slab(p.x, d.x, l.half-overlapSlack) || !part.slab(p.y, d.y, half-overlapSlack) {
		return math.Inf(1)
	}
	return half + min(p.mix(q, part.t0).y, p.mix(q, part.t1).y)
}

// alongCurve returns the same for a bent one, a sector of a ring. Seen from the ring's center the
// template starts toward -x and turns to +y; a point moving along a segment turns one way
// only, so the first contact is at an end of a piece that is in the ring. Sin and cos belong to
// the whole bend.
func (l *Laid) alongCurve(p, q vec, sin, cos float64) float64 {
	p.x, q.x = float64(l.side*p.x)-l.radius, float64(l.side*q.x)-l.radius
	part := span{0, 1}
	// between the radii through the template's two ends
	if !part.over(p.y, q.y) ||
		!part.over(-float64(cos*p.y)-float64(sin*p.x), -float64(cos*q.y)-float64(sin*q.x)) {
		return math.Inf(1)
	}
	outer, ok := circle(p, q, l.radius+l.half-overlapSlack)
	if !ok {
		return math.Inf(1)
	}
	part = span{max(part.t0, outer.t0), min(part.t1, outer.t1)}
	first := math.Inf(1)
	try := func(s span) {
		if s.t0 > s.t1 {
			return
		}
		for _, t := range [2]float64{s.t0, s.t1} {
			v := p.mix(q, t)
			first = min(first, float64(l.radius*atan2(v.y, -v.x)))
		}
	}
	if inner, ok := circle(p, q, l.radius-l.half+overlapSlack); ok {
		try(span{part.t0, min(part.t1, inner.t0)})
		try(span{max(part.t0, inner.t1), part.t1})
	} else {
		try(part)
	}
	return first
}

// over cuts the span of a segment down to where a linear value, given for both ends, exceeds
// the slack, and reports whether anything is left.
func (s *span) over(p, q float64) bool {
	p, q = p-overlapSlack, q-overlapSlack
	switch {
	case p < 0 && q < 0:
		return false
	case p < 0:
		s.t0 = max(s.t0, p/(p-q))
	case q < 0:
		s.t1 = min(s.t1, p/(p-q))
	}
	return s.t0 <= s.t1
}

// circle returns the part of the line through p and q that is in a circle around the origin.
func circle(p, q vec, radius float64) (s span, ok bool) {
	d := q.minus(p)
	a, b := d.dot(d), d.dot(p)
	root := float64(b*b) - float64(a*(p.dot(p)-float64(radius*radius)))
	if a == 0 || root <= 0 {
		return span{}, false
	}
	root = math.Sqrt(root)
	return span{(-b - root) / a, (root - b) / a}, true
}

// Outline appends the corners of the template to a list, for drawing; curves have a corner for
// every 1.5 degrees.
func (l *Laid) Outline(list []Spot) []Spot {
	steps := 1
	if l.radius != 0 {
		steps = int(float64(l.length/l.radius)/(math.Pi/120)) + 1
	}
	for i := range 2 * (steps + 1) {
		k, half := i, l.half
		if i > steps {
			k, half = 2*steps+1-i, -half
		}
		list = append(list, l.out(l.beside(float64(l.length*float64(k))/float64(steps), half)).spot())
	}
	return list
}

// beside returns the point at a length along the middle line and to the left of it.
func (l *Laid) beside(length, left float64) vec {
	if l.radius == 0 {
		return vec{-left, length}
	}
	sin, cos := sinCosRad(length / l.radius)
	r := l.radius + float64(l.side*left)
	return vec{float64(l.side * (l.radius - float64(r*cos))), float64(r * sin)}
}
