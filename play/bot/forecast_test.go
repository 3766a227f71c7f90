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

// What is believed of the other side is answered by the best, however easily that could be exploited; where nothing is
// believed each side mixes evenly.
func TestSolve_AnswersWhatIsBelieved(t *testing.T) {
	for _, c := range []struct{ belief, want float64 }{{1, 1}, {0.6, 1}, {0, 0.5}} {
		m := &matrix{
			plans:    [2][][]int{{{0}, {1}}, {{0}, {1}}},
			cells:    [][][2]float64{{{1, -1}, {-1, 1}}, {{-1, 1}, {1, -1}}},
			believed: []float64{c.belief}, belief: c.belief,
		}
		m.solve()
		if got := m.mix[ours][0]; math.Abs(got-c.want) > 0.03 {
			t.Errorf("believes %v: chooses the first set by %.2f, want %v", c.belief, got, c.want)
		}
		if sum := m.mix[theirs][0] + m.mix[theirs][1]; math.Abs(sum-1) > 1e-9 {
			t.Errorf("believes %v: expects %v", c.belief, m.mix[theirs])
		}
	}
}

// Tokens that are there by chance are worth what lies between having them and not.
func TestBlend_BetweenHavingTokensAndNot(t *testing.T) {
	b := &beginner{odds: allOdds()}
	for _, c := range []struct {
		focus, guard, evade, want float64
	}{
		{0, 0, 0, b.odds.damage(3, 0, 2, 0)},
		{1, 0, 0, b.odds.damage(3, withFocus, 2, 0)},
		{1, 1, 1, b.odds.damage(3, withFocus, 2, withFocus|withAgain)},
		{0.5, 0, 0, (b.odds.damage(3, 0, 2, 0) + b.odds.damage(3, withFocus, 2, 0)) / 2},
		{0, 0, 0.25, 0.75*b.odds.damage(3, 0, 2, 0) + 0.25*b.odds.damage(3, 0, 2, withAgain)},
	} {
		if got := b.blend(3, 0, c.focus, 2, c.guard, c.evade); math.Abs(got-c.want) > 1e-12 {
			t.Errorf("%v, %v, %v: %v, want %v", c.focus, c.guard, c.evade, got, c.want)
		}
	}
}
