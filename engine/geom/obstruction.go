package geom

import (
	"math"
	"math/bits"
)

// Sight is an attack whose line is to be judged.
type Sight struct {
	Game             Game
	Attacker, Target *Placed
	Arc              Arc    // AllAround where the weapon is not bound to one
	IgnoreTokens     uint64 // tokens that do not matter, as a bit mask
	IgnoreShips      uint64 // ships that do not matter, the attacker and the target among them
	Obstructing      uint64 // ships that obstruct as tokens do, as the huge ones of the first edition
	Most             bool   // wanted is the line that passes over the most, not over the least
}

// Obstruction is the proof of an attack's line: the line that range is measured along, and what
// that line passes over.
type Obstruction struct {
	Measurement
	Tokens uint64 // as bit masks
	Ships  uint64
	Choice bool // the line is one of a whole strip of equally short ones
}

// Obstructed reports whether the line passes over anything.
func (o *Obstruction) Obstructed() bool { return o.Tokens|o.Ships != 0 }

// tieSlack is how much longer than the shortest a line may be and still count as equally
// short, in mm; it makes good for the rounding of two poses.
const tieSlack = 2e-6

// Line finds the line of an attack: between the closest points of the attacker's base and of
// the part of the target's base inside the arc. Where bases face one another with parallel
// edges there is a whole strip of equally short lines; the attacker may choose any
// (1e.obstruct.equal-points-choice) and gets one that passes over the fewest tokens and ships that
// obstruct, then the fewest ships. So the attack is obstructed only if the strip is covered from side to side.
// With Most it gets one that passes over the most instead.
//
// Remotes have convex outlines of eight corners at most. It reports
// false if the target is not in the arc. Only the first 64 tokens and the first 64
// ships are looked at.
func (s *Sight) Line(tokens []Token, ships []Placed) (Obstruction, bool) {
	var strips [2]strip
	n, shortest := 0, math.Inf(1)
	outline := s.outline()
	var r regions
	r.set(s.Game, s.Attacker, s.Arc)
	for i := range r.n {
		part := outline
		if !part.clipTo(&r.of[i]) {
			continue
		}
		near := nearest(s.Attacker.halfW, s.Attacker.halfL, part.corners())
		strips[n] = stripOf(s.Attacker, &part, near)
		shortest = min(shortest, near.distance)
		n++
	}
	if n == 0 {
		return Obstruction{}, false
	}
	v := view{sight: s, tokens: tokens, ships: ships}
	best, found := Obstruction{}, false
	for i := range strips[:n] {
		if strips[i].length > shortest+tieSlack {
			continue
		}
		if o := v.along(&strips[i]); !found || s.prefers(&o, &best) {
			best, found = o, true
		}
	}
	return best, true
}

// outline returns the target in the frame of the attacker.
func (s *Sight) outline() (p polygon) {
	if s.Target.remote != 0 {
		return s.Target.outlineIn(s.Attacker)
	}
	quad := s.Target.cornersIn(s.Attacker)
	p.n = copy(p.at[:], quad[:])
	return p
}

// prefers reports whether line a is wanted more than line b.
func (s *Sight) prefers(a, b *Obstruction) bool {
	if s.Most {
		return s.cost(a) > s.cost(b)
	}
	return s.cost(a) < s.cost(b)
}

// cost returns how much a line passes over.
func (s *Sight) cost(o *Obstruction) int {
	return (bits.OnesCount64(o.Tokens)+bits.OnesCount64(o.Ships&s.Obstructing))<<8 + bits.OnesCount64(o.Ships)
}

// strip is a bundle of equally short lines between two bases. In its frame, within that of
// the attacker, the lines run from (x, 0) to (x, length), for x from low to high.
type strip struct {
	frame
	low, high float64
	length    float64
}

// stripOf finds all lines between the rectangle around the origin and an outline that are as
// short as the one given.
func stripOf(a *Placed, outline *polygon, near pair) strip {
	n := near.to.minus(near.from)
	if near.distance > tieSlack {
		n = n.times(1 / near.distance)
	} else {
		n = a.outward(near.from)
	}
	at := near.from.dot(n)
	s := strip{frame{float64(at * n.x), float64(at * n.y), n.x, n.y}, 0, 0, near.distance}
	x := s.in(near.from).x
	s.low, s.high = x, x

	own := a.ownCorners()
	low1, high1 := s.face(own[:], 0)
	low2, high2 := s.face(outline.corners(), near.distance)
	if low, high := max(low1, low2), min(high1, high2); high-low > tieSlack {
		s.low, s.high = low, high
	}
	return s
}

// outward returns the direction out of the rectangle at a point of its border.
func (p *Placed) outward(v vec) vec {
	if math.Abs(v.x)-p.halfW > math.Abs(v.y)-p.halfL {
		return vec{math.Copysign(1, v.x), 0}
	}
	return vec{0, math.Copysign(1, v.y)}
}

// face returns the span of those corners that lie on one end of the strip; a span without width,
// or none at all, where an outline has no edge there.
func (s *strip) face(corners []vec, y float64) (low, high float64) {
	low, high = math.Inf(1), math.Inf(-1)
	for _, c := range corners {
		if v := s.in(c); math.Abs(v.y-y) <= tieSlack {
			low, high = min(low, v.x), max(high, v.x)
		}
	}
	return low, high
}

