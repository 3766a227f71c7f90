package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// detecting returns an X-wing with a Collision Detector, an asteroid in its way and an enemy behind that.
func detecting(t *testing.T) (s *scene.Scene, ship, foe *scene.Ship, rock *scene.Obstacle) {
	t.Helper()
	s = scene.Second(t)
	ship = s.Mine("bluesquadronescort", scene.At(400, 300, 0), scene.With("collisiondetector"))
	foe = s.Theirs("academypilot", scene.At(400, 600, 180))
	rock = s.Obstacle("coreasteroid0", scene.At(400, 430, 0))
	return s, ship, foe, rock
}

// 2e.obstacle.ignore: no roll and no lost action, and yet the ship is at range 0 of the obstacle.
func TestIgnore_NoEffectOfAMove(t *testing.T) {
	s, ship, _, rock := detecting(t)
	s.Activate(ship, "2 straight")
	s.Use(ship, "ignore the obstacle")
	s.WantCharges(ship, "collisiondetector", 1)
	s.Use(ship, "focus")
	s.WantShields(ship, 2)
	s.WantRangeTo(ship, rock.Object(), 0)
	s.Done()
}

func TestIgnore_IsAChoice(t *testing.T) {
	s, ship, _, _ := detecting(t)
	s.Activate(ship, "2 straight")
	s.Pass()
	s.Dice("hit")
	s.WantCharges(ship, "collisiondetector", 2)
	s.WantShields(ship, 1)
	s.Done() // the perform action step is lost
}

// 2e.obstacle.ignore: its own attacks are not obstructed, not even from an asteroid on which it
// could not attack otherwise.
func TestIgnore_AttacksFromTheObstacle(t *testing.T) {
	for _, ignore := range []bool{true, false} {
		s, ship, foe, _ := detecting(t)
		s.Activate(ship, "2 straight")
		if ignore {
			s.Use(ship, "ignore the obstacle")
			s.Pass() // the action
		} else {
			s.Pass()
			s.Dice("blank")
			s.Never(ship, "primary")
		}
		s.Done()
		s.Engage(ship)
		if ignore {
			s.Declare("", foe)
			s.Is(!s.Exec().Attack().Obstructed, "an attack that is not obstructed")
			s.Dice(blanks(3)...)
			s.Dice(blanks(3)...)
		}
		s.Done()
	}
}

// 2e.obstacle.ignore-other-ships
func TestIgnore_AttacksOfOthersAreObstructed(t *testing.T) {
	s, ship, foe, _ := detecting(t)
	s.Activate(ship, "2 straight")
	s.Use(ship, "ignore the obstacle")
	s.Pass()
	s.Done()
	s.Engage(foe)
	s.Weapon("primary")
	s.PickObstructed(ship)
	s.Is(s.Exec().Attack().Obstructed, "an obstructed attack")
	s.Dice(blanks(2)...)
	s.Dice(blanks(3)...)
	s.Done()
}

// 2e.obstacle.ignore: of two obstacles only that for which the charge was spent, and no debris
// stress of it either.
func TestIgnore_OneOfTwo(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine("bluesquadronescort", scene.At(400, 300, 0), scene.With("collisiondetector"))
	s.Obstacle("vt49decimatordebris1", scene.At(400, 390, 0))
	s.Obstacle("coreasteroid0", scene.At(400, 480, 0))
	s.Activate(ship, "4 straight")
	s.Use(ship, "ignore the obstacle")
	s.Pass() // the asteroid is not ignored
	s.WantTokens(ship, game.StressToken, 0)
	s.Dice("hit")
	s.WantShields(ship, 1)
	s.Done()
}

// 2e.obstacle.ignore: until the end of the round.
func TestIgnore_EndsWithTheRound(t *testing.T) {
	s, ship, foe, _ := detecting(t)
	s.Activate(ship, "2 straight")
	s.Use(ship, "ignore the obstacle")
	s.Pass()
	s.Done()
	s.Round()
	s.Is(s.Of(ship).Ignored == 0, "nothing is ignored in the next round")
	s.Dial(ship, "3 turn-left")
	s.Dial(foe, "1 turn-left")
	s.Pass()        // the enemy's action
	s.Pass()        // the second charge
	s.Dice("blank") // the asteroid under its template counts again
	rest(s)
	s.Done()
}

// A ship with a Collision Detector rolls onto an asteroid, others cannot.
func TestPassesObstacles_ARollOntoAnAsteroid(t *testing.T) {
	for _, upgrade := range []string{"collisiondetector", "advancedsensors"} {
		s := scene.Second(t)
		ship := s.Mine("bluesquadronescort", scene.At(400, 300, 0), scene.With(upgrade))
		s.Obstacle("coreasteroid0", scene.At(480, 300, 0))
		s.Perform(ship, 0)
		s.Use(ship, "barrel roll")
		s.Side(geom.Right)
		if upgrade == "collisiondetector" {
			s.Position(0)
			s.WantPose(ship, 480, 300, 0)
			s.Use(ship, "ignore the obstacle")
		} else {
			s.WantPose(ship, 400, 300, 0)
		}
		s.Done()
	}
}
