package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestR2D2Resistance_InTheEndPhase(t *testing.T) {
	each(t, map[string]struct {
		charges, shields, stress int
		removes, recovers        bool
	}{
		"shielded and stressed": {4, 2, 1, true, false},
		"the last shield":       {1, 1, 1, true, false},
		"no charge":             {0, 2, 1, false, false},
		"no red token":          {4, 2, 0, false, false},
		"no shield":             {2, 0, 1, false, true},
		"one charge":            {1, 0, 0, false, false},
	}, func(t *testing.T, c struct {
		charges, shields, stress int
		removes, recovers        bool
	}) {
		const id = "r2d2-resistance"
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With(id), scene.Shields(c.shields),
			scene.Tokens(game.StressToken, c.stress), scene.Tokens(game.FocusToken, 1))
		s.Charges(ship, id, c.charges)
		if !c.recovers {
			s.Never(ship, "recover a shield")
		}
		if !c.removes {
			s.Never(ship, "remove a red token")
		}
		if c.charges == 1 && c.shields == 1 {
			s.End()
			s.Use(ship, id) // and no charge is left for a shield
			s.ChooseNamed("stress")
			s.WantShields(ship, 0)
			finish(s)
			return
		}
		s.End()
		if c.removes {
			s.Use(ship, "remove a red token")
			s.ChooseNamed("stress")
			s.WantTokens(ship, game.StressToken, 0)
			s.WantShields(ship, c.shields-1)
			s.WantCharges(ship, id, c.charges-1)
		}
		if c.recovers {
			s.Use(ship, "recover a shield")
			s.WantTokens(ship, game.DepleteToken, 1)
			s.WantShields(ship, 1)
			s.WantCharges(ship, id, c.charges-2)
		}
		finish(s)
	})
}

func TestR2HA_ALockBuysRerolls(t *testing.T) {
	d := bout{defends: true, dice: []string{"hit", "hit"}, lay: locks}
	s, ship, other := d.open(t, "r2ha")
	s.Dice("blank", "focus")
	s.Use(ship, "r2ha")
	s.Number(1)
	s.Number(1)
	s.Dice("evade", "evade")
	s.WantDamage(ship, 0)
	s.WantShields(ship, 2)
	s.WantLock(ship, other, false)
	finish(s)

	never(t, "r2ha", "r2ha", map[string]bout{
		"no lock":   {defends: true, dice: []string{"hit"}},
		"attacking": {dice: []string{"hit"}, lay: locks},
		"locked by the attacker": {defends: true, dice: []string{"hit"},
			lay: func(s *scene.Scene, ship, other *scene.Ship) { s.Lock(other, ship) }},
	})
}

func TestR4P17_ActsAfterARedManeuver(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("r4p17"))
	s.Activate(ship, "4 koiogran")
	s.Use(ship, "act")
	s.Offered(ship, "barrel roll")
	s.Use(ship, "focus")
	s.WantTokens(ship, game.FocusToken, 1)
	s.WantTokens(ship, game.StressToken, 1)
	s.WantCharges(ship, "r4p17", 1)
	s.Done()
}

func TestR4P44_CalculatesAfterARedManeuver(t *testing.T) {
	each(t, map[string]struct {
		maneuver string
		x, y     float64
		mine     bool
		n        int
	}{
		"red": {"4 koiogran", inside, 400, false, 1}, "white": {"4 straight", inside, 600, false, 0},
		"beside": {"4 koiogran", beside, 400, false, 0}, "a friend": {"4 koiogran", inside, 400, true, 0},
	}, func(t *testing.T, c struct {
		maneuver string
		x, y     float64
		mine     bool
		n        int
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("r4p44"))
		s.Ship(map[bool]game.Player{true: game.Seat1, false: game.Seat2}[c.mine], tie, scene.At(c.x, c.y, 0))
		s.Activate(ship, c.maneuver)
		s.WantTokens(ship, game.CalculateToken, c.n)
		finish(s)
	})
}

func TestR4P_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		maneuver string
		charges  int
		bumped   bool
	}{"white": {"4 straight", 2, false}, "no charge": {"4 koiogran", 0, false}, "partial": {"4 koiogran", 2, true}},
		func(t *testing.T, c struct {
			maneuver string
			charges  int
			bumped   bool
		}) {
			s := scene.Second(t)
			ship := s.Mine(xwing, south, scene.With("r4p17", "r4p44"))
			if c.bumped {
				s.Theirs(tie, scene.At(line, 500, 0))
			}
			s.Charges(ship, "r4p17", c.charges)
			s.Never(ship, "act")
			s.Activate(ship, c.maneuver)
			s.WantTokens(ship, game.CalculateToken, 0)
			finish(s)
		})
}

