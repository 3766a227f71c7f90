package geom

import "math"

// Size is the size of a base.
type Size uint8

// The sizes. Medium exists from the second edition on. HugeLong (corvettes) and HugeShort
// (transports) are the two huge bases of the first edition, Huge2 that of the second.
const (
	Small Size = iota
	Medium
	Large
	HugeLong
	HugeShort
	Huge2
	sizes // how many there are
)

// Guides are the four little bumps at the front and the rear edge of a base: half discs that
// hold the template. They count for overlap, never for range, arcs or the play area.
type Guides bool

// Whether guides take part in an overlap test.
const (
	WithGuides    Guides = true
	WithoutGuides Guides = false
)

const (
	guideAside  = 11.5 // mm, from the ship's long axis to a guide's center
	guideRadius = 1.5  // mm
)

var baseLengths = [sizes]int{40, 60, 80, 225, 195, 221}

var baseRadii = [sizes]float64{
	cornerRadius(20, 20), cornerRadius(30, 30), cornerRadius(40, 40),
	cornerRadius(40, 112.5), cornerRadius(40, 97.5), cornerRadius(40, 110.5),
}

func cornerRadius(w, l float64) float64 { return math.Sqrt(float64(w*w) + float64(l*l)) }

// Length returns the length of the base from front to rear edge in mm, without guides.
func (s Size) Length() int { return baseLengths[s] }

// Width returns the width of the base in mm.
func (s Size) Width() int {
	if s.Huge() {
		return 80
	}
	return baseLengths[s]
}

// Huge reports whether the base is one of the three huge ones, which move and shoot by rules
// of their own.
func (s Size) Huge() bool { return s >= HugeLong }

// half returns half the length in mm.
func (s Size) half() float64 { return float64(baseLengths[s]) / 2 }

// Exit is an edge of a base that ships leave it by.
type Exit uint8

// The edges of a base.
const (
	FrontExit Exit = iota
	RearExit
	LeftExit
	RightExit
)

// Leaving returns where a base is at the start of a maneuver from the middle of an edge of a larger base at a pose:
// flush with that edge, facing away from the other.
func (s Size) Leaving(from Size, at Pose, edge Exit) Pose {
	half := from.half()
	if edge == LeftExit || edge == RightExit {
		half = float64(from.Width()) / 2
	}
	at = at.Turned([...]int32{FrontExit: 0, RearExit: about, LeftExit: -quarter, RightExit: quarter}[edge])
	f := frameOf(at)
	spot := f.out(vec{0, half - s.half()}).spot()
	return Pose{spot.X, spot.Y, at.Heading}
}

// Against returns where a base is with its rear edge in the middle of the front edge of another base
// at a pose, facing the same way.
func (s Size) Against(other Size, at Pose) Pose {
	f := frameOf(at)
	spot := f.out(vec{0, other.half() + s.half()}).spot()
	return Pose{spot.X, spot.Y, at.Heading}
}

// Placed is a base on the table with everything computed that questions about it need. It
// is a value without pointers; make it with Place.
type Placed struct {
	Pose Pose
	Size Size

	frame                // center of the rectangle
	halfW, halfL, radius float64
	offset               float64 // of the rectangle's center ahead of the ship's, for sections
	bare                 bool    // a section has no guides of its own
	remote               uint8   // one more than the Device whose outline it has in place of a base; 0 for a base
}

// Place puts a base of a size at a pose.
func Place(size Size, pose Pose) Placed {
	return Placed{
		Pose:   pose,
		Size:   size,
		frame:  frameOf(pose),
		halfW:  float64(size.Width()) / 2,
		halfL:  size.half(),
		radius: baseRadii[size],
	}
}

// Corners returns the four corners of the base, front right first, then clockwise.
func (p *Placed) Corners() [4]Spot {
	var c [4]Spot
	for i, v := range p.corners() {
		c[i] = v.spot()
	}
	return c
}

func (p *Placed) corners() [4]vec {
	rx, ry := float64(p.halfW*p.cos), float64(-p.halfW*p.sin)
	fx, fy := float64(p.halfL*p.sin), float64(p.halfL*p.cos)
	return [4]vec{
		{p.x + (fx + rx), p.y + (fy + ry)},
		{p.x + (rx - fx), p.y + (ry - fy)},
		{p.x - (fx + rx), p.y - (fy + ry)},
		{p.x - (rx - fx), p.y - (ry - fy)},
	}
}

// Hashmark returns the middle of an edge of the base: the front, rear, left or right one, named by
// the angle in microdegrees from the ship's heading: 0, 180, 270 or 90 degrees.
func (p *Placed) Hashmark(angle int32) Spot {
	sin, cos := sinCos(angle)
	return p.out(vec{float64(p.halfW * sin), float64(p.halfL * cos)}).spot()
}
