package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// edge is where the top edge of the play area lies, in millimeters.
const edge = 914.4

func TestFlee_AnyPartOutside(t *testing.T) {
	cases := []struct {
		name string
		y    float64
		fled bool
	}{
		{"flush with the edge", edge - 20 - 120, false},
		{"a millimeter beyond", edge - 20 - 119, true},
		{"wholly beyond", edge - 20, true},
	}
	for _, c := range cases {
		// 2e.flee.after-maneuver
		t.Run(c.name, func(t *testing.T) {
			s := scene.Second(t)
			tie := s.Mine("academypilot", scene.At(400, c.y, 0))
			s.Activate(tie, "2 straight")
			s.Is(s.State().Ships[tie.ID()].Fled == c.fled, "fled: %v", c.fled)
			rest(s)
			s.Done()
		})
	}
}

func TestFlee_TheTemplateMayLeaveTheArea(t *testing.T) {
	// 2e.flee.template-only-is-safe: a corner of the template lies 3 mm beyond the edge, but the
	// ship is stopped on its way.
	s := scene.Second(t)
	escort := s.Mine("bluesquadronescort", scene.At(400, 833.4, 0))
	s.Theirs("academypilot", scene.At(445, 885, 0))
	s.Activate(escort, "1 bank-right")
	s.WantEvent(game.Bumped, "")
	s.WantAlive(escort)
	s.Done()
}

func TestFlee_AfterAPartialManeuver(t *testing.T) {
	// 2e.flee.partial-can-flee: the ship backs up off the other one, and its nose is still out.
	s := scene.Second(t)
	tie := s.Mine("bluesquadronescort", scene.At(400, 880, 90))
	s.Theirs("academypilot", scene.At(525, 890, 0))
	s.Activate(tie, "1 bank-left")
	s.WantEvent(game.Bumped, "")
	s.WantFled(tie)
	s.Done()
}

func TestFlee_RollsNothing(t *testing.T) {
	// 2e.flee.after-maneuver: after the difficulty check, before the dice for the asteroid; Done
	// finds no roll open.
	// 2e.flee.only-flee-triggers: nor the ability after the maneuver.
	s := lab(t, card.Def{ID: "wedgeantilles", Abilities: []card.Ability{{
		Name: "after", When: card.AfterManeuver,
		Do: []card.Op{card.Gain(card.Self, 1, card.FocusToken)},
	}}})
	wedge := s.Mine("wedgeantilles", scene.At(400, 760, 0))
	s.Obstacle("coreasteroid0", scene.At(400, 850, 0))
	s.Activate(wedge, "4 koiogran")
	s.WantEvent(game.TokenGained, "2e.movement.check-difficulty-after-move")
	s.WantFled(wedge)
	s.NoEvent(game.ObstacleMet)
	s.Done()
}

func TestFlee_CountsAsLostButNotDestroyed(t *testing.T) {
	// 2e.flee.counts-as-lost
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 850, 0))
	s.Theirs("academypilot", scene.At(400, 200, 0))
	s.Activate(tie, "3 straight")
	s.Is(!s.State().Ships[tie.ID()].OnTable, "the ship out of play")
	s.NoEvent(game.ShipDestroyed)
	s.End()
	s.Is(s.State().Result == game.Won2, "the other player to win")
	s.Done()
}

func TestFlee_NotByABoost(t *testing.T) {
	// 2e.flee.not-by-reposition
	// 2e.action.boost.fail
	s := scene.Second(t)
	baron := s.Mine("baronoftheempire", scene.At(400, 850, 0))
	s.Perform(baron, 0, game.BoostAction)
	s.Use(baron, "boost")
	s.Maneuver("1 straight")
	s.WantEvent(game.ActionFailed, "")
	s.WantPose(baron, 400, 850, 0)
	s.Done()
}

func TestFlee_NotByABarrelRoll(t *testing.T) {
	// 2e.flee.not-by-reposition
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(60, 400, 0))
	s.Perform(tie, 0, game.BarrelRollAction)
	s.Use(tie, "barrel roll")
	s.Side(geom.Left)
	s.WantEvent(game.ActionFailed, "")
	s.WantPose(tie, 60, 400, 0)
	s.Done()
}
