package geom

import (
	"math"
	"testing"
)

var arcNames = map[string]Arc{
	"front": FrontArc, "rear": RearArc, "left": LeftArc, "right": RightArc,
	"full_front": FullFrontArc, "full_rear": FullRearArc, "bullseye": BullseyeArc,
}

func TestInArc_AgreesWithTheConformanceTable(t *testing.T) {
	rows := readConformance(t).Arcs
	if len(rows) != 16 {
		t.Fatalf("%d rows, want 16", len(rows))
	}
	for _, r := range rows {
		game := SecondEdition
		if r.Edition == "1e" {
			game = FirstEdition
		}
		a := Place(sizeNames[r.Attacker], Pose{})
		b := Place(sizeNames[r.Target], at(r.Pose[0], r.Pose[1], r.Pose[2]))
		d := Distance(&a, &b)
		band := game.Range(d.Distance, false)
		if math.Abs(float64(d.Distance)/1e6-r.Distance) > 0.002 || band != r.Range {
			t.Errorf("%v: distance %d", r, d.Distance)
		}
		for name, arc := range arcNames {
			want, in := r.Arcs[name]
			if name == "bullseye" && game == FirstEdition {
				continue // the table leaves it out: ships of that edition have none
			}
			got, ok := InArc(game, &a, &b, arc)
			if ok != in {
				t.Errorf("%v: in %s %v, want %v", r, name, ok, in)
				continue
			}
			if !ok {
				continue
			}
			if math.Abs(float64(got.Distance)/1e6-want.Distance) > 0.002 {
				t.Errorf("%v: %s at %d, want %v", r, name, got.Distance, want.Distance)
			}
			if game.Range(got.Distance, false) != want.Range {
				t.Errorf("%v: %s range", r, name)
			}
		}
	}
}

func TestInArc_ALineMayCutASideBetweenTwoCorners(t *testing.T) {
	// a long side stretches across the front arc, both its ends lie outside
	a, b := Place(Small, at(0, 0, 0)), Place(HugeLong, at(0, 100, 90))
	got, ok := InArc(SecondEdition, &a, &b, FrontArc)
	if !ok || got.Distance != 40_000_000 {
		t.Errorf("got %+v, %v, want 40 mm", got, ok)
	}
}

func TestInArc_BullseyeEndsWithTheRuler(t *testing.T) {
	a := Place(Small, at(0, 0, 0))
	for _, c := range []struct {
		game Game
		y    float64
		want bool
	}{
		{SecondEdition, 340, true}, {SecondEdition, 340.001, false},
		{Flightpath, 540, true}, {Flightpath, 540.001, false},
	} {
		b := Place(Small, at(0, c.y, 0))
		if _, ok := InArc(c.game, &a, &b, BullseyeArc); ok != c.want {
			t.Errorf("game %d at %v: %v, want %v", c.game, c.y, ok, c.want)
		}
	}
}

func TestInArc_BullseyeIsClosed(t *testing.T) {
	// edges that lie on the bullseye's border, in eight headings
	for h := 0.0; h < 360; h += 45 {
		pose := at(300, 200, h)
		f := frameOf(pose)
		a := Place(Medium, pose)
		for _, c := range []struct {
			x    float64
			want bool
		}{{27.5, true}, {27.50001, false}, {-27.5, true}, {-27.50001, false}} {
			s := f.out(vec{c.x, 150}).spot()
			b := Place(Small, Pose{s.X, s.Y, pose.Heading})
			if _, ok := InArc(SecondEdition, &a, &b, BullseyeArc); ok != c.want {
				t.Errorf("heading %v, %v mm aside: %v, want %v", h, c.x, ok, c.want)
			}
		}
	}
}

func TestInArc_WhatIsInTheBullseyeIsInFront(t *testing.T) {
	a, b := Place(Small, at(0, 0, 0)), Place(Small, at(27, 45, 20))
	if _, ok := InArc(SecondEdition, &a, &b, BullseyeArc); !ok {
		t.Fatal("not in the bullseye")
	}
	if _, ok := InArc(SecondEdition, &a, &b, FrontArc); !ok {
		t.Error("not in front")
	}
}

