package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// 2e.action.lock.effect-range
func TestExperimentalScanners(t *testing.T) {
	for _, c := range []struct {
		gap  float64
		can  bool
		what string
	}{
		{0, true, "in contact"}, {1, false, "range 1"}, {99, false, "range 1"}, {101, true, "range 2"},
		{299, true, "range 3"}, {301, true, "range 4"}, {540, true, "range 6"},
	} {
		s := scene.Second(t)
		ewing := s.Mine("knavesquadronescort", here)
		near, far := s.Theirs("academypilot", ahead(c.gap)), s.Theirs("academypilot", scene.At(800, 300, 0))
		s.Perform(ewing, 0)
		s.Use(ewing, "lock")
		if c.can {
			s.Target(near)
		} else {
			s.Refused(func() { s.Target(near) })
			s.Target(far)
		}
		s.WantLock(ewing, near, c.can)
		if s.Questions() != "" {
			s.Pass() // the linked barrel roll
		}
		s.Done()
	}
}

func TestExperimentalScanners_NobodyElse(t *testing.T) {
	s := scene.Second(t)
	s.Mine("knavesquadronescort", beside(50))
	friend := s.Mine("bluesquadronescort", here)
	near, far := s.Theirs("academypilot", ahead(50)), s.Theirs("academypilot", ahead(301))
	s.Perform(friend, 0)
	s.Use(friend, "lock")
	s.Refused(func() { s.Target(far) })
	s.Target(near)
	s.Done()
}

// bodhi lets a ship lock with Bodhi Rook at a place and a target 301 mm ahead of it.
func bodhi(t *testing.T, mine bool, at scene.Option) (s *scene.Scene, ship, target *scene.Ship) {
	s = scene.Second(t)
	ship = s.Mine("bluesquadronescort", here)
	if mine {
		s.Mine("bodhirook", at)
	} else {
		s.Theirs("bodhirook", at)
	}
	target = s.Theirs("academypilot", ahead(301))
	s.Perform(ship, 0)
	s.Use(ship, "lock")
	return s, ship, target
}

// Bodhi's base is 60 mm long; the target's rear edge is at 681 mm.
func TestBodhiRook(t *testing.T) {
	s, ship, target := bodhi(t, true, scene.At(457, 681-20-299-30+40, 0)) // range 3 of the target
	s.Target(target)
	s.WantLock(ship, target, true)
	s.Done()

	s, _, target = bodhi(t, true, scene.At(300, 661-20-301-30, 0))
	s.Refused(func() { s.Target(target) })
	s.Choose(func(c game.Choice) bool { return c.Object == game.ShipAs(1) })
	s.Done()

	s, _, target = bodhi(t, false, scene.At(560, 600, 0))
	s.Refused(func() { s.Target(target) })
	s.Choose(func(c game.Choice) bool { return c.Object == game.ShipAs(1) })
	s.Done()
}

// 2e.action.coordinate.range: only locks are measured from friends.
func TestBodhiRook_OnlyLocks(t *testing.T) {
	s := scene.Second(t)
	shuttle := s.Mine("omicrongrouppilot", here)
	s.Mine("bodhirook", scene.At(457, 500, 0))
	s.Mine("academypilot", scene.At(457, 650, 0))
	s.Mine("bluesquadronescort", scene.At(457, 420, 0))
	far := s.Mine("academypilot", scene.At(457, 780, 0))
	s.Perform(shuttle, 0, game.CoordinateAction)
	s.Use(shuttle, "coordinate")
	s.Refused(func() { s.Pick(far) })
	s.Choose(func(c game.Choice) bool { return c.Ship == 1 })
	s.Pass()
	s.Done()
}
