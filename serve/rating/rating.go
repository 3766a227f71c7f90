// Package rating computes how strong players are from who beat whom, by Glicko-2 (Mark Glickman,
// "Example of the Glicko-2 system", 2013). Every match is a rating period of its own.
package rating

import (
	"math"
	"time"
)

// Rating is how strong a player is, and how sure that is.
type Rating struct {
	Value      float64 `json:"value"`      // 1500 for a player of whom nothing is known
	Deviation  float64 `json:"deviation"`  // one standard deviation of Value, up to 350
	Volatility float64 `json:"volatility"` // how much the player's strength is expected to change
}

// New returns the rating of a player of whom nothing is known.
func New() Rating { return Rating{1500, mostDeviation, 0.06} }

const (
	mostDeviation = 350
	scale         = 173.7178 // from the numbers that people see to those of the system
	// tau bounds how fast volatility changes; Glickman names 0.3 to 1.2.
	tau = 0.5
	// period is the time in which the deviation of someone who does not play grows by one step.
	period = 7 * 24 * time.Hour
)

// Settled is the largest deviation at which a rating says something.
const Settled = 110

// The scores of a match.
const (
	Loss = 0.0
	Draw = 0.5
	Win  = 1.0
)

// Rested returns the rating after a time without a match: as high, and less sure.
func (r Rating) Rested(since time.Duration) Rating {
	if since <= 0 {
		return r
	}
	phi := r.Deviation / scale
	steps := since.Hours() / period.Hours()
	r.Deviation = min(mostDeviation, scale*math.Sqrt(phi*phi+steps*r.Volatility*r.Volatility))
	return r
}

// After returns the rating after a match against someone with a score. Both ratings are those before the
// match.
func (r Rating) After(other Rating, score float64) Rating {
	mu, phi := (r.Value-1500)/scale, r.Deviation/scale
	otherMu, otherPhi := (other.Value-1500)/scale, other.Deviation/scale
	g := 1 / math.Sqrt(1+3*otherPhi*otherPhi/(math.Pi*math.Pi))
	expected := 1 / (1 + math.Exp(-g*(mu-otherMu)))
	v := 1 / (g * g * expected * (1 - expected))
	delta := v * g * (score - expected)
	r.Volatility = r.volatility(phi, v, delta)
	before := phi*phi + r.Volatility*r.Volatility
	phi = 1 / math.Sqrt(1/before+1/v)
	r.Value = 1500 + scale*(mu+phi*phi*g*(score-expected))
	r.Deviation = min(mostDeviation, phi*scale)
	return r
}

// volatility solves step 5 of the system by the Illinois algorithm, as Glickman describes it.
func (r Rating) volatility(phi, v, delta float64) float64 {
	a := math.Log(r.Volatility * r.Volatility)
	f := func(x float64) float64 {
		e := math.Exp(x)
		d := phi*phi + v + e
		return e*(delta*delta-phi*phi-v-e)/(2*d*d) - (x-a)/(tau*tau)
	}
	low, high := a, 0.0
	if delta*delta > phi*phi+v {
		high = math.Log(delta*delta - phi*phi - v)
	} else {
		for high = a - tau; f(high) < 0; {
			high -= tau
		}
	}
	fLow, fHigh := f(low), f(high)
	for math.Abs(high-low) > 1e-6 {
		middle := low + (low-high)*fLow/(fHigh-fLow)
		fMiddle := f(middle)
		if fMiddle*fHigh <= 0 {
			low, fLow = high, fHigh
		} else {
			fLow /= 2
		}
		high, fHigh = middle, fMiddle
	}
	return math.Exp(low / 2)
}
