package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// crates has a C-ROC with Quick-Release Locks, the middle of whose rear edge is at 600, 289.5, in the System phase.
func crates(t *testing.T) (*scene.Scene, *scene.Ship) {
	t.Helper()
	s := scene.Second(t)
	s.Unbuilt()
	return s, s.Mine(croc, scene.At(600, 400, 0), scene.With("quickreleaselocks"))
}

// rearward is where cargo drift touches the rear edge of that C-ROC: the y of its middle, in mm.
var rearward = 400 - 110.5 - reachUp(geom.SpareParts) - 0.1

// quickreleaselocks: for a charge, cargo drift is placed in the rear arc at range 0, once for each charge. It is an
// asteroid (2e.obstacle.cargo-drift).
func TestQuickReleaseLocks(t *testing.T) {
	s, ship := crates(t)
	s.System(ship)
	s.Use(ship, "release the cargo")
	for _, at := range [][2]float64{
		{600, rearward - 2}, // not at range 0
		{600, rearward + 5}, // on top of the ship
		{510, 400},          // beside it
		{600, 400 + 150},    // ahead of it
		{600, -20},          // outside
	} {
		s.Refused(func() { s.PlaceDropped(0, at[0], at[1], 0) })
	}
	s.PlaceDropped(0, 600, rearward, 0)
	o := s.State().Obstacles[0]
	s.Is(o.Placed && !o.Gone, "the cargo drift is on the table")
	s.Is(s.Exec().G.Obstacles[0].Kind() == geom.Asteroid, "it is an asteroid")
	s.WantEvent(game.ObstaclePlaced, "2e.obstacle.cargo-drift")
	s.WantCharges(ship, "quickreleaselocks", 1)
	s.Done()
	s.System(ship)
	s.Use(ship, "release the cargo")
	s.PlaceDropped(1, 570, rearward, 0)
	s.WantCharges(ship, "quickreleaselocks", 0)
	s.Done()
	s.Never(ship, "release the cargo")
	s.System(ship)
	s.Done()
}

// quickreleaselocks: the drift may not be on top of a ship, and nothing is released where there is no room.
func TestQuickReleaseLocks_NotOnAShip(t *testing.T) {
	s, ship := crates(t)
	s.Mine(tie, scene.At(560, rearward, 0))
	s.System(ship)
	s.Use(ship, "release the cargo")
	s.Refused(func() { s.PlaceDropped(0, 600, rearward, 0) })
	s.PlaceDropped(0, 620, rearward, 0)
	s.Done()

	s = scene.Second(t)
	s.Unbuilt()
	ship = s.Mine(croc, scene.At(600, 20, 0), scene.With("quickreleaselocks")) // its rear arc is outside
	s.Never(ship, "release the cargo")
	s.System(ship)
	s.Done()
}

// 2e.obstacle.cargo-drift: a ship that ends on it suffers an asteroid's effect.
func TestQuickReleaseLocks_AnAsteroid(t *testing.T) {
	s, ship := crates(t)
	enemy := s.Theirs(tie, scene.At(600, rearward-80, 0))
	s.System(ship)
	s.Use(ship, "release the cargo")
	s.PlaceDropped(0, 600, rearward, 0)
	s.Done()
	s.Activate(enemy, "2 straight")
	s.Dice("hit")
	s.WantDamage(enemy, 1)
	s.WantTokens(enemy, game.StressToken, 0)
	s.Done()
}
