package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

func TestViktorHel(t *testing.T) {
	for strain, stress := range map[int]int{0: 0, 1: 1} { // agility 2, 1 fewer while strained
		for _, id := range []string{"viktorhel", "viktorhel-rogueclassstarfighter"} {
			s := unbuilt(t)
			viktor := s.Mine(id, here, scene.Tokens(game.StrainToken, strain))
			foe := s.Theirs("bluesquadronescort", ahead(150))
			s.Attack(foe, viktor)
			s.Dice(blanks(3)...)
			s.Dice(blanks(2 - strain)...)
			s.WantTokens(foe, game.StressToken, stress)
			s.Attack(viktor, foe)
			s.Dice(blanks(int(s.Rolling().N))...)
			s.Dice(blanks(2)...)
			s.WantTokens(foe, game.StressToken, stress)
			s.Done()
		}
	}
}

// struckAt lets a ship attack a pilot at a range with a focus token, which it spends or not.
func struckAt(t *testing.T, pilot string, gap float64, spends bool) (s *scene.Scene, ship, foe *scene.Ship) {
	s = unbuilt(t)
	ship = s.Mine(pilot, here, scene.Tokens(game.FocusToken, 1))
	foe = s.Theirs("bluesquadronescort", ahead(gap), scene.Tokens(game.FocusToken, 1))
	s.Attack(foe, ship)
	s.Dice(append(blanks(int(s.Rolling().N)-1), "focus")...)
	if spends {
		s.Use(foe, "spend focus")
	} else {
		s.Pass()
	}
	return s, ship, foe
}

func TestWrobieTyce(t *testing.T) {
	for _, c := range []struct {
		gap    float64
		spends bool
		tokens int
	}{{50, true, 1}, {50, false, 0}, {101, true, 0}, {99, true, 1}} {
		s, wrobie, foe := struckAt(t, "wrobietyce", c.gap, c.spends)
		s.Dice(append(blanks(int(s.Rolling().N)-1), "focus")...)
		s.Use(wrobie, "spend focus")
		s.WantTokens(foe, game.DepleteToken, c.tokens)
		s.Done()
	}
	s := unbuilt(t) // her own attack
	wrobie := s.Mine("wrobietyce", here, scene.Tokens(game.FocusToken, 1))
	foe := s.Theirs("bluesquadronescort", ahead(50))
	s.Attack(wrobie, foe)
	s.Dice("focus", "blank", "blank")
	s.Use(wrobie, "spend focus")
	s.Dice(blanks(2)...)
	s.WantTokens(foe, game.DepleteToken, 0)
	s.WantTokens(wrobie, game.DepleteToken, 0)
	s.Done()
}

func TestAlexsandrKallus(t *testing.T) {
	s, kallus, _ := struckAt(t, "alexsandrkallus", 150, true)
	s.Use(kallus, "another die")
	s.Is(s.Rolling().N == 1, "a defense die")
	s.Dice("evade")
	s.WantShields(kallus, 4)
	s.Done()
	s, kallus, _ = struckAt(t, "alexsandrkallus", 150, false)
	s.NotOffered(kallus, "another die")
	s.Done()
}

func TestLeebo(t *testing.T) {
	each(t, []string{"leebo", "leebo-swz103-rebelalliance"}, func(t *testing.T, id string) {
		for _, spends := range []bool{true, false} {
			s := unbuilt(t)
			leebo := s.Mine(id, here, scene.Tokens(game.CalculateToken, 1), scene.Tokens(game.FocusToken, 1))
			foe := s.Theirs("bluesquadronescort", ahead(150), scene.Tokens(game.CalculateToken, 1))
			with := map[bool]string{true: "spend calculate", false: "spend focus"}[spends]
			s.Turret(leebo, geom.FrontArc)
			s.Attack(leebo, foe)
			s.Dice(append(blanks(int(s.Rolling().N)-1), "focus")...)
			s.Use(leebo, with)
			s.Dice("focus", "blank")
			s.Use(foe, "spend calculate")
			s.WantTokens(leebo, game.CalculateToken, 1)
			s.WantTokens(foe, game.CalculateToken, 0)
			s.Done()
			s.Tokens(leebo, game.FocusToken, 1)
			s.Attack(foe, leebo)
			s.Dice("hit", "blank", "blank")
			s.Dice("focus", "blank")
			s.Use(leebo, with)
			s.WantTokens(leebo, game.CalculateToken, 1)
			s.Done()
		}
	})
}

func TestJoyRekkoff(t *testing.T) {
	s := unbuilt(t)
	joy := s.Mine("joyrekkoff", here, scene.With("protontorpedoes"))
	foe := s.Theirs("bluesquadronescort", ahead(150))
	s.Attack(joy, foe)
	s.Dice("hit", "hit", "hit")
	s.Use(joy, "spend a torpedo")
	s.ChooseNamed("Proton Torpedoes")
	s.WantCharges(joy, "protontorpedoes", 1)
	s.Dice("evade")
	s.WantShields(foe, 0)
	s.Done()
	s.Never(joy, "spend a torpedo")
	s.Attack(foe, joy) // another's attack
	s.Dice(blanks(3)...)
	s.Dice(blanks(3)...)
	s.Done()
	s.Charges(joy, "protontorpedoes", 0)
	s.Attack(joy, foe)
	s.Dice(blanks(3)...)
	s.Dice(blanks(2)...)
	s.Done()
}

