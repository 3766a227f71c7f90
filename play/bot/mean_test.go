package bot

import (
	"math"
	"testing"

	"koiogran/engine/game"
)

// The standard error is the deviation of the samples by the root of their number, and a single sample does not show it.
func TestMean_Error(t *testing.T) {
	var m Mean
	if m.Value() != 0 || m.Error() != 0 {
		t.Errorf("without samples %v ± %v", m.Value(), m.Error())
	}
	if m.Add(0.4); m.Value() != 0.4 || m.Error() != 0 {
		t.Errorf("one sample: %v ± %v", m.Value(), m.Error())
	}
	for _, n := range []float64{0.6, 0.5, 0.7, 0.3} {
		m.Add(n)
	}
	// Samples of 0.3 to 0.7 have the variance 0.025 (by n - 1), so the mean of five 0.005.
	if math.Abs(m.Value()-0.5) > 1e-12 || math.Abs(m.Error()-math.Sqrt(0.005)) > 1e-12 {
		t.Errorf("five samples: %v ± %v", m.Value(), m.Error())
	}
}

// weighed plays the sets of misjudged out this often, and returns the values of moves that come from one set each.
func weighed(samples int) []Weighed {
	m, p := misjudged(), &playouts{sight: sight{rows: 4}}
	p.list(m)
	p.halve(m, samples, happens)
	p.fill(m)
	var list []Weighed
	for k := range m.plans[ours] {
		c := game.Opt(game.DialVerb)
		c.N = int16(k)
		list = append(list, Weighed{Choice: c, Value: m.worth(k)})
	}
	m.errors(list, []int{0, 1, 2, 3})
	return list
}

// What a set comes to depends on the luck of its playouts, and how far one is behind another does not where both met the same
// luck. More playouts make the value more exact.
func TestPlayouts_SayHowExactTheyAre(t *testing.T) {
	few, many := weighed(60), weighed(600)
	for k := range few {
		if few[k].Error < 0.01 || few[k].Error > 0.1 || many[k].Error > few[k].Error/2 {
			t.Errorf("set %d: ± %.3f, and ± %.3f with ten times the playouts", k, few[k].Error, many[k].Error)
		}
		if few[k].Apart > 1e-6 {
			t.Errorf("set %d: ± %.3f behind the best, and the luck was the same", k, few[k].Apart)
		}
	}
}

// Without playouts no one knows how exact the network is.
func TestPlayouts_WithoutThemNoErrorIsSaid(t *testing.T) {
	list := []Weighed{{Value: 0.5}, {Value: 0.6}}
	misjudged().errors(list, []int{0, 1})
	if list[0].Error != 0 || list[1].Apart != 0 {
		t.Errorf("says %+v", list)
	}
}
