package geom

import "math"

// Units of the integers at the door of this package.
const (
	Millimeter = 1_000_000 // in nanometers
	Degree     = 1_000_000 // in microdegrees
	FullTurn   = 360 * Degree
)

// Pose is the place of a base or a token: its center in nanometers and its heading in
// microdegrees clockwise from up, 0 <= Heading < FullTurn. Coordinates reach 2147 mm to
// either side, which is enough for every table.
type Pose struct {
	X, Y, Heading int32
}

// Turned returns the pose turned on the spot by an angle in microdegrees, clockwise if positive.
func (p Pose) Turned(angle int32) Pose {
	p.Heading = normal(int64(p.Heading) + int64(angle))
	return p
}

// Beside returns the pose with the same heading that lies this many nanometers to the right of this one and ahead of
// it.
func (p Pose) Beside(right, ahead int32) Pose {
	f := frameOf(p)
	spot := f.out(vec{milli(right), milli(ahead)}).spot()
	return Pose{spot.X, spot.Y, p.Heading}
}

// Spot returns the center of the pose.
func (p Pose) Spot() Spot { return Spot{p.X, p.Y} }

// Spot is a point of the table in nanometers.
type Spot struct {
	X, Y int32
}

// Line is a straight line between two points, the proof of a measurement.
type Line struct {
	From, To Spot
}

// Side is one of the two sides of a ship, as its pilot sees them.
type Side int8

// The sides. NoSide belongs to everything symmetric.
const (
	NoSide Side = 0
	Left   Side = -1
	Right  Side = 1
)

// normal brings an angle in microdegrees into [0, FullTurn).
func normal(angle int64) int32 {
	angle %= FullTurn
	if angle < 0 {
		angle += FullTurn
	}
	return int32(angle)
}

// nano rounds millimeters to whole nanometers, halves away from zero.
func nano(mm float64) int32 {
	n := float64(mm * Millimeter)
	return int32(n + math.Copysign(0.5, n))
}

// milli returns the inverse of nano. It divides, because a quotient of whole numbers is rounded
// only once: 40,100,000 nm are exactly the float64 that is written 40.1.
func milli(nm int32) float64 { return float64(nm) / Millimeter }

// vec is a point or a direction in millimeters.
type vec struct{ x, y float64 }

func (a vec) plus(b vec) vec      { return vec{a.x + b.x, a.y + b.y} }
func (a vec) minus(b vec) vec     { return vec{a.x - b.x, a.y - b.y} }
func (a vec) times(k float64) vec { return vec{float64(a.x * k), float64(a.y * k)} }
func (a vec) dot(b vec) float64   { return float64(a.x*b.x) + float64(a.y*b.y) }
func (a vec) cross(b vec) float64 { return float64(a.x*b.y) - float64(a.y*b.x) }
func (a vec) spot() Spot          { return Spot{nano(a.x), nano(a.y)} }
func (a vec) mix(b vec, t float64) vec {
	return vec{a.x + float64(t*(b.x-a.x)), a.y + float64(t*(b.y-a.y))}
}

// frame is a place to measure from: an origin and the sine and cosine of a heading.
type frame struct {
	x, y, sin, cos float64
}

// frameOf returns the frame of a ship or token at a pose.
func frameOf(p Pose) frame {
	sin, cos := sinCos(p.Heading)
	return frame{milli(p.X), milli(p.Y), sin, cos}
}

// out takes a point of the frame to the table.
func (f *frame) out(p vec) vec {
	return vec{
		f.x + (float64(p.x*f.cos) + float64(p.y*f.sin)),
		f.y + (float64(p.y*f.cos) - float64(p.x*f.sin)),
	}
}

// in takes a point of the table into the frame.
func (f *frame) in(p vec) vec {
	dx, dy := p.x-f.x, p.y-f.y
	return vec{
		float64(dx*f.cos) - float64(dy*f.sin),
		float64(dx*f.sin) + float64(dy*f.cos),
	}
}
