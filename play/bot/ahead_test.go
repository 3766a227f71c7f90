package bot_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// A beginner pays for an easier maneuver where that takes stress away, and not where nothing results from it.
func TestBeginner_EasesAManeuverThatMatters(t *testing.T) {
	for _, stressed := range []bool{true, false} {
		s := scene.Second(t)
		ship := s.Mine("bluesquadronescort", scene.At(457, 300, 0), scene.With("r4pastromech"))
		s.Theirs("academypilot", scene.At(457, 800, 180))
		if stressed {
			s.Tokens(ship, game.StressToken, 1)
		}
		s.Activate(ship, "3 bank-right") // white
		c := answer(s, game.Seat1)
		s.Is((used(s, c) == "make it easier") == stressed, "stressed %v: it answers %v", stressed, c)
		finish(s)
	}
}

// It stops where its maneuver would take it onto a rock, and flies on where nothing is in its way.
func TestBeginner_LooksWhereItsManeuverLeads(t *testing.T) {
	for _, blocked := range []bool{true, false} {
		s := scene.Second(t)
		ship := s.Mine("crymorahgoon", scene.At(457, 300, 0), scene.With("inertialdampeners"))
		s.Theirs("academypilot", scene.At(457, 520, 180))
		if blocked {
			s.Obstacle("coreasteroid0", scene.At(457, 410, 0))
		}
		s.Activate(ship, "2 straight")
		c := answer(s, game.Seat1)
		s.Is((used(s, c) == "stand still") == blocked, "a rock %v: it answers %v", blocked, c)
		finish(s)
	}
}

// What stays on a ship in the End phase is worth keeping.
func TestBeginner_KeepsTokens(t *testing.T) {
	s := scene.Second(t)
	s.Mine("gamutkey", scene.At(457, 300, 0), scene.Tokens(game.EvadeToken, 1), scene.Tokens(game.FocusToken, 1))
	s.Theirs("academypilot", scene.At(100, 900, 180))
	s.End()
	c := answer(s, game.Seat1)
	s.Is(used(s, c) == "keep tokens", "it answers %v", c)
	finish(s)
}
