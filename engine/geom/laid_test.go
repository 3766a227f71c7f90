package geom

import "testing"

func laid(m Maneuver) Laid {
	move := Move{Size: Small, Maneuver: m}
	return move.Laid()
}

func TestMeets_BesideAStraight(t *testing.T) {
	l := laid(Maneuver{Straight, 2}) // x from -10 to 10, y from 20 to 100
	for _, c := range []struct {
		x, y float64
		at   int32
		want bool
	}{
		{25.5, 60, 0, false}, {25.499, 60, 24_000_000, true}, // the bomb's half width is 15.5
		{0, 115.9999, 79_999_900, true}, {0, 116.0001, 0, false},
		{0, 20, 0, true},
	} {
		bomb := PlaceDevice(Bomb, at(c.x, c.y, 0))
		if got, ok := l.Meets(&bomb); ok != c.want || got != c.at {
			t.Errorf("(%v, %v): %d, %v, want %d, %v", c.x, c.y, got, ok, c.at, c.want)
		}
	}
}

func TestMeets_BesideABend(t *testing.T) {
	// turn 2 right: the ring around (62.5, 20) from radius 52.5 to 72.5
	l := laid(Maneuver{TurnRight, 2})
	for _, c := range []struct {
		x, y float64
		want bool
	}{
		{62.5, 20, false}, // a bomb in the middle of the ring
		// the outer corner of a guide, 14 mm to the left, 50.599 mm above the center of the ring
		{62.5, 20 + 50.59 - 16.3, false},
		{62.5, 20 + 50.61 - 16.3, true},
		{0, 60, true},                   // on its way
		{62.5 + 15.6, 20 + 62.5, false}, // beyond its end
		{62.5 + 15.4, 20 + 62.5, true},  // just not beyond
	} {
		bomb := PlaceDevice(Bomb, at(c.x, c.y, 0))
		if _, ok := l.Meets(&bomb); ok != c.want {
			t.Errorf("(%v, %v): %v, want %v", c.x, c.y, ok, c.want)
		}
	}
}

func TestMeets_LeftIsTheMirrorImageOfRight(t *testing.T) {
	right, left := laid(Maneuver{BankRight, 3}), laid(Maneuver{BankLeft, 3})
	for x := -50.0; x < 150; x += 3.7 {
		for y := -20.0; y < 220; y += 4.3 {
			a, b := PlaceDevice(Bomb, at(x, y, 0)), PlaceDevice(Bomb, at(-x, y, 0))
			at1, ok1 := right.Meets(&a)
			at2, ok2 := left.Meets(&b)
			if ok1 != ok2 || max(at1-at2, at2-at1) > 1 {
				t.Fatalf("(%v, %v): %d %v and %d %v", x, y, at1, ok1, at2, ok2)
			}
		}
	}
}

func TestMeets_OnlyTheUsedPart(t *testing.T) {
	l := laid(Maneuver{Straight, 3})
	bomb := PlaceDevice(Bomb, at(0, 100, 0)) // from 64 mm along
	short := l.First(63 * Millimeter)
	if _, ok := short.Meets(&bomb); ok {
		t.Error("63 mm meet what begins at 64")
	}
	longer := l.First(65 * Millimeter)
	if at, ok := longer.Meets(&bomb); !ok || at != 64*Millimeter {
		t.Errorf("65 mm: %d, %v", at, ok)
	}
	none := l.First(0)
	under := PlaceDevice(Bomb, at(0, 20, 0))
	if _, ok := none.Meets(&under); ok {
		t.Error("an unused template meets something")
	}
}

func TestMeetsBase_ShipsMovedThrough(t *testing.T) {
	l := laid(Maneuver{Straight, 3})
	ship := Place(Small, at(0, 100, 45))
	if at, ok := l.MeetsBase(&ship); !ok || at < 51_715_000 || at > 61_716_000 {
		t.Errorf("%d, %v", at, ok)
	}
}

func TestMeet_OrderOfTheRules(t *testing.T) {
	m := Move{Size: Small, Maneuver: Maneuver{Straight, 4}} // template 20 to 180, ends at 200
	tokens := []Token{
		PlaceDevice(Bomb, at(20, 235.0, 0)), // only the final base, farther
		PlaceDevice(Bomb, at(0, 150, 0)),    // through, second
		PlaceDevice(Bomb, at(300, 0, 0)),    // not met
		PlaceDevice(Bomb, at(-30, 200, 0)),  // only the final base, nearer
		PlaceDevice(Bomb, at(0, 60, 0)),     // through, first
		PlaceDevice(Bomb, at(0, 170, 0)),    // through and under the final base
		PlaceDevice(Bomb, at(0, -10, 0)),    // under the start alone
	}
	p := m.Passage()
	got := p.Meet(tokens, nil)
	want := []struct {
		token         int
		through, onto bool
	}{{4, true, false}, {1, true, false}, {5, true, true}, {3, false, true}, {0, false, true}}
	if len(got) != len(want) {
		t.Fatalf("got %+v", got)
	}
	for i, w := range want {
		if got[i].Token != w.token || got[i].Through != w.through || got[i].Onto != w.onto {
			t.Errorf("encounter %d: %+v, want %+v", i, got[i], w)
		}
	}
}

func TestMeet_APartialMoveMeetsOnlyWhatItReached(t *testing.T) {
	tokens := []Token{PlaceDevice(Bomb, at(0, 60, 0)), PlaceDevice(Bomb, at(40, 150, 0))}
	m := Move{Size: Small, Maneuver: Maneuver{Straight, 5}}
	others := []Placed{
		Place(Small, at(0, 150, 0)), Place(Small, at(0, 200, 0)), Place(Small, at(0, 240, 0)),
	}
	done := Execute(m, others)
	p := done.Passage()
	got := p.Meet(tokens, nil)
	if len(got) != 1 || got[0].Token != 0 {
		t.Errorf("%+v after %+v", got, done)
	}
}

func TestLaidOutline_GoesAroundTheTemplate(t *testing.T) {
	l := laid(Maneuver{TurnRight, 1})
	for _, s := range l.Outline(nil) {
		// within the square of 45 mm that the template fills
		if s.X < -10_000_001 || s.X > 35_000_001 || s.Y < 20_000_000-1 || s.Y > 65_000_001 {
			t.Errorf("corner %+v", s)
		}
	}
}
