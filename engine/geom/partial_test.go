package geom

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"
)

func TestPath_AgreesWithTheConformanceTable(t *testing.T) {
	rows := readConformance(t).Partial
	if len(rows) != 621 {
		t.Fatalf("%d rows, want 621", len(rows))
	}
	for _, r := range rows {
		name := r.Template
		if r.Side != "" {
			name += "/" + r.Side
		}
		p := pathOf(sizeNames[r.Base], Maneuver{bearingNames[name], r.Speed})
		center, sin, cos := p.at(min(r.Progress, p.total))
		got := Pose{nano(center.x), nano(center.y), headingOf(sin, cos)}
		id := fmt.Sprint(r.Base, " ", name, " ", r.Speed, " at ", r.Progress)
		near(t, id, got, r.X, r.Y, r.Heading, 0.001)
	}
}

func TestPath_EndsWhereTheManeuverEnds(t *testing.T) {
	for b := Straight; b < NumBearings; b++ {
		m := Maneuver{b, 2}
		if m.Basic() != m || m.Sideways() || m.Reverse() {
			continue
		}
		for size := Small; size < sizes; size++ {
			if size.Huge() && m.Template().Curve == TurnTemplate {
				continue
			}
			p := pathOf(size, m)
			center, sin, cos := p.at(p.total)
			want := Final(size, Pose{}, m, Middle)
			got := Pose{nano(center.x), nano(center.y), headingOf(sin, cos)}
			near(t, fmt.Sprint(b, size), got,
				float64(want.X)/1e6, float64(want.Y)/1e6, float64(want.Heading)/1e6, 3e-6)
		}
	}
}

// The bounds of speed are what allows Execute to skip steps.
func TestPath_NoCornerIsFasterThanItsBound(t *testing.T) {
	const steps = 20000
	for size := Small; size < sizes; size++ {
		for b := Straight; b <= TurnRight; b++ {
			for speed := uint8(1); speed <= 3; speed++ {
				if size.Huge() && (b > BankRight || speed > 2 && size != Huge2) {
					continue
				}
				p := pathOf(size, Maneuver{b, speed})
				ship := Place(size, Pose{})
				before := ship.corners()
				for i := 1; i <= steps; i++ {
					center, sin, cos := p.at(p.total * float64(i) / steps)
					ship.frame = frame{center.x, center.y, sin, cos}
					now := ship.corners()
					for j := range now {
						d := now[j].minus(before[j])
						if v := math.Sqrt(d.dot(d)) * steps / p.total; v > p.speed+1e-6 {
							t.Fatalf("size %d bearing %d speed %d: %v > %v", size, b, speed, v, p.speed)
						}
					}
					before = now
				}
			}
		}
	}
}

func TestExecute_AgreesWithTheConformanceTable(t *testing.T) {
	rows := readConformance(t).Bumps
	if len(rows) != 10 {
		t.Fatalf("%d rows, want 10", len(rows))
	}
	for _, r := range rows {
		name := r.Template
		if r.Side != "" {
			name += "/" + r.Side
		}
		var others []Placed
		for _, o := range r.Others {
			others = append(others, Place(sizeNames[o.Base], at(o.Pose[0], o.Pose[1], o.Pose[2])))
		}
		m := Move{Size: sizeNames[r.Base], Maneuver: Maneuver{bearingNames[name], r.Speed}}
		got := Execute(m, others)
		want := r.With
		near(t, r.ID, got.Pose, want.X, want.Y, want.Heading, 0.02)
		var touching uint64
		for _, i := range want.Touching {
			touching |= 1 << i
		}
		if got.Touching != touching || got.Full != want.Full {
			t.Errorf("%s: touching %b, full %v", r.ID, got.Touching, got.Full)
		}
		if math.Abs(float64(got.Progress)/1e6-want.Progress) > 0.02 {
			t.Errorf("%s: progress %d, want %v", r.ID, got.Progress, want.Progress)
		}
	}
}

