package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestBoKatanKryzeOfTheRebels_FriendsTakeHeart(t *testing.T) {
	s := scene.Second(t)
	shooter := s.Mine(xwing, south, scene.With("bokatankryze-rebel-scum"), scene.Tokens(game.DepleteToken, 1))
	friend := s.Mine(tie, scene.At(line+240, 300, 0), scene.Tokens(game.StressToken, 1),
		scene.Tokens(game.DisarmToken, 1), scene.Tokens(game.FocusToken, 1))
	s.Mine(tie, scene.At(line-241, 300, 0), scene.Tokens(game.StressToken, 1)) // range 3
	s.Theirs(tie, scene.At(line+100, 300, 0), scene.Tokens(game.StressToken, 1))
	victim := s.Theirs(tie, north, scene.Damaged(2))
	s.Attack(shooter, victim)
	s.Dice("hit", "blank")
	s.Dice("blank", "blank", "blank")
	s.WantTokens(shooter, game.DepleteToken, 0)
	s.Tokens(shooter, game.StressToken, 1)
	s.Use(shooter, "take heart")
	s.Pass() // its own stress stays
	s.ChooseNamed("remove a token")
	s.Refused(func() { s.ChooseNamed("focus") })
	s.ChooseNamed("disarm")
	s.WantTokens(friend, game.StressToken, 1)
	s.Done()
}

func TestBoKatanKryzeOfTheRebels_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		damaged int
		mine    bool
		stress  int
	}{"it lives": {1, true, 1}, "another's kill": {2, false, 1}, "no token": {2, true, 0}},
		func(t *testing.T, c struct {
			damaged int
			mine    bool
			stress  int
		}) {
			s := scene.Second(t)
			ship := s.Mine(xwing, south, scene.With("bokatankryze-rebel-scum"),
				scene.Tokens(game.StressToken, c.stress))
			shooter := ship
			if !c.mine {
				shooter = s.Mine(xwing, scene.At(line+50, 300, 0))
			}
			s.Never(ship, "take heart")
			s.Attack(shooter, s.Theirs(tie, north, scene.Damaged(c.damaged)))
			play(s, faces("hit"), nil)
			s.Done()
		})
}

func TestCadBane_BoostsAfterADevice(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("cadbane", "protonbombs"))
	s.System(ship)
	s.Use(ship, "drop a Proton Bomb")
	s.Use(ship, "red boost")
	s.Refused(func() { s.Use(ship, "focus") })
	s.Use(ship, "boost")
	s.Maneuver("1 straight")
	s.WantTokens(ship, game.StressToken, 1)
	s.Done()
}

func TestCadBane_NotForAnother(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, scene.At(line+200, 300, 0), scene.With("cadbane"))
	friend := s.Mine(xwing, south, scene.With("protonbombs"))
	s.Never(ship, "red boost")
	s.System(friend)
	s.Use(friend, "drop a Proton Bomb")
	s.Done()
}

func TestCaptainHark_GainsFocus(t *testing.T) {
	each(t, map[string]struct {
		maneuver       string
		focus, charges int
		blocked        bool
		offered        bool
	}{
		"red": {"3 koiogran", 0, 2, false, true}, "focused": {"3 koiogran", 1, 2, false, false},
		"no charge": {"3 koiogran", 0, 0, false, false}, "partial": {"3 koiogran", 0, 2, true, false},
		"white": {"5 straight", 0, 2, false, false},
	}, func(t *testing.T, c struct {
		maneuver       string
		focus, charges int
		blocked        bool
		offered        bool
	}) {
		s := scene.Second(t)
		ship := s.Mine(tie, south, scene.With("captainhark"), scene.Tokens(game.FocusToken, c.focus))
		s.Charges(ship, "captainhark", c.charges)
		if c.blocked {
			s.Theirs(tie, scene.At(line, 460, 180))
		}
		if !c.offered {
			s.Never(ship, "gain focus")
		}
		s.Activate(ship, c.maneuver)
		if c.offered {
			s.Use(ship, "gain focus")
			s.WantTokens(ship, game.FocusToken, 1)
			s.WantCharges(ship, "captainhark", 1)
		}
		play(s, nil, nil)
		s.Done()
	})
}

func TestCaptainPhasma_StressesTheCalm(t *testing.T) {
	s := scene.Second(t)
	s.Mine(tie, away(line, 300), scene.With("captainphasma"))
	friend := s.Mine(tie, away(line+60, 300))
	at1 := s.Theirs(tie, scene.At(line-140, 300, 0))
	at2 := s.Theirs(tie, scene.At(line, 441, 0))
	stressed := s.Theirs(tie, scene.At(line, 400, 0), scene.Tokens(game.StressToken, 1))
	s.Engagement()
	play(s, nil, nil)
	for ship, want := range map[*scene.Ship]int{friend: 0, at1: 1, at2: 0, stressed: 1} {
		s.WantTokens(ship, game.StressToken, want)
	}
	s.Done()
}

func TestHanSoloOfTheResistance_EvadesThemAll(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(tie, south, scene.With("hansolo-crew"))
	friend := s.Mine(tie, scene.At(line, 250, 0))
	s.Theirs(tie, scene.At(line-140, 300, 0))
	s.Theirs(tie, scene.At(line+40, 300, 0))  // touching
	s.Theirs(tie, scene.At(line+141, 300, 0)) // range 2
	s.Perform(friend, 0, game.EvadeAction)
	s.Use(friend, "evade")
	s.WantTokens(ship, game.EvadeToken, 0)
	s.WantTokens(friend, game.EvadeToken, 1)
	s.Perform(ship, 0, game.FocusAction)
	s.Use(ship, "focus")
	s.WantTokens(ship, game.EvadeToken, 0)
	s.Perform(ship, 0, game.EvadeAction)
	s.Use(ship, "evade")
	s.WantTokens(ship, game.EvadeToken, 3)
	s.Done()
}

