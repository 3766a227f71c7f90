package wire

import (
	"math"
	"sync"

	"koiogran/engine/game"
	"koiogran/play/odds"
	"koiogran/play/view"
)

// kernels reckon odds. Their tables are large, and each reckons as often as one likes.
var kernels = sync.Pool{New: func() any { return new(odds.Kernel) }}

// odds adds to the options of a question what is to be expected of an attack if they are taken.
// The question is the one that x has asked last.
func (t *Teller) odds(v *view.View, q *game.Question, out *Question) {
	if out.About != "target" && out.About != "dice" {
		return
	}
	kernel := kernels.Get().(*odds.Kernel)
	defer kernels.Put(kernel)
	for i, c := range q.Options() {
		if o, ok := kernel.Option(t.x, v, q, c); ok {
			out.Options[i].Odds = oddsOf(&o)
		}
	}
}

// shotOdds returns what is to be expected of an attack that a ship could make, nil if it has more dice
// than can be reckoned with.
func (t *Teller) shotOdds(shot odds.Shot) *Odds {
	s, ok := odds.Weigh(t.x, shot)
	if !ok || s.Attack > odds.MostDice || s.Defense > odds.MostDice {
		return nil
	}
	kernel := kernels.Get().(*odds.Kernel)
	defer kernels.Put(kernel)
	o := kernel.Solve(&s)
	return oddsOf(&o)
}

// oddsOf rounds what is to be expected.
func oddsOf(o *odds.Outlook) *Odds {
	out := &Odds{
		Attack: o.Attack, Defense: o.Defense, Hit: rounded(o.Hit), Destroy: rounded(o.Destroy),
		Damage: rounded(o.Mean), Crits: rounded(o.Crits), Results: make([]float64, 0, o.Attack+1),
	}
	for _, n := range o.Results[:o.Attack+1] {
		out.Results = append(out.Results, rounded(n))
	}
	return out
}

// rounded returns a number to a ten-thousandth.
func rounded(n float64) float64 { return math.Round(n*10_000) / 10_000 }
