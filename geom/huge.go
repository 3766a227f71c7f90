package geom

import "math"

// Huge bases move by rules of their own (geometry 6). The first edition lays a long template
// beside the front base: straights of 40 mm a speed, banks of 30 degrees from notch to
// notch. The second edition turns the ship about a point beside its centre and goes on.

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

// hugeEnd is the end of a maneuver of a huge ship at the origin, and the angle by which it
// turns, in microdegrees.
func hugeEnd(size Size, m Maneuver) (vec, int32) {
	side := m.Side()
	switch {
	case m.Bearing == Straight:
		return vec{0, float64(speedLength * float64(m.Speed))}, 0
	case m.Bearing == Stationary:
		return vec{}, 0
	case m.Bearing != BankLeft && m.Bearing != BankRight:
		panic("geom: huge ships have only straights and banks")
	case size == Huge2:
		at := hugeBank2(m.Speed)
		return vec{float64(at.x * float64(side)), at.y}, int32(side) * 45 * Degree
	}
	at := hugeBank1(size, m.Speed)
	return vec{float64(at.x * float64(side)), at.y}, int32(side) * 30 * Degree
}

// hugePath is the path of a huge ship that backs up: place and heading change evenly, since
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
func (p *path) hugeAt(progress float64) (centre vec, sin, cos float64) {
	part := progress / p.total
	sin, cos = sinCosRad(float64(p.turn * part))
	return p.end.times(part), float64(p.side * sin), cos
}

// hugeBank1 is the centre of a first-edition huge ship after a right bank: the rear right
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

// hugeBank2 is the centre of a second-edition huge ship after a right bank: a turn of 45
// degrees about the point 40 mm right and ahead of the centre, then 33 mm ahead, then for
// every further speed 40 mm ahead and 10 mm outward.
func hugeBank2(speed uint8) vec {
	const pivot, first, ahead, outward = 40.0, 33.0, 40.0, 10.0
	sin, cos := sinCos(45 * Degree)
	turned := vec{pivot - float64(pivot*(cos+sin)), pivot + float64(pivot*(sin-cos))}
	more := float64(speed) - 1
	f, r := first+float64(ahead*more), float64(-outward*more)
	return turned.plus(vec{float64(f*sin) + float64(r*cos), float64(f*cos) - float64(r*sin)})
}
