package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// thanisson has a ship perform a red evade action, or be given another token, at a place.
func thanisson(t *testing.T, at scene.Option, mine bool, stress int) (s *scene.Scene, holder, ship *scene.Ship) {
	s = scene.Second(t)
	holder = s.Mine(xwing, south, scene.With("pettyofficerthanisson"), scene.Tokens(game.StressToken, stress))
	return s, holder, s.Ship(side(mine), tie, at)
}

func TestPettyOfficerThanisson_OneMore(t *testing.T) {
	for _, touching := range []bool{true, false} {
		at := near
		if touching {
			at = scene.At(line, 341, 180)
		}
		s, holder, ship := thanisson(t, at, false, 0)
		if touching {
			s.Touch(holder, ship)
		}
		s.PrintDial(ship, "0 stationary red")
		s.Activate(ship, "0 stationary")
		s.Use(holder, "one more")
		s.WantTokens(ship, game.StressToken, 2)
		s.WantTokens(holder, game.StressToken, 1)
		s.Done()
	}
}

func TestPettyOfficerThanisson_AnOrangeToken(t *testing.T) {
	s, holder, ship := thanisson(t, near, false, 0)
	friend := s.Mine(xwing, scene.At(line+60, 300, 0), scene.With("jammingbeam"))
	s.AttackWith(friend, "jammingbeam", ship)
	s.Dice("hit", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Use(holder, "one more")
	s.WantTokens(ship, game.JamToken, 2)
	play(s, nil, nil)
	s.Done()
}

func TestPettyOfficerThanisson_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		at       scene.Option
		mine     bool
		stress   int
		maneuver string
	}{
		"stressed":      {near, false, 1, "0 stationary"},
		"range 2":       {past, false, 0, "0 stationary"},
		"beside it":     {scene.At(line+60, 300, 0), false, 0, "0 stationary"},
		"a friend":      {near, true, 0, "0 stationary"},
		"a green token": {near, false, 0, ""},
		"End phase":     {near, false, 0, "end"},
	}, func(t *testing.T, c struct {
		at       scene.Option
		mine     bool
		stress   int
		maneuver string
	}) {
		s, holder, ship := thanisson(t, c.at, c.mine, c.stress)
		s.PrintDial(ship, "0 stationary red")
		s.Never(holder, "one more")
		switch c.maneuver {
		case "":
			s.Perform(ship, 0, game.EvadeAction)
			s.Use(ship, "evade")
		case "end":
			s.Systems()
			s.Perform(ship, game.AsRed, game.EvadeAction)
			s.Use(ship, "evade")
		default:
			s.Activate(ship, c.maneuver)
		}
		s.Done()
	})
}

// almec has a ship fly; another with Almec stands so far beside where it ends.
func almec(t *testing.T, maneuver string, gap float64, mine bool, side2 int) (s *scene.Scene, holder, ship *scene.Ship) {
	s = scene.Second(t)
	y := 300.0
	if side2 == 2 {
		y = 460
	}
	holder = s.Ship(side(mine), xwing, scene.At(line+40+gap, y, 0), scene.With("primeministeralmec"))
	ship = s.Mine(xwing, south)
	s.PrintDial(ship, "3 straight white", "3 bank-left blue", "3 koiogran red")
	s.CardSide(holder, "primeministeralmec", side2)
	return s, holder, ship
}

func TestPrimeMinisterAlmec_Calculates(t *testing.T) {
	s, holder, ship := almec(t, "3 straight", 200, true, 1)
	s.Tokens(ship, game.DisarmToken, 1)
	s.Activate(ship, "3 straight")
	s.Use(holder, "calculate")
	s.WantTokens(ship, game.StressToken, 1)
	s.WantTokens(ship, game.CalculateToken, 1)
	s.Done()
}

func TestPrimeMinisterAlmec_Acts(t *testing.T) {
	for _, action := range []string{"focus", "calculate"} {
		s, holder, ship := almec(t, "3 koiogran", 200, true, 2)
		s.PrintActions(ship, "focus", "calculate", "lock")
		s.Activate(ship, "3 koiogran")
		s.Use(holder, "act")
		s.Refused(func() { s.Use(ship, "lock") })
		s.Use(ship, action)
		s.Done()
	}
}

func TestPrimeMinisterAlmec_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		maneuver string
		gap      float64
		mine     bool
		side     int
		evade    int
		blocked  bool
	}{
		"blue":              {"3 bank-left", 200, true, 1, 0, false},
		"a green token":     {"3 straight", 200, true, 1, 1, false},
		"range 3":           {"3 straight", 201, true, 1, 0, false},
		"an enemy":          {"3 straight", 200, false, 1, 0, false},
		"white, other side": {"3 straight", 200, true, 2, 0, false},
		"red":               {"3 koiogran", 200, true, 1, 0, false},
		"puppet, range 3":   {"3 koiogran", 201, true, 2, 0, false},
		"puppet, an enemy":  {"3 koiogran", 200, false, 2, 0, false},
		"puppet, partial":   {"3 koiogran", 200, true, 2, 0, true},
	}, func(t *testing.T, c struct {
		maneuver string
		gap      float64
		mine     bool
		side     int
		evade    int
		blocked  bool
	}) {
		s, holder, ship := almec(t, c.maneuver, c.gap, c.mine, c.side)
		s.Tokens(ship, game.EvadeToken, c.evade)
		if c.blocked {
			s.Theirs(tie, scene.At(line, 470, 180))
		}
		s.Never(holder, "calculate")
		s.Never(holder, "act")
		s.Activate(ship, c.maneuver)
		play(s, nil, nil)
		s.Done()
	})
}

