package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

func TestConcordDawnProtector_HeadToHeadAtRange1(t *testing.T) {
	for name, c := range map[string]struct {
		foe  string
		at   scene.Option
		adds bool
	}{
		"head to head":    {rookie, ahead(100), true},
		"at range 2":      {rookie, ahead(101), false},
		"behind the fang": {rookie, scene.At(457, 200, 0), false},
		// Its firing arc is in front of it, although it attacks all around.
		"a turret, facing away": {smuggler, scene.At(457, 420, 0), false},
	} {
		t.Run(name, func(t *testing.T) {
			s := table(t)
			fang := s.Mine("zealousrecruit", here, with("concorddawnprotector"))
			s.Attack(s.Theirs(c.foe, c.at), fang)
			s.Dice(append([]string{"hit", "hit"}, blanks(int(s.Rolling().N)-2)...)...)
			s.Dice(blanks(int(s.Rolling().N))...)
			misses(s)
			want := 2
			if c.adds {
				want = 1
			}
			s.WantDamage(fang, want)
			s.Done()
		})
	}
}

func TestCrossfireFormation_AnotherResistanceShipNearTheAttacker(t *testing.T) {
	for name, c := range map[string]struct {
		friend string
		gap    float64
		offers bool
	}{
		"at range 2":          {"bluesquadronnovice", 200, true},
		"at range 3":          {"bluesquadronnovice", 201, false},
		"of the Alliance":     {rookie, 60, false},
		"no one but the ship": {"", 0, false},
	} {
		t.Run(name, func(t *testing.T) {
			s := table(t)
			bomber := s.Mine("crimsonsquadronpilot", large, with("crossfireformation"), scene.Tokens(focus, 1))
			tie := s.Theirs(academy, facing)
			if c.friend != "" {
				s.Mine(c.friend, scene.At(497+c.gap, 510, 180))
			}
			if !c.offers {
				s.Never(bomber, "add a focus")
			}
			s.Attack(tie, bomber)
			s.Dice("hit", "blank")
			s.Dice("blank")
			if c.offers {
				s.Use(bomber, "add a focus")
				s.WantDefenseDice("blank", "focus")
			}
			misses(s)
			s.Done()
		})
	}
	plays(t, map[string]func(s *scene.Scene){
		"a friend defends": func(s *scene.Scene) {
			bomber := s.Mine("crimsonsquadronpilot", scene.At(600, 300, 0), with("crossfireformation"))
			s.Never(bomber, "add a focus")
			s.Attack(s.Theirs(academy, facing), s.Mine("bluesquadronnovice", here))
		},
		"an enemy's Resistance": func(s *scene.Scene) {
			bomber := s.Mine("crimsonsquadronpilot", large, with("crossfireformation"))
			s.Theirs("bluesquadronnovice", scene.At(557, 510, 180))
			s.Never(bomber, "add a focus")
			s.Attack(s.Theirs("bluesquadronnovice", facing), bomber)
		},
	})
}

func TestFirstOrderVanguard_TheOnlyShipInItsArc(t *testing.T) {
	for name, c := range map[string]struct {
		lay    func(s *scene.Scene)
		offers bool
	}{
		"alone":            {func(*scene.Scene) {}, true},
		"another in arc":   {func(s *scene.Scene) { s.Theirs(rookie, scene.At(520, 560, 180)) }, false},
		"a friend in arc":  {func(s *scene.Scene) { s.Mine(academy, scene.At(520, 560, 180)) }, false},
		"one behind":       {func(s *scene.Scene) { s.Theirs(rookie, scene.At(457, 100, 180)) }, true},
		"one at range 4":   {func(s *scene.Scene) { s.Theirs(rookie, scene.At(457, 660, 180)) }, true},
		"another attacker": {nil, false},
	} {
		t.Run(name, func(t *testing.T) {
			s := table(t)
			ship, foe := s.Mine("sienarjaemusanalyst", here, with("firstordervanguard")), s.Theirs(rookie, ahead(150))
			attacker := ship
			if c.lay == nil {
				attacker = s.Mine(academy, beside(60))
			} else {
				c.lay(s)
			}
			if !c.offers {
				s.Never(ship, "reroll a die")
			}
			s.Attack(attacker, foe)
			s.Dice(blanks(int(s.Rolling().N))...)
			if c.offers {
				s.Use(ship, "reroll a die")
				s.Number(1)
				s.Dice("hit")
			}
			misses(s)
			s.Done()
		})
	}
	s := table(t)
	ship, foe := s.Mine("sienarjaemusanalyst", here, with("firstordervanguard")), s.Theirs(rookie, ahead(150))
	s.Attack(foe, ship)
	s.Dice("hit", "blank", "blank")
	s.Dice("blank", "focus", "evade")
	s.Use(ship, "reroll all dice")
	s.Dice("evade", "evade", "evade")
	s.WantDiscarded(ship, "firstordervanguard")
	misses(s)
	s.Done()
}

