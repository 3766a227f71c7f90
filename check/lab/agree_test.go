package lab

import (
	"math"
	"math/bits"
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"

	"koiogran/check/arena"
	"koiogran/engine/data"
	"koiogran/engine/game"
)

// Chance is what dealing out the changes in all possible ways comes to.
func TestMoves_ChanceIsThatOfAllWaysToDealThemOut(t *testing.T) {
	const cards, dearer, worth = 9, 4, 6
	m := Moves{Changed: cards, Dearer: dearer, Worth: worth, Agreed: 5}
	m.judge()
	ways, sum, atLeast := 0, 0, 0
	for up := range uint(1 << cards) {
		if bits.OnesCount(up) != dearer {
			continue
		}
		agreed := cards - bits.OnesCount(up^(1<<worth-1))
		ways++
		sum += agreed
		if agreed >= m.Agreed {
			atLeast++
		}
	}
	if e, c := float64(sum)/float64(ways), float64(atLeast)/float64(ways); math.Abs(m.Expected-e) > 1e-9 || math.Abs(m.Chance-c) > 1e-9 {
		t.Errorf("%.4f expected with chance %.4f, want %.4f and %.4f", m.Expected, m.Chance, e, c)
	}
}

// All prices fall, and every card is worth less than its price: that is what chance comes to as well.
func TestMoves_WhereAllFallNothingIsShown(t *testing.T) {
	var m Moves
	for range 30 {
		m.add(false, false)
	}
	if m.judge(); m.Agreed != 30 || math.Abs(m.Expected-30) > 1e-9 || math.Abs(m.Chance-1) > 1e-9 {
		t.Errorf("%+v, want that all agree by chance alone", m)
	}
}

// A run whose cards are worth what the next list asks for them agrees with that list. One whose cards are worth the prices that
// they have agrees by chance alone.
func TestAgreement_FindsWhatWasPutIn(t *testing.T) {
	older, newer := &data.PointsList{Name: "older", Edition: "flightpath"}, moved()
	s := Spec{Question: Cards, Game: "flightpath", Bots: []string{"random"}, Matches: 8000, Batch: 500, Seed: 3, Rounds: 1, Engine: Engine(), Points: *older}
	s.Against = append(s.Against, *newer)
	lists, err := s.Draw(t.Context(), 60, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, worth := range []struct {
		by      string
		least   float64
		highest float64
	}{{"the next list", 0, 0.001}, {"the prices", 0.01, 1}} {
		run, err := CreateFile(t.Context(), filepath.Join(t.TempDir(), "run.lab"), s, lists)
		if err != nil {
			t.Fatal(err)
		}
		truth := s
		if worth.by == "the next list" {
			truth.Points = *newer
		}
		pretend(t, run, &truth)
		r, err := run.Report(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if len(r.Cards.Agreement) != 1 {
			t.Fatalf("%d agreements, want one", len(r.Cards.Agreement))
		}
		a := r.Cards.Agreement[0].All
		if a.Changed < 12 || a.Chance < worth.least || a.Chance > worth.highest {
			t.Errorf("worth by %s: %+v, want a chance from %g to %g", worth.by, a, worth.least, worth.highest)
		}
		var text strings.Builder
		if err := r.Write(&text); err != nil || !strings.Contains(text.String(), "moved@2026-01-01") {
			t.Errorf("%v\n%s", err, text.String())
		}
		if err := run.Close(); err != nil {
			t.Fatal(err)
		}
	}
}

// moved returns a points list in which half of the ship cards cost 4 points more or less, by turns.
func moved() *data.PointsList {
	l := &data.PointsList{Name: "moved", Date: "2026-01-01", Edition: "flightpath", Pilots: map[string]data.PilotPoints{}}
	for i, p := range data.Flightpath().Pilots {
		if cost := p.Cost + i%4*4 - 4; i%2 == 0 {
			l.Pilots[p.ID] = data.PilotPoints{Cost: &cost}
		}
	}
	return l
}

// pretend fills a run with results that follow from what squads cost by another list.
func pretend(t *testing.T, run *Run, by *Spec) {
	t.Helper()
	costs, err := by.costs(run.Lists)
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(11, 1))
	for _, b := range run.batches() {
		var data []byte
		for i := range b.n {
			at := run.plan(b.arm).fixture(b.first + i).lists
			o := arena.Outcome{Winner: 2, Round: 1, First: game.Player(rng.IntN(2))}
			if rng.Float64() < shareOfLogit(0.05*float64(costs[at[0]]-costs[at[1]])) {
				o.Winner = 1
			}
			data = pack(data, o)
		}
		if _, err := run.save(t.Context(), b, data, 1); err != nil {
			t.Fatal(err)
		}
	}
}
