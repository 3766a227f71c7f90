package learn

import (
	"bytes"
	"math"
	"os"
	"path/filepath"
	"testing"

	"koiogran/play/value"
)

// rounds plays a few short matches into a file.
func rounds(t *testing.T, seed uint64, workers int) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "rounds")
	o := Options{Matches: 24, Seed: seed, Workers: workers, Rounds: 6, Program: "wingman"}
	if err := Play(t.Context(), o, file); err != nil {
		t.Fatal(err)
	}
	return file
}

// The same matches give the same weights, in whatever order they ended.
func TestTrain_TheSameMatchesGiveTheSameWeights(t *testing.T) {
	o := TrainOptions{Passes: 2, Turns: 2, Seed: 1}
	one, err := Train(t.Context(), o, []string{rounds(t, 1, 1)})
	if err != nil {
		t.Fatal(err)
	}
	two, err := Train(t.Context(), o, []string{rounds(t, 1, 3)})
	if err != nil {
		t.Fatal(err)
	}
	if one != two {
		t.Error("the weights differ")
	}
}

func TestTrain_LearnsWhoWins(t *testing.T) {
	var report bytes.Buffer
	file := rounds(t, 5, 2)
	w, err := Train(t.Context(), TrainOptions{Passes: 300, Turns: 1, Seed: 1, Progress: &report}, []string{file})
	if err != nil {
		t.Fatal(err)
	}
	list := samples(t, file)
	if loss := lossOf(&w, list); loss > 0.6 {
		t.Errorf("loss %.3f, want less than %.3f of a coin", loss, math.Ln2)
	}
	if report.Len() == 0 {
		t.Error("no progress")
	}
}

// samples reads a file.
func samples(t *testing.T, file string) (list []*Sample) {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	h, err := read(f)
	if err != nil {
		t.Fatal(err)
	}
	for i := range h.list {
		list = append(list, &h.list[i])
	}
	return list
}

// The gradient is what the loss grows by.
func TestLearn_GradientByDifferences(t *testing.T) {
	list := samples(t, rounds(t, 13, 2))
	tr := newTrainer(3)
	var grad net
	for _, s := range list {
		tr.net.learn(s, &grad)
	}
	w, g := tr.net.all(), grad.all()
	sum := func() float64 {
		var unused net
		n := 0.0
		for _, s := range list {
			n += tr.net.learn(s, &unused)
		}
		return n
	}
	const step = 1e-6
	for i := range w {
		k := i % len(w[i])
		at := w[i][k]
		w[i][k] = at + step
		up := sum()
		w[i][k] = at - step
		down := sum()
		w[i][k] = at
		if want := (up - down) / (2 * step); math.Abs(want-g[i][k]) > 1e-3*max(1, math.Abs(want)) {
			t.Errorf("weight %d of %d: %v, want %v", k, i, g[i][k], want)
		}
	}
}

func TestSamples_TellOfAllShips(t *testing.T) {
	for _, s := range samples(t, rounds(t, 17, 2)) {
		for side := range s.Ships {
			if len(s.Ships[side]) == 0 {
				t.Errorf("no ship on side %d", side)
			}
			for _, ship := range s.Ships[side] {
				if ship == (value.Ship{}) {
					t.Error("nothing is sent of a ship")
				}
			}
		}
	}
}