// plainWalk returns the rule taken at its word: every step is tried.
func plainWalk(m Move, others []Placed) Movement {
	m.Maneuver, m.Shift = m.Maneuver.Basic(), Middle
	w := walk{move: m, path: pathOf(m.Size, m.Maneuver), others: others}
	w.aim()
	before := 0.0
	for k := 0; ; k++ {
		p := w.path.total - float64(walkStep*float64(k))
		if p <= 0 {
			return w.narrow(0, before)
		}
		w.goTo(p)
		if i, _ := w.blocker(0); i < 0 {
			return w.narrow(p, before)
		}
		before = p
	}
}

func randomMove(r *rand.Rand) (Move, []Placed) {
	size := Size(r.IntN(3))
	m := Move{Size: size, Start: randomPose(r, 30), Maneuver: Maneuver{
		Straight + Bearing(r.IntN(int(NumBearings)-1)), uint8(1 + r.IntN(3))}}
	end := Final(size, m.Start, m.Maneuver, Middle)
	others := make([]Placed, 1+r.IntN(8))
	for i := range others {
		p := randomPose(r, 110)
		p.X, p.Y = p.X+end.X, p.Y+end.Y
		if i%2 == 1 {
			p.X, p.Y = p.X-end.X/2, p.Y-end.Y/2
		}
		if r.IntN(3) == 0 {
			p.Heading = m.Start.Heading
		}
		others[i] = Place(Size(r.IntN(3)), p)
	}
	return m, others
}

func randomPose(r *rand.Rand, reach float64) Pose {
	return at((2*r.Float64()-1)*reach, (2*r.Float64()-1)*reach, float64(r.IntN(FullTurn))/1e6)
}

func TestExecute_SkippingStepsChangesNothing(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	walks := 0
	for range 20000 {
		m, others := randomMove(r)
		got := Execute(m, others)
		if got.Blocked == 0 || got.Full {
			continue
		}
		walks++
		want := plainWalk(m, others)
		want.Blocked, want.Basic = got.Blocked, got.Basic
		if got != want {
			t.Fatalf("%+v among %+v:\n got %+v\nwant %+v", m, others, got, want)
		}
	}
	if walks < 5000 {
		t.Errorf("only %d walks", walks)
	}
}

func TestExecute_HugeSkippingStepsChangesNothing(t *testing.T) {
	r := rand.New(rand.NewPCG(13, 14))
	walks := 0
	for range 3000 {
		size := HugeLong + Size(r.IntN(3))
		m := Move{Size: size, Start: randomPose(r, 30), Maneuver: Maneuver{
			Straight + Bearing(r.IntN(3)), uint8(1 + r.IntN(2))}}
		end := m.Full()
		p := randomPose(r, 200)
		others := []Placed{Place(size, Pose{end.X + p.X, end.Y + p.Y, p.Heading})}
		got := Execute(m, others)
		if got.Blocked == 0 {
			continue
		}
		walks++
		want := plainWalk(m, others)
		want.Blocked = got.Blocked
		if got != want {
			t.Fatalf("%+v among %+v:\n got %+v\nwant %+v", m, others, got, want)
		}
	}
	if walks < 1000 {
		t.Errorf("only %d walks", walks)
	}
}

func TestExecute_NeverEndsOnAShip(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for range 20000 {
		m, others := randomMove(r)
		got := Execute(m, others)
		ship := Place(m.Size, got.Pose)
		if got.Progress > 0 && Overlapping(&ship, others, WithGuides) != 0 {
			t.Fatalf("%+v among %+v ends at %+v", m, others, got)
		}
	}
}

func TestExecute_TouchesWhomItWasStoppedBy(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	for range 20000 {
		m, others := randomMove(r)
		got := Execute(m, others)
		if (got.Touching == 0) != got.Full || got.Blocked == 0 && !got.Full {
			t.Fatalf("%+v among %+v: %+v", m, others, got)
		}
	}
}