func TestR4PAstromech_MakesItEasier(t *testing.T) {
	each(t, map[string]struct {
		pilot, maneuver string
		charges, stress int // stress after one token
		offered         bool
	}{
		"white is blue":   {xwing, "2 turn-left", 2, 0, true},
		"red is white":    {hwk, "3 turn-left", 2, 1, true}, // although the ship is stressed
		"no charge":       {xwing, "2 turn-left", 0, 1, false},
		"blue stays blue": {xwing, "2 straight", 2, 0, false}, // 2e.movement.difficulty.saturates
	}, func(t *testing.T, c struct {
		pilot, maneuver string
		charges, stress int
		offered         bool
	}) {
		s := scene.Second(t)
		ship := s.Mine(c.pilot, south, scene.With("r4pastromech"), scene.Tokens(game.StressToken, 1))
		s.Charges(ship, "r4pastromech", c.charges)
		if !c.offered {
			s.Never(ship, "make it easier")
		}
		s.Activate(ship, c.maneuver)
		if c.offered {
			s.Use(ship, "make it easier")
			s.WantCharges(ship, "r4pastromech", c.charges-1)
			s.WantEvent(game.ManeuverBegan, "2e.activation.execute")
		}
		s.WantTokens(ship, game.StressToken, c.stress)
		finish(s)
	})
}

// 2e.movement.basic-bearings
func TestR4PAstromech_OnlyBasicManeuvers(t *testing.T) {
	for _, maneuver := range []string{"4 koiogran", "3 tallon-left"} {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("r4pastromech"))
		s.Never(ship, "make it easier")
		s.Activate(ship, maneuver)
		finish(s)
	}
}

func TestR6D8_RerollsForFriendsBehind(t *testing.T) {
	each(t, map[string]struct {
		friends []scene.Option
		most    int
	}{
		"itself":             {nil, 1},
		"and a friend":       {[]scene.Option{scene.At(inside, 250, 0)}, 2},
		"beside":             {[]scene.Option{scene.At(beside, 250, 0)}, 1},
		"its back to them":   {[]scene.Option{scene.At(line, 250, 180)}, 1},
		"beyond range 3":     {[]scene.Option{scene.At(line, 880, 180)}, 1},
		"two friends":        {[]scene.Option{scene.At(line, 250, 0), scene.At(line, 600, 180)}, 3},
		"the enemy's friend": {nil, 1},
	}, func(t *testing.T, c struct {
		friends []scene.Option
		most    int
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("r6d8"))
		for _, at := range c.friends {
			s.Mine(tie, at)
		}
		target := s.Theirs(tie, scene.At(line, 500, 180))
		s.Theirs(tie, scene.At(line, 560, 180)) // which looks at the defender, too
		s.Attack(ship, target)
		s.Dice("focus", "focus", "focus")
		s.Use(ship, "r6d8")
		if c.most < 3 {
			s.Refused(func() { s.Number(c.most + 1) })
		}
		s.Number(c.most)
		finish(s)
	})
}

func TestR6D8_NotOffered(t *testing.T) {
	never(t, "r6d8", "r6d8", map[string]bout{
		"outside of the bullseye arc": {at: scene.At(beside, 500, 180)},
		"in defense":                  {defends: true},
	})
}

func TestWatchfulAstromech_CalculatesInAnEnemysArc(t *testing.T) {
	each(t, map[string]struct {
		action  string
		enemy   scene.Option
		friend  bool
		offered bool
	}{
		"rotate":             {"rotate", north, false, true},
		"reload":             {"reload", north, false, true},
		"focus":              {"focus", north, false, false},
		"it looks away":      {"rotate", scene.At(line, 500, 0), false, false},
		"it is too far away": {"rotate", scene.At(line, 642, 180), false, false},
		"a friend's arc":     {"rotate", north, true, false},
	}, func(t *testing.T, c struct {
		action  string
		enemy   scene.Option
		friend  bool
		offered bool
	}) {
		s := scene.Second(t)
		ship := s.Mine(hwk, south, scene.With("watchfulastromech", "protontorpedoes"))
		side := game.Seat2
		if c.friend {
			side = game.Seat1
		}
		s.Ship(side, tie, c.enemy)
		s.PrintActions(ship, "white rotate arc", "white reload", "white focus")
		s.Charges(ship, "protontorpedoes", 1)
		if !c.offered {
			s.Never(ship, "watchfulastromech")
		}
		s.Perform(ship, 0)
		s.Use(ship, c.action)
		switch c.action {
		case "rotate":
			s.ChooseNamed("rear")
		case "reload":
			s.ChooseNamed("Proton Torpedoes")
		}
		if c.offered {
			s.Use(ship, "watchfulastromech")
			s.Use(ship, "calculate")
			s.WantTokens(ship, game.CalculateToken, 1)
			s.WantTokens(ship, game.StressToken, 1)
		}
		finish(s)
	})
}
