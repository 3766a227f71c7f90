package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// slam lets a ship at a place execute a maneuver and begin a SLAM.
func slam(t *testing.T, at scene.Option, maneuver string, options ...scene.Option,
) (*scene.Scene, *scene.Ship) {
	t.Helper()
	s := scene.Second(t)
	wing := s.Mine("nusquadronpilot", append([]scene.Option{at}, options...)...)
	s.Activate(wing, maneuver)
	s.Use(wing, "slam")
	return s, wing
}

func TestSlam_SecondManeuverOfTheSameSpeed(t *testing.T) {
	// 2e.action.slam.steps: from 400 by 20 + 40 + 20 and twice 40 mm, and then a disarm token.
	s, wing := slam(t, scene.At(400, 400, 0), "1 straight")
	s.WantTokens(wing, game.DisarmToken, 0)
	s.Refused(func() { s.Maneuver("2 straight") })
	s.Maneuver("1 straight")
	s.WantPose(wing, 400, 560, 0)
	s.WantTokens(wing, game.DisarmToken, 1)
	s.Done()
}

func TestSlam_AnyBearing(t *testing.T) {
	for _, bearing := range []string{"3 turn-left", "3 bank-right", "3 straight"} {
		// 2e.action.slam.any-bearing
		s, wing := slam(t, scene.At(400, 400, 0), "3 bank-left")
		s.Maneuver(bearing)
		s.Is(s.Of(wing).Pose.Y > 0, "the ship in play")
		s.WantTokens(wing, game.DisarmToken, 1)
		s.Done()
	}
}

func TestSlam_WithItsOwnDifficulty(t *testing.T) {
	// 2e.action.slam.any-bearing: a blue one takes the strain token that the white one left.
	s, wing := slam(t, scene.At(400, 400, 0), "2 turn-left", scene.Tokens(game.StrainToken, 1))
	s.WantTokens(wing, game.StrainToken, 1)
	s.Maneuver("2 straight")
	s.WantTokens(wing, game.StrainToken, 0)
	s.Done()
}

func TestSlam_RedGivesStress(t *testing.T) {
	// 2e.action.slam.stress: Damaged Engine makes the turn red.
	s := scene.Second(t)
	wing := s.Mine("nusquadronpilot", scene.At(400, 400, 0))
	s.Crit(wing, "damagedengine")
	s.Activate(wing, "3 straight")
	s.Use(wing, "slam")
	s.Maneuver("3 turn-left")
	s.WantTokens(wing, game.StressToken, 1)
	s.WantTokens(wing, game.DisarmToken, 1)
	s.Done()
}

// stressedSlam lets a stressed ship whose turns are red execute a straight 3 and begin a SLAM with
// a turn. Only a card lets it perform the action at all.
func stressedSlam(t *testing.T, y float64) (*scene.Scene, *scene.Ship) {
	t.Helper()
	s := lab(t, card.Def{ID: "nusquadronpilot", Mods: []card.Mod{
		card.Permits(game.Stressed)}})
	wing := s.Mine("nusquadronpilot", scene.At(400, y, 0), scene.Tokens(game.StressToken, 1))
	s.Crit(wing, "damagedengine")
	s.Activate(wing, "3 straight")
	s.Use(wing, "slam")
	s.Maneuver("3 turn-left")
	return s, wing
}

func TestSlam_RedWhileStressed(t *testing.T) {
	// 2e.action.slam.stress: it executes the stress maneuver, a white straight 2, instead.
	s, wing := stressedSlam(t, 400)
	s.WantPose(wing, 400, 400+160+120, 0)
	s.WantTokens(wing, game.StressToken, 1)
	s.Done()
}

func TestSlam_StressManeuverOutOfThePlayArea(t *testing.T) {
	// 2e.action.slam.flee-fails: the turn would have ended 130 mm ahead at most, within the area,
	// but the straight 2 in its place ends 140 mm ahead.
	s, wing := stressedSlam(t, 620)
	s.WantPose(wing, 400, 780, 0)
	s.WantAlive(wing)
	s.WantTokens(wing, game.DisarmToken, 0)
	s.Done()
}

