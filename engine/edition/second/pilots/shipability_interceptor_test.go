package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// 2e.action.red-gains-stress, 2e.action.stressed-cannot
func TestAutothrusters(t *testing.T) {
	s := scene.Second(t)
	alpha := s.Mine("alphasquadronpilot", here)
	s.Perform(alpha, 0)
	s.Use(alpha, "focus")
	s.Use(alpha, "autothrusters")
	s.NotOffered(alpha, "evade")
	s.Offered(alpha, "barrel roll")
	s.Use(alpha, "boost")
	s.Maneuver("1 straight")
	s.WantTokens(alpha, game.FocusToken, 1)
	s.WantTokens(alpha, game.StressToken, 1)
	s.Done() // and no more, stressed as it is
}

// 2e.action.same-once-per-round
func TestAutothrusters_AfterBoost(t *testing.T) {
	s := scene.Second(t)
	alpha := s.Mine("alphasquadronpilot", here)
	s.Perform(alpha, 0)
	s.Use(alpha, "boost")
	s.Maneuver("1 straight")
	s.WantTokens(alpha, game.StressToken, 0)
	s.Use(alpha, "autothrusters")
	s.NotOffered(alpha, "boost")
	s.Use(alpha, "barrel roll")
	s.Side(geom.Left)
	s.Position(0)
	s.WantTokens(alpha, game.StressToken, 1)
	s.Done()
}

func TestAutothrusters_Stressed(t *testing.T) {
	s := scene.Second(t)
	alpha := s.Mine("alphasquadronpilot", here, scene.Tokens(game.StressToken, 1))
	s.Never(alpha, "autothrusters")
	s.Perform(alpha, game.WhileStressed)
	s.Use(alpha, "focus")
	s.Done()
}

// 2e.action.fail.no-triggers
func TestAutothrusters_TheActionFails(t *testing.T) {
	s := scene.Second(t)
	alpha := s.Mine("alphasquadronpilot", here)
	s.Mine("academypilot", scene.At(457, 380, 0))
	s.Never(alpha, "autothrusters")
	s.Perform(alpha, 0)
	s.Use(alpha, "boost")
	s.Maneuver("1 straight")
	s.Done()
}

func TestAutothrusters_AFriendActs(t *testing.T) {
	s := scene.Second(t)
	alpha := s.Mine("alphasquadronpilot", beside(100))
	tie := s.Mine("academypilot", here)
	s.Never(alpha, "autothrusters")
	s.Perform(tie, 0)
	s.Use(tie, "focus")
	s.Done()
}

// 2e.action.red-gains-stress
func TestSensitiveControls(t *testing.T) {
	s := scene.Second(t)
	maus := s.Mine("mausmonare-battleoverendor", here)
	s.System(maus)
	s.Use(maus, "sensitive controls")
	s.NotOffered(maus, "focus")
	s.Offered(maus, "boost")
	s.Use(maus, "barrel roll")
	s.Side(geom.Right)
	s.Position(0)
	s.WantTokens(maus, game.StressToken, 1)
	s.Done()
}

func TestSensitiveControls_Declined(t *testing.T) {
	s := scene.Second(t)
	maus := s.Mine("mausmonare-battleoverendor", here)
	s.System(maus)
	s.Pass()
	s.WantTokens(maus, game.StressToken, 0)
	s.Done()
}

func TestSensitiveControls_Stressed(t *testing.T) {
	s := scene.Second(t)
	maus := s.Mine("mausmonare-battleoverendor", here, scene.Tokens(game.StressToken, 1))
	s.Never(maus, "sensitive controls")
	s.System(maus)
	s.Done()
}

func TestSensitiveControls_InTheStepOfAFriend(t *testing.T) {
	s := scene.Second(t)
	maus := s.Mine("mausmonare-battleoverendor", here)
	sapphire := s.Mine("sapphire2-battleoverendor", beside(100))
	s.Never(maus, "sensitive controls")
	s.System(sapphire)
	s.Offered(sapphire, "sensitive controls")
	s.Pass()
	s.Done()
}
