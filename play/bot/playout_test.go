package bot

import (
	"math"
	"slices"
	"testing"
)

// misjudged is a round whose first set of dials is best for the network, and the third one in truth.
func misjudged() *matrix {
	m := &matrix{
		plans: [2][][]int{{{0}, {1}, {2}, {3}}, {{0}, {1}}},
		cells: [][][2]float64{
			{{0.6, 0.4}, {0.6, 0.4}}, {{0.55, 0.45}, {0.55, 0.45}}, {{0.5, 0.5}, {0.5, 0.5}}, {{0.45, 0.55}, {0.45, 0.55}},
		},
	}
	m.solve()
	return m
}

// happens is what playouts of misjudged come to: the set's worth and the luck of the sample, which is the same for all sets.
func happens(mine, _ []int, sample uint64) float64 {
	luck := float64(sample%5)/10 - 0.2
	return [...]float64{0.4, 0.5, 0.7, 0.3}[mine[0]] + luck
}

// What playouts come to outweighs the network's word.
func TestPlayouts_FindWhatTheNetworkMisjudges(t *testing.T) {
	m, p := misjudged(), &playouts{}
	if m.mix[ours][0] < 0.9 {
		t.Fatalf("the network mixes %.2f, want the first set", m.mix[ours])
	}
	p.begin(m)
	p.halve(m, 120, happens)
	p.fill(m)
	m.solve()
	if m.mix[ours][2] < 0.9 {
		t.Errorf("mixes %.2f after playouts, want the third set", m.mix[ours])
	}
	for k := range m.cells {
		for l, c := range m.cells[k] {
			if math.Abs(c[ours]+c[theirs]-1) > 1e-9 {
				t.Errorf("sets %d and %d: %v, want chances that add up to 1", k, l, c)
			}
		}
	}
}

// All sets of a sample meet the same dials of the enemy and the same luck, and half of them leave after each stage.
func TestPlayouts_SpendSamplesWhereTheyDecide(t *testing.T) {
	m, p := misjudged(), &playouts{}
	p.begin(m)
	met := map[uint64][]int{}
	against := map[uint64]int{}
	p.halve(m, 80, func(mine, other []int, sample uint64) float64 {
		if was, ok := against[sample]; ok && was != other[0] {
			t.Errorf("sample %d meets the sets %d and %d", sample, was, other[0])
		}
		against[sample] = other[0]
		met[sample] = append(met[sample], mine[0])
		return happens(mine, other, sample)
	})
	all, some := 0, 0
	for _, sets := range met {
		switch slices.Sort(sets); {
		case slices.Equal(sets, []int{0, 1, 2, 3}):
			all++
		case slices.Equal(sets, []int{1, 2}):
			some++
		default:
			t.Errorf("a sample plays the sets %v", sets)
		}
	}
	if all != 10 || some != 20 {
		t.Errorf("%d samples of all sets and %d of the two best; want 10 and 20", all, some)
	}
}

// The more ships there are the fewer playouts a plan takes, since each of them takes longer.
func TestPlayouts_TakeFewerSamplesOfManyShips(t *testing.T) {
	p := &playouts{}
	for _, c := range []struct{ ships, want int }{{2, usualSamples}, {8, usualSamples}, {16, usualSamples / 4}, {32, usualSamples / 16}} {
		if got := p.samples(c.ships); got != c.want {
			t.Errorf("%d ships: %d playouts, want %d", c.ships, got, c.want)
		}
	}
}
