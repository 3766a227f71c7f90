package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestR2D2Republic_HelpsOut(t *testing.T) {
	const id = "r2d2-republic"
	each(t, map[string]struct {
		lay  func(s *scene.Scene, ship *scene.Ship)
		pick string
		then func(s *scene.Scene, ship *scene.Ship)
	}{
		"a shield": {func(s *scene.Scene, ship *scene.Ship) { s.Shields(ship, 0) }, "recover a shield",
			func(s *scene.Scene, ship *scene.Ship) { s.WantShields(ship, 1) }},
		"a faceup card": {func(s *scene.Scene, ship *scene.Ship) { s.Crit(ship, "Stunned Pilot") },
			"repair a faceup damage card", func(s *scene.Scene, ship *scene.Ship) { s.WantFacedown(ship, 1) }},
		"a facedown card": {func(s *scene.Scene, ship *scene.Ship) { s.Damage(ship, 1) },
			"repair a facedown damage card", func(s *scene.Scene, ship *scene.Ship) { s.WantDamage(ship, 0) }},
		"a device": {func(s *scene.Scene, ship *scene.Ship) { s.Device("Proton Bomb", ship, scene.At(line, 480, 0)) },
			"remove a device", func(s *scene.Scene, ship *scene.Ship) { s.Is(s.State().NDevices == 0, "no device") }},
		// 2e.token.lock.leaves-with-ship: the state is checked after every choice
		"a remote": {func(s *scene.Scene, ship *scene.Ship) {
			foe := s.Theirs("firstordercourier", scene.At(800, 800, 180), scene.With("sensorbuoysuite"))
			s.Lock(ship, s.Remote("Sensor Buoy", foe, scene.At(line, 480, 0)))
		}, "remove a device", func(s *scene.Scene, ship *scene.Ship) { s.WantLocks(ship) }},
	}, func(t *testing.T, c struct {
		lay  func(s *scene.Scene, ship *scene.Ship)
		pick string
		then func(s *scene.Scene, ship *scene.Ship)
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With(id))
		c.lay(s, ship)
		s.Activate(ship, "1 straight")
		s.NotOffered(ship, id) // it has not activated yet
		s.Pass()
		s.Use(ship, id)
		s.WantTokens(ship, game.DepleteToken, 1) // the price comes first
		s.ChooseNamed(c.pick)
		for !s.State().Over {
			first(s)
		}
		c.then(s, ship)
		s.WantTokens(ship, game.DepleteToken, 1)
		s.WantCharges(ship, id, 1)
		s.Done()
	})
	each(t, map[string]struct {
		charges int
		y       float64 // of a device
	}{"nothing to help with": {2, 540}, "no charge": {0, 480}}, func(t *testing.T, c struct {
		charges int
		y       float64
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With(id))
		s.Device("Proton Bomb", ship, scene.At(line, c.y, 0))
		s.Charges(ship, id, c.charges)
		s.Never(ship, id)
		s.Activate(ship, "1 straight")
		finish(s)
	})
}

func TestStabilizedSFoils_AnotherCannon(t *testing.T) {
	const id = "stabilizedsfoils"
	cannons := []scene.Option{scene.With("ioncannon", "tractorbeam")}
	var third *scene.Ship
	open := func(s *scene.Scene, ship, other *scene.Ship) {
		s.CardSide(ship, id, 2)
		s.Lock(ship, other)
		third = s.Theirs(tie, scene.At(line+60, 500, 180))
	}
	for _, weapon := range []string{"primary", "ioncannon"} {
		b := bout{weapon: weapon, mine: cannons, lay: open}
		s, ship, other := b.open(t, id)
		s.Pass() // the lock stays
		roll(s)
		s.Use(ship, "attack with a cannon")
		s.WantLock(ship, other, false)
		if weapon == "ioncannon" {
			s.Refused(func() { s.Weapon("ioncannon") })
		}
		s.Weapon("tractorbeam")
		for !s.Exec().Waiting(s.State()).Has(game.Chance) {
			s.Refused(s.Pass)
			s.Refused(func() { s.Pick(third) })
			first(s)
		}
		s.Is(fought(s).Defender == other.ID(), "the same ship")
		finish(s)
	}
	never(t, id, "attack with a cannon", map[string]bout{
		"closed":          {weapon: "primary", mine: cannons, lay: locks},
		"no lock":         {weapon: "primary", mine: cannons, lay: func(s *scene.Scene, ship, _ *scene.Ship) { s.CardSide(ship, id, 2) }},
		"no other cannon": {weapon: "ioncannon", mine: []scene.Option{scene.With("ioncannon")}, lay: open},
		"in defense":      {defends: true, enemy: xwing, mine: cannons, lay: open},
	})
}

