package geom

import "testing"

func TestDistance_SideBySide(t *testing.T) {
	a, b := Place(Small, at(0, 0, 0)), Place(Large, at(160, 30, 90))
	got := Distance(&a, &b)
	if got.Distance != 100_000_000 {
		t.Errorf("got %d nm, want 100 mm", got.Distance)
	}
	if got.To.X-got.From.X != 100_000_000 || got.From.X != 20_000_000 {
		t.Errorf("proof %+v", got.Line)
	}
}

func TestDistance_CornerToCorner(t *testing.T) {
	a, b := Place(Small, at(0, 0, 0)), Place(Small, at(70, 80, 0))
	got := Distance(&a, &b)
	want := Measurement{Line{Spot{20_000_000, 20_000_000}, Spot{50_000_000, 60_000_000}}, 50_000_000}
	if got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
}

func TestDistance_CornerToSide(t *testing.T) {
	// the target's corner points at the attacker's side: 100 - 20 - 20 sqrt 2
	a, b := Place(Small, at(0, 0, 0)), Place(Small, at(100, 5, 45))
	got := Distance(&a, &b)
	if got.Distance != 51_715_729 {
		t.Errorf("got %d nm, want 51.715729 mm", got.Distance)
	}
}

func TestDistance_SideToCorner(t *testing.T) {
	a, b := Place(Small, at(0, 0, 45)), Place(Small, at(100, 5, 0))
	got := Distance(&a, &b)
	if got.Distance != 51_715_729 || got.From != (Spot{28_284_271, 0}) {
		t.Errorf("got %+v, want 51.715729 mm from the corner", got)
	}
}

func TestDistance_CrossedBasesAreAtZero(t *testing.T) {
	a, b := Place(HugeLong, at(0, 0, 0)), Place(HugeShort, at(10, 20, 90))
	got := Distance(&a, &b)
	if got.Distance != 0 || got.From != got.To {
		t.Errorf("got %+v", got)
	}
}

func TestDistance_OneBaseWithinAnother(t *testing.T) {
	a, b := Place(HugeLong, at(0, 0, 0)), Place(Small, at(0, 20, 30))
	if got := Distance(&a, &b); got.Distance != 0 {
		t.Errorf("got %+v", got)
	}
	if got := Distance(&b, &a); got.Distance != 0 {
		t.Errorf("the other way round: %+v", got)
	}
}

func TestDistance_FarBeyondTheTableSaturates(t *testing.T) {
	a, b := Place(Small, at(-2000, -2000, 0)), Place(Small, at(2000, 2000, 0))
	if got := Distance(&a, &b); got.Distance != 1<<31-1 {
		t.Errorf("got %d", got.Distance)
	}
}

func TestTouching_UpToAHundredthOfAMillimeter(t *testing.T) {
	a := Place(Small, at(0, 0, 0))
	for _, c := range []struct {
		x    float64
		want bool
	}{{40, true}, {40.01, true}, {40.0101, false}} {
		b := Place(Small, at(c.x, 0, 0))
		if got := Touching(&a, &b); got != c.want {
			t.Errorf("at %v mm: %v, want %v", c.x, got, c.want)
		}
	}
}

func TestRange_BandsEndOnTheirLine(t *testing.T) {
	for _, c := range []struct {
		game     Game
		distance int32
		touching bool
		want     int
	}{
		{SecondEdition, 0, false, 0}, {FirstEdition, 0, false, 1},
		{SecondEdition, 10_000, false, 0}, {SecondEdition, 10_001, false, 1},
		{Flightpath, 3 * Millimeter, true, 0}, {FirstEdition, 3 * Millimeter, true, 1},
		{SecondEdition, 100_000_000, false, 1}, {SecondEdition, 100_000_001, false, 1},
		{SecondEdition, 100_000_002, false, 2}, {Flightpath, 2_147_483_647, false, 22},
	} {
		if got := c.game.Range(c.distance, c.touching); got != c.want {
			t.Errorf("Range(%d, %v) = %d, want %d", c.distance, c.touching, got, c.want)
		}
	}
}

func TestMargin_TellsTheNearestBoundary(t *testing.T) {
	for _, c := range []struct {
		distance int32
		band     int
		by       int32
	}{
		{99_000_000, 1, -1_000_000}, {101_000_000, 1, 1_000_000}, {10_000_000, 1, -90_000_000},
		{251_000_000, 3, -49_000_000}, {300_000_000, 3, 0}, {2_147_483_647, 21, 47_483_647},
	} {
		m := Measurement{Distance: c.distance}
		if band, by := m.Margin(); band != c.band || by != c.by {
			t.Errorf("Margin of %d = %d, %d", c.distance, band, by)
		}
	}
}

func TestFarthest_IsAtACorner(t *testing.T) {
	a, b := Place(Small, at(0, 0, 0)), Place(Small, at(0, 80, 0))
	if got := Farthest(&a, &b); got.Distance != 80_000_000 {
		t.Errorf("got %+v, want 80 mm", got)
	}
}
