package geom

import "testing"

func TestPlaceRemote_MeasuredByItsOutline(t *testing.T) {
	var sights Sights
	for _, d := range []Device{BuzzDroidSwarm, ProbeDroid, SensorBuoy} {
		for i := range int32(40) {
			a := Place(Medium, at(0, 0, 0))
			pose := Pose{(i*37%300 - 150) * Millimeter, (i*53%300 - 150) * Millimeter, i * 11 * Degree}
			remote, token := PlaceRemote(d, pose), PlaceDevice(d, pose)
			want := DistanceToken(&a, &token)
			if got := Distance(&a, &remote); got != want {
				t.Errorf("%d at %v: distance %+v, want %+v", d, pose, got, want)
			}
			if got := Distance(&remote, &a); got.Distance != want.Distance || got.From != want.To || got.To != want.From {
				t.Errorf("%d at %v: distance back %+v, want %+v", d, pose, got, want)
			}
			for _, arc := range []Arc{FrontArc, BullseyeArc, AllAround} {
				m, in := InArcToken(SecondEdition, &a, &token, arc)
				if got, ok := sights.InArc(SecondEdition, &a, &remote, arc); ok != in || got != m {
					t.Errorf("%d at %v: in arc %d %+v, want %+v", d, pose, arc, got, m)
				}
			}
			for _, gap := range []int32{0, Band, 2 * Band} {
				if Beyond(&a, &remote, gap) && want.Distance <= gap {
					t.Errorf("%d at %v: beyond %d", d, pose, gap)
				}
			}
		}
	}
}

func TestPlaceRemote_FromARemote(t *testing.T) {
	droid, other := PlaceRemote(ProbeDroid, at(0, 0, 0)), PlaceRemote(SensorBuoy, at(0, 200, 0))
	one, two := PlaceDevice(ProbeDroid, droid.Pose), PlaceDevice(SensorBuoy, other.Pose)
	want := DistanceTokens(&one, &two)
	if got := Distance(&droid, &other); got != want {
		t.Errorf("between remotes %+v, want %+v", got, want)
	}
	if got := DistanceToken(&droid, &two); got != want {
		t.Errorf("to a token %+v, want %+v", got, want)
	}
	if !Near(&droid, &two, want.Distance) || Near(&droid, &two, want.Distance-1) {
		t.Error("near it by more or less than its distance")
	}
}

func TestPlaceRemote_Aspect(t *testing.T) {
	ship := Place(Small, at(0, 0, 0))
	for _, c := range []struct {
		y    float64
		want Aspect
	}{{25.7, InFront}, {25.6, Flanking}, {-22, Behind}, {-21.9, Flanking}} {
		remote := PlaceRemote(ProbeDroid, Pose{0, int32(c.y * Millimeter), 0})
		if got := AspectOf(&remote, &ship); got != c.want {
			t.Errorf("at %v: %v, want %v", c.y, got, c.want)
		}
	}
}

func TestPlaceRemote_CommandosFaceAwayFromTheirGuides(t *testing.T) {
	team := PlaceRemote(CommandoTeam, at(0, 0, 0))
	ahead, behind := Place(Small, at(0, -100, 0)), Place(Small, at(0, 100, 0))
	if _, ok := InArc(SecondEdition, &team, &ahead, FrontArc); !ok {
		t.Error("what lies opposite to its guides is not in its front arc")
	}
	if _, ok := InArc(SecondEdition, &team, &behind, FrontArc); ok {
		t.Error("what is at its guides is in its front arc")
	}
}
