package bot

import (
	"math"
	"testing"
)

func TestKills_ByHand(t *testing.T) {
	for _, c := range []struct{ harm, left, want float64 }{
		{0, 1, 0},
		{1, 1, 1 - 1/math.E},         // one point or more of one that is expected
		{2, 2, 1 - 3*math.Exp(-2)},   // two or more of two
		{1, 3, 1 - 2.5*math.Exp(-1)}, // three or more of one
		{5, 0, 0},                    // nothing left to destroy
	} {
		if got := kills(c.harm, c.left); math.Abs(got-c.want) > 1e-12 {
			t.Errorf("%v expected on %v: %v, want %v", c.harm, c.left, got, c.want)
		}
	}
}

// Matching pennies: each side mixes evenly.
func TestSolve_MixesWhereNothingElseIsSafe(t *testing.T) {
	m := &matrix{
		plans: [2][][]int{{{0}, {1}}, {{0}, {1}}},
		cells: [][][2]float64{{{1, -1}, {-1, 1}}, {{-1, 1}, {1, -1}}},
	}
	m.solve()
	for side := range m.mix {
		if math.Abs(m.mix[side][0]-0.5) > 0.02 {
			t.Errorf("side %d mixes %v, want halves", side, m.mix[side])
		}
	}
}

// A set of dials that is better whatever the other side does is always chosen.
func TestSolve_TakesWhatIsBetterInEveryCase(t *testing.T) {
	m := &matrix{
		plans: [2][][]int{{{0}, {1}}, {{0}, {1}}},
		cells: [][][2]float64{{{3, 0}, {1, 1}}, {{2, 0}, {0, 1}}},
	}
	m.solve()
	if m.mix[ours][0] < 0.98 || m.mix[theirs][1] < 0.98 {
		t.Errorf("mixes %v, want the first and the second", m.mix)
	}
}
