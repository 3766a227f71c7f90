package bench

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"koiogran/engine/rules"
	"koiogran/play/match"
	"koiogran/play/squad"
)

// The targets of squads drawn at random: half of them are as fast as the first at least, and all
// as the second, in steps a second.
const (
	usualSquads = 400_000
	anySquads   = 250_000
)

// MeasureRandom measures the steps of matches between pairs of squads that are drawn at random from
// all cards that can fly, of ships that stay on the table: the slowest pair, the one in the middle
// and the fastest, and what they allocate. It takes o.Time for each pair.
func MeasureRandom(ctx context.Context, o Options) ([]Figure, error) {
	if o.Time == 0 {
		o.Time = time.Second
	}
	pool, rng := match.Pool(o.Edition), rand.New(rand.NewPCG(o.Seed, 0x62656e6368))
	var speeds []float64
	made := 0.0
	for n := range o.Random {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		squads, err := drawn(o.Edition, rng, pool)
		if err != nil {
			return nil, err
		}
		flying, err := newTable(o.Edition, setupOf(o, squads), true)
		if err != nil {
			return nil, fmt.Errorf("pair %d of seed %d: %w", n, o.Seed, err)
		}
		w := work{unit: perSecond, counted: true, do: times(flying.step)}
		figures := w.measure(o.Time)
		speeds = append(speeds, figures[0].Value)
		made = max(made, figures[1].Value)
	}
	slices.Sort(speeds)
	return []Figure{
		{"steps, the slowest pair of squads", speeds[0], perSecond, anySquads},
		{"steps, the pair in the middle", speeds[len(speeds)/2], perSecond, usualSquads},
		{"steps, the fastest pair", speeds[len(speeds)-1], perSecond, 0},
		{"memory allocated by a step, at most", made, allocations, 0},
	}, nil
}

// drawn draws the squads of two sides.
func drawn(c *rules.Compiled, rng *rand.Rand, pool squad.Pool) (squads [2]rules.Squad, err error) {
	for p := range squads {
		s, err := squad.Random(rng, c.Facts, pool, squad.UsualOf(c.ID))
		if err != nil {
			return squads, err
		}
		squads[p] = match.Squad(c.Facts, &s)
	}
	return squads, nil
}
