package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// chute returns a large ship with a Rigged Cargo Chute that looks up the table, and drops its cargo
// 80 mm of template and half a token behind its base.
func chute(t *testing.T) (*scene.Scene, *scene.Ship) {
	t.Helper()
	s := scene.Second(t)
	return s, s.Mine("outerrimsmuggler", scene.At(457, 600, 0), scene.With("riggedcargochute"))
}

// 2e.obstacle.loose-cargo: it is an obstacle from then on, and a debris cloud.
func TestCargo_IsADebrisCloud(t *testing.T) {
	s, ship := chute(t)
	foe := s.Theirs("academypilot", scene.At(457, 300, 0))
	s.Perform(ship, 0)
	s.Use(ship, "drop the cargo")
	s.WantCharges(ship, "riggedcargochute", 0)
	s.WantTokens(foe, game.StressToken, 0)
	s.Done()
	s.Activate(foe, "4 straight") // onto it, not onto the ship
	s.WantTokens(foe, game.StressToken, 1)
	s.Dice("crit")
	s.Draw("Damaged Engine")
	s.WantCrit(foe, "Damaged Engine", 1)
	rest(s)
	s.Done()
}

// 2e.obstacle.loose-cargo: without the cargo the same ship flies on unharmed.
func TestCargo_NotUnlessDropped(t *testing.T) {
	s, ship := chute(t)
	foe := s.Theirs("academypilot", scene.At(457, 300, 0))
	s.Lock(foe, ship)
	s.Perform(foe, 0, game.LockAction)
	s.Use(foe, "lock") // nothing but the ship can be locked: the cargo is not on the table
	s.Target(ship)
	s.Done()
	s.Activate(foe, "4 straight")
	s.WantTokens(foe, game.StressToken, 0)
	rest(s)
	s.Done()
}

// 2e.obstacle.loose-cargo: it obstructs attacks, and it can be locked.
func TestCargo_Obstructs(t *testing.T) {
	s, ship := chute(t)
	foe := s.Theirs("academypilot", scene.At(457, 330, 0))
	s.Perform(ship, 0)
	s.Use(ship, "drop the cargo")
	s.Done()
	cargo := game.Object{Kind: game.ObstacleObject, ID: 0}
	s.Perform(foe, 0, game.LockAction)
	s.Use(foe, "lock")
	s.Choose(func(c game.Choice) bool { return c.Object == cargo })
	s.WantLocks(foe, cargo)
	s.Done()
	s.Engage(foe)
	s.Weapon("primary")
	s.Pick(ship)
	s.Is(s.Exec().Attack().Obstructed, "an obstructed attack")
	s.Dice(blanks(2)...)
	s.Dice(blanks(3)...) // agility 1, one at range 3, one for the cargo
	s.Done()
}

// 2e.obstacle.placed-under-ship: who is where it falls suffers its effect at once, friend or
// foe, and who is beside it does not.
func TestCargo_DroppedUnderShips(t *testing.T) {
	s, ship := chute(t)
	friend := s.Mine("academypilot", scene.At(435, 470, 0))
	foe := s.Theirs("academypilot", scene.At(479, 470, 0))
	beside := s.Theirs("academypilot", scene.At(560, 470, 0))
	s.Perform(ship, 0)
	s.Use(ship, "drop the cargo")
	s.WantTokens(friend, game.StressToken, 1)
	s.Dice("hit")
	s.WantTokens(foe, game.StressToken, 1)
	s.Dice("crit")
	s.Draw("Damaged Engine")
	s.Done()
	s.WantDamage(friend, 0)
	s.WantDamage(foe, 1)
	s.WantTokens(beside, game.StressToken, 0)
	s.WantTokens(ship, game.StressToken, 0)
}

// 2e.device.not-outside: nothing is dropped off the table.
func TestCargo_NotOutsideThePlayArea(t *testing.T) {
	for y, offered := range map[float64]bool{90: false, 200: true} {
		s := scene.Second(t)
		ship := s.Mine("outerrimsmuggler", scene.At(457, y, 0), scene.With("riggedcargochute"))
		s.Perform(ship, 0)
		if !offered {
			s.NotOffered(ship, "drop the cargo")
			s.Pass()
		} else {
			s.Use(ship, "drop the cargo")
		}
		s.Done()
	}
}

// 2e.obstacle.loose-cargo: in set-up no one places it.
func TestCargo_IsNotPlacedInSetUp(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine("outerrimsmuggler", scene.With("riggedcargochute"), scene.Points(50))
	foe := s.Theirs("academypilot", scene.Points(20))
	rock := s.Obstacle("coreasteroid0")
	s.Setup()
	s.ChooseNamed("player 1")
	s.PlaceObstacle(rock, 457, 457, 0)
	s.Place(ship, 457, 50, 0)
	s.ChooseNamed("front and rear") // its turret
	s.Place(foe, 457, 880, 180)
	s.Done()
}
