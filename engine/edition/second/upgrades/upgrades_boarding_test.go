package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// boarder is a ship with the Combat Boarding Tube that begins to drop a team of commandos, with another ship
// around it.
func boarder(t *testing.T, card, pilot string, mine bool, x, y float64) (s *scene.Scene, ship, prey *scene.Ship) {
	s = scene.Second(t)
	cards := []string{"clanwrencommandos"}
	if card != "" {
		cards = append(cards, card)
	}
	ship = s.Mine("mandalorianresistancepilot", scene.At(400, 600, 0), scene.With(cards...))
	prey = s.Ship(side(mine), pilot, scene.At(x, y, 0))
	s.System(ship)
	s.Use(ship, "drop a "+team)
	return s, ship, prey
}

// ways are how a device can be placed now, 0 where there is only one.
func ways(s *scene.Scene) int {
	n := 0
	for _, c := range s.Exec().Ask(s.State(), game.Seat1).Options() {
		if c.Verb == game.TemplateVerb {
			n++
		}
	}
	return n
}

// boardsNow chooses to place the remote at an enemy.
func boardsNow(s *scene.Scene) {
	s.Choose(func(c game.Choice) bool { return c.Verb == game.TemplateVerb && c.N == 10 })
}

// The base of the boarder ends at 560 mm; a shuttle 60 mm behind it reaches from 420 to 500 mm.
func TestCombatBoardingTube_Places(t *testing.T) {
	each(t, map[string]struct {
		x, y  float64
		legal bool
		onto  int
	}{
		"touching it":                  {400, 520, true, 0},
		"under it":                     {400, 505, true, 1}, // 2e.device.placed-under-ship
		"beside it":                    {460, 490, true, 0},
		"10 mm before it":              {400, 530, false, 0},
		"behind it, at range 2":        {400, 400, false, 0},
		"at range 0 of it, at range 2": {459, 438, false, 0},
		"outside of the rear arc":      {300, 560, false, 0},
	}, func(t *testing.T, c struct {
		x, y  float64
		legal bool
		onto  int
	}) {
		s, ship, foe := boarder(t, "combatboardingtube", shuttle, false, 400, 460)
		boardsNow(s)
		if !c.legal {
			s.Refused(func() { s.PlaceDevice(0, c.x, c.y, 0) })
			s.PlaceDevice(0, 400, 520, 0)
			finish(s)
			return
		}
		s.PlaceDevice(0, c.x, c.y, 0)
		s.Is(s.State().Devices[0].Pose == scene.PoseAt(c.x, c.y, 0), "it is there")
		if c.onto > 0 { // the team answers as well
			s.Use(ship, "board it")
		}
		s.Pick(foe)
		s.ChooseNamed("a strain token")
		s.WantTokens(foe, game.StrainToken, 1+c.onto)
		s.WantTokens(ship, game.StrainToken, 0)
		s.WantCharges(ship, "clanwrencommandos", 1)
		s.Never(ship, "drop a "+team) // 2e.device.one-per-system-phase
		s.Done()
	})
}

func TestCombatBoardingTube_Tokens(t *testing.T) {
	for name, kind := range map[string]game.Token{"a deplete token": game.DepleteToken, "a stress token": game.StressToken} {
		s, ship, foe := boarder(t, "combatboardingtube", "104thbattalionpilot", false, 400, 470)
		boardsNow(s)
		s.PlaceDevice(0, 400, 500, 90)
		s.Use(ship, "board it")
		s.Pick(foe)
		s.ChooseNamed(name)
		s.WantTokens(foe, kind, 1)
		s.Done()
	}
	s, _, foe := boarder(t, "combatboardingtube", shuttle, false, 400, 430) // it may still be dropped
	s.Is(ways(s) == 2, "%d ways", ways(s))
	s.Choose(func(c game.Choice) bool { return c.Verb == game.TemplateVerb && c.N == 0 })
	s.Choose(func(c game.Choice) bool { return c.Verb == game.OptionVerb && c.N == 0 })
	for _, kind := range []game.Token{game.DepleteToken, game.StrainToken, game.StressToken} {
		s.WantTokens(foe, kind, 0)
	}
	s.Done()
}

func TestCombatBoardingTube_Not(t *testing.T) {
	const tube = "combatboardingtube"
	each(t, map[string]struct {
		card, pilot string
		mine        bool
		x, y        float64
	}{
		"a small ship":     {tube, tie, false, 400, 480},
		"a friend":         {tube, shuttle, true, 400, 460},
		"at range 2":       {tube, shuttle, false, 400, 560 - 101 - 40},
		"beside the ship":  {tube, shuttle, false, 500, 600},
		"without the tube": {"", shuttle, false, 400, 460},
	}, func(t *testing.T, c struct {
		card, pilot string
		mine        bool
		x, y        float64
	}) {
		s, _, _ := boarder(t, c.card, c.pilot, c.mine, c.x, c.y)
		s.Is(ways(s) == 0, "it can only be dropped, not %d ways", ways(s))
		finish(s)
	})
	s := scene.Second(t) // a device that is not a crew
	ship := s.Mine("mandalorianresistancepilot", scene.At(400, 600, 0), scene.With(tube, "protonbombs"))
	s.Theirs(shuttle, scene.At(400, 460, 0))
	s.System(ship)
	s.Use(ship, "drop a Proton Bomb")
	s.Is(s.State().NDevices == 1, "it is dropped, without a choice")
	finish(s)
}
