package geom

import (
	"math/rand/v2"
	"testing"
)

func TestFreeShift_TheMiddleIfItIsFree(t *testing.T) {
	got, ok := FreeShift(Move{Maneuver: Maneuver{TallonLeft, 2}}, AtRight, nil)
	if !ok || got != 0 {
		t.Errorf("got %d, %v", got, ok)
	}
}

func TestFreeShift_JustClearOfABase(t *testing.T) {
	// the roll ends at (82.5, 82.5 - o, 180); its rear guides point up to 20 + 1.5
	others := []Placed{Place(Small, at(82.5, 82.5+20+1.5+20-4, 90))}
	got, ok := FreeShift(Move{Maneuver: Maneuver{TallonRight, 2}}, AtRight, others)
	if !ok || got < 3_999_900 || got > 4_000_000 {
		t.Errorf("got %d, %v, want 4 mm", got, ok)
	}
}

func TestFreeShift_NoneWithinTheLimit(t *testing.T) {
	others := []Placed{Place(Large, at(82.5, 82.5, 0))}
	if got, ok := FreeShift(Move{Maneuver: Maneuver{TallonRight, 2}}, AtRight, others); ok {
		t.Errorf("got %d", got)
	}
}

// The plain method: try many shifts.
func TestFreeShift_AgreesWithTryingManyShifts(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 12))
	const step = 50_000
	limit := 30 * Shift(Millimeter)
	found, none := 0, 0
	for range 300 {
		m := Move{Size: Large, Start: randomPose(r, 20), Maneuver: Maneuver{TallonLeft, 1}}
		end := m.Full()
		others := make([]Placed, 2)
		for i := range others {
			p := randomPose(r, 90)
			others[i] = Place(Size(r.IntN(3)), Pose{end.X + p.X, end.Y + p.Y, p.Heading})
		}
		got, ok := FreeShift(m, limit, others)
		if ok {
			found++
			m.Shift = got
			if p := Place(m.Size, m.Full()); Overlapping(&p, others, WithGuides) != 0 {
				t.Fatalf("%+v among %+v: shift %d overlaps", m, others, got)
			}
		} else {
			none++
			got = limit + 1
		}
		for s := Shift(0); s < max(got, -got)-step; s += step {
			for _, m.Shift = range [2]Shift{s, -s} {
				if p := Place(m.Size, m.Full()); Overlapping(&p, others, WithGuides) == 0 {
					t.Fatalf("%+v among %+v: shift %d is free, found %d", m, others, m.Shift, got)
				}
			}
		}
	}
	if found < 50 || none < 50 {
		t.Errorf("%d found, %d not: the test says little", found, none)
	}
}