func TestStabilizedSFoils_FlipUnlessCriticallyDamaged(t *testing.T) {
	for side := 1; side <= 2; side++ {
		for _, crit := range []bool{false, true} {
			s := scene.Second(t)
			ship := s.Mine(xwing, south, scene.With("stabilizedsfoils"), scene.Damaged(1))
			s.CardSide(ship, "stabilizedsfoils", side)
			if crit {
				s.Crit(ship, "Fuel Leak")
				s.Never(ship, "flip")
			}
			s.Activate(ship, "1 straight")
			if !crit {
				s.Use(ship, "flip")
				s.Is(sideUp(s, "stabilizedsfoils") == 3-side, "the other side is up")
			}
			finish(s)
		}
	}
}

func TestBistan_AttacksAnotherShip(t *testing.T) {
	const id = "bistan"
	second := func(s *scene.Scene, _, _ *scene.Ship) { s.Theirs(tie, scene.At(line+60, 500, 180)) }
	focused := carries(game.FocusToken, 1)
	b := bout{pilot: turreted, mine: focused, lay: second}
	s, ship, other := b.open(t, id)
	roll(s)
	s.Use(ship, id)
	for !s.Exec().Waiting(s.State()).Has(game.Chance) {
		s.Refused(func() { s.Pick(other) })
		first(s)
	}
	s.Is(fought(s).Defender != other.ID(), "another ship")
	s.WantTokens(ship, game.FocusToken, 1)
	finish(s)
	// Both have been attacked this round, if only one of them by the last attack.
	s, ship, other = b.begin(t, id)
	b.attack(s, ship, other)
	finish(s)
	s.Of(ship).BonusAttack = false
	s.Never(ship, id)
	s.Engage(ship)
	s.Weapon("primary")
	s.Refused(s.Pass)
	s.Choose(func(c game.Choice) bool { return c.Verb == game.PickVerb && c.Ship != other.ID() })
	finish(s)
	never(t, id, id, map[string]bout{
		"not focused": {pilot: turreted, mine: carries(game.CalculateToken, 1), lay: second},
		"no one else": {pilot: turreted, mine: focused},
		"no turret":   {mine: focused, lay: second},
		"torpedoes": {pilot: turreted, weapon: "protontorpedoes", mine: append(focused, scene.With("protontorpedoes")),
			lay: func(s *scene.Scene, ship, other *scene.Ship) { second(s, ship, other); s.Lock(ship, other) }},
		"in defense": {pilot: turreted, mine: focused, defends: true, lay: second},
	})
}

