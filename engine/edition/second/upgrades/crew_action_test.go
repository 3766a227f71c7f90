package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// ahsoka flies straight ahead of another ship, which is stressed.
func ahsoka(t *testing.T, mine bool, x, y float64) (s *scene.Scene, holder, ship *scene.Ship) {
	s = scene.Second(t)
	holder = s.Mine(xwing, south, scene.With("ahsokatano-crew"))
	return s, holder, s.Ship(side(mine), tie, scene.At(x, y, 0), scene.Tokens(game.StressToken, 1))
}

func TestAhsokaTano_AFriendFocuses(t *testing.T) {
	for y, x := range map[float64]float64{400: line + 60, 460 - 240: line} { // ranges 1 and 2 of where it ends
		s, holder, ship := ahsoka(t, true, x, y)
		s.Activate(holder, "3 straight")
		s.Use(holder, "teach focus")
		s.WantForce(holder, 0)
		s.Pick(ship)
		s.Refused(func() { s.Use(ship, "evade") })
		s.Use(ship, "focus")
		s.WantTokens(ship, game.StressToken, 2)
		s.Pass() // its own action
		s.Done()
	}
}

func TestAhsokaTano_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		mine    bool
		x, y    float64
		force   int
		blocked bool
	}{
		"an enemy":       {false, line + 60, 400, 1, false},
		"beyond range 2": {true, line, 460 - 241, 1, false},
		"ahead":          {true, line + 60, 520, 1, false},
		"no Force":       {true, line + 60, 400, 0, false},
		"partial":        {true, line + 60, 350, 1, true},
	}, func(t *testing.T, c struct {
		mine    bool
		x, y    float64
		force   int
		blocked bool
	}) {
		s, holder, _ := ahsoka(t, c.mine, c.x, c.y)
		s.Force(holder, c.force)
		if c.blocked {
			s.Theirs(tie, scene.At(line, 470, 180))
		}
		s.Never(holder, "teach focus")
		s.Activate(holder, "3 straight")
		play(s, nil, nil)
		s.Done()
	})
}

func TestAhsokaTano_NotAtRange0(t *testing.T) {
	s := scene.Second(t)
	holder := s.Mine(xwing, scene.At(line, 420, 0), scene.With("ahsokatano-crew"))
	s.PrintDial(holder, "0 stationary white")
	friend := s.Mine(tie, scene.At(line, 379, 0))
	s.Touch(holder, friend)
	s.Never(holder, "teach focus")
	s.Activate(holder, "0 stationary")
	play(s, nil, nil)
	s.Done()
}

func TestKitFisto_AFriendEvades(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, away(line, 300), scene.With("kitfisto"))
	friend, far := s.Mine(tie, away(line+140, 300)), s.Mine(tie, away(line-141, 300))
	enemy := s.Theirs(tie, scene.At(line, 400, 0))
	s.Engagement()
	s.Use(ship, "red evade")
	s.Refused(func() { s.Pick(far) })
	s.Refused(func() { s.Pick(enemy) })
	s.Pick(friend)
	s.WantForce(ship, 0)
	s.Refused(func() { s.Use(friend, "focus") })
	s.Use(friend, "evade")
	s.WantTokens(friend, game.StressToken, 1)
	play(s, nil, nil)
	s.Done()
}

func TestKitFisto_NotOffered(t *testing.T) {
	each(t, map[string]struct{ force, stress int }{"no Force": {0, 0}, "stressed": {1, 1}},
		func(t *testing.T, c struct{ force, stress int }) {
			s := scene.Second(t)
			ship := s.Mine(xwing, away(line, 300), scene.With("kitfisto"), scene.Force(c.force),
				scene.Tokens(game.StressToken, c.stress))
			s.Never(ship, "red evade")
			s.Engagement()
			s.Done()
		})
}

// dialed is a ship with a dial and a card that turns it.
func dialed(t *testing.T, card string) (s *scene.Scene, ship *scene.Ship) {
	s = scene.Second(t)
	ship = s.Mine(xwing, south, scene.With(card))
	s.PrintDial(ship, "2 straight blue", "2 bank-left white", "2 turn-left red", "2 tallon-left white",
		"3 straight blue", "3 bank-left white", "3 turn-right red", "3 koiogran white", "4 straight white",
		"4 koiogran red", "5 straight white")
	return s, ship
}

func TestKaydelConnix_FliesFaster(t *testing.T) {
	s, ship := dialed(t, "kaydelconnix")
	s.Activate(ship, "2 straight")
	s.Use(ship, "faster")
	for _, m := range []string{"2 bank-left", "3 koiogran", "4 straight"} {
		s.Refused(func() { s.Maneuver(m) })
	}
	s.Maneuver("3 bank-left")
	s.WantTokens(ship, game.StressToken, 1) // white, and now red
	s.Done()
	s.WantRevealed(ship, "3 bank-left")
}

func TestKaydelConnix_AnyBasicManeuver(t *testing.T) {
	for _, c := range []struct {
		maneuver string
		had, has int // stress
	}{{"3 straight", 1, 1}, {"3 straight", 0, 0}, {"3 turn-right", 0, 1}} { // blue, and now white; white, and now red
		s, ship := dialed(t, "kaydelconnix")
		s.Tokens(ship, game.StressToken, c.had)
		s.Activate(ship, "2 bank-left")
		s.Use(ship, "faster")
		s.Maneuver(c.maneuver)
		play(s, nil, nil)
		s.WantTokens(ship, game.StressToken, c.has)
		s.Done()
	}
}