func TestSlam_OnlyInThePerformActionStep(t *testing.T) {
	// 2e.action.slam.only-own-step
	s := scene.Second(t)
	wing := s.Mine("nusquadronpilot", scene.At(400, 400, 0))
	s.Activate(wing, "1 straight")
	s.Offered(wing, "slam")
	s.Pass()
	s.Never(wing, "slam")
	s.Perform(wing, 0, game.SlamAction) // granted by an ability afterward
	s.Done()
}

func TestSlam_IsAnActionAndAManeuver(t *testing.T) {
	// 2e.action.slam.counts-as-both: what follows a maneuver comes after each of the two, what
	// follows an action after the SLAM.
	after := func(name string, when game.Window) card.Ability {
		return card.Ability{Name: name, When: when,
			Do: []card.Op{gain(game.EvadeToken)}}
	}
	s := lab(t, card.Def{ID: "nusquadronpilot", Abilities: []card.Ability{
		after("moved", card.AfterManeuver), after("acted", card.AfterAction)}})
	wing := s.Mine("nusquadronpilot", scene.At(400, 400, 0))
	s.Activate(wing, "1 straight")
	s.Use(wing, "moved")
	s.Use(wing, "slam")
	s.Maneuver("1 straight")
	s.Use(wing, "moved")
	s.Use(wing, "acted")
	s.WantTokens(wing, game.EvadeToken, 3)
	s.Done()
}

func TestSlam_OutOfThePlayAreaFails(t *testing.T) {
	for _, c := range []struct {
		y     float64
		fails bool
	}{{734.4, false}, {734.5, true}} {
		// 2e.action.slam.flee-fails: the area ends at 914.4, and the ship at the end of its second
		// maneuver 180 mm ahead of where its center was.
		// 2e.flee.not-by-reposition
		s, wing := slam(t, scene.At(400, c.y, 0), "1 straight")
		s.Maneuver("1 straight")
		if c.fails {
			s.WantPose(wing, 400, c.y+80, 0)
			s.WantTokens(wing, game.DisarmToken, 0)
			s.Is(s.Of(wing).Failed.Has(game.SlamAction), "the action failed")
		} else {
			s.WantPose(wing, 400, c.y+160, 0)
			s.WantTokens(wing, game.DisarmToken, 1)
		}
		s.WantAlive(wing)
		s.Done()
	}
}

func TestSlam_IntoAnotherShip(t *testing.T) {
	// 2e.action.slam.overlap: it is partially executed, but the SLAM does not fail.
	s := scene.Second(t)
	wing := s.Mine("nusquadronpilot", scene.At(400, 400, 0))
	foe := s.Theirs("academypilot", scene.At(400, 560, 0))
	s.Activate(wing, "1 straight")
	s.Use(wing, "slam")
	s.Maneuver("1 straight")
	s.WantTouching(wing, foe, true)
	s.WantTokens(wing, game.DisarmToken, 1)
	s.Is(!s.Of(wing).SkipAction, "no step skipped")
	s.Done()
}

func TestSlam_OntoAnObstacle(t *testing.T) {
	// 2e.action.slam.overlap: it suffers what any maneuver does, but loses no step.
	s := scene.Second(t)
	s.Obstacle(asteroid, scene.At(400, 550, 0))
	wing := s.Mine("nusquadronpilot", scene.At(400, 400, 0))
	s.Activate(wing, "1 straight")
	s.Use(wing, "slam")
	s.Maneuver("1 straight")
	s.Dice("hit")
	s.WantShields(wing, 2)
	s.WantTokens(wing, game.DisarmToken, 1)
	s.Is(!s.Of(wing).SkipAction, "no step skipped")
	s.Done()
}
