package geom

import "testing"

func TestArea_AShipOnTheEdgeIsInside(t *testing.T) {
	a := StandardArea()
	for _, c := range []struct {
		pose Pose
		want bool
	}{
		{at(20, 20, 0), true}, {at(19.999, 20, 0), false}, {at(20, 19.999, 0), false},
		{at(894.4, 894.4, 90), true}, {at(894.401, 894.4, 90), false}, {at(894.4, 894.401, 0), false},
		{at(28.2843, 100, 45), true}, {at(28.28, 100, 45), false},
	} {
		p := Place(Small, c.pose)
		if got := a.Holds(&p); got != c.want {
			t.Errorf("%+v: %v, want %v", c.pose, got, c.want)
		}
	}
}

func TestArea_GuidesMayStickOut(t *testing.T) {
	p := Place(Small, at(100, 894.4, 0)) // its front guides are beyond the top edge
	if !StandardArea().Holds(&p) {
		t.Error("guides count")
	}
}

func TestArea_EpicIsTwiceAsWide(t *testing.T) {
	p := Place(Small, at(1800, 100, 0))
	if !EpicArea().Holds(&p) || StandardArea().Holds(&p) {
		t.Error("wrong width")
	}
}

func TestHoldsToken_WithItsGuides(t *testing.T) {
	a := StandardArea()
	inside, outside := PlaceDevice(Bomb, at(100, 16.3, 180)), PlaceDevice(Bomb, at(100, 16.2, 180))
	if !a.HoldsToken(&inside) || a.HoldsToken(&outside) {
		t.Error("the guides of a bomb reach 16.3 mm")
	}
}

func TestBeyond_IsNegativeInside(t *testing.T) {
	a := StandardArea()
	p := Place(Small, at(30, 904.4, 0))
	for e, want := range map[Edge]int32{
		LeftEdge: -10_000_000, UpperEdge: 10_000_000, LowerEdge: -884_400_000,
	} {
		if got := a.Beyond(&p, e); got != want {
			t.Errorf("edge %d: %d, want %d", e, got, want)
		}
	}
}

func TestInZone_WholeBaseWithinARangeOfTheEdge(t *testing.T) {
	a := StandardArea()
	for _, c := range []struct {
		pose Pose
		edge Edge
		want bool
	}{
		{at(200, 80, 0), LowerEdge, true}, {at(200, 80.001, 0), LowerEdge, false},
		{at(200, 19.999, 0), LowerEdge, false}, {at(200, 834.4, 180), UpperEdge, true},
		{at(200, 834.3, 180), UpperEdge, false}, {at(200, 80, 0), UpperEdge, false},
	} {
		p := Place(Small, c.pose)
		if got := a.InZone(&p, c.edge, Deployment); got != c.want {
			t.Errorf("%+v at edge %d: %v, want %v", c.pose, c.edge, got, c.want)
		}
	}
}

func TestFillsZone_FromTheEdgeOutward(t *testing.T) {
	a := StandardArea()
	for _, c := range []struct {
		pose Pose
		want bool
	}{
		{at(300, 112.5, 0), true},   // from the edge to 225 mm
		{at(300, 112.52, 0), false}, // not quite at the edge
		{at(300, 112.49, 0), false}, // beyond the edge
		{at(300, 40, 90), false},    // along the edge it does not reach the line
	} {
		p := Place(HugeLong, c.pose)
		if got := a.FillsZone(&p, LowerEdge, Deployment); got != c.want {
			t.Errorf("%+v: %v, want %v", c.pose, got, c.want)
		}
	}
}

func TestEdgeDistance_OfObstacles(t *testing.T) {
	a := StandardArea()
	bomb := PlaceDevice(Bomb, at(700, 500, 90)) // 16 mm to the left, 16.3 to the right
	if d, e := a.EdgeDistance(&bomb); d != 198_100_000 || e != RightEdge {
		t.Errorf("%d from edge %d, want 198.1 mm from the right one", d, e)
	}
}

func TestCut_WhatLiesOutsideIsIgnored(t *testing.T) {
	a := StandardArea()
	// Turned by 45 degrees, its center 8 mm beyond the bottom edge, the bomb reaches 21.6 mm to either
	// side of the center, 13.6 mm on the edge itself.
	whole := PlaceDevice(Bomb, at(400, -8, 45))
	part := a.Cut(whole)
	for _, s := range part.Outline(nil) {
		if s.Y < -1 {
			t.Errorf("a corner is at %d nm, beyond the edge", s.Y)
		}
	}
	base := Place(Small, at(540, 20, 0))
	all, cut := DistanceToken(&base, &whole), DistanceToken(&base, &part)
	if all.Distance >= cut.Distance {
		t.Errorf("%d nm to the part, %d to the whole", cut.Distance, all.Distance)
	}
	for _, pose := range []Pose{at(400, 100, 45), at(16, 500, 90)} {
		inside := PlaceDevice(Bomb, pose)
		if got := a.Cut(inside); got != inside {
			t.Errorf("a bomb at %+v inside the area is cut", pose)
		}
	}
}
