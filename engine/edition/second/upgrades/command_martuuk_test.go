package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

const drone = "tradefederationdrone"

// held sets up a huge ship with Mar Tuuk, a wing of three Vultures, which is put in reserve, and an enemy at range 1 of the
// huge ship.
func held(t *testing.T) (s *scene.Scene, ship, leader, enemy *scene.Ship, mates []*scene.Ship) {
	t.Helper()
	s = scene.Second(t)
	s.Table(1800, 900)
	s.Unbuilt()
	ship = s.Mine(trident, scene.With("martuuk"), scene.At(600, 110.5, 0))
	leader = s.Mine(drone, scene.With("veteranwingleader"), scene.At(300, 80, 0))
	mates = []*scene.Ship{s.Mine(drone), s.Mine(drone)}
	s.Wing(leader, mates...)
	enemy = s.Theirs(tie, scene.At(600, 310, 180))
	begin(s)
	s.Refused(func() { s.Pick(mates[0]) })
	s.Refused(func() { s.Pass() })
	s.Pick(leader)
	for _, of := range append(mates, leader) {
		s.Is(s.Of(of).InReserve(), "a ship of the wing is in reserve")
	}
	s.Done()
	return s, ship, leader, enemy, mates
}

// martuuk, 2e.wing.setup.no-reserve, 2e.reserve.must-return-effect: the wing comes as a whole, in its deployment area or with
// all of its ships beyond range 2 of enemies, and is a wing still.
func TestMarTuuk_BringsUpTheWing(t *testing.T) {
	for name, at := range map[string][3]float64{"in the area": {340, 80, 0}, "beyond range 2": {900.1, 310, 0}} {
		t.Run(name, func(t *testing.T) {
			s, ship, leader, _, mates := held(t)
			s.End()
			s.Use(ship, "bring up the wing")
			s.Refused(func() { s.Place(leader, 899.9, 310, 0) })  // a mate is at range 2 of the enemy
			s.Refused(func() { s.Place(leader, 470, 80.1, 0) })   // beyond the area by a tenth, a mate at range 2
			s.Refused(func() { s.Place(leader, 600, 80, 0) })     // on top of the huge ship
			s.Refused(func() { s.Place(leader, 1721, 310, 0) })   // a mate would be outside the play area
			s.Refused(func() { s.Place(mates[0], 340, 80, 0) })   // not the leader
			s.Refused(func() { s.Place(leader, 700, 80, 0) })     // a mate on top of the huge ship
			s.Refused(func() { s.Place(leader, 1400, 19.9, 90) }) // beyond range 2, and beyond the edge
			s.Place(leader, at[0], at[1], at[2])
			for _, mate := range mates {
				s.WantInWing(mate, true)
				s.WantPosition(mate, true)
				s.WantTokens(mate, game.StressToken, 0)
				s.Is(!s.Of(mate).InReserve(), "it is in play")
			}
			s.Is(s.Of(leader).OnTable, "the leader is in play")
			s.Pass() // it locks no one
			s.Pass() // that all mates stay
			s.Done()
		})
	}
}

// martuuk, 2e.action.lock.effect-range: each ship of the wing locks an enemy at range 0-1 of the huge ship, if that is in the
// range of its locks.
func TestMarTuuk_TheWingLocks(t *testing.T) {
	s, ship, leader, enemy, mates := held(t)
	s.End()
	s.Use(ship, "bring up the wing")
	s.Place(leader, 340, 80, 0)
	s.ChooseNamed("lock an enemy")
	s.Pick(enemy)
	s.WantLock(leader, enemy, true)
	s.WantLock(mates[0], enemy, false) // at range 4
	s.WantLock(mates[1], enemy, true)
	s.WantLock(ship, enemy, false)
	s.Pass() // that all mates stay
	s.Done()
}

// martuuk: the player may lock no one; an enemy at range 2 is not locked, nor one that no ship of the wing reaches.
func TestMarTuuk_LocksNoOne(t *testing.T) {
	for name, c := range map[string]struct {
		y     float64
		at    [2]float64
		asked bool
	}{
		"at range 1": {341, [2]float64{480, 80}, true}, "at range 2": {341.1, [2]float64{480, 80}, false},
		"out of reach": {300, [2]float64{1400, 80}, false},
	} {
		t.Run(name, func(t *testing.T) {
			s, ship, leader, enemy, _ := held(t)
			s.End()
			s.Of(enemy).Pose = scene.PoseAt(600, c.y, 180)
			s.Use(ship, "bring up the wing")
			s.Place(leader, c.at[0], c.at[1], 0)
			if c.asked {
				s.Pass()
			}
			s.WantLock(leader, enemy, false)
			s.Pass() // that all mates stay
			s.Done()
		})
	}
}

// martuuk: the wing may wait; it comes in a later End phase, and by itself when the huge ship is lost.
func TestMarTuuk_TheWingWaits(t *testing.T) {
	for name, lost := range map[string]bool{"as it likes": false, "the huge ship is lost": true} {
		t.Run(name, func(t *testing.T) {
			s, ship, leader, _, mates := held(t)
			s.End()
			s.Pass()
			s.Done()
			s.Is(s.Of(leader).InReserve(), "it waits")
			if lost {
				s.Of(ship).Destroyed, s.Of(ship).OnTable = true, false
				s.End()
				s.Refused(s.Pass)
			} else {
				s.End()
				s.Use(ship, "bring up the wing")
			}
			s.Place(leader, 340, 80, 0)
			if !lost {
				s.Pass() // it locks no one
			}
			s.Pass() // that all mates stay
			s.WantInWing(mates[0], true)
			s.Done()
		})
	}
}

// martuuk: a wing with a ship that lacks the calculate action stays on the table.
func TestMarTuuk_HoldsCalculatingWings(t *testing.T) {
	s := scene.Second(t)
	s.Table(1800, 900)
	s.Unbuilt()
	s.Mine(trident, scene.With("martuuk"), scene.At(600, 110.5, 0))
	leader := s.Mine("stalgasinhiveguard", scene.With("veteranwingleader"), scene.At(300, 80, 0))
	mates := []*scene.Ship{s.Mine("stalgasinhiveguard"), s.Mine("stalgasinhiveguard")}
	s.Wing(leader, mates...)
	s.Mine(drone, scene.At(900, 80, 0))
	s.Theirs(tie, scene.At(600, 800, 180))
	begin(s)
	s.Is(s.Of(leader).OnTable, "it is on the table")
	s.Done()
}