func TestExecute_AKoiograninTheWayBecomesAStraight(t *testing.T) {
	others := []Placed{Place(Small, at(0, 160, 0))}
	got := Execute(Move{Maneuver: Maneuver{Koiogran, 3}}, others)
	if !got.Basic || got.Full || got.Pose.Heading != 0 {
		t.Errorf("got %+v", got)
	}
	// nose to tail, both with guides: 160 - 40 - 3
	near(t, "koiogran", got.Pose, 0, 117, 0, 1e-5)
}

func TestExecute_ATallonRollInTheWayMayEndAsAFullTurn(t *testing.T) {
	// a turn 1 ends at (55,55,90); the roll shifted left ends 10 mm higher
	blocker := []Placed{Place(Small, at(55, 101.6, 0))}
	m := Move{Maneuver: Maneuver{TallonRight, 1}, Shift: AtLeft}
	got := Execute(m, blocker)
	if !got.Basic || !got.Full || got.Blocked != 1 || got.Touching != 0 {
		t.Errorf("got %+v, want a full turn that was blocked and touches no one", got)
	}
	near(t, "tallon", got.Pose, 55, 55, 90, 1e-5)
}

func TestExecute_WithoutRoomTheShipStays(t *testing.T) {
	start := at(10, 20, 30)
	ahead := Final(Small, start, Maneuver{Straight, 1}, Middle)
	ahead.X -= (ahead.X - start.X) / 2
	ahead.Y -= (ahead.Y - start.Y) / 2
	got := Execute(Move{Start: start, Maneuver: Maneuver{Straight, 1}}, []Placed{Place(Small, ahead)})
	if got.Pose != start || got.Progress != 0 || got.Touching != 1 {
		t.Errorf("got %+v", got)
	}
}

func TestExecute_AFlushNeighborDoesNotStopARetreat(t *testing.T) {
	// Turned by 30 degrees a neighbor's place is only flush to a nanometer.
	start := at(0, 0, 30)
	f := frameOf(start)
	beside := func(x, y float64) Placed {
		s := f.out(vec{x, y}).spot()
		return Place(Small, Pose{s.X, s.Y, start.Heading})
	}
	for _, dx := range []float64{-40, 40} {
		others := []Placed{beside(dx, 0), beside(dx, 40), beside(dx, 80), beside(0, 130)}
		got := Execute(Move{Start: start, Maneuver: Maneuver{Straight, 3}}, others)
		if got.Touching != 1<<3 || got.Progress < 86_999_000 || got.Progress > 87_001_000 {
			t.Errorf("neighbors at %v: %+v", dx, got)
		}
	}
}

func TestExecute_ReverseBacksUpForward(t *testing.T) {
	others := []Placed{Place(Small, at(0, -100, 0))}
	got := Execute(Move{Maneuver: Maneuver{ReverseStraight, 2}}, others)
	near(t, "reverse", got.Pose, 0, -57, 0, 1e-5)
	if got.Used != 17_000_000 {
		t.Errorf("used %d nm of the template, want 17 mm", got.Used)
	}
}

func TestExecute_AStrafeBacksUpAlongTheSideHashmarks(t *testing.T) {
	others := []Placed{Place(Small, at(100, 0, 0))}
	got := Execute(Move{Maneuver: Maneuver{StrafeRight, 2}, Shift: Front}, others)
	near(t, "strafe", got.Pose, 60, 0, 0, 1e-5)
	if got.Basic {
		t.Error("a strafe is its own basic maneuver")
	}
}

func TestExecute_StationaryStays(t *testing.T) {
	start := at(1, 2, 3)
	m := Move{Start: start}
	got := Execute(m, nil)
	if want := (Movement{Move: m, Pose: start, Full: true}); got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
}

func TestExecute_HugeShipsBackUpFromHugeShips(t *testing.T) {
	others := []Placed{Place(HugeShort, at(0, 250, 0))}
	got := Execute(Move{Size: HugeLong, Maneuver: Maneuver{Straight, 4}}, others)
	// nose to tail with guides: 250 - 97.5 - 112.5 - 3
	near(t, "huge", got.Pose, 0, 37, 0, 1e-5)
	if got.Touching != 1 || got.Full {
		t.Errorf("got %+v", got)
	}
}