func TestInArc_ADoubleTurretTakesTheNearerSide(t *testing.T) {
	// behind to the left: nearer through the left arc than through the right one
	a, b := Place(Large, at(0, 0, 0)), Place(Large, at(-100, -100, 45))
	left, ok := InArc(SecondEdition, &a, &b, LeftArc)
	if !ok {
		t.Fatal("not in the left arc")
	}
	if both, _ := InArc(SecondEdition, &a, &b, LeftAndRight); both != left {
		t.Errorf("got %+v, want %+v", both, left)
	}
}

func TestInArc_TheCorvettesTurretIsBlindAstern(t *testing.T) {
	ship := Place(HugeLong, at(0, 0, 0))
	for _, c := range []struct {
		pose Pose
		want bool
	}{
		{at(0, -250, 0), false}, {at(0, 250, 0), true}, {at(150, 0, 0), true}, {at(-150, -100, 0), true},
		// 230 mm astern the wedge is 40/72.5 * (72.5+230) = 167 mm wide to either side
		{at(146, -250, 0), false}, {at(148, -250, 0), true}, {at(-146, -250, 0), false},
	} {
		b := Place(Small, c.pose)
		if _, ok := InArc(FirstEdition, &ship, &b, BowTurret); ok != c.want {
			t.Errorf("target at %+v: %v, want %v", c.pose, ok, c.want)
		}
	}
}

func TestInArc_BroadsidesBelongToTheirSection(t *testing.T) {
	ship, abeamOfBow := Place(HugeLong, at(0, 0, 0)), Place(Small, at(100, 72.5, 0))
	if _, ok := InArc(FirstEdition, &ship, &abeamOfBow, ForeBroadside); !ok {
		t.Error("abeam of the bow: not in the fore broadside")
	}
	if _, ok := InArc(FirstEdition, &ship, &abeamOfBow, AftBroadside); ok {
		t.Error("abeam of the bow: in the aft broadside")
	}
}

func TestInArc_BowArcsRunThroughTheFrontBasesRearCorners(t *testing.T) {
	// half angles of 50.9 and 66.4 degrees, as measured from the tokens
	for _, c := range []struct {
		size Size
		want float64
	}{{HugeLong, 50.9}, {HugeShort, 66.4}} {
		ship := Place(c.size, at(0, 0, 0))
		for _, off := range []float64{-0.2, 0.2} {
			sin, cos := math.Sincos((c.want + off) * math.Pi / 180)
			p := vec{400 * sin, 400 * cos}
			var r regions
			r.set(FirstEdition, &ship, BowArc)
			inside := r.of[0].halves[0].beyond(p) <= 0 && r.of[0].halves[1].beyond(p) <= 0
			if inside != (off < 0) {
				t.Errorf("size %d, %v degrees: %v", c.size, c.want+off, inside)
			}
		}
	}
}

func TestInArc_AftArcsReachFromTheDividingLineToTheRearCorner(t *testing.T) {
	ship := Place(HugeLong, at(0, 0, 0))
	for _, c := range []struct {
		x, y float64
		want bool
	}{{120, 40, true}, {30, 160, false}, {120, -80, true}, {60, -200, false}, {-120, 0, false}} {
		b := Place(Small, at(c.x, c.y, 0))
		if _, ok := InArc(FirstEdition, &ship, &b, AftStarboard); ok != c.want {
			t.Errorf("(%v, %v): %v, want %v", c.x, c.y, ok, c.want)
		}
	}
}

func TestAspectOf_TouchingTheMidlineIsNotCrossingIt(t *testing.T) {
	b := Place(Small, at(0, 0, 0))
	for _, c := range []struct {
		pose Pose
		want Aspect
	}{
		{at(120, 20, 270), InFront}, {at(120, -20, 270), Behind}, {at(120, 19.999, 0), Flanking},
		{at(0, 200, 10), InFront}, {at(0, -200, 10), Behind}, {at(60, 0, 0), Flanking},
	} {
		a := Place(Small, c.pose)
		if got := AspectOf(&a, &b); got != c.want {
			t.Errorf("%+v: %d, want %d", c.pose, got, c.want)
		}
	}
}

