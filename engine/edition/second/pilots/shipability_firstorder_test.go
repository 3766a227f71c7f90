package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

func TestFineTunedThrusters(t *testing.T) {
	for _, kind := range []game.Token{game.DepleteToken, game.StrainToken} {
		s := scene.Second(t)
		ship := s.Mine("firstorderprovocateur", here)
		s.Activate(ship, "2 straight")
		s.Use(ship, "fine-tuned thrusters")
		s.Choose(token(kind))
		s.WantTokens(ship, kind, 1)
		s.NotOffered(ship, "boost")
		s.Use(ship, "barrel roll")
		s.Side(geom.Left)
		s.Position(0)
		s.NotOffered(ship, "barrel roll")
		s.Pass()
		s.Is(s.Of(ship).Performed.Has(game.BarrelRollAction), "a barrel roll action")
		s.Done()
	}
}

func TestFineTunedThrusters_Lock(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine("firstorderprovocateur", here)
	it := s.Theirs("academypilot", ahead(250))
	s.Activate(ship, "2 straight")
	s.Use(ship, "fine-tuned thrusters")
	s.Choose(token(game.StrainToken))
	s.Use(ship, "lock")
	s.Target(it)
	s.WantLock(ship, it, true)
	s.Pass()
	s.Done()
}

func TestFineTunedThrusters_Otherwise(t *testing.T) {
	with := func(options ...scene.Option) setting {
		return func(s *scene.Scene) (*scene.Ship, func()) {
			ship := s.Mine("firstorderprovocateur", append(options, here)...)
			return ship, func() { s.Activate(ship, "3 bank-left") } // a white one
		}
	}
	unoffered(t, "fine-tuned thrusters", map[string]setting{
		"depleted": with(scene.Tokens(game.DepleteToken, 1)),
		"strained": with(scene.Tokens(game.StrainToken, 1)),
		"stressed": with(scene.Tokens(game.StressToken, 1)), // the action cannot be performed
		"partial": func(s *scene.Scene) (*scene.Ship, func()) {
			s.Theirs("academypilot", scene.At(420, 430, 180))
			return with()(s)
		},
		"a friend": func(s *scene.Scene) (*scene.Ship, func()) {
			ship := s.Mine("firstorderprovocateur", here)
			tie := s.Mine("academypilot", beside(100))
			return ship, func() { s.Activate(tie, "2 straight") }
		},
	})
}

func TestPursuitThrusters(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine("firstordercadet", here)
	s.System(ship)
	s.Use(ship, "pursuit thrusters")
	s.NotOffered(ship, "focus")
	s.Use(ship, "boost")
	s.Maneuver("1 straight")
	s.WantPose(ship, 457, 380, 0)
	s.WantTokens(ship, game.StressToken, 1) // the boost of its bar is red
	s.Done()
}

func TestPursuitThrusters_Otherwise(t *testing.T) {
	unoffered(t, "pursuit thrusters", map[string]setting{
		"stressed": func(s *scene.Scene) (*scene.Ship, func()) {
			ship := s.Mine("firstordercadet", here, scene.Tokens(game.StressToken, 1))
			return ship, func() { s.System(ship) }
		},
		"a friend's step": func(s *scene.Scene) (*scene.Ship, func()) {
			ship := s.Mine("firstordercadet", here)
			tie := s.Mine("firstordercadet", beside(100))
			return ship, func() { s.System(tie) }
		},
	})
}

func TestLinkedBattery(t *testing.T) {
	for _, c := range []struct {
		weapon string
		mine   bool
		dice   int
	}{{"ioncannon", true, 4}, {"primary", true, 4}, {"ioncannon", false, 3}} {
		s := scene.Second(t)
		ship := s.Mine("starkillerbasepilot", here, scene.With("ioncannon"))
		it := s.Theirs("starkillerbasepilot", scene.At(457, 510, 180))
		if !c.mine {
			it, ship = ship, s.Theirs("bluesquadronescort", scene.At(600, 500, 180), scene.With("ioncannon"))
		}
		s.AttackWith(ship, c.weapon, it)
		s.Dice(blanks(c.dice)...)
		playOut(s)
	}
}