func TestPrimeMinisterAlmec_OnlyActionsOfTheBar(t *testing.T) {
	s, holder, ship := almec(t, "3 koiogran", 200, true, 2)
	s.Activate(ship, "3 koiogran")
	s.Use(holder, "act")
	s.Refused(func() { s.Use(ship, "calculate") })
	play(s, nil, nil)
	s.Done()
}

func TestPrimeMinisterAlmec_BecomesAPuppet(t *testing.T) {
	for stress, flips := range map[int]uint8{1: 0, 2: 1} {
		s := scene.Second(t)
		s.Mine(xwing, south, scene.With("primeministeralmec"), scene.Tokens(game.StressToken, stress))
		s.End()
		s.Is(s.State().Charges[1].Side == flips, "with %d stress tokens", stress)
		s.Done()
	}
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("primeministeralmec"), scene.Tokens(game.StressToken, 2))
	s.CardSide(ship, "primeministeralmec", 2)
	s.End()
	s.NoEvent(game.CardFlipped)
	s.Done()
}

// coordinated is a ship with a card that coordinates a friend, which focuses.
func coordinated(t *testing.T, card string, options ...scene.Option) (s *scene.Scene, ship, friend *scene.Ship) {
	s = scene.Second(t)
	ship = s.Mine(tie, append(options, south, scene.With(card))...)
	return s, ship, s.Mine(tie, scene.At(line+100, 300, 0))
}

// coordinate lets a ship coordinate another, which focuses.
func coordinate(s *scene.Scene, ship, friend *scene.Ship) {
	s.Perform(ship, game.WhileStressed, game.CoordinateAction)
	s.Use(ship, "coordinate")
	s.Pick(friend)
	s.Use(friend, "focus")
}

func TestProtectorateGleb_PassesATokenOn(t *testing.T) {
	s, ship, friend := coordinated(t, "protectorategleb", scene.Tokens(game.StressToken, 1),
		scene.Tokens(game.DisarmToken, 1), scene.Tokens(game.EvadeToken, 1))
	enemy := s.Theirs(tie, north)
	s.Lock(enemy, ship)
	coordinate(s, ship, friend)
	s.Use(ship, "pass a token on")
	s.Refused(func() { s.ChooseNamed("evade") })
	s.ChooseNamed("disarm")
	s.WantTokens(friend, game.DisarmToken, 1)
	s.WantTokens(ship, game.DisarmToken, 0)
	s.Done()
}

func TestProtectorateGleb_NotAfterAnotherAction(t *testing.T) {
	s, ship, _ := coordinated(t, "protectorategleb", scene.Tokens(game.DisarmToken, 1))
	s.Never(ship, "pass a token on")
	s.Perform(ship, 0, game.FocusAction)
	s.Use(ship, "focus")
	s.Done()
}

func TestTorynFarr_SharesALock(t *testing.T) {
	s, ship, friend := coordinated(t, "torynfarr")
	target, other := s.Theirs(tie, scene.At(line, 800, 180)), s.Theirs(tie, scene.At(line+100, 800, 180))
	s.Lock(ship, target)
	coordinate(s, ship, friend)
	s.Use(ship, "share a lock")
	s.Refused(func() { s.Pick(other) })
	s.Pick(target)
	s.WantLock(friend, target, true)
	s.Done()
	s, ship, friend = coordinated(t, "torynfarr")
	s.Theirs(tie, north)
	s.Never(ship, "share a lock")
	coordinate(s, ship, friend) // it has locked no one
	s.Done()
	s, ship, _ = coordinated(t, "torynfarr")
	s.Lock(ship, s.Theirs(tie, north))
	s.Never(ship, "share a lock")
	s.Perform(ship, 0, game.FocusAction)
	s.Use(ship, "focus")
	s.Done()
}

// pz4co is a ship with PZ-4CO and two tokens, and another so far beside it.
func pz4co(t *testing.T, maneuver string, gap float64, mine bool) (s *scene.Scene, ship, friend *scene.Ship) {
	s = scene.Second(t)
	ship = s.Mine(xwing, south, scene.With("pz4co"), scene.Tokens(game.FocusToken, 1),
		scene.Tokens(game.CalculateToken, 1))
	friend = s.Ship(side(mine), tie, scene.At(line+40+gap, 300, 0))
	s.Reveal(ship, maneuver)
	done(s, friend)
	return s, ship, friend
}

