package bot

import (
	"hash/maphash"

	"koiogran/engine/game"
	"koiogran/play/value"
)

// Future plays matches on, to find out how they stand: quick programs answer for both seats, who know
// the rules and try few of their options. It is for one goroutine.
type Future struct {
	s     *sandbox
	judge *assessor
	// What was judged before: many ways to go on end in one state.
	known map[end]float64
	seed  maphash.Seed
}

// end is where a sample has led to: the hash of a state.
type end struct{ state, sample uint64 }

// NewFuture returns a Future for matches of g.
func NewFuture(g *game.Game) *Future {
	return &Future{
		s: newSandbox(g), judge: newAssessor(value.Fitted(), g), known: map[end]float64{}, seed: maphash.MakeSeed(),
	}
}

// Chance plays on from a state to the next planning phase, and returns how likely player 1 wins from there by the admiral's
// network, or what the result is worth if the match ends before.
// What happens follows from the state and the number of the sample: states with one number meet the same
// luck for as long as they go the same way.
func (f *Future) Chance(from *game.State, sample uint64) float64 {
	f.s.begin(from, sample)
	return f.finish(from.Round, sample)
}

// After is Chance after a choice of a player, which must be legal.
func (f *Future) After(from *game.State, p game.Player, c game.Choice, sample uint64) float64 {
	f.s.begin(from, sample)
	f.s.x.Play(&f.s.state, p, c, nil)
	return f.finish(from.Round, sample)
}

// finish plays on and judges.
func (f *Future) finish(round uint8, sample uint64) float64 {
	if f.s.play(nextPlanning(round)); f.s.state.Over {
		return Won(f.s.state.Result)
	}
	at := end{maphash.Comparable(f.seed, f.s.state), sample}
	chance, ok := f.known[at]
	if !ok {
		f.judge.begin(sample)
		chance = f.judge.matrix(&f.s.state, game.Seat1, func(*matrix) {}).hopes()
		f.known[at] = chance
	}
	return chance
}

// Won returns what a result is worth to player 1: 1, 0, or a half for a draw.
func Won(r game.Result) float64 {
	switch r {
	case game.Won1:
		return 1
	case game.Won2:
		return 0
	}
	return 0.5
}