// disarmed lets a Star Wing with a weapons disabled token attack with a weapon, or fails to offer it.
func disarmed(t *testing.T, title, weapon string, locks, attacks bool) {
	s := table(t)
	ship := s.Mine("nusquadronpilot", here, with(title), with(weapon), scene.Tokens(focus, 1),
		scene.Tokens(game.DisarmToken, 1))
	foe := s.Theirs("bountyhunter", ahead(150))
	if locks {
		s.Lock(ship, foe)
	}
	s.Never(ship, "primary")
	if !attacks {
		s.Never(ship, weapon)
		s.Engage(ship)
		s.NoEvent(game.AttackDeclared)
		s.Done()
		return
	}
	s.AttackWith(ship, weapon, foe)
	misses(s)
	s.WantEvent(game.AttackDeclared, "1e.range.attack-in-arc")
	s.Done()
}

func TestDisarmed_ButForSomeWeapons(t *testing.T) {
	for _, c := range []struct {
		title, weapon  string
		locks, attacks bool
	}{
		{"os1arsenalloadout", "concussionmissiles", true, true},
		{"os1arsenalloadout", "protontorpedoes", true, true},
		{"os1arsenalloadout", "unguidedrockets", false, false}, // which need no lock
		{"os1arsenalloadout", "unguidedrockets", true, true},
		{"os1arsenalloadout", "flechettecannon", true, false},
		{"xg1assaultconfiguration", "flechettecannon", false, true}, // costs 2
		{"xg1assaultconfiguration", "ioncannon", false, false},      // costs 3
		{"xg1assaultconfiguration", "unguidedrockets", true, false},
	} {
		t.Run(c.title+" "+c.weapon, func(t *testing.T) {
			disarmed(t, c.title, c.weapon, c.locks, c.attacks)
		})
	}
}

func TestOutrider_OnlyItsCannonAndThatEverywhere(t *testing.T) {
	for name, at := range map[string]scene.Option{
		"behind": scene.At(457, 90, 0), "ahead": facing, "beside": scene.At(660, 300, 0),
	} {
		t.Run(name, func(t *testing.T) {
			s := table(t)
			ship := s.Mine("wildspacefringer", large, with("outrider"), with("ioncannon"))
			foe := s.Theirs(rookie, at)
			s.Never(ship, "primary")
			s.AttackWith(ship, "ioncannon", foe)
			s.Dice("hit", "blank", "blank")
			s.Dice(blanks(2)...)
			s.WantTokens(foe, ion, 1)
			s.Done()
		})
	}
	plays(t, map[string]func(s *scene.Scene){
		"without a cannon": func(s *scene.Scene) {
			ship := s.Mine("wildspacefringer", large, with("outrider"))
			s.AttackWith(ship, "primary", s.Theirs(rookie, facing))
		},
		"a missile stays in the arc": func(s *scene.Scene) {
			ship := s.Mine("wildspacefringer", large, with("outrider"), with("unguidedrockets"),
				with("ioncannon"), scene.Tokens(focus, 1))
			s.Theirs(rookie, scene.At(457, 90, 0))
			s.Never(ship, "unguidedrockets")
			s.Engage(ship)
		},
		"it can be attacked": func(s *scene.Scene) {
			ship := s.Mine("wildspacefringer", large, with("outrider"), with("ioncannon"))
			s.Attack(s.Theirs(rookie, facing), ship)
		},
		"a friend's cannon stays in the arc": func(s *scene.Scene) {
			s.Mine("wildspacefringer", scene.At(700, 700, 0), with("outrider"), with("ioncannon"))
			friend := s.Mine("bountyhunter", large, with("ioncannon"))
			s.Theirs(rookie, scene.At(660, 300, 0))
			s.Never(friend, "ioncannon")
			s.Engage(friend)
		},
	})
}

