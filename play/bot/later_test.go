package bot_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// A ship whose torpedoes are spent reloads where no enemy is near, and does not where it can attack one.
func TestBeginner_ReloadsWhereItCannotAttack(t *testing.T) {
	for _, c := range []struct {
		own, enemy float64
		answer     bool
	}{{60, 880, true}, {300, 560, false}} {
		s := scene.Second(t)
		ship := s.Mine("nusquadronpilot", scene.At(457, c.own, 0), scene.With("protontorpedoes"))
		s.Theirs("academypilot", scene.At(457, c.enemy, 180))
		s.Charges(ship, "protontorpedoes", 0)
		s.Perform(ship, 0, game.ReloadAction, game.FocusAction)
		if got := used(s, answer(s, game.Seat1)); (got == "reload") != c.answer {
			t.Errorf("with an enemy at %v it answers %q", c.enemy, got)
		}
		finish(s)
	}
}
