package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// codes lets a ship with Biohexacrypt Codes act with a lock on the first of two ships, which is far
// away; the second is at a distance straight ahead.
func codes(t *testing.T, action game.Action, mine, locked bool, gap float64) (s *scene.Scene, ship, far,
	near *scene.Ship,
) {
	s = scene.Second(t)
	ship = s.Mine("omicrongrouppilot", south, scene.With("biohexacryptcodes"))
	add := s.Theirs
	if mine {
		add = s.Mine
	}
	far, near = add(tie, scene.At(line+100, 800, 0)), add(tie, scene.At(line+100, 300+60+gap, 180))
	if locked {
		s.Lock(ship, far)
	}
	s.Perform(ship, 0, action)
	s.Use(ship, action.String())
	return s, ship, far, near
}

// 2e.action.coordinate.range, 2e.action.jam.range
func TestBiohexacryptCodes(t *testing.T) {
	for _, c := range []struct {
		action game.Action
		mine   bool
	}{{game.CoordinateAction, true}, {game.JamAction, false}} {
		s, ship, far, _ := codes(t, c.action, c.mine, true, 50)
		s.Pick(far)
		s.WantLock(ship, far, false)
		if c.mine {
			s.Use(far, "evade")
		} else {
			s.WantTokens(far, game.JamToken, 1)
		}
		s.Done()

		s, ship, far, near := codes(t, c.action, c.mine, true, 50)
		s.Pick(near) // whom it has not locked, at a range of the action
		s.WantLock(ship, far, true)
		if c.mine {
			s.Use(near, "evade")
		}
		s.Done()

		s, _, far, near = codes(t, c.action, c.mine, false, 50)
		s.Refused(func() { s.Pick(far) })
		s.Pick(near)
		if c.mine {
			s.Use(near, "evade")
		}
		s.Done()
	}
}

func TestBiohexacryptCodes_KeepsTheLockInRange(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine("omicrongrouppilot", south, scene.With("biohexacryptcodes"))
	foe := s.Theirs(tie, scene.At(line+100, 350, 0))
	s.Lock(ship, foe)
	s.Perform(ship, 0, game.JamAction)
	s.Use(ship, "jam")
	s.Pick(foe)
	s.WantLock(ship, foe, true)
	s.Done()
}

// 2e.action.lock.effect-range: a lock does not reach farther for a lock.
func TestBiohexacryptCodes_NoLocks(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine("omicrongrouppilot", south, scene.With("biohexacryptcodes"))
	far, near := s.Theirs(tie, scene.At(line, 800, 0)), s.Theirs(tie, north)
	s.Lock(ship, far)
	s.Perform(ship, 0, game.LockAction)
	s.Use(ship, "lock")
	s.Refused(func() { s.Target(far) })
	s.Target(near)
	s.Done()
}

// 2e.action.jam.enemy-only
func TestEnhancedJammingSuite_JamsFriends(t *testing.T) {
	suite := func(upgrades ...string) (s *scene.Scene, ship, friend, far, foe *scene.Ship) {
		s = scene.Second(t)
		ship = s.Mine(xwing, south, scene.With(upgrades...))
		friend, far = s.Mine(xwing, scene.At(line+60, 300, 0)), s.Mine(xwing, scene.At(line+41+100, 300, 0))
		foe = s.Theirs(tie, scene.At(line, 400, 180))
		s.Perform(ship, 0, game.JamAction)
		s.Use(ship, "jam")
		return s, ship, friend, far, foe
	}
	for i := range 3 {
		s, ship, friend, far, foe := suite("enhancedjammingsuite")
		s.Refused(func() { s.Pick(far) })
		who := [...]*scene.Ship{ship, friend, foe}[i]
		s.Pick(who)
		s.WantTokens(who, game.JamToken, 1)
		s.Done()
	}
	s, ship, friend, _, foe := suite()
	s.Refused(func() { s.Pick(ship) })
	s.Refused(func() { s.Pick(friend) })
	s.Pick(foe)
	s.Done()
}

func TestEnhancedJammingSuite_Defends(t *testing.T) {
	for name, c := range map[string]struct {
		lay  func(s *scene.Scene, ship, foe, beside, away *scene.Ship)
		more bool
	}{
		"the attacker has no green token": {func(s *scene.Scene, _, _, _, _ *scene.Ship) {}, true},
		"a red token is not green": {func(s *scene.Scene, _, foe, _, _ *scene.Ship) {
			s.Tokens(foe, game.StressToken, 1)
		}, true},
		"it has one": {func(s *scene.Scene, _, foe, _, _ *scene.Ship) {
			s.Tokens(foe, game.EvadeToken, 1)
		}, false},
		"it has one, and a ship in the arc is jammed": {func(s *scene.Scene, _, foe, in, _ *scene.Ship) {
			s.Tokens(foe, game.EvadeToken, 1)
			s.Tokens(in, game.JamToken, 1)
		}, true},
		"the jammed ship is itself": {func(s *scene.Scene, ship, foe, _, _ *scene.Ship) {
			s.Tokens(foe, game.EvadeToken, 1)
			s.Tokens(ship, game.JamToken, 1)
		}, true},
		"the jammed ship is outside the arc": {func(s *scene.Scene, _, foe, _, away *scene.Ship) {
			s.Tokens(foe, game.EvadeToken, 1)
			s.Tokens(away, game.JamToken, 1)
		}, false},
	} {
		t.Run(name, func(t *testing.T) {
			s := scene.Second(t)
			ship := s.Mine(xwing, south, scene.With("enhancedjammingsuite"))
			in, away := s.Mine(xwing, scene.At(line+60, 300, 0)), s.Mine(xwing, scene.At(line+60, 560, 0))
			foe := s.Theirs(tie, north)
			c.lay(s, ship, foe, in, away)
			s.Attack(foe, ship)
			s.Dice("blank", "blank")
			if !c.more {
				s.NotOffered(ship, "jammed")
				s.Dice("blank", "blank")
				s.Done()
				return
			}
			s.Use(ship, "jammed")
			s.Dice("blank", "blank", "blank")
			s.Done()
		})
	}
}
