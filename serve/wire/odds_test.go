package wire

import (
	"math"
	"testing"

	"koiogran/play/view"
)

// Shots, targets and what the rules let players spend on dice come with odds, and nothing else does.
func TestQuestion_TargetsAndDiceShowOdds(t *testing.T) {
	type kind struct{ edition, about string }
	shown := map[kind]int{}
	eachQuestion(t, 25, func(p *played, _ *view.View, q *Question) {
		for _, o := range q.Options {
			for _, s := range o.Sights {
				if s.Odds != nil {
					shown[kind{p.g.Setup.Edition, "shot"}]++
					addUp(t, s.Odds)
				}
			}
			if o.Odds == nil {
				continue
			}
			shown[kind{p.g.Setup.Edition, q.About}]++
			addUp(t, o.Odds)
			if q.About != "target" && q.About != "dice" {
				t.Fatalf("%s: %s: has odds", q.Text, o.Text)
			}
		}
	})
	for _, id := range [...]string{"first", "second", "flightpath"} {
		for _, about := range [...]string{"shot", "target", "dice"} {
			if shown[kind{id, about}] == 0 {
				t.Errorf("%s: no option of a question about %s has odds", id, about)
			}
		}
	}
}

// addUp requires that chances add up to one, and to the damage on average.
func addUp(t *testing.T, o *Odds) {
	t.Helper()
	sum, mean := 0.0, 0.0
	for n, chance := range o.Results {
		sum += chance
		mean += float64(n) * chance
	}
	if math.Abs(sum-1) > 1e-3 || math.Abs(mean-o.Damage) > 1e-2 ||
		math.Abs(1-o.Results[0]-o.Hit) > 1e-3 {
		t.Fatalf("odds do not add up: %+v", *o)
	}
}

// With any implemented cards, in all three games, chances are sent only for answers that can be given, and they add
// up.
func TestChances_OfAnyCards(t *testing.T) {
	type kind struct{ edition, about string }
	counts := map[kind]int{}
	eachQuestion(t, 40, func(p *played, v *view.View, q *Question) {
		if q.About != "weapon" && q.About != "target" && q.About != "dice" {
			return
		}
		answers := map[string]bool{}
		for _, o := range q.Options {
			answers[o.Answer] = true
		}
		type target struct {
			answer, section string
			ship            int
		}
		seen := map[target]bool{}
		for _, c := range p.teller.Chances(v, 5000).Options {
			counts[kind{p.g.Setup.Edition, q.About}]++
			at := target{answer: c.Answer, section: c.Section}
			if c.Ship != nil {
				at.ship = *c.Ship
			}
			if seen[at] {
				t.Fatalf("%s: %+v is sent twice", q.Text, at)
			}
			seen[at] = true
			if !answers[c.Answer] || (c.Ship != nil) != (q.About == "weapon") {
				t.Fatalf("%s: %+v is not an answer", q.Text, c)
			}
			sum, mean := 0.0, 0.0
			for n, chance := range c.Odds.Results {
				sum += chance
				mean += float64(n) * chance
			}
			if o := c.Odds; math.Abs(sum-1) > 2e-3 || math.Abs(mean-o.Damage) > 1e-2 || o.Hit < 0 || o.Hit > 1 || o.Destroy > 1 || o.Damage < o.Crits-1e-3 {
				t.Fatalf("%s: %s: %+v", q.Text, c.Answer, o)
			}
		}
	})
	for _, id := range [...]string{"first", "second", "flightpath"} {
		for _, about := range [...]string{"weapon", "target", "dice"} {
			if counts[kind{id, about}] == 0 {
				t.Errorf("%s: nothing is sent of %s", id, about)
			}
		}
	}
	t.Log(counts)
}
