package lab

import (
	"math"
	"math/rand/v2"
	"testing"
)

// simulated is a run whose truth is known: squads of ships and upgrades with prices and worths, and matches between them.
type simulated struct {
	m     model
	beta  []float64 // the truth
	pairs []pair
}

// simulate draws one: pilots and upgrades of known worth in this many squads. Column 0 is the cost.
func simulate(rng *rand.Rand, pilots, upgrades, squads, meetings int, perPoint float64) *simulated {
	s := &simulated{}
	s.m.columns = 1 + pilots + upgrades
	s.m.group = make([]int, s.m.columns)
	s.m.spread = []float64{0.2, 0.1}
	s.beta = make([]float64, s.m.columns)
	price := make([]float64, s.m.columns)
	s.beta[0], s.m.group[0] = perPoint, -1
	for i := 1; i < s.m.columns; i++ {
		if i <= pilots {
			s.beta[i], price[i] = rng.NormFloat64()*4*perPoint, float64(30+rng.IntN(40))
			continue
		}
		s.m.group[i] = 1
		s.beta[i], price[i] = rng.NormFloat64()*1.5*perPoint, float64(2+rng.IntN(10))
	}
	costs := make([]int, squads)
	for l := range squads {
		count := map[int]float64{}
		for range 3 + rng.IntN(3) {
			count[1+rng.IntN(pilots)]++
			count[1+pilots+rng.IntN(upgrades)]++
			count[1+pilots+rng.IntN(upgrades)]++
		}
		terms, cost := []term{{}}, 0.0
		for column := 1; column < s.m.columns; column++ {
			if n := count[column]; n > 0 {
				terms = append(terms, term{column, n})
				cost += n * price[column]
			}
		}
		terms[0].x = cost
		costs[l] = int(cost)
		s.m.lists = append(s.m.lists, terms)
	}
	s.pairs = nearPairs(rng.Uint64(), costs, meetings)
	return s
}

// play draws the results of all meetings, each with both seats.
func (s *simulated) play(rng *rand.Rand, seat, first float64) []observed {
	f := &fitted{beta: append(append([]float64(nil), s.beta...), seat, first)}
	u := s.m.strengths(f)
	var obs []observed
	for _, p := range s.pairs {
		for _, lists := range [][2]uint16{{p.a, p.b}, {p.b, p.a}} {
			o := observed{lists: lists, first: uint8(rng.IntN(2))}
			if rng.Float64() < s.m.chance(f, u, &o) {
				o.score = 2
			}
			obs = append(obs, o)
		}
	}
	return obs
}

// The intervals of fair costs hold the truth as often as they say.
func TestFit_IntervalsHoldTheTruth(t *testing.T) {
	inside, all := 0, 0
	for seed := range uint64(24) {
		rng := rand.New(rand.NewPCG(seed, 1))
		s := simulate(rng, 40, 30, 300, 3000, 0.044)
		f, err := s.m.fit(s.play(rng, 0.05, 0.1))
		if err != nil {
			t.Fatal(err)
		}
		for i := 1; i < s.m.columns; i++ {
			worth, width := f.inPoints(0, i)
			all++
			if math.Abs(worth-s.beta[i]/0.044) < 1.96*width {
				inside++
			}
		}
	}
	if share := float64(inside) / float64(all); share < 0.93 || share > 0.97 {
		t.Errorf("%.1f %% of %d intervals of 95 %% hold the truth", 100*share, all)
	}
}

// Seat and first player come out as they went in.
func TestFit_SeatAndFirstPlayer(t *testing.T) {
	rng := rand.New(rand.NewPCG(9, 1))
	s := simulate(rng, 10, 10, 60, 10000, 0.044)
	f, err := s.m.fit(s.play(rng, 0.2, -0.3))
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []float64{0.2, -0.3} {
		got, width := f.beta[s.m.columns+i], math.Sqrt(f.cov.At(s.m.columns+i, s.m.columns+i))
		if math.Abs(got-want) > 4*width || width > 0.03 {
			t.Errorf("column %d: %.3f ± %.3f, want %.3f", i, got, width, want)
		}
	}
}

// The matrix of second derivatives matches differences of the gradient.
func TestSlope_HessianIsTheGradientsSlope(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 1))
	s := simulate(rng, 4, 3, 8, 40, 0.044)
	obs := s.play(rng, 0.1, 0.1)
	order := s.m.byFirst(obs)
	at := func(i int, d float64) *fitted {
		f := &fitted{beta: append(append([]float64(nil), s.beta...), 0.1, 0.1), spread: s.m.spread}
		f.beta[i] += d
		return f
	}
	_, h := s.m.slope(at(0, 0), obs, order)
	const d = 1e-5
	for i := range s.m.columns + 2 {
		up, _ := s.m.slope(at(i, d), obs, order)
		down, _ := s.m.slope(at(i, -d), obs, order)
		for j := range s.m.columns + 2 {
			want := -(up.AtVec(j) - down.AtVec(j)) / (2 * d)
			if math.Abs(h.At(i, j)-want) > 1e-4*(1+math.Abs(want)) {
				t.Errorf("%d, %d: %.6f, want %.6f", i, j, h.At(i, j), want)
			}
		}
	}
}
