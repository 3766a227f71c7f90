package wire

import (
	"math"
	"testing"

	"koiogran/play/view"
)

// Targets and what the rules let players spend on dice come with odds, and nothing else does.
func TestQuestion_TargetsAndDiceShowOdds(t *testing.T) {
	type kind struct{ edition, about string }
	shown := map[kind]int{}
	eachQuestion(t, 25, func(p *played, _ *view.View, q *Question) {
		for _, o := range q.Options {
			if o.Odds == nil {
				continue
			}
			shown[kind{p.g.Setup.Edition, q.About}]++
			sum, mean := 0.0, 0.0
			for n, chance := range o.Odds.Results {
				sum += chance
				mean += float64(n) * chance
			}
			if math.Abs(sum-1) > 1e-3 || math.Abs(mean-o.Odds.Damage) > 1e-2 ||
				math.Abs(1-o.Odds.Results[0]-o.Odds.Hit) > 1e-3 {
				t.Fatalf("%s: %s: odds do not add up: %+v", q.Text, o.Text, *o.Odds)
			}
			if q.About != "target" && q.About != "dice" {
				t.Fatalf("%s: %s: has odds", q.Text, o.Text)
			}
		}
	})
	for _, id := range [...]string{"first", "second", "flightpath"} {
		for _, about := range [...]string{"target", "dice"} {
			if shown[kind{id, about}] == 0 {
				t.Errorf("%s: no option of a question about %s has odds", id, about)
			}
		}
	}
}
