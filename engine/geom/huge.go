package geom

import "math"

// Huge bases move by rules of their own (geometry 6). The first edition places a long template
// beside the front base: straights of 40 mm a speed, banks of 30 degrees from notch to
// notch. The second edition turns the ship about a point beside its center and goes on.

// Measured on the first-edition template, for a right bank: the notch that holds the rear
// corner of the front base, and the inner corners that take its front corner, in template
// coordinates (u to the right, v along it).
var (
	hugeNotch   = vec{4.4, -7.6}
	hugeCorners = [3]vec{{}, {0, 120}, {-20, 160}}
)

const hugeBase = 80 // mm, side of each of the two plastic bases of a first-edition huge ship

// finalHuge is Final for huge bases.
func finalHuge(size Size, start Pose, m Maneuver) Pose {
	at, angle := hugeEnd(size, m)
	f := frameOf(start)
	spot := f.out(at).spot()
	return Pose{spot.X, spot.Y, start.Heading}.Turned(angle)
}

// hugeEnd returns the end of a maneuver of a huge ship that starts at the origin, and the ship's turn in
// microdegrees.
func hugeEnd(size Size, m Maneuver) (vec, int32) {
	side := m.Side()
	switch {
	case m.Bearing == Straight:
		return vec{0, float64(speedLength * float64(m.Speed))}, 0
	case m.Bearing == ReverseStraight:
		return vec{0, -float64(speedLength * float64(m.Speed))}, 0
	case m.Bearing == Koiogran:
		return vec{0, float64(speedLength * float64(m.Speed))}, about
	case m.Bearing == Stationary:
		return vec{}, 0
	case m.Bearing != BankLeft && m.Bearing != BankRight:
		panic("geom: huge ships have only straights, banks and Koiogran turns")
	case size == Huge2:
		at := hugeBank2(m.Speed)
		return vec{float64(at.x * float64(side)), at.y}, int32(side) * 45 * Degree
	}
	at := hugeBank1(size, m.Speed)
	return vec{float64(at.x * float64(side)), at.y}, int32(side) * 30 * Degree
}

// hugePath returns the path of a huge ship that backs up: place and heading change evenly, since
// its template has no middle line between hashmarks (geometry 6.2).
func hugePath(size Size, m Maneuver) path {
	at, angle := hugeEnd(size, m)
	total := math.Sqrt(at.dot(at))
	p := path{total: total, end: at, side: float64(m.Side()), speed: 1}
	if angle != 0 {
		p.turn = math.Abs(float64(float64(angle) * radians))
		p.speed = 1 + float64(p.turn/total*baseRadii[size])
	}
	return p
}

// hugeAt is at for huge ships.
func (p *path) hugeAt(progress float64) (center vec, sin, cos float64) {
	part := progress / p.total
	sin, cos = sinCosRad(float64(p.turn * part))
	return p.end.times(part), float64(p.side * sin), cos
}

// hugeBank1 returns the center of a first-edition huge ship after a right bank: the rear right
// corner of its front base starts in the notch, its front right corner ends in the corner.
func hugeBank1(size Size, speed uint8) vec {
	sin, cos := sinCos(30 * Degree)
	d := hugeCorners[speed].minus(hugeNotch)
	half, side := size.half(), float64(size.Width())/2
	return vec{
		side + float64(cos*d.x) + float64(sin*d.y) - float64(sin*half) - float64(side*cos),
		half - hugeBase - float64(sin*d.x) + float64(cos*d.y) - float64(cos*half) + float64(side*sin),
	}
}

// hugeBank2 returns the center of a second-edition huge ship after a right bank: a turn of 45
// degrees about the point 40 mm right and ahead of the center, which is all of a bank of speed 0,
// then 33 mm ahead, then for every further speed 40 mm ahead and 10 mm outward
// (2e.huge.movement.bank-zero).
func hugeBank2(speed uint8) vec {
	const pivot, first, ahead, outward = 40.0, 33.0, 40.0, 10.0
	sin, cos := sinCos(45 * Degree)
	turned := vec{pivot - float64(pivot*(cos+sin)), pivot + float64(pivot*(sin-cos))}
	if speed == 0 {
		return turned
	}
	more := float64(speed) - 1
	f, r := first+float64(ahead*more), float64(-outward*more)
	return turned.plus(vec{float64(f*sin) + float64(r*cos), float64(f*cos) - float64(r*sin)})
}

