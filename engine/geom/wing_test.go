package geom

import "testing"

// 2e.wing.offsets: the rows for pencil and paper: 60 mm to a side and 60 behind, with a larger leader level at the rear.
func TestWing_Positions(t *testing.T) {
	mm := func(x, y, heading float64) Pose {
		return Pose{int32(x * 1e6), int32(y * 1e6), int32(heading * 1e6)}
	}
	for _, c := range []struct {
		position WingPosition
		leader   Size
		at, want Pose
	}{
		{LeftFlank, Small, mm(400, 300, 0), mm(340, 300, 0)},
		{RightFlank, Small, mm(400, 300, 90), mm(400, 240, 90)},
		{RearSupport, Small, mm(400, 300, 0), mm(400, 240, 0)},
		{LeftSupport, Small, mm(400, 300, 180), mm(460, 360, 180)},
		{RightSupport, Small, mm(400, 300, 270), mm(460, 360, 270)},
		{LeftSupport, Small, mm(0, 0, 45), mm(-84.852814, 0, 45)},
		{LeftFlank, Large, mm(0, 0, 0), mm(-60, -20, 0)},
		{RearSupport, Large, mm(0, 0, 0), mm(0, -80, 0)},
	} {
		got := c.position.Beside(c.leader, c.at)
		if dx, dy := got.X-c.want.X, got.Y-c.want.Y; dx*dx+dy*dy > 2 || got.Heading != c.want.Heading {
			t.Errorf("%v of a leader at %v: %v, want %v", c.position, c.at, got, c.want)
		}
	}
}

// 2e.wing.offsets: beside a large leader the flanks touch its base, and overlap it at no heading.
func TestWing_FlanksOfALargeLeader(t *testing.T) {
	for heading := int32(0); heading < FullTurn; heading += Degree / 4 {
		at := Pose{X: 457_000_001, Y: 300_000_003, Heading: heading}
		leader := Place(Large, at)
		for _, p := range Formation(5) {
			mate := Place(Small, p.Beside(Large, at))
			if Overlap(&leader, &mate, WithGuides) {
				t.Errorf("%v overlaps its leader at heading %d", p, heading)
			}
		}
	}
}
