package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// cloaked begins the system step of a cloaked ship that faces up the table, with a decloak.
func cloaked(t *testing.T, pilot string, way string) (*scene.Scene, *scene.Ship) {
	t.Helper()
	s := scene.Second(t)
	ship := s.Mine(pilot, scene.At(400, 400, 0), scene.Tokens(game.CloakToken, 1))
	s.System(ship)
	s.Use(ship, "decloak")
	s.ChooseNamed(way)
	return s, ship
}

func TestCloak_GivesAToken(t *testing.T) {
	// 2e.action.cloak
	s := scene.Second(t)
	ship := s.Mine("academypilot", scene.At(400, 400, 0))
	s.Perform(ship, 0, game.CloakAction)
	s.Use(ship, "cloak")
	s.WantTokens(ship, game.CloakToken, 1)
	s.Done()
}

func TestCloak_NotTwice(t *testing.T) {
	// 2e.action.cloak.no-second
	s := scene.Second(t)
	ship := s.Mine("academypilot", scene.At(400, 400, 0), scene.Tokens(game.CloakToken, 1))
	s.Never(ship, "cloak")
	s.Perform(ship, 0, game.CloakAction)
	s.Done()
}

func TestDecloak_SmallAhead(t *testing.T) {
	// 2e.action.decloak.small: by the straight 2, 20 + 80 + 20 mm; no bank.
	s, ship := cloaked(t, "academypilot", "boost")
	s.Refused(func() { s.Maneuver("2 bank-left") })
	s.Refused(func() { s.Maneuver("1 straight") })
	s.Maneuver("2 straight")
	s.WantPose(ship, 400, 520, 0)
	s.WantTokens(ship, game.CloakToken, 0)
	s.Done()
}

func TestDecloak_SmallAside(t *testing.T) {
	for n, y := range map[int]float64{-1: 390, 0: 400, 1: 410} {
		// 2e.action.decloak.small: 20 + 80 + 20 mm to the side, at one of three places 10 mm apart.
		s, ship := cloaked(t, "academypilot", "barrel roll")
		s.Side(geom.Left)
		s.Position(n)
		s.WantPose(ship, 280, y, 0)
		s.WantTokens(ship, game.CloakToken, 0)
		s.Done()
	}
}

func TestDecloak_MediumAndLargeAhead(t *testing.T) {
	for pilot, y := range map[string]float64{
		"104thbattalionpilot": 400 + 30 + 40 + 30, "outerrimsmuggler": 400 + 40 + 40 + 40,
	} {
		// 2e.action.decloak.medium-large: by the straight 1
		s, ship := cloaked(t, pilot, "boost")
		s.Maneuver("1 straight")
		s.WantPose(ship, 400, y, 0)
		s.Done()
	}
}

func TestDecloak_MediumAndLargeAside(t *testing.T) {
	for pilot, x := range map[string]float64{
		"104thbattalionpilot": 400 + 30 + 20 + 30, "outerrimsmuggler": 400 + 40 + 20 + 40,
	} {
		// 2e.action.decloak.medium-large: by the long edge of the straight 1
		s, ship := cloaked(t, pilot, "barrel roll")
		s.Side(geom.Right)
		s.Position(0)
		s.WantPose(ship, x, 400, 0)
		s.Done()
	}
}

func TestDecloak_IsOptional(t *testing.T) {
	// 2e.system.decloak-optional
	s := scene.Second(t)
	ship := s.Mine("academypilot", scene.At(400, 400, 0), scene.Tokens(game.CloakToken, 1))
	s.Systems()
	s.Pass()
	s.WantTokens(ship, game.CloakToken, 1)
	s.Done()
}

func TestDecloak_OnlyCloakedShips(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine("academypilot", scene.At(400, 400, 0))
	s.Never(ship, "decloak")
	s.Systems()
	s.Done()
}

func TestDecloak_IsNoActionAndNoManeuver(t *testing.T) {
	// 2e.action.decloak.not-action: a stressed ship may, and it has neither boosted nor moved by a
	// maneuver since.
	s := scene.Second(t)
	ship := s.Mine("academypilot", scene.At(400, 400, 0), scene.Tokens(game.CloakToken, 1),
		scene.Tokens(game.StressToken, 1))
	s.System(ship)
	s.Use(ship, "decloak")
	s.ChooseNamed("boost")
	s.Maneuver("2 straight")
	s.WantPose(ship, 400, 520, 0)
	s.WantTokens(ship, game.StressToken, 1)
	s.Is(s.Of(ship).Performed == 0, "no action performed")
	s.NoEvent(game.ManeuverBegan)
	s.Done()
}

func TestDecloak_DeclaredFirst(t *testing.T) {
	// 2e.action.decloak.declare: the left side is blocked, and neither the right one nor the boost
	// can be tried any more.
	// 2e.action.decloak.fail: the ship stays and keeps the token.
	s := scene.Second(t)
	ship := s.Mine("academypilot", scene.At(400, 400, 0), scene.Tokens(game.CloakToken, 1))
	s.Mine("academypilot", scene.At(280, 400, 0))
	s.System(ship)
	s.Use(ship, "decloak")
	s.ChooseNamed("barrel roll")
	s.Side(geom.Left)
	s.WantPose(ship, 400, 400, 0)
	s.WantTokens(ship, game.CloakToken, 1)
	s.Done()
}

func TestDecloak_OutOfThePlayAreaFails(t *testing.T) {
	for _, c := range []struct {
		y     float64
		fails bool
	}{{774.4, false}, {774.5, true}} {
		// 2e.action.decloak.fail
		// 2e.flee.not-by-reposition: from 774.4 by 120 mm and half a base the ship reaches 914.4.
		s := scene.Second(t)
		ship := s.Mine("academypilot", scene.At(400, c.y, 0), scene.Tokens(game.CloakToken, 1))
		s.System(ship)
		s.Use(ship, "decloak")
		s.ChooseNamed("boost")
		s.Maneuver("2 straight")
		n := 0
		if c.fails {
			n = 1
		}
		s.WantTokens(ship, game.CloakToken, n)
		s.WantAlive(ship)
		s.Done()
	}
}

func TestDecloak_NoDeviceInTheSamePhase(t *testing.T) {
	equip := func(t *testing.T) (*scene.Scene, *scene.Ship) {
		s := scene.Second(t)
		ship := s.Mine("bluesquadronescort", scene.At(400, 400, 0), scene.With("connernets"),
			scene.Tokens(game.CloakToken, 1))
		s.System(ship)
		return s, ship
	}
	t.Run("decloaked", func(t *testing.T) {
		// 2e.action.decloak.no-device-same-phase
		s, ship := equip(t)
		s.Offered(ship, "drop a Conner Net")
		s.Use(ship, "decloak")
		s.ChooseNamed("boost")
		s.Maneuver("2 straight")
		s.NotOffered(ship, "drop a Conner Net")
		s.Done()
	})
	t.Run("dropped", func(t *testing.T) {
		// 2e.action.decloak.no-device-same-phase
		s, ship := equip(t)
		s.Offered(ship, "decloak")
		s.Use(ship, "drop a Conner Net")
		s.NotOffered(ship, "decloak")
		s.Done()
	})
}
