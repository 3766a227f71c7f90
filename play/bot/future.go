package bot

import (
	"math"

	"koiogran/engine/game"
)

// Future plays matches on, to find out how they stand: quick programs answer for both seats, who know
// the rules and try few of their options. It is for one goroutine.
type Future struct{ s *sandbox }

// NewFuture returns a Future for matches of g.
func NewFuture(g *game.Game) *Future { return &Future{newSandbox(g)} }

// Chance plays on from a state to the end of the second round from there. It estimates from what is left
// of the ships then how likely player 1 wins, or returns what the result is worth if the match ends before.
// What happens follows from the state and the number of the sample: states with one number meet the same
// luck for as long as they go the same way.
func (f *Future) Chance(from *game.State, sample uint64) float64 {
	f.begin(from, sample)
	return f.finish(from.Round)
}

// After is Chance after a choice of a player, which must be legal.
func (f *Future) After(from *game.State, p game.Player, c game.Choice, sample uint64) float64 {
	f.begin(from, sample)
	f.s.x.Play(&f.s.state, p, c, nil)
	return f.finish(from.Round)
}

// begin takes a state.
func (f *Future) begin(from *game.State, sample uint64) {
	f.s.begin(from, sample)
}

// horizon is after how many rounds from the present one a Future judges.
const horizon = 2

// finish plays on and judges.
func (f *Future) finish(round uint8) float64 {
	f.s.play(func(s *game.State) bool { return s.Round > round+horizon-1 })
	if s := &f.s.state; s.Over {
		return Won(s.Result)
	}
	one, two := f.strength(game.Seat1), f.strength(game.Seat2)
	if one+two == 0 {
		return Won(game.Drawn)
	}
	return one / (one + two)
}

// Won is what a result is worth to player 1: 1, 0, or a half for a draw.
func Won(r game.Result) float64 {
	switch r {
	case game.Won1:
		return 1
	case game.Won2:
		return 0
	}
	return 0.5
}

// power is how much a side's odds grow with what is left of it. A side that has twice as much left deals twice
// the damage and takes it twice as long, and what it gains by that grows from round to round.
const power = 3

// strength is how strong a side is: its ships by their points, half of which go with the damage that
// they suffer and half when they are destroyed.
func (f *Future) strength(p game.Player) float64 {
	b := f.s.hands[p]
	b.x.SetState(&f.s.state)
	sum := 0.0
	for id := range b.x.EachShip() {
		info := &b.g.Ships[id]
		full := float64(info.Hull) + float64(info.Shields)
		left := float64(b.left(id))
		if info.Side != p || left == 0 || full == 0 {
			continue
		}
		sum += max(1, float64(info.Points)) * (0.5 + 0.5*min(1, left/full))
	}
	return math.Pow(sum, power)
}
