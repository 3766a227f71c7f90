package rules_test

import (
	"testing"

	"koiogran/game"
	"koiogran/scene"
)

// 2e.action.same-once-per-round
func TestCoordinate_TwoShipsDoNotCoordinateEachOtherForEver(t *testing.T) {
	s := scene.Second(t)
	a := s.Mine("logisticsdivisionpilot", scene.At(400, 300, 0))
	b := s.Mine("logisticsdivisionpilot", scene.At(550, 300, 0))
	s.Theirs("academypilot", scene.At(457, 800, 180))
	s.Perform(a, 0, game.CoordinateAction)
	s.Use(a, "coordinate")
	s.Pick(b)
	s.Use(b, "coordinate")
	s.Pick(a)
	s.NotOffered(a, "coordinate")
	s.Use(a, "focus")
	s.WantTokens(a, game.FocusToken, 1)
	s.Done()
}
