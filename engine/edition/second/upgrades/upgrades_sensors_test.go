package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// boostedscanners: it locks, coordinates and jams 1 range farther for each energy, up to 3 and to range 5, and pays for no
// more than it needs.
func TestBoostedScanners_ReachForEnergy(t *testing.T) {
	for _, c := range []struct {
		action game.Action
		gap    float64 // beside the ship, or ahead of it
		ahead  bool
		energy int
		paid   int // -1: it cannot be chosen
	}{
		{game.LockAction, 300, false, 3, 0}, {game.LockAction, 301, false, 3, 1}, {game.LockAction, 401, false, 3, 2},
		{game.LockAction, 501, false, 3, -1}, {game.LockAction, 401, false, 1, -1},
		{game.CoordinateAction, 200, false, 3, 0}, {game.CoordinateAction, 201, false, 3, 1},
		{game.CoordinateAction, 500, false, 3, 3}, {game.CoordinateAction, 501, false, 3, -1},
		{game.CoordinateAction, 500, false, 2, -1},
		{game.JamAction, 100, false, 3, 0}, {game.JamAction, 101, false, 3, 1}, {game.JamAction, 400, false, 4, 3},
		{game.JamAction, 401, false, 4, -1}, {game.JamAction, 200, true, 3, 0}, {game.JamAction, 201, true, 3, 1},
	} {
		s, ship := vessel(t, raider, scene.With("boostedscanners"), scene.Energy(c.energy))
		s.PrintActions(ship, "lock", "coordinate", "jam")
		at := scene.At(640+c.gap+20, 300, 0)
		if c.ahead {
			at = scene.At(600, 410.5+c.gap+20, 0)
		}
		add := s.Theirs
		if c.action == game.CoordinateAction {
			add = s.Mine
		}
		other := add(tie, at)
		s.Perform(ship, 0, c.action)
		s.Use(ship, c.action.String())
		switch {
		case c.paid < 0:
			s.WantEvent(game.ActionFailed, "")
		case c.action == game.LockAction:
			s.Target(other)
			s.WantLock(ship, other, true)
		case c.action == game.JamAction:
			s.Pick(other)
			s.WantTokens(other, game.JamToken, 1)
		default:
			s.Pick(other)
			s.Offered(other, "evade")
		}
		s.WantEnergy(ship, c.energy-max(c.paid, 0))
		finish(s)
	}
}

// boostedscanners: without them nothing is chosen beyond the range of the action.
func TestBoostedScanners_NotWithoutThem(t *testing.T) {
	s, ship := vessel(t, raider, scene.Energy(3))
	s.PrintActions(ship, "lock")
	other := s.Theirs(tie, scene.At(640+301+20, 300, 0))
	s.Perform(ship, 0, game.LockAction)
	s.Use(ship, "lock")
	s.WantLock(ship, other, false)
	s.WantEnergy(ship, 3)
	finish(s)
}

// sensorexperts: for 1 energy each it locks up to 2 more objects at range 0-1 of the one that it has locked, at any range.
func TestSensorExperts_LockMoreObjects(t *testing.T) {
	s, ship := vessel(t, raider, scene.With("sensorexperts"), scene.Energy(3))
	first := s.Theirs(xwing, scene.At(950, 300, 0))
	second := s.Theirs(xwing, scene.At(1080, 300, 0)) // at range 4 of the ship
	far := s.Theirs(xwing, scene.At(1180, 300, 0))    // at range 2 of the first
	rock := s.Obstacle("coreasteroid0", scene.At(950, 200, 0))
	s.Perform(ship, 0, game.LockAction)
	s.Use(ship, "lock")
	s.Target(first)
	s.Use(ship, "lock more objects")
	s.Refused(func() { s.Target(far) })
	s.Refused(func() { s.Target(first) })
	s.Target(second)
	s.WantEnergy(ship, 2)
	s.ChooseNamed("lock a third object")
	s.TargetObstacle(rock)
	s.WantEnergy(ship, 1)
	s.WantLocks(ship, game.ShipAs(first.ID()), game.ShipAs(second.ID()), rock.Object())
	finish(s)
}

// sensorexperts: without energy, or another object near the one locked, there is nothing to lock.
func TestSensorExperts_NothingMore(t *testing.T) {
	for _, c := range []struct {
		energy int
		x      float64
	}{{0, 1080}, {2, 1091}} {
		s, ship := vessel(t, raider, scene.With("sensorexperts"), scene.Energy(c.energy))
		first := s.Theirs(xwing, scene.At(950, 300, 0))
		s.Theirs(xwing, scene.At(c.x, 300, 0))
		s.Never(ship, "lock more objects")
		s.Perform(ship, 0, game.LockAction)
		s.Use(ship, "lock")
		s.Target(first)
		finish(s)
	}
}

// sensorexperts: its player may decline, and no other action is followed by locks.
func TestSensorExperts_AfterALockActionOnly(t *testing.T) {
	for _, action := range []game.Action{game.LockAction, game.FocusAction} {
		s, ship := vessel(t, raider, scene.With("sensorexperts"), scene.Energy(2))
		s.PrintActions(ship, "lock", "focus")
		first := s.Theirs(xwing, scene.At(950, 300, 0))
		s.Theirs(xwing, scene.At(1080, 300, 0))
		s.Lock(ship, first)
		if action == game.FocusAction {
			s.Never(ship, "lock more objects")
		}
		s.Perform(ship, 0, action)
		if action == game.LockAction {
			s.Use(ship, "lock")
			s.Target(first)
			s.Pass()
		} else {
			s.Use(ship, "focus")
		}
		s.WantEnergy(ship, 2)
		s.WantLocks(ship, game.ShipAs(first.ID()))
		finish(s)
	}
}

// 2e.action.lock.remove-before-assign: sensorexperts: it maintains 3 locks, also beside a card that allows 2, and a fourth
// one replaces the lock that it chooses.
func TestSensorExperts_MaintainThreeLocks(t *testing.T) {
	for _, more := range [][]string{nil, {"ursawren"}} {
		s, ship := vessel(t, raider, scene.With(append(more, "sensorexperts")...), scene.Energy(0))
		var foes []*scene.Ship
		for i := range 4 {
			foes = append(foes, s.Theirs(xwing, scene.At(700+float64(i)*60, 300, 0)))
		}
		for _, foe := range foes[:3] {
			s.Lock(ship, foe)
		}
		s.Perform(ship, 0, game.LockAction)
		s.Use(ship, "lock")
		s.Target(foes[3])
		s.Target(foes[1])
		s.WantLocks(ship, game.ShipAs(foes[0].ID()), game.ShipAs(foes[2].ID()), game.ShipAs(foes[3].ID()))
		finish(s)
	}
}