// jabba has Jabba's ship, and one with two illicit upgrades without charges, at a distance.
func jabba(t *testing.T, gap float64, mine bool) (s *scene.Scene, holder, ship *scene.Ship) {
	s = scene.Second(t)
	holder = s.Mine(tie, south, scene.With("jabbathehutt", "elusive"))
	s.Charges(holder, "elusive", 0) // no illicit upgrade
	ship = s.Ship(side(mine), tie, scene.At(line+40+gap, 300, 0), scene.With("cloakingdevice"))
	s.Charges(ship, "cloakingdevice", 0)
	return s, holder, ship
}

func TestJabbaTheHutt_SuppliesAShip(t *testing.T) {
	s, holder, ship := jabba(t, 200, true)
	s.End()
	s.Use(holder, "supply a ship")
	s.Refused(func() { s.Pick(holder) })
	s.Pick(ship)
	s.Choose(func(c game.Choice) bool { return c.Verb == game.CardVerb })
	s.WantCharges(ship, "cloakingdevice", 1)
	s.WantCharges(holder, "jabbathehutt", 3)
	s.Done()
}

func TestJabbaTheHutt_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		gap     float64
		mine    bool
		charges int
	}{
		"beyond range 2": {201, true, 4}, "an enemy": {200, false, 4}, "no charge": {200, true, 0},
	}, func(t *testing.T, c struct {
		gap     float64
		mine    bool
		charges int
	}) {
		s, holder, _ := jabba(t, c.gap, c.mine)
		s.Charges(holder, "jabbathehutt", c.charges)
		s.Never(holder, "supply a ship")
		s.End()
		s.Done()
	})
}

func TestK2SO_Advises(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("k2so"))
	at3, beyond := s.Mine(tie, scene.At(line+340, 300, 0)), s.Mine(tie, scene.At(line-341, 300, 0))
	enemy := s.Theirs(tie, north)
	s.System(ship)
	s.Use(ship, "advise")
	s.Refused(func() { s.Pick(beyond) })
	s.Refused(func() { s.Pick(enemy) })
	s.Pick(at3)
	s.WantTokens(at3, game.CalculateToken, 1)
	s.WantTokens(at3, game.StressToken, 1)
	s.Done()
}

// kanan has a stressed ship fly a maneuver, which ends beside Kanan's ship at a distance.
func kanan(t *testing.T, maneuver string, gap float64, mine bool) (s *scene.Scene, holder, ship *scene.Ship) {
	s = scene.Second(t)
	holder = s.Mine(xwing, scene.At(line+40+gap, 460, 0), scene.With("kananjarrus"))
	ship = s.Ship(side(mine), xwing, south, scene.Tokens(game.StressToken, 2))
	s.PrintDial(ship, "3 straight white", "2 straight blue", "3 bank-left red")
	if maneuver != "3 straight" || gap != 200 || !mine {
		s.Never(holder, "remove stress")
	}
	return s, holder, ship
}

func TestKananJarrus_RemovesStress(t *testing.T) {
	s, holder, ship := kanan(t, "3 straight", 200, true)
	s.Activate(ship, "3 straight")
	s.Use(holder, "remove stress")
	s.WantTokens(ship, game.StressToken, 1)
	s.WantForce(holder, 0)
	s.Done()
}

func TestKananJarrus_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		maneuver string
		gap      float64
		mine     bool
	}{
		"blue": {"2 straight", 100, true}, "beyond range 2": {"3 straight", 201, true},
		"an enemy": {"3 straight", 100, false},
	}, func(t *testing.T, c struct {
		maneuver string
		gap      float64
		mine     bool
	}) {
		s, _, ship := kanan(t, c.maneuver, c.gap, c.mine)
		s.Activate(ship, c.maneuver)
		play(s, nil, nil)
		s.Done()
	})
	each(t, map[string]twist{
		"no Force":  func(s *scene.Scene, holder, _ *scene.Ship) { s.Force(holder, 0) },
		"no stress": func(s *scene.Scene, _, ship *scene.Ship) { s.Of(ship).Tokens[game.StressToken] = 0 },
		"partial":   func(s *scene.Scene, _, _ *scene.Ship) { s.Theirs(tie, scene.At(line, 470, 180)) },
	}, func(t *testing.T, f twist) {
		s, holder, ship := kanan(t, "3 straight", 200, true)
		f(s, holder, ship)
		s.Never(holder, "remove stress")
		s.Activate(ship, "3 straight")
		play(s, nil, nil)
		s.Done()
	})
}

func TestKorrSella_LosesAllStress(t *testing.T) {
	each(t, map[string]struct {
		maneuver string
		blocked  bool
		stress   int
	}{
		"blue": {"2 straight", false, 0}, "partial": {"2 straight", true, 2}, "white": {"3 straight", false, 3},
	}, func(t *testing.T, c struct {
		maneuver string
		blocked  bool
		stress   int
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("korrsella"), scene.Tokens(game.StressToken, 3))
		friend := s.Mine(xwing, scene.At(line+200, 300, 0), scene.Tokens(game.StressToken, 3))
		if c.blocked {
			s.Theirs(tie, scene.At(line, 420, 180))
		}
		s.Activate(ship, c.maneuver)
		play(s, nil, nil)
		s.WantTokens(ship, game.StressToken, c.stress)
		s.Activate(friend, "2 straight")
		s.WantTokens(friend, game.StressToken, 2)
		s.Done()
	})
}