func TestAdvancedSLAM_ActsAfterAFullSLAM(t *testing.T) {
	each(t, map[string]struct {
		rock, offered bool
		stress        int
	}{"in full": {false, true, 0}, "in part": {true, false, 0}}, func(t *testing.T, c struct {
		rock, offered bool
		stress        int
	}) {
		s := scene.Second(t)
		ship := s.Mine("nusquadronpilot", south, scene.With("advancedslam"))
		s.PrintActions(ship, "white slam", "white focus", "red evade")
		if c.rock {
			s.Theirs(tie, scene.At(line, 580, 180))
		}
		if !c.offered {
			s.Never(ship, "advancedslam")
		}
		s.Activate(ship, "3 straight")
		s.Use(ship, "SLAM")
		s.Maneuver("3 straight")
		if c.offered {
			s.Use(ship, "advancedslam")
			s.NotOffered(ship, "evade") // it is red
			s.NotOffered(ship, "lock")  // it is not on the bar
			s.Use(ship, "focus")
			s.WantTokens(ship, game.FocusToken, 1)
			s.WantTokens(ship, game.StressToken, 1)
		}
		finish(s)
	})
	s := scene.Second(t)
	ship := s.Mine("nusquadronpilot", south, scene.With("advancedslam"))
	s.Never(ship, "advancedslam")
	s.Activate(ship, "3 straight")
	s.Use(ship, "focus") // no SLAM
	finish(s)
}

func TestDeuteriumPowerCells_ShieldsAndStress(t *testing.T) {
	const id = "deuteriumpowercells"
	each(t, map[string]struct {
		charges, shields int
		offered          bool
	}{"a shield": {1, 1, true}, "no charge": {0, 1, false}, "all shields": {2, 2, false}},
		func(t *testing.T, c struct {
			charges, shields int
			offered          bool
		}) {
			s := scene.Second(t)
			ship := s.Mine(xwing, south, scene.With(id), scene.Shields(c.shields))
			s.Charges(ship, id, c.charges)
			if !c.offered {
				s.Never(ship, "recover a shield")
			}
			s.System(ship)
			if c.offered {
				s.Use(ship, "recover a shield")
				s.WantShields(ship, 2)
				s.WantCharges(ship, id, 0)
			}
			finish(s)
		})
	each(t, map[string]struct {
		charges, stress int
		with            string
		offered         bool
	}{"unstressed": {1, 0, "feedbackarray", true}, "stressed": {1, 1, "feedbackarray", false},
		"no charge": {0, 0, "feedbackarray", false}}, func(t *testing.T, c struct {
		charges, stress int
		with            string
		offered         bool
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With(id, c.with), scene.Tokens(game.StressToken, c.stress))
		s.Charges(ship, id, c.charges)
		if !c.offered {
			s.Never(ship, "take stress instead")
		}
		s.Engage(ship)
		s.Use(ship, "shock")
		ions := 1
		if c.offered {
			s.Use(ship, "take stress instead") // of the ion token
			ions = 0
			s.WantCharges(ship, id, 0)
		}
		s.WantTokens(ship, game.IonToken, ions)
		s.WantTokens(ship, game.StressToken, c.stress+1-ions)
		s.WantTokens(ship, game.DisarmToken, 1)
		finish(s)
	})
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With(id))
	s.Never(ship, "take stress instead") // of stress
	s.Activate(ship, "4 koiogran")
	s.WantTokens(ship, game.StressToken, 1)
	finish(s)
}

func TestPatternAnalyzer_ActsBeforeTheStress(t *testing.T) {
	each(t, map[string]struct {
		maneuver string
		bump     bool
		offered  bool
	}{"red": {"4 koiogran", false, true}, "white": {"4 straight", false, false}, "partial": {"4 koiogran", true, false}},
		func(t *testing.T, c struct {
			maneuver string
			bump     bool
			offered  bool
		}) {
			s := scene.Second(t)
			ship := s.Mine(xwing, south, scene.With("patternanalyzer"))
			if c.bump {
				s.Theirs(tie, scene.At(line, 500, 0))
			}
			if !c.offered {
				s.Never(ship, "patternanalyzer")
			}
			s.Activate(ship, c.maneuver)
			if c.offered {
				s.WantTokens(ship, game.StressToken, 0)
				s.Use(ship, "patternanalyzer")
				s.Use(ship, "focus")
				s.WantTokens(ship, game.FocusToken, 1)
				s.WantTokens(ship, game.StressToken, 1)
			}
			finish(s)
		})
}
