package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
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

func TestCoordinate_WhomItReaches(t *testing.T) {
	for _, c := range []struct {
		at    scene.Option // of the other ship; the shuttle's base is 80 mm long
		legal bool
	}{
		{scene.At(400, 560, 0), true}, {scene.At(400, 659, 0), true},
		{scene.At(400, 661, 0), false}, {scene.At(400, 460, 0), false},
	} {
		// 2e.action.coordinate.range: range 1-2, not 3 and not 0
		s := scene.Second(t)
		shuttle := s.Mine("omicrongrouppilot", scene.At(400, 400, 0))
		tie := s.Mine("academypilot", c.at)
		s.Perform(shuttle, 0, game.CoordinateAction)
		s.Use(shuttle, "coordinate")
		if !c.legal { // it fails, and no one is picked
			s.WantEvent(game.ActionFailed, "2e.action.failed-counts-as-tried")
			s.Done()
			continue
		}
		s.Pick(tie)
		s.Use(tie, "evade")
		s.WantTokens(tie, game.EvadeToken, 1)
		s.Done()
	}
}

func TestCoordinate_OnlyFriends(t *testing.T) {
	// 2e.action.coordinate.range: another friendly ship
	s := scene.Second(t)
	shuttle := s.Mine("omicrongrouppilot", scene.At(400, 400, 0))
	friend := s.Mine("academypilot", scene.At(300, 400, 0))
	foe := s.Theirs("academypilot", scene.At(500, 400, 0))
	s.Perform(shuttle, 0, game.CoordinateAction)
	s.Use(shuttle, "coordinate")
	s.Refused(func() { s.Pick(foe) })
	s.Refused(func() { s.Pick(shuttle) })
	s.Pick(friend)
	s.Pass()
	s.Done()
}

func TestCoordinate_OfNobody(t *testing.T) {
	// 2e.action.coordinate.fail: where there is no one it fails, and cannot be tried again
	// (2e.action.fail.no-retry).
	s := scene.Second(t)
	shuttle := s.Mine("omicrongrouppilot", scene.At(400, 400, 0))
	s.Theirs("academypilot", scene.At(500, 400, 0))
	s.Perform(shuttle, 0, game.CoordinateAction)
	s.Use(shuttle, "coordinate")
	s.WantEvent(game.ActionFailed, "2e.action.failed-counts-as-tried")
	s.WantTokens(shuttle, game.StressToken, 0) // it is white on this ship's bar
	s.Perform(shuttle, 0, game.CoordinateAction)
	s.Done()
}

func TestCoordinate_OfAShipThatDoesNothing(t *testing.T) {
	// 2e.action.coordinate.fail: the action was performed although the other ship declined.
	s := scene.Second(t)
	shuttle := s.Mine("omicrongrouppilot", scene.At(400, 400, 0))
	tie := s.Mine("academypilot", scene.At(300, 400, 0))
	s.Perform(shuttle, 0, game.CoordinateAction)
	s.Use(shuttle, "coordinate")
	s.Pick(tie)
	s.Pass()
	s.NoEvent(game.ActionFailed)
	s.Is(s.Of(shuttle).Performed.Has(game.CoordinateAction), "the action performed")
	s.Done()
}

func TestCoordinate_OfAShipThatFails(t *testing.T) {
	// 2e.action.coordinate.fail: the roll fails, both sides being blocked; the coordination does not.
	s := scene.Second(t)
	shuttle := s.Mine("omicrongrouppilot", scene.At(400, 400, 0))
	tie := s.Mine("academypilot", scene.At(300, 560, 0))
	s.Mine("academypilot", scene.At(220, 560, 0))
	s.Perform(shuttle, 0, game.CoordinateAction)
	s.Use(shuttle, "coordinate")
	s.Pick(tie)
	s.Use(tie, "barrel roll")
	s.Side(geom.Left)
	s.Is(s.Of(tie).Failed.Has(game.BarrelRollAction), "the roll failed")
	s.Is(s.Of(shuttle).Performed.Has(game.CoordinateAction), "the coordination performed")
	s.Done()
}

func TestCoordinate_OfAStressedShip(t *testing.T) {
	// 2e.action.coordinate.stressed-target: it can be chosen, and then is offered nothing.
	s := scene.Second(t)
	shuttle := s.Mine("omicrongrouppilot", scene.At(400, 400, 0))
	tie := s.Mine("academypilot", scene.At(300, 400, 0), scene.Tokens(game.StressToken, 1))
	s.Perform(shuttle, 0, game.CoordinateAction)
	s.Use(shuttle, "coordinate")
	s.Pick(tie)
	s.NoEvent(game.ActionFailed)
	s.WantTokens(tie, game.StressToken, 1)
	s.Done()
}

func TestCoordinate_RedOnTheBarIsRed(t *testing.T) {
	for _, pilot := range []string{"patrolleader", "omicrongrouppilot"} {
		// 2e.action.red-gains-stress: on the Decimator's bar it is red, on the shuttle's white.
		s := scene.Second(t)
		ship := s.Mine(pilot, scene.At(400, 400, 0))
		tie := s.Mine("academypilot", scene.At(300, 400, 0))
		s.Perform(ship, 0, game.CoordinateAction)
		s.Use(ship, "coordinate")
		s.Pick(tie)
		s.Use(tie, "focus")
		stress := 0
		if pilot == "patrolleader" {
			stress = 1
		}
		s.WantTokens(ship, game.StressToken, stress)
		s.WantTokens(tie, game.StressToken, 0)
		s.Done()
	}
}