func TestGuildBountyHunter(t *testing.T) {
	for name, c := range map[string]struct {
		gap     float64
		upgrade string
		charges int
		offered bool
	}{
		"range 2": {190, "inertialdampeners", 1, false}, "range 1": {50, "deadmansswitch", 0, false},
		"illicit": {190, "cloakingdevice", 2, true}, "spent": {190, "cloakingdevice", 0, false},
		"range 3": {201, "cloakingdevice", 2, false},
	} {
		t.Run(name, func(t *testing.T) {
			s := unbuilt(t)
			hunter := s.Mine("guildbountyhunter", here, scene.With(c.upgrade))
			if c.upgrade == "cloakingdevice" {
				s.Charges(hunter, c.upgrade, c.charges)
			}
			foe := s.Theirs("bluesquadronescort", ahead(c.gap+20))
			s.Attack(hunter, foe)
			if !c.offered {
				s.Never(hunter, "spend contraband")
			}
			s.Dice(append(blanks(int(s.Rolling().N)-1), "focus")...)
			if c.offered {
				s.Use(hunter, "spend contraband")
				s.ChooseNamed("Cloaking Device")
				s.WantCharges(hunter, c.upgrade, 1)
				s.WantAttackDice("crit", "blank", "blank")
			}
			s.Dice(blanks(int(s.Rolling().N))...)
			s.Done()
		})
	}
}

func TestIG88A(t *testing.T) {
	s := unbuilt(t)
	ig := s.Mine("ig88a", here, scene.Tokens(game.CalculateToken, 1))
	droid := s.Mine("ig88b", scene.At(457+359, 300, 0))
	far, fighter := s.Mine("ig88c", scene.At(457, 661, 0)), s.Mine("academypilot", beside(120))
	s.Theirs("academypilot", scene.At(100, 850, 0))
	s.Engagement()
	s.Use(ig, "share a calculation")
	s.Refused(func() { s.Pick(far) })
	s.Refused(func() { s.Pick(fighter) })
	s.Pick(droid)
	s.WantTokens(droid, game.CalculateToken, 1)
	s.WantTokens(ig, game.CalculateToken, 0)
	s.Pick(ig) // to engage first
	s.Pick(droid)
	s.Done()
}

func TestNetremPollard(t *testing.T) {
	s := unbuilt(t)
	netrem := s.Mine("netrempollard", here)
	friend := s.Mine("academypilot", behind(20))
	stressed := s.Mine("academypilot", beside(98), scene.Tokens(game.StressToken, 1))
	far := s.Mine("academypilot", ahead(130))
	s.Perform(netrem, 0, game.BarrelRollAction)
	s.Use(netrem, "barrel roll")
	s.Side(geom.Left)
	s.Position(0)
	s.Use(netrem, "turn round")
	s.Refused(func() { s.Pick(stressed) })
	s.Refused(func() { s.Pick(far) })
	s.Pick(friend)
	s.WantTokens(friend, game.StressToken, 1)
	s.WantPose(netrem, 377, 300, 180)
	s.Done()
	s.Never(netrem, "turn round")
	s.Perform(netrem, 0, game.FocusAction)
	s.Use(netrem, "focus")
	s.Done()
}

func TestTakaJamoreesa(t *testing.T) {
	s := unbuilt(t)
	taka := s.Mine("takajamoreesa", here)
	foe, near := s.Theirs("academypilot", ahead(70)), s.Theirs("academypilot", scene.At(457, 410+138, 0))
	far := s.Theirs("academypilot", scene.At(457+142, 410, 0))
	s.Perform(taka, 0, game.JamAction)
	s.Use(taka, "jam")
	s.Pick(foe)
	s.Refused(func() { s.Pick(foe) })
	s.Refused(func() { s.Pick(far) })
	s.Pick(near)
	s.WantTokens(near, game.JamToken, 1)
	s.WantTokens(foe, game.JamToken, 1)
	s.Done()
}

func TestNodinChavdri(t *testing.T) {
	for stress := 2; stress <= 3; stress++ {
		s := unbuilt(t)
		nodin := s.Mine("nodinchavdri", here, scene.Tokens(game.StressToken, stress))
		leader := s.Mine("takajamoreesa", beside(60))
		if stress > 2 {
			s.Never(nodin, "act on")
		}
		s.Perform(leader, 0, game.CoordinateAction)
		s.Use(leader, "coordinate")
		s.Pick(nodin)
		if stress == 2 {
			s.Use(nodin, "act on")
			s.Use(nodin, "focus")
		}
		s.WantTokens(nodin, game.StressToken, 3)
		s.Done()
	}
	s := unbuilt(t)
	nodin, friend := s.Mine("nodinchavdri", here), s.Mine("academypilot", beside(60))
	s.Perform(nodin, 0, game.CoordinateAction)
	s.Use(nodin, "coordinate")
	s.Pick(friend)
	s.Use(friend, "focus")
	s.Use(nodin, "act on")
	s.NotOffered(nodin, "evade") // not on its bar
	s.Use(nodin, "focus")
	s.WantTokens(nodin, game.StressToken, 2) // both actions are red
	s.Done()
	s.Never(nodin, "act on")
	s.Perform(friend, 0, game.EvadeAction)
	s.Use(friend, "evade")
	s.Done()
}
