package bot_test

import (
	"slices"
	"testing"

	"koiogran/engine/game"
	"koiogran/play/bot"
)

// A responder gives legal answers, the same for a seed, and is not an opponent to choose.
func TestMeasures_PlayLegally(t *testing.T) {
	begin := tables(t)
	for _, p := range bot.Measures() {
		if slices.Contains(bot.IDs(), p.ID) {
			t.Errorf("%s is among the programs to choose", p.ID)
		}
		named, ok := bot.Named(p.ID)
		if !ok {
			t.Fatalf("%s has no program", p.ID)
		}
		var runs [2][]game.Choice
		for i := range runs {
			m := begin(1, [2]maker{named.New, bot.Beginner})
			for dials := 0; dials < 6 && !m.State.Over; {
				p, c := m.Next()
				if c.Verb == game.DialVerb && p == game.Seat1 {
					runs[i] = append(runs[i], c)
					dials++
				}
				if err := m.Exec.Step(m.State, p, c, nil); err != nil {
					t.Fatal(err)
				}
			}
		}
		if len(runs[0]) == 0 || !slices.Equal(runs[0], runs[1]) {
			t.Errorf("%s sets %v, then %v", p.ID, runs[0], runs[1])
		}
	}
}
