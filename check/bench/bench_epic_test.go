package bench

import (
	"testing"

	"koiogran/engine/edition"
	"koiogran/engine/rules"
)

// Matches with huge ships are measured on the table of an Epic match, without allocating, and their ships stay
// on it.
func TestSteps_OfAnEpicMatch(t *testing.T) {
	c, _ := edition.ByID("first")
	huge := rules.Loadout{Pilot: "cr90corvettefore", Aft: &rules.Loadout{Pilot: "cr90corvetteaft"}}
	side := rules.Squad{Ships: []rules.Loadout{huge, {Pilot: "gr75mediumtransport"}, {Pilot: "rookiepilot"}}}
	setup := setupOf(Options{Edition: c, Epic: true}, [2]rules.Squad{side, side})
	table, err := newTable(c, setup, true)
	if err != nil {
		t.Fatal(err)
	}
	if g := table.g; g.Area.Width < 1_800_000_000 || len(g.Obstacles) != 12 {
		t.Errorf("%d nm wide with %d obstacles", g.Area.Width, len(g.Obstacles))
	}
	table.match()
	if round := table.s.Round; round < 3 {
		t.Errorf("the match ended in round %d", round)
	}
	if n := testing.AllocsPerRun(2000, table.step); n > 0 {
		t.Errorf("%g allocations a step", n)
	}
}
