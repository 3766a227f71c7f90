package bot

import (
	"sync"

	"koiogran/engine/game"
)

// mostDice is how many dice the tables of odds reach to; more count as that many.
const mostDice = 7

// Ways to improve a pool of dice, as bits.
const (
	withFocus = 1 << iota // every focus result counts
	withAgain             // attack dice may be rerolled (a lock); a defender has an evade token
	improvements
)

// odds are the chances that dice decide, computed once for all bots.
type odds struct {
	hits   [mostDice + 1][improvements][mostDice + 1]float64 // by dice, by improvement, by hits
	evades [mostDice + 1][improvements][mostDice + 1]float64

	// pasts are how many hits get past, by hits, by defense dice and their improvement; means are
	// how many do by both pools and their improvements.
	pasts [mostDice + 1][mostDice + 1][improvements]float64
	means [mostDice + 1][improvements][mostDice + 1][improvements]float64
}

// allOdds returns the tables. A die is a hit or an evade, or it is not, each on its own, so that
// the numbers follow from one die's chance.
var allOdds = sync.OnceValue(func() *odds {
	o := &odds{}
	hit := chancesOf(game.AttackDice)
	evade := chancesOf(game.DefenseDice)
	for how := range improvements {
		attack, defense := hit[how&withFocus], evade[how&withFocus]
		if how&withAgain != 0 {
			attack += (1 - attack) * attack
		}
		for n := range mostDice + 1 {
			o.hits[n][how] = binomial(n, attack)
			o.evades[n][how] = binomial(n, defense)
			if how&withAgain != 0 {
				o.evades[n][how] = oneMore(n, o.evades[n][how])
			}
		}
	}
	o.compare()
	return o
})

// compare fills the tables of what gets past.
func (o *odds) compare() {
	for how := range improvements {
		for n := range mostDice + 1 {
			for hits := range mostDice + 1 {
				for evades, chance := range o.evades[n][how] {
					o.pasts[hits][n][how] += chance * float64(max(0, hits-evades))
				}
			}
		}
	}
	for attackWith := range improvements {
		for attack := range mostDice + 1 {
			for defenseWith := range improvements {
				for defense := range mostDice + 1 {
					for hits, chance := range o.hits[attack][attackWith] {
						o.means[attack][attackWith][defense][defenseWith] += chance * o.pasts[hits][defense][defenseWith]
					}
				}
			}
		}
	}
}

// chancesOf returns a die's chance to count, without and with a focus token.
func chancesOf(color game.DiceColor) [2]float64 {
	sides := color.Sides()
	good := float64(sides[game.Hit]+sides[game.Crit]+sides[game.Evade]) / 8
	return [2]float64{good, good + float64(sides[game.Focus])/8}
}

// binomial returns how likely each number of successes is among n dice with one chance.
func binomial(n int, chance float64) [mostDice + 1]float64 {
	list := [mostDice + 1]float64{1}
	for range n {
		for k := mostDice; k >= 0; k-- {
			list[k] *= 1 - chance
			if k > 0 {
				list[k] += list[k-1] * chance
			}
		}
	}
	return list
}

// oneMore turns one die that failed into a success.
func oneMore(n int, list [mostDice + 1]float64) [mostDice + 1]float64 {
	var more [mostDice + 1]float64
	for k, chance := range list {
		more[min(k+1, n)] += chance
	}
	return more
}

// damage returns how many hits are expected to get through, of attack dice against defense dice
// that are improved in these ways.
func (o *odds) damage(attack, attackWith, defense, defenseWith int) float64 {
	return o.means[clampDice(attack)][attackWith][clampDice(defense)][defenseWith]
}

// past returns how many of this many hits are expected to get past defense dice.
func (o *odds) past(hits, defense, defenseWith int) float64 {
	if hits <= mostDice {
		return o.pasts[max(0, hits)][clampDice(defense)][defenseWith]
	}
	sum := 0.0
	for n, chance := range o.evades[clampDice(defense)][defenseWith] {
		sum += chance * float64(hits-n)
	}
	return sum
}

// clampDice keeps a number of dice within the tables.
func clampDice(n int) int { return min(max(n, 0), mostDice) }
