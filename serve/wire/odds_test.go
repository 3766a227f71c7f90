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