func TestPZ4CO_PassesATokenOn(t *testing.T) {
	each(t, map[string]struct {
		maneuver string
		gap      float64
		kind     game.Token
	}{
		"blue, focus": {"2 straight", 200, game.FocusToken}, "blue, calculate": {"2 straight", 50, game.CalculateToken},
		"white": {"3 straight", 200, game.CalculateToken},
	}, func(t *testing.T, c struct {
		maneuver string
		gap      float64
		kind     game.Token
	}) {
		s, ship, friend := pz4co(t, c.maneuver, c.gap, true)
		s.Activation()
		s.Use(ship, "pass a token on")
		s.Pick(friend)
		if c.maneuver == "2 straight" {
			s.ChooseNamed(map[game.Token]string{game.FocusToken: "focus", game.CalculateToken: "calculate"}[c.kind])
		}
		s.WantTokens(friend, c.kind, 1)
		s.WantTokens(ship, c.kind, 0)
		s.Done()
	})
}

func TestPZ4CO_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		maneuver string
		gap      float64
		mine     bool
		token    game.Token
	}{
		"range 3":         {"2 straight", 201, true, game.StressToken},
		"white, an enemy": {"3 straight", 100, false, game.StressToken}, "an enemy": {"2 straight", 100, false, game.StressToken},
		"white, no calculate": {"3 straight", 100, true, game.CalculateToken},
		"white, range 3":      {"3 straight", 201, true, game.StressToken},
	}, func(t *testing.T, c struct {
		maneuver string
		gap      float64
		mine     bool
		token    game.Token
	}) {
		s, ship, _ := pz4co(t, c.maneuver, c.gap, c.mine)
		s.Of(ship).Tokens[c.token] = 0
		s.Never(ship, "pass a token on")
		s.Activation()
		s.Done()
	})
	for _, maneuver := range []string{"2 straight", "3 straight"} {
		s, ship, friend := pz4co(t, maneuver, 1, true)
		s.Touch(ship, friend)
		s.Never(ship, "pass a token on")
		s.Activation()
		s.Done()
	}
}

func TestSupremeLeaderSnoke_SeesDials(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("supremeleadersnoke"))
	s.Stat(ship, "force", 2)
	first, second := s.Theirs(tie, past), s.Theirs(tie, scene.At(line, 900, 180))
	close, friend := s.Theirs(tie, scene.At(line+140, 300, 0)), s.Mine(tie, scene.At(line, 900-60, 180))
	for _, enemy := range []*scene.Ship{first, second, close, friend} {
		s.SetDial(enemy, "2 turn-left")
	}
	s.System(ship)
	s.Use(ship, "see a dial")
	s.Refused(func() { s.Pick(close) })
	s.Refused(func() { s.Pick(friend) })
	s.Pick(first)
	s.WantForce(ship, 1)
	s.WantRevealed(first, "2 turn-left")
	s.Use(ship, "see a dial")
	s.Refused(func() { s.Pick(first) })
	s.Pick(second)
	s.WantForce(ship, 0)
	s.Done()
}

func TestSupremeLeaderSnoke_NotWithoutForce(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("supremeleadersnoke"), scene.Force(0))
	s.SetDial(s.Theirs(tie, past), "2 turn-left")
	s.Never(ship, "see a dial")
	s.System(ship)
	s.Done()
}

// tristan has a ship attack with a weapon; another with Tristan stands so far beside it.
func tristan(t *testing.T, gap float64, mine bool, charges int) (s *scene.Scene, holder, ship, target *scene.Ship) {
	s = scene.Second(t)
	holder = s.Ship(side(mine), tie, away(line-40-gap, 300), scene.With("tristanwren"))
	ship = s.Mine(xwing, south, scene.With("barragerockets", "ioncannon"), scene.Tokens(game.FocusToken, 1))
	s.Charges(holder, "tristanwren", charges)
	return s, holder, ship, s.Theirs(tie, north)
}

func TestTristanWren_ChangesAHit(t *testing.T) {
	s, holder, ship, target := tristan(t, 300, true, 1)
	s.AttackWith(ship, "barragerockets", target)
	s.Dice("hit", "hit", "blank")
	s.Use(holder, "change a hit")
	s.WantAttackDice("crit", "hit", "blank")
	s.WantCharges(holder, "tristanwren", 0)
	play(s, nil, faces("evade", "evade"))
	s.Done()
}

func TestTristanWren_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		gap     float64
		mine    bool
		charges int
		weapon  string
		die     string
	}{
		"beyond range 3": {301, true, 1, "barragerockets", "hit"}, "an enemy": {300, false, 1, "barragerockets", "hit"},
		"no charge": {300, true, 0, "barragerockets", "hit"}, "primary": {300, true, 1, "primary", "hit"},
		"no hit": {300, true, 1, "barragerockets", "focus"},
	}, func(t *testing.T, c struct {
		gap     float64
		mine    bool
		charges int
		weapon  string
		die     string
	}) {
		s, holder, ship, target := tristan(t, c.gap, c.mine, c.charges)
		s.Never(holder, "change a hit")
		s.AttackWith(ship, c.weapon, target)
		play(s, faces(c.die), faces("evade"))
		s.Done()
	})
}
