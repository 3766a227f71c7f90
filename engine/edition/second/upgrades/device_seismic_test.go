package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// rock is an asteroid whose middle reaches some 20 mm to each side.
const rock = "coreasteroid0"

// seismic lets a ship's Seismic Charge at 600 mm up the table detonate.
func seismic(s *scene.Scene, ship *scene.Ship) {
	s.Device("Seismic Charge", ship, scene.At(line, 600, 0))
	s.Activation()
}

func TestSeismicCharges_BreaksAnObstacleUp(t *testing.T) {
	// 2e.device.catalogue.bombs
	s := scene.Second(t)
	ship := s.Mine(tie, scene.At(line, 100, 0), scene.With("seismiccharges"))
	broken := s.Obstacle(rock, scene.At(line, 680, 0))
	s.Obstacle(rock, scene.At(line+90, 600, 0)) // near the charge too
	s.Obstacle(rock, scene.At(line, 880, 0))    // not near it
	hit := s.Theirs(tie, scene.At(line, 790, 180))
	friend := s.Mine(tie, scene.At(line-120, 680, 0))
	near := s.Theirs(tie, scene.At(line, 480, 0)) // near the charge, not the obstacle
	s.LockObstacle(near, broken)
	for _, each := range []*scene.Ship{ship, hit, friend, near} {
		s.Of(each).Activated = true
	}
	seismic(s, ship)
	s.Asked(game.Seat1)
	s.Is(s.Exec().Ask(s.State(), game.Seat1).N == 2, "two obstacles are near enough")
	s.TargetObstacle(broken)
	s.WantDamage(hit, 1)
	s.WantDamage(friend, 1) // 2e.device.own-devices-hurt
	s.WantDamage(near, 0)
	s.WantEvent(game.ObstacleRemoved, "2e.device.catalogue.bombs")
	s.Is(s.State().Obstacles[broken.Object().ID].Gone, "it is gone")
	s.WantLocks(near) // the lock on it has left
	s.Done()
}

func TestSeismicCharges_NoObstacleNear(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(tie, scene.At(line, 100, 0), scene.With("seismiccharges"))
	s.Obstacle(rock, scene.At(line, 740, 0))
	near := s.Theirs(tie, scene.At(line, 550, 0))
	s.Of(ship).Activated, s.Of(near).Activated = true, true
	seismic(s, ship)
	s.WantDamage(near, 0)
	s.NoEvent(game.ObstacleRemoved)
	s.WantEvent(game.Detonated, "2e.device.mine-detonates-on-overlap")
	s.Done()
}

func TestSeismicCharges_Drops(t *testing.T) {
	for _, charges := range []int{2, 0} {
		s := scene.Second(t)
		ship := s.Mine(tie, south, scene.With("seismiccharges"))
		s.Charges(ship, "seismiccharges", charges)
		if charges == 0 {
			s.Never(ship, "drop a Seismic Charge")
		}
		s.System(ship)
		if charges > 0 {
			s.Use(ship, "drop a Seismic Charge")
		}
		s.WantCharges(ship, "seismiccharges", max(0, charges-1))
		s.Done()
	}
}
