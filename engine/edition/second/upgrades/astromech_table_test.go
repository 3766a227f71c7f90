package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

func TestBBAstromechs_ActBeforeABlueManeuver(t *testing.T) {
	for id, ability := range map[string]string{"bb8": "barrel roll or boost", "bbastromech": "barrel roll"} {
		t.Run(id, func(t *testing.T) {
			s := scene.Second(t)
			ship := s.Mine(xwing, south, scene.With(id))
			s.Activate(ship, "2 straight")
			s.Use(ship, ability)
			s.WantCharges(ship, id, 1)
			if id == "bb8" {
				s.Offered(ship, "barrel roll")
				s.Use(ship, "boost")
				s.Maneuver("1 straight")
				s.WantPose(ship, line, 500, 0)
			} else {
				s.Refused(func() { s.Use(ship, "boost") })
				s.Use(ship, "barrel roll")
				s.Side(geom.Left)
				s.Position(0)
				s.WantPose(ship, line-80, 420, 0)
			}
			s.WantTokens(ship, game.StressToken, 0)
			if id == "bbastromech" {
				s.NotOffered(ship, "barrel roll") // 2e.action.same-once-per-round
			}
			finish(s)
		})
		t.Run(id+" is not offered", func(t *testing.T) {
			each(t, map[string]struct {
				maneuver        string
				charges, stress int
			}{"white": {"3 straight", 2, 0}, "no charge": {"2 straight", 0, 0}, "stressed": {"2 straight", 2, 1},
				"red": {"4 koiogran", 2, 0},
			}, func(t *testing.T, c struct {
				maneuver        string
				charges, stress int
			}) {
				s := scene.Second(t)
				ship := s.Mine(xwing, south, scene.With(id), scene.Tokens(game.StressToken, c.stress))
				s.Charges(ship, id, c.charges)
				s.Never(ship, id)
				s.Activate(ship, c.maneuver)
				finish(s)
			})
		})
	}
}

func TestC110P_EvadesWhileItHasCharges(t *testing.T) {
	each(t, map[string]struct {
		charges, stress, side int
		offered               bool
	}{"stressed": {1, 1, 1, true}, "empty": {0, 0, 1, false}, "erratic": {2, 0, 2, false}},
		func(t *testing.T, c struct {
			charges, stress, side int
			offered               bool
		}) {
			s := scene.Second(t)
			ship := s.Mine(xwing, south, scene.With("c110p"), scene.Tokens(game.StressToken, c.stress))
			s.Charges(ship, "c110p", c.charges)
			s.CardSide(ship, "c110p", c.side)
			s.Activate(ship, "3 straight")
			if !c.offered {
				s.NotOffered(ship, "evade")
				finish(s)
				return
			}
			s.Use(ship, "c110p")
			s.Use(ship, "evade")
			s.WantTokens(ship, game.EvadeToken, 1)
			s.WantTokens(ship, game.StressToken, c.stress+1)
			s.WantCharges(ship, "c110p", c.charges-1)
			s.Done()
		})
}

func TestC110P_TurnsErratic(t *testing.T) {
	for charges := range 2 {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("c110p"))
		near := s.Theirs(tie, scene.At(line+60, 420, 180))
		far := s.Mine(tie, scene.At(line-150, 420, 180))
		left := s.Mine(tie, scene.At(line-60, 250, 180)) // at range 1 before the maneuver alone
		s.Charges(ship, "c110p", charges)
		s.End()
		s.Activate(ship, "3 straight")
		if charges > 0 {
			s.Refused(func() { s.Pick(near) })
			finish(s)
			continue
		}
		s.WantRange(ship, far, 2)
		s.Refused(s.Pass)
		s.Refused(func() { s.Pick(far) })
		s.Refused(func() { s.Pick(left) })
		s.Pick(near)
		s.WantTokens(near, game.JamToken, 1)
		s.Pass() // the action
		s.Done()
	}
}

func TestGenius_DropsABombAfterAManeuver(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("genius", "protonbombs"))
	s.Activate(ship, "3 straight")
	s.Use(ship, "drop a bomb")
	s.Use(ship, "drop a Proton Bomb")
	s.Is(s.Of(ship).Placed, "a bomb")
	s.WantCharges(ship, "protonbombs", 1)
	finish(s)
}

func TestGenius_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		device         string
		placed, bumped bool
	}{"placed one": {"protonbombs", true, false}, "partial": {"protonbombs", false, true},
		"a mine": {"connernets", false, false},
	}, func(t *testing.T, c struct {
		device         string
		placed, bumped bool
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("genius", c.device))
		if c.bumped {
			s.Theirs(tie, scene.At(line, 460, 0))
		}
		s.SetDial(ship, "3 straight")
		s.Of(ship).Placed = c.placed
		s.Never(ship, "genius")
		s.Activate(ship, "")
		finish(s)
	})
}

func TestL4ER5_PassesACalculateTokenOn(t *testing.T) {
	each(t, map[string]struct {
		friend    scene.Option
		calculate int
		offered   bool
	}{"ahead": {scene.At(line, 640, 0), 1, true}, "behind": {scene.At(line, 200, 0), 1, false},
		"too far": {scene.At(line, 642, 0), 1, false}, "no token": {scene.At(line, 640, 0), 0, false},
	}, func(t *testing.T, c struct {
		friend    scene.Option
		calculate int
		offered   bool
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("l4er5"), scene.Tokens(game.CalculateToken, c.calculate))
		friend := s.Mine(tie, c.friend, scene.Tokens(game.DisarmToken, 1))
		enemy := s.Theirs(tie, scene.At(line+50, 400, 180), scene.Tokens(game.DisarmToken, 1))
		s.Tokens(ship, game.DisarmToken, 1)
		if !c.offered {
			s.Never(ship, "l4er5")
			s.Engagement()
			finish(s)
			return
		}
		s.Engagement()
		s.Use(ship, "l4er5")
		s.Refused(func() { s.Pick(enemy) })
		s.Pick(friend)
		s.WantTokens(ship, game.CalculateToken, 0)
		s.WantTokens(friend, game.CalculateToken, 1)
		finish(s)
	})
}