func TestKaydelConnix_NotOffered(t *testing.T) {
	s, ship := dialed(t, "kaydelconnix")
	friend := s.Mine(xwing, scene.At(line+200, 300, 0))
	s.Never(ship, "faster")
	s.Activate(ship, "5 straight") // no maneuver of speed 6
	play(s, nil, nil)
	s.Activate(friend, "2 straight")
	play(s, nil, nil)
	s.Done()
}

func TestSeasonedNavigator_AnotherCourse(t *testing.T) {
	s, ship := dialed(t, "seasonednavigator")
	s.Activate(ship, "2 bank-left")
	s.Use(ship, "another course")
	for _, m := range []string{"2 bank-left", "2 turn-left", "3 straight"} {
		s.Refused(func() { s.Maneuver(m) })
	}
	s.Maneuver("2 tallon-left")
	s.Position(0)
	s.WantTokens(ship, game.StressToken, 1)
	s.Done()
	s.WantRevealed(ship, "2 tallon-left")
}

func TestSeasonedNavigator_HarderForThisManeuverAlone(t *testing.T) {
	s, ship := dialed(t, "seasonednavigator")
	s.Tokens(ship, game.StressToken, 2)
	s.Activate(ship, "2 tallon-left")
	s.Use(ship, "another course")
	s.Maneuver("2 straight")
	s.WantTokens(ship, game.StressToken, 2) // blue, and now white
	s.Activate(ship, "3 straight")
	s.Pass()
	s.WantTokens(ship, game.StressToken, 1)
	s.Done()
}

// An ionized ship has revealed nothing that could be set to a maneuver of the same speed.
func TestSeasonedNavigator_NothingRevealed(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("seasonednavigator"), scene.Tokens(game.IonToken, 1))
	s.PrintDial(ship, "0 stationary white", "1 straight white")
	s.Never(ship, "another course")
	s.Activate(ship, "")
	finish(s)
}

func TestSeasonedNavigator_NotOffered(t *testing.T) {
	s, ship := dialed(t, "seasonednavigator")
	friend := s.Mine(xwing, scene.At(line+200, 300, 0))
	s.Never(ship, "another course")
	s.Activate(ship, "4 straight") // the other one of speed 4 is red
	play(s, nil, nil)
	s.Activate(friend, "2 straight")
	play(s, nil, nil)
	s.Done()
}

func TestUnkarPlutt_ActsForDamage(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("unkarplutt"))
	s.PrintActions(ship, "focus", "red lock")
	s.Theirs(tie, scene.At(line, 470, 180))
	s.Activate(ship, "3 straight")
	s.Use(ship, "act for damage")
	s.WantShields(ship, 1)
	s.Refused(func() { s.Use(ship, "lock") })
	s.Use(ship, "focus")
	s.Done()
}

func TestUnkarPlutt_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		blocked bool
		stress  int
	}{"in full": {false, 0}, "stressed": {true, 1}}, func(t *testing.T, c struct {
		blocked bool
		stress  int
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("unkarplutt"), scene.Tokens(game.StressToken, c.stress))
		friend := s.Mine(xwing, scene.At(line+200, 300, 0))
		s.Theirs(tie, scene.At(line+200, 470, 180))
		if c.blocked {
			s.Theirs(tie, scene.At(line, 470, 180))
		}
		s.Never(ship, "act for damage")
		s.Activate(ship, "3 straight")
		play(s, nil, nil)
		s.Activate(friend, "3 straight")
		play(s, nil, nil)
		s.Done()
	})
}

// pack has an enemy attack a ship; another with Wolfpack is at a place.
func pack(t *testing.T, at scene.Option, mine bool) (s *scene.Scene, holder, ship, enemy *scene.Ship) {
	s = scene.Second(t)
	holder = s.Ship(side(mine), xwing, at, scene.With("wolfpack"))
	ship = s.Mine(tie, south)
	return s, holder, ship, s.Theirs(xwing, north)
}

func TestWolfpack_DefenderLocks(t *testing.T) {
	s, holder, ship, enemy := pack(t, scene.At(line+200, 300, 0), true)
	s.Attack(enemy, ship)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Use(holder, "lock the attacker")
	s.WantLock(ship, enemy, true)
	s.WantTokens(ship, game.StrainToken, 1)
	s.Done()
}

// The firing arc of a turret is where it points.
func TestWolfpack_Turret(t *testing.T) {
	for arc, locks := range map[geom.Arc]bool{geom.RearArc: true, geom.FrontArc: false} {
		s := scene.Second(t)
		holder := s.Mine("greensquadronexpert", scene.At(line+100, 620, 0), scene.With("wolfpack"))
		s.Turret(holder, arc)
		ship, enemy := s.Mine(tie, south), s.Theirs(xwing, north)
		if !locks {
			s.Never(holder, "lock the attacker")
		}
		s.Attack(enemy, ship)
		roll(s)
		roll(s)
		if locks {
			s.Use(holder, "lock the attacker")
			s.WantLock(ship, enemy, true)
		}
		finish(s)
	}
}

func TestWolfpack_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		at   scene.Option
		mine bool
	}{
		"not in its firing arc": {away(line+200, 300), true},
		"beyond range 3":        {scene.At(line+341, 300, 0), true},
		"an enemy":              {scene.At(line+200, 300, 0), false},
	}, func(t *testing.T, c struct {
		at   scene.Option
		mine bool
	}) {
		s, holder, ship, enemy := pack(t, c.at, c.mine)
		s.Never(holder, "lock the attacker")
		s.Attack(enemy, ship)
		play(s, nil, nil)
		s.Done()
	})
}