func TestSection_HalvesTheBase(t *testing.T) {
	ship := Place(HugeLong, at(0, 0, 90))
	a := Place(Small, at(0, 100, 0))
	fore, aft := ship.Section(Fore), ship.Section(Aft)
	b := Place(Small, at(112.5+20+60, 0, 0))
	if got := Distance(&b, &fore); got.Distance != 60_000_000 {
		t.Errorf("to the fore section: %+v", got)
	}
	if got := Distance(&b, &aft); got.Distance != 172_500_000 {
		t.Errorf("to the aft section: %+v", got)
	}
	if Distance(&a, &fore).Distance != Distance(&a, &aft).Distance {
		t.Error("abeam of the middle the sections are not equally near")
	}
}

func TestSection_KeepsTheShipsArcs(t *testing.T) {
	ship := Place(HugeLong, at(10, 20, 33))
	b := Place(Small, at(200, -60, 5))
	aft := ship.Section(Aft)
	whole, ok1 := InArc(FirstEdition, &ship, &b, AftStarboard)
	part, ok2 := InArc(FirstEdition, &aft, &b, AftStarboard)
	if !ok1 || !ok2 || max(whole.To.X-part.To.X, part.To.X-whole.To.X) > 2 {
		t.Errorf("%+v %v and %+v %v", whole, ok1, part, ok2)
	}
}

func TestCanTarget_OnlyAcrossTheDividingLineIsForbidden(t *testing.T) {
	ship := Place(HugeShort, at(0, 0, 0))
	for _, c := range []struct {
		pose      Pose
		fore, aft bool
	}{
		{at(0, -200, 0), false, true}, {at(0, 200, 0), true, false},
		{at(200, 10, 0), true, true}, {at(60, -300, 0), false, true},
	} {
		a := Place(Small, c.pose)
		if got := CanTarget(&a, &ship, Fore); got != c.fore {
			t.Errorf("%+v: fore %v, want %v", c.pose, got, c.fore)
		}
		if got := CanTarget(&a, &ship, Aft); got != c.aft {
			t.Errorf("%+v: aft %v, want %v", c.pose, got, c.aft)
		}
	}
}

func TestInArcToken_ATokenUnderTheFrontEdgeIsAtRangeZero(t *testing.T) {
	ship := Place(Small, at(0, 0, 0))
	rock, _ := ObstacleNamed("core2asteroid5")
	token := PlaceObstacle(rock, at(0, 20, 0)) // covers the whole front edge
	got, ok := InArcToken(SecondEdition, &ship, &token, BullseyeArc)
	if !ok || got.Distance != 0 {
		t.Errorf("got %+v, %v", got, ok)
	}
}

func TestInArcToken_NotBehind(t *testing.T) {
	ship, mine := Place(Small, at(0, 0, 0)), PlaceDevice(ProximityMine, at(0, -120, 0))
	if _, ok := InArcToken(SecondEdition, &ship, &mine, FrontArc); ok {
		t.Error("a mine astern is in the front arc")
	}
	if got, ok := InArcToken(SecondEdition, &ship, &mine, RearArc); !ok || got.Distance > 65_500_000 {
		t.Errorf("got %+v, %v", got, ok)
	}
}

func TestHasArc_HugeShipsOfTheFirstEditionHaveTheirOwn(t *testing.T) {
	for _, c := range []struct {
		game Game
		size Size
		arc  Arc
		want bool
	}{
		{FirstEdition, HugeLong, FrontArc, false}, {FirstEdition, HugeLong, BowArc, true},
		{FirstEdition, Small, BowArc, false}, {SecondEdition, Huge2, FrontArc, true},
		{FirstEdition, HugeShort, AllAround, true},
	} {
		if got := c.game.HasArc(c.size, c.arc); got != c.want {
			t.Errorf("%+v: %v", c, got)
		}
	}
}

func TestInArcToken_ATokenUnderAnotherCornerIsNotInTheArc(t *testing.T) {
	ship, mine := Place(Small, at(0, 0, 0)), PlaceDevice(Bomb, at(18, -22, 0))
	if _, ok := InArcToken(SecondEdition, &ship, &mine, FrontArc); ok {
		t.Error("a bomb under the rear corner is in the front arc")
	}
	if got, ok := InArcToken(SecondEdition, &ship, &mine, RearArc); !ok || got.Distance != 0 {
		t.Errorf("got %+v, %v", got, ok)
	}
}
