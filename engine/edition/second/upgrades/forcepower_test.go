package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

func TestInstinctiveAim_WaivesTheLock(t *testing.T) {
	s := scene.Second(t)
	luke := s.Mine("lukeskywalker", south, scene.With("instinctiveaim", "protontorpedoes"))
	target := s.Theirs(tie, north)
	s.AttackWith(luke, "protontorpedoes", target)
	s.WantForce(luke, 1) // 2e.force.spent-from-ship
	s.Dice("blank", "blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestInstinctiveAim_SpendsNothingWithALock(t *testing.T) {
	s := scene.Second(t)
	luke := s.Mine("lukeskywalker", south, scene.With("instinctiveaim", "protontorpedoes"))
	target := s.Theirs(tie, north)
	s.Lock(luke, target)
	s.AttackWith(luke, "protontorpedoes", target)
	s.Dice("crit", "crit", "crit", "crit")
	s.Pass() // the lock stays
	s.Dice("evade", "evade", "evade")
	s.Draw("Stunned Pilot")
	s.WantForce(luke, 2)
	s.Done()
}

func TestInstinctiveAim_NotWithoutForce(t *testing.T) {
	s := scene.Second(t)
	luke := s.Mine("lukeskywalker", south, scene.With("instinctiveaim", "protontorpedoes"),
		scene.Force(0))
	s.Theirs(tie, north)
	s.Engage(luke)
	s.Refused(func() { s.Weapon("protontorpedoes") })
	s.Pass()
	s.Done()
}

func TestSupernaturalReflexes_OffTheBarHurts(t *testing.T) {
	s := scene.Second(t)
	luke := s.Mine("lukeskywalker", south, scene.With("supernaturalreflexes"))
	s.Activate(luke, "2 straight")
	s.Use(luke, "barrel roll or boost")
	s.Refused(func() { s.Use(luke, "focus") })
	s.Use(luke, "boost")
	s.Maneuver("1 straight")
	s.WantForce(luke, 1)
	s.WantShields(luke, 1)
	s.WantPose(luke, line, 300+80+120, 0)
	s.Pass() // the action of its step
	s.Done()
}

func TestSupernaturalReflexes_OnTheBarDoesNot(t *testing.T) {
	s := scene.Second(t)
	luke := s.Mine("lukeskywalker", south, scene.With("supernaturalreflexes"))
	s.Activate(luke, "2 straight")
	s.Use(luke, "barrel roll or boost")
	s.Use(luke, "barrel roll")
	s.Side(geom.Left)
	s.Position(0)
	s.WantShields(luke, 2)
	s.NotOffered(luke, "barrel roll") // 2e.action.same-once-per-round
	s.Pass()
	s.Done()
}

func TestSupernaturalReflexes_GrantedActionIsOnTheBar(t *testing.T) {
	s := scene.Second(t)
	luke := s.Mine("lukeskywalker", south,
		scene.With("supernaturalreflexes", "servomotorsfoils"))
	s.Activate(luke, "2 straight")
	s.Use(luke, "barrel roll or boost")
	s.Use(luke, "boost")
	s.Maneuver("1 straight")
	s.WantShields(luke, 2)
	s.Pass() // flipping the S-foils
	s.Pass() // the action
	s.Done()
}

func TestSupernaturalReflexes_NoDamageIfTheActionFails(t *testing.T) {
	s := scene.Second(t)
	luke := s.Mine("lukeskywalker", south, scene.With("supernaturalreflexes"))
	s.Mine(tie, scene.At(line, 370, 0))
	s.Activate(luke, "2 bank-left")
	s.Use(luke, "barrel roll or boost")
	s.Use(luke, "boost")
	s.Maneuver("1 straight") // onto the TIE fighter: 2e.action.boost.fail
	s.WantShields(luke, 2)
	s.Pass() // the action of its step
	s.Done()
}

func TestSupernaturalReflexes_NotOffered(t *testing.T) {
	each(t, map[string]struct{ force, stress int }{
		"no Force": {0, 0}, "stressed": {2, 2},
	}, func(t *testing.T, c struct{ force, stress int }) {
		s := scene.Second(t)
		luke := s.Mine("lukeskywalker", south, scene.With("supernaturalreflexes"),
			scene.Force(c.force), scene.Tokens(game.StressToken, c.stress))
		s.Never(luke, "barrel roll or boost")
		s.Activate(luke, "2 straight")
		if c.stress == 0 {
			s.Pass() // the action
		}
		s.Done()
	})
}
