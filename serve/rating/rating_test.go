package rating

import (
	"math"
	"testing"
	"time"
)

// near fails where a number is not what it should be to a few digits.
func near(t *testing.T, what string, got, want, within float64) {
	t.Helper()
	if math.Abs(got-want) > within {
		t.Errorf("%s is %v, want %v", what, got, want)
	}
}

// The volatility of Glickman's worked example: v 1.7785, delta -0.4834, phi 1.1513 give 0.05999.
func TestVolatility_GlickmansExample(t *testing.T) {
	r := Rating{1500, 200, 0.06}
	near(t, "volatility", r.volatility(1.1513, 1.7785, -0.4834), 0.05999, 0.00001)
}

// The first opponent of that example has 1400, deviation 30: g is 0.9955, the expected score 0.639.
// From these the change of one match follows by hand.
func TestAfter_OneMatchOfTheExample(t *testing.T) {
	got := Rating{1500, 200, 0.06}.After(Rating{1400, 30, 0.06}, Win)
	v := 1 / (0.9955 * 0.9955 * 0.639 * 0.361)
	phi := 1 / math.Sqrt(1/(1.1513*1.1513+0.06*0.06)+1/v)
	near(t, "rating", got.Value, 1500+scale*phi*phi*0.9955*0.361, 0.2)
	near(t, "deviation", got.Deviation, phi*scale, 0.1)
}

// What one of two equals wins, the other loses; a draw of equals changes no rating, and both are
// surer afterward.
func TestAfter_Equals(t *testing.T) {
	won, lost := New().After(New(), Win), New().After(New(), Loss)
	near(t, "sum", won.Value+lost.Value, 3000, 1e-9)
	if won.Value < 1600 || won.Deviation >= 350 {
		t.Errorf("after a win: %+v", won)
	}
	drawn := New().After(New(), Draw)
	near(t, "rating after a draw", drawn.Value, 1500, 1e-9)
}

// To beat a stronger player is worth more than to beat a weaker one, and a surprise makes the
// volatility grow.
func TestAfter_SurprisesCountMore(t *testing.T) {
	r := Rating{1500, 60, 0.06}
	strong := r.After(Rating{1900, 60, 0.06}, Win)
	weak := r.After(Rating{1100, 60, 0.06}, Win)
	if strong.Value-1500 <= weak.Value-1500 || strong.Volatility <= weak.Volatility {
		t.Errorf("over a stronger one %+v, over a weaker one %+v", strong, weak)
	}
}

// No rating becomes so certain that matches no longer change it.
func TestAfter_StaysMovable(t *testing.T) {
	r := New()
	for range 500 {
		r = r.After(r, Draw)
	}
	if r.Deviation < 45 || r.Deviation > Settled {
		t.Errorf("after 500 matches: %+v", r)
	}
}

// A rating grows unsure with time, up to that of a new player, and not with time that goes back.
func TestRested(t *testing.T) {
	r := Rating{1700, 60, 0.06}
	year := r.Rested(365 * 24 * time.Hour)
	near(t, "deviation after a year", year.Deviation, math.Sqrt(60*60+365.0/7*math.Pow(0.06*scale, 2)), 0.001)
	near(t, "deviation after a century", r.Rested(100*365*24*time.Hour*2).Deviation, mostDeviation, 1e-9)
	if got := r.Rested(-time.Hour); got != r {
		t.Errorf("after minus an hour: %+v", got)
	}
	near(t, "rating after a year", year.Value, 1700, 0)
}
