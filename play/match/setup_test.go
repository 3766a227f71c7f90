package match_test

import (
	"testing"

	"koiogran/engine/edition"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
	"koiogran/play/match"
	"koiogran/play/squad"
)

// Epic is on six by three feet with twelve obstacles, unless another area was agreed on; other
// formats keep the area of their edition and six (1e.epic.squad, 2e.epic.area).
func TestLay_TheTableOfAFormat(t *testing.T) {
	epic, err := squad.FormatNamed("first-epic")
	if err != nil {
		t.Fatal(err)
	}
	fleets, err := squad.FormatNamed("epic")
	if err != nil {
		t.Fatal(err)
	}
	first, second := squad.UsualOf(squad.First), squad.UsualOf(squad.Second)
	for _, c := range []struct {
		format        *squad.Format
		width         uint16 // agreed on
		obstacles     int
		wide, deep    uint16
		named, counts int // obstacles that the first squad names, and of these those that lie
	}{
		{&epic, 0, 12, 1828, 914, 6, 6}, {&epic, 0, 12, 1828, 914, 3, 0}, {&epic, 1200, 12, 1200, 900, 0, 0},
		{&fleets, 0, 12, 1828, 914, 6, 6}, {&fleets, 0, 12, 1828, 914, 0, 0},
		{&first, 0, 6, 0, 0, 3, 3}, {&second, 0, 6, 0, 0, 0, 0}, {&first, 0, 6, 0, 0, 2, 0},
	} {
		setup := rules.Setup{}
		if c.width > 0 {
			setup.Width, setup.Height = c.width, 900
		}
		var own squad.Squad
		for range c.named {
			own.Obstacles = append(own.Obstacles, "gascloud1")
		}
		match.Lay(&setup, geom.FirstEdition, c.format, &own, &squad.Squad{})
		counts := 0
		for _, o := range setup.Obstacles {
			if o == "gascloud1" {
				counts++
			}
		}
		if len(setup.Obstacles) != c.obstacles || setup.Width != c.wide || setup.Height != c.deep ||
			counts != c.counts {
			t.Errorf("%s with %d named: %v on %d x %d", c.format.Name, c.named, setup.Obstacles, setup.Width,
				setup.Height)
		}
	}
}

// A squad with more cards than half of a match can hold is refused before it meets another.
func TestRoom_TheLimitsOfAMatch(t *testing.T) {
	compiled, ok := edition.ByID(squad.Second)
	if !ok {
		t.Fatal("no second edition")
	}
	epic, err := squad.FormatNamed("epic")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		ships, upgrades int
		exceeds         string
	}{
		{16, 4, ""}, {16, 5, "more than 168 cards in a match"}, {17, 0, "more than 32 ships in a match"},
	} {
		s := squad.Squad{Edition: squad.Second, Faction: "galacticempire"}
		for range c.ships {
			ship := squad.Ship{Pilot: "academypilot"}
			for range c.upgrades {
				ship.Upgrades = append(ship.Upgrades, squad.Upgrade{Slot: "talent", ID: "crackshot"})
			}
			s.Ships = append(s.Ships, ship)
		}
		if got := match.Room(compiled, &s, &epic); got != c.exceeds {
			t.Errorf("%d ships with %d upgrades each: %q, want %q", c.ships, c.upgrades, got, c.exceeds)
		}
	}
}