func TestM9G8_ALockedAttackerRerolls(t *testing.T) {
	each(t, map[string]bool{"an enemy": true, "a friend": false}, func(t *testing.T, enemy bool) {
		s := scene.Second(t)
		ship := s.Mine(xwing, scene.At(200, 300, 0), scene.With("m9g8"))
		attacker, target := s.Mine(tie, south), s.Theirs(tie, north)
		if enemy {
			attacker, target = target, attacker
		}
		s.Lock(ship, attacker)
		s.Attack(attacker, target)
		s.Dice("hit", "hit")
		s.Use(ship, "m9g8")
		s.Refused(func() { s.Number(2) })
		s.Number(1)
		s.Dice("blank")
		s.WantAttackDice("hit", "blank")
		s.WantLock(ship, attacker, true)
		finish(s)
	})
}

func TestM9G8_NotOffered(t *testing.T) {
	never(t, "m9g8", "m9g8", map[string]bout{
		"no lock":           {dice: []string{"hit"}},
		"on the defender":   {dice: []string{"hit"}, lay: locks},
		"who is not locked": {dice: []string{"hit"}, defends: true},
	})
}

func TestQ7Astromech_BoostsThroughObstacles(t *testing.T) {
	for _, with := range [][]string{{"q7astromech"}, nil} {
		s := scene.Second(t)
		ship := s.Mine(interceptor, south, scene.With(with...))
		s.Obstacle("coreasteroid0", scene.At(line, 380, 0))
		s.Perform(ship, 0, game.BoostAction)
		s.Use(ship, "boost")
		s.Maneuver("1 straight")
		if with == nil {
			s.WantPose(ship, line, 300, 0)
		} else {
			s.WantPose(ship, line, 380, 0)
		}
		play(s, nil, nil)
		s.Done()
	}
}

func TestR2A6_ChangesTheSpeed(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("r2a6"))
	s.Activate(ship, "2 straight")
	s.Use(ship, "change the speed")
	s.Refused(func() { s.Maneuver("4 straight") })
	s.Refused(func() { s.Maneuver("2 straight") })
	s.Refused(func() { s.Maneuver("3 bank-left") })
	s.Refused(func() { s.Maneuver("1 bank-left") })
	s.Is(s.Exec().Ask(s.State(), game.Seat1).N == 2, "one faster or one slower")
	s.Maneuver("3 straight")
	s.WantRevealed(ship, "3 straight") // 2e.activation.set-dial-changes-revealed
	s.WantPose(ship, line, 460, 0)
	finish(s)
}

func TestR2A6_OnlyToWhatTheDialHas(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("r2a6"))
	s.Never(ship, "change the speed")
	s.Activate(ship, "4 koiogran")
	finish(s)
}

// diceAstromechs change the bearer's attack dice for something.
func TestDiceAstromechs_ChangeAResult(t *testing.T) {
	each(t, map[string]struct {
		id, ability, from, to string
		lay                   func(s *scene.Scene, ship, other *scene.Ship)
		paid                  func(s *scene.Scene, ship, other *scene.Ship)
	}{
		"evade for focus": {"r2c4", "change a focus", "focus", "hit",
			func(s *scene.Scene, ship, _ *scene.Ship) { s.Tokens(ship, game.EvadeToken, 1) },
			func(s *scene.Scene, ship, _ *scene.Ship) { s.WantTokens(ship, game.EvadeToken, 0) }},
		"charge for crit": {"r7a7", "change a hit", "hit", "crit", charged("r7a7", 1),
			func(s *scene.Scene, ship, _ *scene.Ship) { s.WantCharges(ship, "r7a7", 0) }},
		"focus for blank": {"advancedoptics", "change a blank", "blank", "hit",
			func(s *scene.Scene, ship, _ *scene.Ship) { s.Tokens(ship, game.FocusToken, 1) },
			func(s *scene.Scene, ship, _ *scene.Ship) { s.WantTokens(ship, game.FocusToken, 0) }},
	}, func(t *testing.T, c struct {
		id, ability, from, to string
		lay                   func(s *scene.Scene, ship, other *scene.Ship)
		paid                  func(s *scene.Scene, ship, other *scene.Ship)
	}) {
		d := bout{dice: []string{c.from, c.from, "crit"}, lay: c.lay}
		s, ship, other := d.open(t, c.id)
		s.Use(ship, c.ability)
		s.WantAttackDice(c.from, c.to, "crit")
		c.paid(s, ship, other)
		play(s, nil, []string{"evade", "evade", "evade"})
		s.Done()
		other3 := map[string]string{"focus": "blank", "hit": "focus", "blank": "focus"}[c.from]
		never(t, c.id, c.ability, map[string]bout{
			"no such result": {dice: []string{other3, other3, "crit"}, lay: c.lay,
				defense: []string{"evade", "evade", "evade"}},
			"nothing to spend": {dice: d.dice, lay: func(s *scene.Scene, ship, _ *scene.Ship) {
				if c.id == "r7a7" {
					s.Charges(ship, c.id, 0)
				}
			}, defense: []string{"evade", "evade", "evade"}},
			"in defense": {defends: true, dice: []string{c.from}, lay: c.lay},
		})
	})
}
