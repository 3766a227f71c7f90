// Package dealer holds those who answer for Chance: dice and draws. A match is fair if its
// dealer is; a replay and a test use dealers that know what comes.
package dealer

import (
	"math/rand/v2"

	"koiogran/engine/game"
)

// A Dealer answers the questions that are asked of Chance.
type Dealer interface {
	Deal(q *game.Question) game.Choice
}

// Seeded is a dealer whose answers follow from its seed. It is for simulation and tests, since anyone who
// knows the seed knows what comes.
type Seeded struct{ *rand.Rand }

// NewSeeded returns the dealer of a seed.
func NewSeeded(seed uint64) Seeded {
	return Seeded{rand.New(rand.NewPCG(seed, 0x6b6f696f6772616e))}
}

// Deal rolls dice or draws a card.
func (d Seeded) Deal(q *game.Question) game.Choice { return Answer(d.Rand, q) }

// Answer rolls dice or draws a card with a source of random numbers.
func Answer(r game.Random, q *game.Question) game.Choice {
	if q.Kind == game.RollQuestion {
		return roll(r, q.Roll)
	}
	total := 0
	for _, w := range q.Weights[:q.N] {
		total += int(w)
	}
	k := r.IntN(total)
	for i := range q.Options() {
		if k -= int(q.Weights[i]); k < 0 {
			return q.Opts[i]
		}
	}
	panic("dealer: a draw without cards")
}

// roll rolls dice of eight sides one by one.
func roll(r game.Random, what game.Roll) game.Choice {
	c := game.Opt(game.RollVerb)
	sides := what.Color.Sides()
	for range what.N {
		k := r.IntN(8)
		for f, n := range sides {
			if k -= int(n); k < 0 {
				c.Dice[f]++
				break
			}
		}
	}
	return c
}
