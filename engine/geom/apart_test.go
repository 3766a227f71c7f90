package geom

import (
	"math/rand/v2"
	"testing"
)

// tokensAround calls visit with random tokens and bases whose distances lie around the gaps
// that the rules ask about.
func tokensAround(visit func(a, b Token, base Placed)) {
	r := rand.New(rand.NewPCG(11, 12))
	for range 20000 {
		p, q := randomPose(r, 200), randomPose(r, 200)
		a := PlaceObstacle(Obstacle(r.IntN(Obstacles)), p)
		b := PlaceObstacle(Obstacle(r.IntN(Obstacles)), q)
		if r.IntN(4) == 0 {
			b = PlaceDevice(Device(r.IntN(int(devices))), q)
		}
		visit(a, b, Place(Size(r.IntN(3)), p))
	}
}

func TestApart_AgreesWithTheDistance(t *testing.T) {
	tokensAround(func(a, b Token, _ Placed) {
		d := DistanceTokens(&a, &b).Distance
		for _, gap := range [...]int32{0, Contact, Band, 2 * Band, d - 1, d, d + 1} {
			if got := Apart(&a, &b, gap); got != (d > gap) {
				t.Fatalf("%+v and %+v are %d nm apart, more than %d: got %v", a.Pose, b.Pose, d, gap, got)
			}
		}
	})
}

func TestNear_AgreesWithTheDistance(t *testing.T) {
	tokensAround(func(_, token Token, base Placed) {
		d := DistanceToken(&base, &token).Distance
		for _, gap := range [...]int32{0, Contact, Band, 3 * Band, d - 1, d, d + 1} {
			if got := Near(&base, &token, gap); got != (d <= gap) {
				t.Fatalf("%+v and %+v are %d nm apart, at most %d: got %v", base.Pose, token.Pose, d,
					gap, got)
			}
		}
	})
}

func TestBeyond_IsNeverWrong(t *testing.T) {
	r := rand.New(rand.NewPCG(15, 16))
	settled := 0
	for range 20000 {
		a, b := Place(Size(r.IntN(3)), randomPose(r, 300)), Place(Size(r.IntN(3)), randomPose(r, 300))
		d := Distance(&a, &b).Distance
		for _, gap := range [...]int32{0, Band, 3 * Band, d - 1, d} {
			if !Beyond(&a, &b, gap) {
				continue
			}
			if settled++; d <= gap {
				t.Fatalf("%+v and %+v are %d nm apart, at most %d", a.Pose, b.Pose, d, gap)
			}
		}
	}
	if settled == 0 {
		t.Error("it never says yes")
	}
}

func TestReach_IsTheLastDistanceOfItsBand(t *testing.T) {
	for _, g := range [...]Game{FirstEdition, SecondEdition, Flightpath} {
		for band := range 5 {
			reach := g.Reach(band)
			if reach >= 0 && g.Range(reach, false) > band || g.Range(reach+1, false) <= band {
				t.Errorf("game %d: the reach of band %d is %d nm", g, band, reach)
			}
		}
	}
}

// A circle that clears a template holds no token that the template meets: every meeting found
// edge by edge is found with the circle, too.
func TestMeets_TheCircleRejectsNothingThatMeets(t *testing.T) {
	r := rand.New(rand.NewPCG(13, 14))
	met := 0
	for range 20000 {
		m := Move{Size: Size(r.IntN(3)), Start: randomPose(r, 10), Maneuver: Maneuver{
			Straight + Bearing(r.IntN(int(TallonRight))), uint8(1 + r.IntN(3))}}
		way := m.Laid()
		token := PlaceObstacle(Obstacle(r.IntN(Obstacles)), randomPose(r, 200))
		shape := placed{token.relative(&way.frame), token.shape.corners}
		at, ok := way.Meets(&token)
		wantAt, want := way.meets(&shape, 1e6) // a circle too large to reject anything
		if at != wantAt || ok != want {
			t.Fatalf("%+v and %+v: got %d %v, want %d %v", m, token.Pose, at, ok, wantAt, want)
		}
		if ok {
			met++
		}
	}
	if met < 1000 {
		t.Fatalf("only %d templates met a token", met)
	}
}
