package bot

import (
	"math"
	"testing"
)

func TestOdds_ByHand(t *testing.T) {
	o := allOdds()
	for _, c := range []struct {
		name                                     string
		attack, attackWith, defense, defenseWith int
		want                                     float64
	}{
		// half of an attack die's sides are hits, a quarter focus results
		{"two dice at no one", 2, 0, 0, 0, 1},
		{"with focus", 2, withFocus, 0, 0, 1.5},
		{"with a lock", 2, withAgain, 0, 0, 1.5},
		{"with both", 1, withFocus | withAgain, 0, 0, 0.9375},
		// three of a defense die's eight sides are evades
		{"one die at one", 1, 0, 1, 0, 0.5 * 5 / 8},
		{"one die at one with focus", 1, 0, 1, withFocus, 0.5 * 3 / 8},
		{"an evade token stops one hit", 1, 0, 1, withAgain, 0},
		{"but needs a die", 1, 0, 0, withAgain, 0.5},
		// two dice at one: 1/4 two hits, 1/2 one hit
		{"two dice at one", 2, 0, 1, 0, 0.25*(2-3.0/8) + 0.5*5/8},
	} {
		got := o.damage(c.attack, c.attackWith, c.defense, c.defenseWith)
		if math.Abs(got-c.want) > 1e-12 {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}
