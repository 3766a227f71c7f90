package bot_test

import (
	"testing"

	"koiogran/engine/game"
	"koiogran/play/bot"
)

// A program that slips still answers legally, and answers otherwise than the one that it is made of in some questions,
// but not in all: the recruit is a beginner that slips.
func TestRecruit_SlipsInSomeDecisions(t *testing.T) {
	begin := tables(t)
	asked, slipped := 0, 0
	for seed := range uint64(3) {
		recruit, _ := bot.Named("recruit")
		m := begin(seed, [2]maker{recruit.New, bot.Beginner})
		twin := bot.Beginner(m.Exec.G, seed)
		play(t, m, func(p game.Player, c game.Choice) {
			if p != game.Seat1 {
				return
			}
			q := *m.Exec.Ask(m.State, p)
			if q.Kind != game.PickQuestion || q.N < 2 || q.Opts[0].Verb == game.DialVerb {
				return // dials are drawn in part by beginners, too
			}
			asked++
			if twin.Answer(&m.view, &q) != c {
				slipped++
			}
		})
	}
	if share := float64(slipped) / float64(asked); share < 0.15 || share > 0.6 {
		t.Errorf("it slipped in %d of %d decisions", slipped, asked)
	}
}
