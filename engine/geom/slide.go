package geom

import "math"

// FreeShift looks for a place along the end of a template where a ship that may be shifted
// freely overlaps no one, and gives the one nearest to the middle. Who executes a Tallon roll
// in the first edition must take such a place if there is one (1e "Tallon roll").
//
// Along a line every pair of convex parts, bases and guides, overlaps on one interval, which
// is computed; so no gap is too narrow to be found.
func FreeShift(m Move, limit Shift, others []Placed) (Shift, bool) {
	m.Shift = 0
	s := slide{ship: Place(m.Size, m.Full()), others: others, limit: milli(int32(limit))}
	m.Shift = limit // far enough out that rounding does not bend the direction
	next := Place(m.Size, m.Full())
	s.way = vec{next.x - s.ship.x, next.y - s.ship.y}
	if n := math.Sqrt(s.way.dot(s.way)); n > 0 {
		s.way = s.way.times(1 / n)
	}
	up, upOK := s.free(1)
	down, downOK := s.free(-1)
	switch {
	case upOK && (!downOK || up <= down):
		return Shift(nano(up)), true
	case downOK:
		return Shift(nano(-down)), true
	}
	return 0, false
}

// slide is a ship that moves along a straight line among others.
type slide struct {
	ship   Placed
	way    vec // direction, of length 1
	others []Placed
	limit  float64
}

// free returns the least distance, going one way from the middle, at which no one is overlapped.
func (s *slide) free(sign float64) (float64, bool) {
	way := s.way.times(sign)
	at := 0.0
	for moved := true; moved; {
		moved = false
		for i := range s.others {
			if to := leave(&s.ship, &s.others[i], way, at); to > at {
				at, moved = to, true
			}
		}
		if at > s.limit {
			return 0, false
		}
	}
	return at, true
}

// slideSlack is the overlap in mm that is left where a ship leaves another one. It is less
// than overlapSlack because the place is rounded to nanometers afterward.
const slideSlack = overlapSlack / 2

// leave returns where a ship that has moved by at leaves one that it overlaps there.
func leave(ship, other *Placed, way vec, at float64) float64 {
	for {
		to := at
		lo, hi := boxSpan(ship, other, way)
		if lo < to && to < hi {
			to = hi
		}
		a, b := ship.guides(), other.guides()
		for _, g := range a {
			to = leaveRound(to, other, g, way)
			for _, h := range b {
				to = leaveDisc(to, h.minus(g), way, guidesMeet-slideSlack)
			}
		}
		for _, g := range b {
			to = leaveRound(to, ship, g, way.times(-1))
		}
		if to == at {
			return at
		}
		at = to
	}
}

// boxSpan returns the interval of shifts along the way at which two rectangles overlap by more
// the slack: on all four axes of their sides at once.
func boxSpan(a, b *Placed, way vec) (lo, hi float64) {
	lo, hi = math.Inf(-1), math.Inf(1)
	d := vec{b.x - a.x, b.y - a.y}
	for _, f := range [2]*frame{&a.frame, &b.frame} {
		for _, axis := range [2]vec{{f.cos, -f.sin}, {f.sin, f.cos}} {
			reach := a.reach(axis) + b.reach(axis) - slideSlack
			apart, speed := d.dot(axis), way.dot(axis)
			if math.Abs(speed) < 1e-12 {
				if math.Abs(apart) >= reach {
					return 0, 0
				}
				continue
			}
			t0, t1 := (apart-reach)/speed, (apart+reach)/speed
			lo, hi = max(lo, min(t0, t1)), min(hi, max(t0, t1))
		}
	}
	return lo, hi
}

// reach returns how far the rectangle extends from its center along an axis of length 1.
func (p *Placed) reach(axis vec) float64 {
	u := math.Abs(float64(axis.x*p.cos) - float64(axis.y*p.sin))
	v := math.Abs(float64(axis.x*p.sin) + float64(axis.y*p.cos))
	return float64(p.halfW*u) + float64(p.halfL*v)
}

// leaveDisc returns where a disc, having moved by at, leaves a point that was d away from its
// center before it moved.
func leaveDisc(at float64, d, way vec, radius float64) float64 {
	along, aside := d.dot(way), d.cross(way)
	room := float64(radius*radius) - float64(aside*aside)
	if room <= 0 {
		return at
	}
	root := math.Sqrt(room)
	if along-root < at && at < along+root {
		return along + root
	}
	return at
}

// leaveRound returns where a guide's disc, having moved by at, leaves a rectangle: the rectangle
// grown by the radius, with round corners. Its parts are two rectangles and four discs.
func leaveRound(at float64, p *Placed, disc, way vec) float64 {
	const radius = guideRadius - slideSlack
	v := p.in(disc)
	w := vec{
		float64(way.x*p.cos) - float64(way.y*p.sin),
		float64(way.x*p.sin) + float64(way.y*p.cos),
	}
	at = leaveBox(at, v, w, vec{p.halfW + radius, p.halfL})
	at = leaveBox(at, v, w, vec{p.halfW, p.halfL + radius})
	for _, c := range p.ownCorners() {
		at = leaveDisc(at, c.minus(v), w, radius)
	}
	return at
}

// leaveBox returns where a point, having moved by at, leaves the rectangle around the origin whose
// corner is given.
func leaveBox(at float64, v, way, corner vec) float64 {
	in := span{math.Inf(-1), math.Inf(1)}
	if !in.slab(v.x, way.x, corner.x) || !in.slab(v.y, way.y, corner.y) {
		return at
	}
	if in.t0 < at && at < in.t1 {
		return in.t1
	}
	return at
}

// guides returns the centers of the base's four guides on the table.
func (p *Placed) guides() [4]vec {
	return [4]vec{
		p.out(vec{guideAside, p.halfL}), p.out(vec{guideAside, -p.halfL}),
		p.out(vec{-guideAside, -p.halfL}), p.out(vec{-guideAside, p.halfL}),
	}
}