// Section is one half of a huge ship of the first edition.
type Section uint8

// The sections.
const (
	Fore Section = iota
	Aft
)

// Section returns one half of a huge base, for ranges and arcs to it; it has no guides. A section
// has the arcs of the whole ship.
func (p *Placed) Section(s Section) Placed {
	half := *p
	half.bare = true
	half.halfL = p.halfL / 2
	half.offset = half.halfL
	if s == Aft {
		half.offset = -half.halfL
	}
	at := p.out(vec{0, half.offset})
	half.x, half.y = at.x, at.y
	half.radius = cornerRadius(half.halfW, half.halfL)
	return half
}

// SectionCenter returns the middle of the plastic base of a section, to which and from which lines
// of sight run.
func (p *Placed) SectionCenter(s Section) Spot { return p.sectionCenter(s).spot() }

func (p *Placed) sectionCenter(s Section) vec {
	y := p.Size.half() - hugeBase/2
	if s == Aft {
		y = -y
	}
	return p.out(vec{0, y})
}

// CanTarget reports whether an attacker may choose a section of a huge ship: whether the line
// between the centers does not cross the line that divides the ship's token
// (1e.huge.target.centre-line). Touching the line is not crossing it.
func CanTarget(attacker, huge *Placed, s Section) bool {
	a, c := huge.in(vec{attacker.x, attacker.y}), huge.in(huge.sectionCenter(s))
	if (a.y > 0) == (c.y > 0) || a.y == 0 {
		return true
	}
	cross := a.mix(c, a.y/(a.y-c.y))
	return math.Abs(cross.x) >= huge.halfW
}

// setHuge is set for the arcs of huge ships of the first edition. Their lines run through
// corners of the two plastic bases and through the ends of the dividing line.
func (r *regions) setHuge(ship *Placed, arc Arc) {
	center := ship.Size.half() - hugeBase/2 // of the front base, ahead of the ship's
	fore, aft := center-ship.offset, -center-ship.offset
	middle := float64(ship.Size.Width()) / 2
	// the direction from a base's center to an end of the dividing line
	slant := math.Sqrt(float64(middle*middle) + float64(center*center))
	sin, cos := middle/slant, center/slant

	first, second := &r.of[0], &r.of[1]
	r.n = 2
	switch arc {
	case ForeBroadside:
		first.between(vec{sin45, sin45}, vec{sin45, -sin45}, fore)
		second.between(vec{-sin45, -sin45}, vec{-sin45, sin45}, fore)
	case AftBroadside:
		first.between(vec{sin45, sin45}, vec{sin45, -sin45}, aft)
		second.between(vec{-sin45, -sin45}, vec{-sin45, sin45}, aft)
	case BowTurret: // all but a wedge astern: two half planes
		*first = region{1, [4]half{{-cos, -sin, float64(-sin * fore)}}}
		*second = region{1, [4]half{{cos, -sin, float64(-sin * fore)}}}
	case BowArc:
		reach := ship.Size.half() - hugeBase
		slant := math.Sqrt(float64(middle*middle) + float64(reach*reach))
		sin, cos := middle/slant, reach/slant
		first.between(vec{-sin, cos}, vec{sin, cos}, -ship.offset)
		r.n = 1
	case AftStarboard:
		first.between(vec{sin, cos}, vec{sin45, -sin45}, aft)
		r.n = 1
	case AftPort:
		first.between(vec{-sin45, -sin45}, vec{-sin, cos}, aft)
		r.n = 1
	case AftArcs:
		first.between(vec{sin, cos}, vec{sin45, -sin45}, aft)
		second.between(vec{-sin45, -sin45}, vec{-sin, cos}, aft)
	}
}
