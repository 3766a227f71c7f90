package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestCollisionDetector_BoostsOntoAnObstacle(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("collisiondetector"))
	s.Obstacle(rock, scene.At(line, 380, 0))
	s.Perform(ship, 0, game.BoostAction)
	s.Use(ship, "boost")
	s.Maneuver("1 straight")
	s.WantPose(ship, line, 380, 0)
	s.Pass() // the charge
	s.Dice("hit")
	s.WantShields(ship, 1)
	s.Done()
}

func TestCollisionDetector_OthersAreStopped(t *testing.T) {
	s := scene.Second(t)
	s.Mine(xwing, scene.At(line+200, 300, 0), scene.With("collisiondetector"))
	ship := s.Mine(xwing, south)
	s.Obstacle(rock, scene.At(line, 380, 0))
	s.Perform(ship, 0, game.BoostAction)
	s.Use(ship, "boost")
	s.Maneuver("1 straight") // 2e.action.boost.no-obstacle
	s.WantPose(ship, line, 300, 0)
	s.Done()
}

func TestCollisionDetector_StillNotOntoAShip(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("collisiondetector"))
	s.Obstacle(rock, scene.At(line, 350, 0))
	s.Theirs(tie, scene.At(line, 390, 180))
	s.Perform(ship, 0, game.BoostAction)
	s.Use(ship, "boost")
	s.Maneuver("1 straight") // 2e.action.boost.no-ship-overlap
	s.WantPose(ship, line, 300, 0)
	s.Done()
}

func TestCollisionDetector_DebrisAndGas(t *testing.T) {
	for _, code := range []string{"yt2400debris0", "gascloud1"} {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("collisiondetector"))
		s.Obstacle(code, scene.At(line, 380, 0))
		s.Activate(ship, "2 straight")
		s.Use(ship, "ignore the obstacle") // 2e.obstacle.ignore
		s.WantTokens(ship, game.StressToken, 0)
		s.WantTokens(ship, game.StrainToken, 0)
		s.Use(ship, "focus")
		s.Done()
	}
}

// 2e.action.decloak.small: it decloaks by a boost.
func TestCollisionDetector_DecloaksOntoAnObstacle(t *testing.T) {
	for _, upgrades := range [][]string{{"collisiondetector"}, nil} {
		s := scene.Second(t)
		ship := s.Mine(tie, south, scene.With(upgrades...), scene.Tokens(game.CloakToken, 1))
		s.Obstacle(rock, scene.At(line, 420, 0))
		s.System(ship)
		s.Use(ship, "decloak")
		s.ChooseNamed("boost")
		s.Maneuver("2 straight")
		if upgrades == nil {
			s.WantPose(ship, line, 300, 0)
			s.WantTokens(ship, game.CloakToken, 1) // 2e.action.decloak.fail
		} else {
			s.Use(ship, "ignore the obstacle")
			s.WantPose(ship, line, 420, 0)
			s.WantTokens(ship, game.CloakToken, 0)
		}
		s.Done()
	}
}
