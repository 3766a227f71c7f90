package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// done marks ships as having activated.
func done(s *scene.Scene, ships ...*scene.Ship) {
	for _, ship := range ships {
		s.Of(ship).Activated = true
	}
}

// ensnare is a ship with a turret that points ahead, and another ship somewhere, at the end of the
// Activation phase.
func ensnare(t *testing.T, tractor int, at scene.Option) (s *scene.Scene, ship, other *scene.Ship) {
	s = scene.Second(t)
	ship = s.Mine("goldsquadronveteran", south, scene.With("ensnare", "dorsalturret"),
		scene.Tokens(game.TractorToken, tractor))
	s.Turret(ship, geom.FrontArc)
	other = s.Theirs(tie, at)
	done(s, ship, other)
	return s, ship, other
}

func TestEnsnare_PassesATractorToken(t *testing.T) {
	s, ship, other := ensnare(t, 2, near)
	s.Activation()
	s.Use(ship, "ensnare")
	s.Pick(other)
	s.WantTokens(ship, game.TractorToken, 1)
	s.WantTokens(other, game.TractorToken, 1)
	s.Asked(game.Seat1) // who may move it
	s.Pass()
	s.Done()
}

func TestEnsnare_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		tractor int
		at      scene.Option
	}{
		"not tractored": {0, near}, "range 2": {1, past}, "not in the turret arc": {1, scene.At(line+100, 300, 180)},
	}, func(t *testing.T, c struct {
		tractor int
		at      scene.Option
	}) {
		s, ship, _ := ensnare(t, c.tractor, c.at)
		s.Never(ship, "ensnare")
		s.Activation()
		s.Done()
	})
}

func TestEnsnare_TractoredGoesBySize(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine("outerrimsmuggler", south, scene.With("ensnare"), scene.Tokens(game.TractorToken, 2))
	s.Turret(ship, geom.FrontAndRear)
	done(s, ship, s.Theirs(tie, near))
	s.Never(ship, "ensnare")
	s.Activation()
	s.Done()
}

func TestGraviticDeflection_RerollsForTractoredShips(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(tie, south, scene.With("graviticdeflection"))
	s.Mine(tie, scene.At(line+60, 300, 0), scene.Tokens(game.TractorToken, 1))
	s.Theirs(tie, scene.At(line-60, 300, 0), scene.Tokens(game.TractorToken, 1))
	s.Mine(tie, scene.At(line, 200, 0))
	s.Mine(tie, scene.At(line, 700, 0), scene.Tokens(game.TractorToken, 1)) // behind the attacker
	s.Attack(s.Theirs(xwing, north), ship)
	s.Dice("hit", "hit", "blank")
	s.Dice("blank", "blank", "blank")
	s.Use(ship, "reroll")
	s.Refused(func() { s.Number(3) })
	s.Number(2)
	s.Dice("evade", "evade")
	s.WantDamage(ship, 0)
	s.Done()
	refused(t, "graviticdeflection", "reroll", true, map[string]bout{"no one is tractored": {}})
	refused(t, "graviticdeflection", "reroll", false, map[string]bout{
		"its attack": {lay: has(game.TractorToken, 1, false)}})
}

func TestInterloperTurn_GainsATractorToken(t *testing.T) {
	each(t, map[string]struct {
		maneuver, rock string
		x              float64
		offered        bool
	}{
		"a turn left":    {"1 turn-left", "coreasteroid0", line + 130, true},
		"a turn right":   {"2 turn-right", "coreasteroid0", line + 130, true},
		"a Koiogran":     {"2 koiogran", "coreasteroid0", line + 130, true},
		"too fast":       {"3 turn-left", "coreasteroid0", line + 130, false},
		"a bank":         {"2 bank-left", "coreasteroid0", line + 130, false},
		"range 2":        {"2 turn-left", "coreasteroid0", line + 170, false},
		"debris":         {"2 turn-left", "yt2400debris0", line + 130, false},
		"nothing at all": {"2 turn-left", "coreasteroid0", 900, false},
	}, func(t *testing.T, c struct {
		maneuver, rock string
		x              float64
		offered        bool
	}) {
		s := scene.Second(t)
		ship := s.Mine(tie, south, scene.With("interloperturn"))
		s.PrintDial(ship, "1 turn-left white", "2 turn-left white", "2 turn-right white", "2 koiogran white",
			"3 turn-left white", "2 bank-left white")
		rock := s.Obstacle(c.rock, scene.At(c.x, 300, 0))
		switch c.x {
		case line + 130:
			s.WantRangeTo(ship, rock.Object(), 1)
		case line + 170:
			s.WantRangeTo(ship, rock.Object(), 2)
		}
		if !c.offered {
			s.Never(ship, "gain a tractor token")
		}
		s.Activate(ship, c.maneuver)
		if c.offered {
			s.Use(ship, "gain a tractor token")
			s.WantTokens(ship, game.TractorToken, 1)
		}
		play(s, nil, nil)
		s.Done()
	})
}

