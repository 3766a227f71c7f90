package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestJamAction_WhomItReaches(t *testing.T) {
	for _, c := range []struct {
		at    scene.Option
		legal bool
	}{
		// 2e.action.jam.range: at range 1 anywhere, behind the ship too
		{scene.At(400, 260, 0), true},
		// at range 2 in the bullseye arc, which is 15 mm wide, and not beside it
		{scene.At(427, 600, 0), true}, {scene.At(428, 600, 0), false},
		// in the bullseye arc, but at range 3 or in contact
		{scene.At(400, 690, 0), false}, {scene.At(400, 440, 0), false},
	} {
		s := scene.Second(t)
		hawk := s.Mine("rebelscout", scene.At(400, 400, 0))
		foe := s.Theirs("academypilot", c.at)
		s.Perform(hawk, 0, game.JamAction)
		s.Use(hawk, "jam")
		if !c.legal { // it fails, and no one is picked
			s.WantTokens(foe, game.JamToken, 0)
			s.Done()
			continue
		}
		s.Pick(foe)
		s.WantTokens(foe, game.JamToken, 1)
		s.WantTokens(hawk, game.StressToken, 1) // it is red on this ship's bar
		s.Done()
	}
}

func TestJamAction_OnlyEnemies(t *testing.T) {
	// 2e.action.jam.enemy-only
	s := scene.Second(t)
	hawk := s.Mine("rebelscout", scene.At(400, 400, 0))
	friend := s.Mine("academypilot", scene.At(300, 400, 0))
	foe := s.Theirs("academypilot", scene.At(500, 400, 0))
	s.Perform(hawk, 0, game.JamAction)
	s.Use(hawk, "jam")
	s.Refused(func() { s.Pick(friend) })
	s.Pick(foe)
	s.Done()
}

func TestJamAction_NobodyInReach(t *testing.T) {
	// 2e.action.jam.fail: where no ship can be chosen the action fails.
	// 2e.action.red-fail-still-stress: it is red on this ship's bar.
	s := scene.Second(t)
	hawk := s.Mine("rebelscout", scene.At(400, 400, 0))
	s.Mine("academypilot", scene.At(300, 400, 0))
	s.Perform(hawk, 0, game.JamAction)
	s.Use(hawk, "jam")
	s.WantEvent(game.ActionFailed, "2e.action.failed-counts-as-tried")
	s.WantTokens(hawk, game.StressToken, 1)
	s.Done()
}