// view is what may lie in the way of an attack.
type view struct {
	sight  *Sight
	tokens []Token
	ships  []Placed

	nearTokens, nearShips uint64
}

// along finds the line of a strip that is wanted the most.
func (v *view) along(s *strip) Obstruction {
	v.look(s)
	if v.nearTokens|v.nearShips == 0 || s.low == s.high {
		return v.ray(s, s.low+(s.high-s.low)/2)
	}
	first := v.next(s, s.low+tieSlack)
	best := v.ray(s, s.low+(first-s.low)/2)
	for x := first; x < s.high-tieSlack && (v.sight.Most || best.Obstructed()); {
		next := v.next(s, x+tieSlack)
		if o := v.ray(s, x+(next-x)/2); v.sight.prefers(&o, &best) {
			best = o
		}
		x = next
	}
	return best
}

// look gathers what has a part in the strip, by the circles around things.
func (v *view) look(s *strip) {
	v.nearTokens, v.nearShips = 0, 0
	attacker := &v.sight.Attacker.frame
	for i := range min(len(v.tokens), maxShips) {
		t := &v.tokens[i]
		if v.sight.IgnoreTokens>>i&1 == 0 && s.near(attacker.in(vec{t.x, t.y}), t.shape.radius) {
			v.nearTokens |= 1 << i
		}
	}
	for i := range min(len(v.ships), maxShips) {
		p := &v.ships[i]
		if v.sight.IgnoreShips>>i&1 == 0 && s.near(attacker.in(vec{p.x, p.y}), p.radius) {
			v.nearShips |= 1 << i
		}
	}
}

// near reports whether a circle meets the strip.
func (s *strip) near(center vec, radius float64) bool {
	c := s.in(center)
	d := c.minus(vec{min(max(c.x, s.low), s.high), min(max(c.y, 0), s.length)})
	return d.dot(d) <= float64(radius*radius)
}

// ray returns the line at x of the strip and what it passes over.
func (v *view) ray(s *strip, x float64) Obstruction {
	f := &v.sight.Attacker.frame
	o := Obstruction{
		Measurement: measurement(f, s.out(vec{x, 0}), s.out(vec{x, s.length}), s.length),
		Choice:      s.low < s.high,
	}
	for set := v.nearTokens; set != 0; set &= set - 1 {
		i := bits.TrailingZeros64(set)
		t := &v.tokens[i]
		if s.passes(v.seen(s, &t.frame), t.shape.corners, x) {
			o.Tokens |= 1 << i
		}
	}
	for set := v.nearShips; set != 0; set &= set - 1 {
		i := bits.TrailingZeros64(set)
		p := &v.ships[i]
		corners := p.ownCorners()
		if s.passes(v.seen(s, &p.frame), corners[:], x) {
			o.Ships |= 1 << i
		}
	}
	return o
}

// seen returns the frame of a thing on the table within that of the strip.
func (v *view) seen(s *strip, f *frame) frame {
	r := f.relative(&v.sight.Attacker.frame)
	return r.relative(&s.frame)
}

// passes reports whether the line at x passes over an outline. One that runs along its edge, or through a
// corner with all of it at one side, does not: contact is not an overlap.
func (s *strip) passes(f frame, corners []vec, x float64) bool {
	return s.crosses(f, corners, x-tieSlack) && s.crosses(f, corners, x+tieSlack)
}

// crosses reports whether the line at x meets an outline: an edge crosses it, or an odd number
// of them lies beyond its end and so all of it is inside.
func (s *strip) crosses(f frame, corners []vec, x float64) bool {
	inside := false
	p := f.out(corners[len(corners)-1])
	for _, c := range corners {
		q := f.out(c)
		if (p.x > x) != (q.x > x) {
			y := p.mix(q, (x-p.x)/(q.x-p.x)).y
			if y >= 0 && y <= s.length {
				return true
			}
			if y > s.length {
				inside = !inside
			}
		}
		p = q
	}
	return inside
}

// next returns the first x from which on the lines of the strip may pass over other things: where
// an edge of an outline begins, ends or leaves the strip.
func (v *view) next(s *strip, x float64) float64 {
	first := s.high
	for set := v.nearTokens; set != 0; set &= set - 1 {
		t := &v.tokens[bits.TrailingZeros64(set)]
		first = s.nextEdge(v.seen(s, &t.frame), t.shape.corners, x, first)
	}
	for set := v.nearShips; set != 0; set &= set - 1 {
		p := &v.ships[bits.TrailingZeros64(set)]
		corners := p.ownCorners()
		first = s.nextEdge(v.seen(s, &p.frame), corners[:], x, first)
	}
	return first
}

func (s *strip) nextEdge(f frame, corners []vec, x, first float64) float64 {
	p := f.out(corners[len(corners)-1])
	for _, c := range corners {
		q := f.out(c)
		part, half := span{0, 1}, s.length/2
		if part.slab(p.y-half, q.y-p.y, half) {
			for _, t := range [2]float64{part.t0, part.t1} {
				if at := p.mix(q, t).x; at > x && at < first {
					first = at
				}
			}
		}
		p = q
	}
	return first
}

// ownCorners returns the corners in the base's own frame.
func (p *Placed) ownCorners() [4]vec {
	w, l := p.halfW, p.halfL
	return [4]vec{{w, l}, {w, -l}, {-w, -l}, {-w, l}}
}