// escape is a primary attack at range 1 or 2 on an enemy, which has this many ships of each side near.
func escape(t *testing.T, card string, y float64, friends, enemies int, gap float64) (s *scene.Scene, ship, target *scene.Ship) {
	s = scene.Second(t)
	ship = s.Mine(xwing, scene.At(line, y, 0), scene.With(card, "ioncannon"))
	target = s.Theirs(xwing, north)
	for i := range friends {
		s.Mine(tie, scene.At(line+40+gap, 500+50*float64(i), 0))
	}
	for i := range enemies {
		s.Theirs(tie, scene.At(line-40-99, 500+50*float64(i), 0))
	}
	return s, ship, target
}

func TestNoEscape_RerollsABlank(t *testing.T) {
	for card, enemies := range map[string]int{
		"noescape-rsl": 1, "noescape-battleoverendor": 2, // 3 against 2, the defender included or not
	} {
		s, ship, target := escape(t, card, 360, 2, enemies, 99)
		for i := range 2 { // at range 2
			s.Theirs(tie, scene.At(line-40-101, 400-50*float64(i), 0))
		}
		s.Attack(ship, target)
		s.Dice("blank", "blank", "focus", "blank")
		s.Use(ship, "reroll a blank")
		s.Refused(func() { s.Number(2) })
		s.Number(1)
		s.Dice("focus")
		play(s, nil, nil)
		s.Done()
	}
}

func TestNoEscape_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		y                float64
		friends, enemies int
		gap              float64
		weapon, die      string
	}{
		"as many":        {360, 1, 1, 99, "primary", "blank"},
		"range 2":        {300, 1, 0, 99, "primary", "blank"},
		"friends beyond": {360, 2, 0, 101, "primary", "blank"},
		"special attack": {360, 2, 0, 99, "ioncannon", "blank"},
		"no blank":       {360, 2, 0, 99, "primary", "focus"},
	}, func(t *testing.T, c struct {
		y                float64
		friends, enemies int
		gap              float64
		weapon, die      string
	}) {
		for more, card := range []string{"noescape-rsl", "noescape-battleoverendor"} {
			s, ship, target := escape(t, card, c.y, c.friends, c.enemies+more, c.gap)
			s.Never(ship, "reroll a blank")
			s.AttackWith(ship, c.weapon, target)
			play(s, faces(c.die, c.die, c.die, c.die), nil)
			s.Done()
		}
	})
}

// mercenary destroys a ship with a calculate and a focus token beside one with Mercenary.
func mercenary(t *testing.T, gap float64, mine bool) (s *scene.Scene, ship, victim *scene.Ship) {
	s = scene.Second(t)
	shooter := s.Mine(xwing, south)
	victim = s.Theirs(tie, north, scene.Damaged(2), scene.Tokens(game.CalculateToken, 1),
		scene.Tokens(game.FocusToken, 1), scene.Tokens(game.StressToken, 1))
	ship = s.Ship(side(mine), tie, scene.At(line+40+gap, 500, 180), scene.With("mercenary-swz103"))
	avenge(s, shooter, victim)
	return s, ship, victim
}

func TestMercenary_TakesAToken(t *testing.T) {
	s, ship, _ := mercenary(t, 200, false)
	s.Refused(func() { s.ChooseNamed("stress") })
	s.ChooseNamed("calculate")
	s.WantTokens(ship, game.CalculateToken, 1)
	s.WantTokens(ship, game.FocusToken, 0)
	s.Done()
	for _, c := range []struct {
		gap  float64
		mine bool
	}{{201, false}, {200, true}} {
		s, ship, _ := mercenary(t, c.gap, c.mine)
		s.WantTokens(ship, game.CalculateToken, 0)
		s.Done()
	}
}

// salvo attacks a ship that it has locked.
func salvo(t *testing.T, weapon string, charges int) (s *scene.Scene, ship, target *scene.Ship) {
	s = scene.Second(t)
	ship = s.Mine(xwing, south, scene.With("saturationsalvo", "protontorpedoes", "barragerockets", "ioncannon"),
		scene.Tokens(game.FocusToken, 1))
	s.Charges(ship, "protontorpedoes", charges)
	target = s.Theirs(tie, north)
	s.Lock(ship, target)
	return s, ship, target
}

