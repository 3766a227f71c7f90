package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// 2e.action.colour.default-white
func TestFullThrottle(t *testing.T) {
	for _, maneuver := range []string{"3 straight", "5 straight"} {
		s := scene.Second(t)
		defender := s.Mine("deltasquadronpilot", here)
		s.Activate(defender, maneuver)
		s.Use(defender, "full throttle")
		s.NotOffered(defender, "rules: focus")
		s.Use(defender, "rules: evade")
		s.WantTokens(defender, game.EvadeToken, 1)
		s.WantTokens(defender, game.StressToken, 0)
		playOut(s)
	}
}

func TestFullThrottle_Not(t *testing.T) {
	slow := scene.Second(t)
	defender := slow.Mine("deltasquadronpilot", here)
	slow.Activate(defender, "2 straight")
	never(slow, defender, "full throttle")

	blocked := scene.Second(t)
	defender = blocked.Mine("deltasquadronpilot", here)
	blocked.Mine("academypilot", scene.At(457, 420, 0))
	blocked.Activate(defender, "3 straight")
	never(blocked, defender, "full throttle")

	friend := scene.Second(t)
	defender = friend.Mine("deltasquadronpilot", beside(100))
	tie := friend.Mine("academypilot", here)
	friend.Activate(tie, "3 straight")
	never(friend, defender, "full throttle")
}

// 2e.action.red-gains-stress
func TestVectoredThrusters(t *testing.T) {
	s := scene.Second(t)
	wing := s.Mine("phoenixsquadronpilot", here)
	s.Perform(wing, 0, game.FocusAction)
	s.Use(wing, "focus")
	s.Use(wing, "vectored thrusters")
	s.NotOffered(wing, "barrel roll")
	s.Use(wing, "boost")
	s.Maneuver("1 straight")
	s.WantPose(wing, 457, 380, 0)
	s.WantTokens(wing, game.StressToken, 1)
	s.Done()
}

func TestVectoredThrusters_AFriendActs(t *testing.T) {
	s := scene.Second(t)
	wing := s.Mine("phoenixsquadronpilot", beside(100))
	escort := s.Mine("bluesquadronescort", here)
	s.Perform(escort, 0, game.FocusAction)
	s.Use(escort, "focus")
	never(s, wing, "vectored thrusters")
}

func TestMicrothrusters(t *testing.T) {
	for _, c := range []struct {
		bend       string
		y, heading float64
	}{{"bend to the front", 37.57, 45}, {"bend to the rear", -37.57, 315}} {
		s := scene.Second(t)
		viper := s.Mine("blacksunenforcer", here)
		s.Perform(viper, 0, game.BarrelRollAction)
		s.Use(viper, "barrel roll")
		s.Side(geom.Left)
		s.ChooseNamed(c.bend)
		s.Position(0)
		s.WantPose(viper, 457-90.71, 300+c.y, c.heading)
		playOut(s)
	}
}

func TestMicrothrusters_AFriendRolls(t *testing.T) {
	s := scene.Second(t)
	s.Mine("blacksunenforcer", beside(200))
	tie := s.Mine("academypilot", here)
	rolled(s, tie)
	s.WantPose(tie, 377, 300, 0)
	s.Done()
}
