package odds_test

import (
	"math"
	"testing"

	"koiogran/play/odds"
)

func TestSolve_Rerolls(t *testing.T) {
	const evade = 3.0 / 8
	for _, c := range []struct {
		name            string
		attack, defense int
		at, by          odds.Side
		want            float64 // damage on average, and a hundredth for each critical one
	}{
		{"a die that misses is rerolled", 1, 0, odds.Side{Rerolls: 1}, odds.Side{}, 0.75 + 0.01*3/16},
		{"one of two is, blanks or not", 2, 0, odds.Side{Rerolls: 1}, odds.Side{}, 1.375 + 0.01*11/32},
		{"each is once at most", 2, 0, odds.Side{Rerolls: 2, Lock: true}, odds.Side{}, 1.5 + 0.01*3/8},
		{"the defender rerolls what is not an evade", 1, 1, odds.Side{}, odds.Side{Rerolls: 1},
			(0.5 + 0.01/8) * (1 - evade - (1-evade)*evade)},
		// by another program, which tries all orders
		{"the lock goes first where that reveals more", 4, 0, odds.Side{Calculate: 1, Rerolls: 1, Lock: true},
			odds.Side{}, 3.5416396331787108},
		{"both sides", 4, 3, odds.Side{Force: 1, Rerolls: 1, Lock: true},
			odds.Side{Force: 1, Evade: 1, Reinforce: 1, Rerolls: 2}, 0.660685376181791},
	} {
		s := odds.Situation{Attack: c.attack, Defense: c.defense, Attacker: c.at, Defender: c.by, Shields: 20}
		o := new(odds.Kernel).Solve(&s)
		if got := o.Mean + 0.01*o.Crits; math.Abs(got-c.want) > 1e-9 {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}
