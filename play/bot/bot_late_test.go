package bot

import (
	"math"
	"testing"

	"koiogran/engine/edition"
	"koiogran/engine/rules"
)

// The longer a match lasts, the fewer the slips and the less danger counts, so that it comes to an end.
func TestPrograms_DriveAMatchToItsEnd(t *testing.T) {
	for _, c := range []struct {
		round         uint8
		slips, danger float64
	}{
		{0, 1, 0.9}, {4, 1, 0.9}, {5, 1, 0.75}, {6, 1, 0.6}, {7, 0.75, 0.45}, {8, 0.5, 0.3}, {9, 0.25, 0.3},
		{10, 0, 0.3}, {20, 0, 0.3}, {255, 0, 0.3},
	} {
		if got := mistakeShare(c.round); math.Abs(got-c.slips) > 1e-9 {
			t.Errorf("round %d: slips %v, want %v", c.round, got, c.slips)
		}
		if got := carefulIn(c.round); math.Abs(got-c.danger) > 1e-9 {
			t.Errorf("round %d: danger counts %v, want %v", c.round, got, c.danger)
		}
	}
}

// Every game has the steps that show the bot what is still to come.
func TestSteps_AreFound(t *testing.T) {
	for _, id := range edition.IDs() {
		c, _ := edition.ByID(id)
		g, _, err := c.NewGame(rules.Setup{})
		if err != nil {
			t.Fatal(err)
		}
		removes := false
		for i := range g.Procs {
			removes = removes || removalStep(&g.Procs[i]) >= 0
		}
		if moveStep(g) < 0 || !removes {
			t.Errorf("%s: the maneuver at %d, tokens are removed: %v", id, moveStep(g), removes)
		}
	}
}
