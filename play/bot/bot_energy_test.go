package bot_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// A beginner loads hardpoints with the energy that its shields do not need, and recovers with the rest.
func TestBeginner_KeepsEnergyForShields(t *testing.T) {
	for _, c := range []struct {
		shields int
		loads   bool
		action  string
	}{{4, true, ""}, {1, false, "recover"}} {
		s := scene.First(t)
		ship := s.Mine("croccruiser", scene.At(400, 200, 0), scene.With("quadlasercannons"), scene.Energy(2),
			scene.Shields(c.shields))
		s.Theirs("academypilot", scene.At(400, 700, 180))
		s.Activate(ship, "4 straight") // a third one
		first := answer(s, game.Seat1)
		s.Is((first.Verb == game.CardVerb) == c.loads, "with %d shields it answers %v", c.shields, first)
		s.Answer(game.Seat1, first)
		if c.loads {
			s.Answer(game.Seat1, answer(s, game.Seat1))
			s.WantCharges(ship, "quadlasercannons", 2)
		} else {
			act := answer(s, game.Seat1)
			s.Is(used(s, act) == c.action, "it uses %s", used(s, act))
			s.Answer(game.Seat1, act)
			s.WantShields(ship, 4)
		}
		finish(s)
	}
}
