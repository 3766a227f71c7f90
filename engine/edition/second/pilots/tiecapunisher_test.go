package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// 2e.action.lock.remove-before-assign
func TestRedline(t *testing.T) {
	s := scene.Second(t)
	me := s.Mine("redline", here)
	first := s.Theirs("academypilot", scene.At(457, 480, 180))
	second := s.Theirs("academypilot", scene.At(600, 480, 180))
	third := s.Theirs("academypilot", scene.At(300, 480, 180))
	s.Lock(me, first)
	s.Perform(me, 0, game.FocusAction)
	s.Use(me, "focus")
	s.Use(me, "acquire a lock")
	s.Target(second)
	s.WantLocks(me, game.ShipAs(first.ID()), game.ShipAs(second.ID()))
	s.Done()
	s.Perform(me, game.AsRed, game.BarrelRollAction)
	s.Pass()
	s.Perform(me, 0, game.ReloadAction, game.LockAction)
	s.Use(me, "lock")
	s.Target(third)
	s.Is(s.Exec().Ask(s.State(), game.Seat1).N == 2, "one of 2 locks leaves")
	s.Target(first)
	s.WantLocks(me, game.ShipAs(second.ID()), game.ShipAs(third.ID()))
	s.Offered(me, "acquire a lock")
	s.Pass()
	s.Done()
}

func TestRedline_Otherwise(t *testing.T) {
	unoffered(t, "acquire a lock", map[string]setting{
		"nothing in range": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("redline", here)
			s.Theirs("academypilot", farAway)
			return me, func() {
				s.Perform(me, 0, game.FocusAction)
				s.Use(me, "focus")
			}
		},
		"a friend acts": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("redline", here)
			tie := s.Mine("academypilot", beside(100))
			s.Theirs("academypilot", ahead(150))
			return me, func() {
				s.Perform(tie, 0, game.FocusAction)
				s.Use(tie, "focus")
			}
		},
	})
}

func TestDeathrain(t *testing.T) {
	s := scene.Second(t)
	me := s.Mine("deathrain", here, scene.With("protonbombs"))
	s.System(me)
	s.Use(me, "protonbombs")
	if s.Questions() != "" && !isOffered(s, me, "act") {
		s.Choose(func(c game.Choice) bool { return c.Verb != game.PassVerb })
	}
	s.Use(me, "act")
	s.Use(me, "focus")
	s.WantTokens(me, game.FocusToken, 1)
	s.Done()
}

func TestDeathrain_Otherwise(t *testing.T) {
	unoffered(t, "act", map[string]setting{
		"stressed": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("deathrain", here, scene.With("protonbombs"),
				scene.Tokens(game.StressToken, 1))
			return me, func() {
				s.System(me)
				s.Use(me, "protonbombs")
			}
		},
		"a friend drops it": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("deathrain", here)
			friend := s.Mine("cutlasssquadronpilot", beside(150), scene.With("protonbombs"))
			return me, func() {
				s.System(friend)
				s.Use(friend, "protonbombs")
			}
		},
	})
}
