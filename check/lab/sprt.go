package lab

import (
	"fmt"
	"math"
)

// SPRT is a sequential test between two strengths in Elo: Low says that the second bot is not better, High that it is.
// Both errors are 5 percent.
type SPRT struct {
	Low  float64 `json:"low"`
	High float64 `json:"high"`
}

// check says what is wrong with the bounds.
func (s *SPRT) check() error {
	if !(s.Low < s.High) || math.Abs(s.Low) > 1000 || math.Abs(s.High) > 1000 {
		return fmt.Errorf("%w: the bounds %g,%g; expected two Elo differences between -1000 and 1000, the lower one first", ErrSpec, s.Low, s.High)
	}
	return nil
}

// bound is the log-likelihood ratio at which a test with 5 percent of both errors ends.
var bound = math.Log(19)

// Verdict is what a sequential test says.
type Verdict struct {
	Pairs [5]int  `json:"pairs"` // of two matches with the bots in each other's place: those in which the second bot got 0, ½, 1, 1½ and 2
	LLR   float64 `json:"llr"`   // between -2.94 and 2.94 while the test is open
	Elo   float64 `json:"elo"`   // of the second bot over the first
	Error float64 `json:"error"` // half of the 95 % interval of Elo
	// Accepted and Rejected say how the test ended; both are false while it is open.
	Accepted bool `json:"accepted"`
	Rejected bool `json:"rejected"`
}

// leastPairs is how many pairs a test has before it can end: of fewer the spread is not known well enough, and a test that
// ended by it would err far more often than it says.
const leastPairs = 50

// judge runs the test over pairs in the order of the plan. It ends at the first pair at which a bound is passed.
func (s *SPRT) judge(scores []int) Verdict {
	var v Verdict
	for i, score := range scores {
		v.Pairs[score]++
		if v.LLR = s.llr(&v.Pairs); i+1 < leastPairs {
			continue
		}
		v.Accepted, v.Rejected = v.LLR >= bound, v.LLR <= -bound
		if v.Accepted || v.Rejected {
			break
		}
	}
	n, mean, variance := moments(&v.Pairs)
	low, high := mean-1.96*math.Sqrt(variance/n), mean+1.96*math.Sqrt(variance/n)
	v.Elo, v.Error = eloOf(mean), (eloOf(high)-eloOf(low))/2
	return v
}

// llr returns the log-likelihood ratio of the two strengths by the pairs, whose mean is taken for normal.
func (s *SPRT) llr(pairs *[5]int) float64 {
	n, mean, variance := moments(pairs)
	low, high := shareOf(s.Low), shareOf(s.High)
	return n * (high - low) * (2*mean - low - high) / (2 * variance)
}

// hint is how often an outcome counts that was not seen: without it, pairs that are all alike would have no spread.
const hint = 1e-3

// moments returns the number of pairs, the mean share of the second bot and the variance of a pair.
func moments(pairs *[5]int) (n, mean, variance float64) {
	for score, k := range pairs {
		w := max(float64(k), hint)
		n += w
		mean += w * float64(score) / 4
	}
	mean /= n
	for score, k := range pairs {
		d := float64(score)/4 - mean
		variance += max(float64(k), hint) * d * d / n
	}
	return n, mean, variance
}

// shareOf returns the share of the points that a difference of Elo comes to, and eloOf the way back. A share of 0 or 1 is taken
// for one a hundred-thousandth from it.
func shareOf(elo float64) float64 { return 1 / (1 + math.Pow(10, -elo/400)) }

func eloOf(share float64) float64 {
	share = min(max(share, 1e-5), 1-1e-5)
	return -400 * math.Log10(1/share-1)
}
