package lab

import (
	"math"
	"math/rand/v2"
	"testing"
)

// pairOf draws a pair of independent matches, in halves, won with a chance each.
func pairOf(rng *rand.Rand, share float64) int {
	score := 0
	for range sides {
		if rng.Float64() < share {
			score += 2
		}
	}
	return score
}

// A bot that is not a better is accepted in about one of twenty tests, and one that is 10 Elo better is refused
// as seldom.
func TestSPRT_ErrsAsSeldomAsItSays(t *testing.T) {
	test := SPRT{Low: 0, High: 10}
	const times = 200
	for elo, accepted := range map[float64]bool{0: false, 10: true} {
		wrong := 0
		for seed := range uint64(times) {
			rng := rand.New(rand.NewPCG(seed, uint64(elo)))
			scores := make([]int, 20_000)
			for i := range scores {
				scores[i] = pairOf(rng, shareOf(elo))
			}
			if v := test.judge(scores); v.Accepted != accepted {
				wrong++
			}
		}
		if wrong < times/100 || wrong > times/12 {
			t.Errorf("at %g Elo %d of %d tests were wrong, want about one in twenty", elo, wrong, times)
		}
	}
}

// The ratio by hand: 20 even pairs, and 20 won by one and a half to a half.
func TestSPRT_ByHand(t *testing.T) {
	v := (&SPRT{Low: 0, High: 10}).judge(append(repeat(2, 20), repeat(3, 20)...))
	// the mean is 5/8 and the variance 1/64; 40·0.014387·(1.25-1.014387)·32
	if want := 4.339; math.Abs(v.LLR-want) > 0.01 || v.Accepted {
		t.Errorf("%+v, want a ratio of %.3f and no end yet", v, want)
	}
}

func repeat(x, n int) []int {
	out := make([]int, n)
	for i := range out {
		out[i] = x
	}
	return out
}

// A bot that wins every match is accepted.
func TestSPRT_AlwaysWins(t *testing.T) {
	if v := (&SPRT{Low: 0, High: 10}).judge(repeat(4, leastPairs)); !v.Accepted {
		t.Errorf("%+v", v)
	}
	if v := (&SPRT{Low: 0, High: 10}).judge(repeat(0, leastPairs)); !v.Rejected {
		t.Errorf("%+v", v)
	}
}
