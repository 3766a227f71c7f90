package first_test

import (
	"testing"

	"koiogran/game"
	"koiogran/scene"
)

// With deck and discards empty no card can be drawn: critical damage is counted facedown, and what
// is only counted cannot be turned over (1e.damage.deck-and-discard-empty-no-draw,
// 1e.damage.counters-stand-in, 1e.damage.counters-are-facedown-cards).
func TestCriticalDamage_WithoutACardLeft(t *testing.T) {
	for _, c := range []struct {
		name     string
		left     uint8
		facedown int
	}{
		{"none is left", 0, 1}, {"one is left", 1, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := scene.First(t)
			rookie := s.Mine("rookiepilot", scene.At(457, 300, 0))
			tie := s.Theirs("academypilot", scene.At(457, 490, 180))
			const last = 1
			g := s.Exec().G
			for p := range s.State().Decks {
				g.Decks[p] = [game.MaxTitles]uint8{last: c.left}
				s.State().Decks[p].Unseen = g.Decks[p]
			}
			s.Attack(rookie, tie)
			s.Dice("crit", "blank", "blank")
			s.Dice("blank", "blank", "blank")
			if c.left > 0 {
				q := s.Exec().Ask(s.State(), game.Chance)
				s.Is(q.N == 1 && q.Opts[0].Item == last, "the last card is drawn")
				s.Choose(func(o game.Choice) bool { return o.Item == last })
			}
			s.WantFacedown(tie, c.facedown)
			s.Is(s.State().Ships[tie.ID()].Damage == 1, "one damage is counted")
			s.Done()
		})
	}
}