func TestSaturationSalvo_DefenderRerollsTwo(t *testing.T) {
	s, ship, target := salvo(t, "protontorpedoes", 2)
	s.AttackWith(ship, "protontorpedoes", target)
	s.Dice("hit", "hit", "blank", "blank")
	s.Use(ship, "change a hit")
	s.Pass() // the lock stays
	s.Dice("evade", "evade", "blank")
	s.Use(ship, "reroll defense dice")
	s.WantCharges(ship, "protontorpedoes", 0)
	s.Number(0) // of the blanks
	s.Refused(func() { s.Number(1) })
	s.Number(2)
	s.Dice("blank", "focus")
	s.Draw("Stunned Pilot")
	s.WantDamage(target, 2)
	s.Done()
}

func TestSaturationSalvo_Missiles(t *testing.T) {
	s, ship, target := salvo(t, "barragerockets", 2)
	s.AttackWith(ship, "barragerockets", target)
	s.Dice("hit", "focus", "hit")
	s.Pass()
	s.Dice("evade", "evade", "blank")
	s.Use(ship, "reroll defense dice")
	s.Number(1)
	s.Number(1)
	s.Dice("blank", "focus")
	s.WantCharges(ship, "barragerockets", 3)
	s.Done()
}

func TestSaturationSalvo_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		weapon  string
		charges int
	}{"a cannon": {"ioncannon", 2}, "primary": {"primary", 2}, "no charge left": {"protontorpedoes", 1}},
		func(t *testing.T, c struct {
			weapon  string
			charges int
		}) {
			s, ship, target := salvo(t, c.weapon, c.charges)
			s.Never(ship, "reroll defense dice")
			s.AttackWith(ship, c.weapon, target)
			play(s, nil, nil)
			s.Done()
		})
}

func TestExtremeManeuvers_TurnsForForce(t *testing.T) {
	s, ship := adept(t, "extrememaneuvers")
	s.Perform(ship, 0, game.BoostAction)
	s.Use(ship, "boost")
	s.Maneuver("1 turn-right")
	s.WantForce(ship, 1)
	s.WantTokens(ship, game.StressToken, 0)
	s.WantPose(ship, line+55, 300+55, 90)
	s.Done()
	s.Force(ship, 1)
	s.Of(ship).Performed = 0
	s.Perform(ship, 0, game.BoostAction)
	s.Use(ship, "boost")
	s.Maneuver("1 straight")
	s.WantForce(ship, 1)
	s.Done()
}

func TestExtremeManeuvers_NotOffered(t *testing.T) {
	s, ship := adept(t, "extrememaneuvers")
	friend := s.Mine(xwing, scene.At(line+200, 300, 0))
	s.Stat(friend, "force", 1)
	s.Force(ship, 0)
	for _, who := range []*scene.Ship{ship, friend} {
		s.Perform(who, 0, game.BoostAction)
		s.Use(who, "boost")
		s.Refused(func() { s.Maneuver("1 turn-right") })
		s.Maneuver("1 straight")
		s.Done()
	}
}

func TestExtremeManeuvers_OnlyInAnAction(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("extrememaneuvers", "attackspeed-battleofyavin"))
	s.Stat(ship, "force", 1)
	s.Activate(ship, "3 straight")
	s.Use(ship, "attackspeed-battleofyavin")
	s.Refused(func() { s.Maneuver("1 turn-right") })
	s.Maneuver("1 straight")
	play(s, nil, nil)
	s.Done()
}

func TestPredictiveShot_LimitsDefenseDice(t *testing.T) {
	for hits, dice := range map[string]int{"hit": 1, "crit": 1, "focus": 0} {
		s, ship := adept(t, "predictiveshot")
		target := s.Theirs(tie, scene.At(inside, 500, 180))
		s.Attack(ship, target)
		s.Use(ship, "foresee the dodge")
		s.WantForce(ship, 1)
		s.Dice(hits, "blank", "blank")
		if hits == "focus" {
			s.Pass() // the Force
		}
		if dice > 0 {
			s.Dice("evade")
		}
		s.WantDamage(target, 0)
		s.Attack(target, ship)
		play(s, nil, nil)
		s.Attack(ship, target) // the attack is over
		s.Pass()
		s.Dice("hit", "blank", "blank")
		s.Dice("blank", "evade", "blank")
		s.Done()
	}
}

func TestPredictiveShot_NotOffered(t *testing.T) {
	force := func(n int) twist {
		return func(s *scene.Scene, ship, _ *scene.Ship) { s.Stat(ship, "force", n) }
	}
	refused(t, "predictiveshot", "foresee the dodge", false, map[string]bout{
		"beside the bullseye arc": {at: scene.At(beside, 500, 180), lay: force(1)}, "no Force": {lay: force(0)}})
	refused(t, "predictiveshot", "foresee the dodge", true, map[string]bout{"its defense": {lay: force(1)}})
}