func TestShadowCaster_InTheMobileArcUpToRange2(t *testing.T) {
	for name, c := range map[string]struct {
		turret geom.Arc
		gap    float64
		face   string
		offers bool
	}{
		"at range 2":        {geom.FrontArc, 200, "hit", true},
		"at range 3":        {geom.FrontArc, 201, "hit", false},
		"in the other arc":  {geom.LeftArc, 60, "hit", false},
		"missed":            {geom.FrontArc, 60, "blank", false},
		"at range 1 in arc": {geom.FrontArc, 60, "hit", true},
	} {
		t.Run(name, func(t *testing.T) {
			s := table(t)
			ship := s.Mine("shadowporthunter", scene.At(457, 280, 0), with("shadowcaster"))
			s.Turret(ship, c.turret)
			foe := s.Theirs("bountyhunter", scene.At(457, 360+c.gap, 180))
			if !c.offers {
				s.Never(ship, "grapple")
			}
			s.Attack(ship, foe)
			s.Dice(append([]string{c.face}, blanks(int(s.Rolling().N)-1)...)...)
			s.Dice(blanks(int(s.Rolling().N))...)
			if c.offers {
				s.Use(ship, "grapple")
				s.WantTokens(foe, game.TractorToken, 1)
			}
			misses(s)
			s.Done()
		})
	}
}

func TestSpecialOpsTraining_OneDieOrOneAttackMore(t *testing.T) {
	for _, more := range []bool{true, false} {
		s := table(t)
		ship := s.Mine("zetaspecialist", here, with("specialopstraining"))
		foe, behind := s.Theirs(rookie, ahead(150)), s.Theirs(rookie, scene.At(457, 110, 0))
		if more {
			s.Never(ship, "attack to the rear")
		}
		s.Attack(ship, foe)
		if more {
			s.Use(ship, "roll another die")
			s.Dice(blanks(3)...)
		} else {
			s.Pass()
			s.Dice(blanks(2)...)
		}
		s.Dice(blanks(2)...)
		if !more {
			s.Use(ship, "attack to the rear")
			s.Refused(func() { s.Declare("primary", foe) })
			s.Declare("primary", behind)
			s.Dice(blanks(2)...)
			s.Dice(blanks(2)...)
		}
		s.Done()
	}
	plays(t, map[string]func(s *scene.Scene){
		"out of the rear arc": func(s *scene.Scene) {
			ship := s.Mine("zetaspecialist", here, with("specialopstraining"))
			s.Never(ship, "roll another die")
			s.Never(ship, "attack to the rear")
			s.Attack(ship, s.Theirs(rookie, scene.At(457, 110, 0)))
		},
		"with a missile": func(s *scene.Scene) {
			ship := s.Mine("zetaspecialist", here, with("specialopstraining"), with("unguidedrockets"),
				scene.Tokens(focus, 1))
			s.Theirs(rookie, scene.At(457, 110, 0))
			s.Never(ship, "roll another die")
			s.Never(ship, "attack to the rear")
			s.AttackWith(ship, "unguidedrockets", s.Theirs(rookie, ahead(60)))
		},
	})
}

func TestST321_LocksAtAnyRange(t *testing.T) {
	s := table(t)
	shuttle := s.Mine("omicrongrouppilot", scene.At(457, 100, 0), with("st321"))
	friend := s.Mine(academy, scene.At(200, 100, 0))
	foe := s.Theirs(rookie, scene.At(457, 850, 180))
	s.Perform(shuttle, 0)
	s.Use(shuttle, "target lock")
	s.Refused(func() { s.Pick(friend) })
	s.Pick(foe)
	s.WantLock(shuttle, foe, true)
	s.Done()

	s = table(t) // at range 4, and no other action
	shuttle, friend = s.Mine("omicrongrouppilot", scene.At(457, 100, 0), with("st321")), s.Mine(academy, scene.At(457, 180+350, 0))
	s.PrintActions(shuttle, "lock", "coordinate")
	foe = s.Theirs(rookie, scene.At(557, 180+350, 180))
	s.Perform(shuttle, 0)
	s.NotOffered(shuttle, "coordinate")
	s.Use(shuttle, "target lock")
	s.Refused(func() { s.Pick(friend) })
	s.Pick(foe)
	s.Done()
}

func TestTIED_ACheapCannonThenThePrimaryWeapon(t *testing.T) {
	for weapon, follows := range map[string]bool{
		"ioncannon": true, "heavylasercannon": false, "unguidedrockets": false, "primary": false,
	} {
		t.Run(weapon, func(t *testing.T) {
			s := table(t)
			ship := s.Mine("deltasquadronpilot", here, scene.With("tied", "ioncannon", "heavylasercannon",
				"unguidedrockets"), scene.Tokens(focus, 1))
			foe := s.Theirs("bountyhunter", ahead(150))
			if !follows {
				s.Never(ship, "fire the primary weapon")
			}
			s.AttackWith(ship, weapon, foe)
			for !s.State().Over && !offers(s, ship, "tied: fire the primary weapon") {
				step(s)
			}
			if follows {
				s.Use(ship, "fire the primary weapon")
				s.Refused(func() { s.Weapon("ioncannon") })
				s.Weapon("primary")
				s.Pick(foe)
			}
			misses(s)
			s.Done()
		})
	}
}
