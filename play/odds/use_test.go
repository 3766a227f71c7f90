package odds_test

import (
	"math"
	"testing"

	"koiogran/play/odds"
)

func TestAttacking_ByHand(t *testing.T) {
	s := odds.Situation{
		Attack: 2, Attacker: odds.Side{Focus: 1, Lock: true}, Shields: 5, Hull: 5,
		Deck: odds.Deck{Plain: 33},
	}
	var k odds.Kernel
	for _, c := range []struct {
		name               string
		focus, hits, crits int
		use                odds.Use
		want               float64
	}{
		{"a focus result is left", 1, 1, 0, odds.Pass, 1},
		{"it is turned", 1, 1, 0, odds.UseFocus, 2},
		// a blank is rerolled: half of a die's sides are hits, a quarter focus results that turn
		{"a blank is rerolled", 0, 1, 0, odds.UseLock, 1.75},
		{"a blank beside a crit is rerolled", 0, 0, 1, odds.UseLock, 1.75},
		{"both are left", 0, 0, 0, odds.Pass, 0},
		{"both are rerolled", 0, 0, 0, odds.UseLock, 1.5},
	} {
		got := k.Attacking(&s, c.focus, c.hits, c.crits, c.use)
		if math.Abs(got.Mean-c.want) > 1e-12 {
			t.Errorf("%s: %v stand on average, want %v", c.name, got.Mean, c.want)
		}
	}
}

func TestDefending_ByHand(t *testing.T) {
	s := odds.Situation{
		Attack: 3, Defense: 2, Defender: odds.Side{Focus: 1, Evade: 1}, Shields: 1, Hull: 1,
		Deck: odds.Deck{Plain: 33},
	}
	var k odds.Kernel
	for _, c := range []struct {
		name          string
		focus, evades int
		use           odds.Use
		mean, destroy float64
	}{
		{"nothing is spent", 1, 0, odds.Pass, 3, 1},
		{"a focus, then an evade on the blank", 1, 0, odds.UseFocus, 1, 0},
		{"an evade, then a focus", 1, 0, odds.UseEvade, 1, 0},
		{"an evade on a blank", 0, 1, odds.UseEvade, 1, 0},
	} {
		got := k.Defending(&s, 2, 1, c.focus, c.evades, c.use)
		if got.Mean != c.mean || got.Destroy != c.destroy {
			t.Errorf("%s: %v stand and %v destroyed, want %v and %v", c.name, got.Mean, got.Destroy,
				c.mean, c.destroy)
		}
	}
}

// A ship that was destroyed a moment ago is a target until ships of its initiative have attacked: it is destroyed
// whatever the dice show.
func TestSolve_OfADestroyedShip(t *testing.T) {
	var k odds.Kernel
	for hull := -1; hull <= 1; hull++ {
		o := k.Solve(&odds.Situation{Attack: 2, Defense: 1, Hull: hull})
		if destroyed := o.Destroy > 1-1e-9; destroyed != (hull < 1) || hull == 1 && math.Abs(o.Destroy-o.Hit) > 1e-9 {
			t.Errorf("hull %d: destroyed with %.4f, hit with %.4f", hull, o.Destroy, o.Hit)
		}
	}
}
