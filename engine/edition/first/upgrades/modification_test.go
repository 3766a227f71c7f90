package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

func TestAdvancedSLAM_AfterACleanSLAM(t *testing.T) {
	for name, c := range map[string]struct {
		lay    func(s *scene.Scene)
		action string
		acts   bool
	}{
		"clean":               {func(*scene.Scene) {}, "slam", true},
		"onto a ship":         {func(s *scene.Scene) { s.Theirs(academy, scene.At(457, 500, 180)) }, "slam", false},
		"through an asteroid": {func(s *scene.Scene) { s.Obstacle("coreasteroid5", scene.At(457, 495, 0)) }, "slam", false},
		"another action":      {func(*scene.Scene) {}, "focus", false},
	} {
		t.Run(name, func(t *testing.T) {
			s := table(t)
			ship := s.Mine("wardensquadronpilot", here, with("advancedslam"))
			c.lay(s)
			if !c.acts {
				s.Never(ship, "advancedslam: act")
			}
			s.Activate(ship, "1 straight")
			s.Use(ship, c.action)
			if c.action == "slam" {
				s.Maneuver("1 straight")
			}
			if c.acts {
				s.Use(ship, "advancedslam: act")
				s.Use(ship, "focus")
				s.WantTokens(ship, focus, 1)
			}
			misses(s)
			s.Done()
		})
	}
}

func TestCapturedTIE_HidesFromLowerSkills(t *testing.T) {
	for name, c := range map[string]struct {
		pilot  string
		friend bool
		shoots bool
	}{
		"below": {rookie, true, false}, "as good": {"poedameron", true, true}, "better": {"hansolo", true, true},
		"the last of its side": {rookie, false, true},
	} {
		t.Run(name, func(t *testing.T) {
			s := table(t)
			s.Unbuilt()
			s.Mine("ahsokatano", here, with("capturedtie"))
			foe := s.Theirs(c.pilot, ahead(150))
			if c.friend {
				s.Mine(rookie, scene.At(100, 100, 0))
			}
			_ = foe
			s.Engage(foe)
			if !c.shoots {
				s.NoEvent(game.AttackDeclared)
				s.Done()
				return
			}
			s.Offered(foe, "primary")
			misses(s)
			s.Done()
		})
	}
}

func TestCapturedTIE_IsGivenUp(t *testing.T) {
	for attacks, off := range map[bool]bool{true: true, false: false} {
		s := table(t)
		tie, foe := s.Mine("ahsokatano", here, with("capturedtie")), s.Theirs(rookie, ahead(150))
		friend := s.Mine(rookie, beside(60))
		attacker := tie
		if !attacks {
			attacker = friend
		}
		s.Attack(attacker, foe)
		misses(s)
		s.Is(s.State().Charges[1].Off == off, "discarded")
		s.Done()
	}
	for _, another := range []bool{false, true} {
		s := table(t)
		tie := s.Mine("ahsokatano", here, with("capturedtie"))
		friend := s.Mine(rookie, beside(60), scene.Shields(0), scene.Damaged(2))
		if another {
			s.Mine(rookie, scene.At(100, 100, 0))
		}
		s.Attack(s.Theirs("wedgeantilles", ahead(150)), friend)
		s.Dice("hit", "hit", "blank")
		s.Dice("blank")
		s.WantDestroyed(friend)
		s.Is(s.State().Charges[1].Off == !another, "discarded as the last: %v", !another)
		if !another {
			s.WantDiscarded(tie, "capturedtie")
		}
		s.Done()
	}
}

func TestExperimentalInterface_TheActionOfAnUpgrade(t *testing.T) {
	s := table(t)
	ship := s.Mine(black, here, scene.With("experimentalinterface", "expose", "marksmanship"))
	s.Activate(ship, "2 straight")
	s.Use(ship, "focus")
	s.Use(ship, "act with an upgrade")
	s.ChooseNamed("Marksmanship")
	s.Use(ship, "marksmanship")
	s.WantTokens(ship, stress, 1)
	s.Done()
	plays(t, map[string]func(s *scene.Scene){
		"no upgrade acts": func(s *scene.Scene) {
			ship := s.Mine(black, here, scene.With("experimentalinterface", "juke"))
			s.Never(ship, "act with an upgrade")
			s.Activate(ship, "2 straight")
			s.Use(ship, "focus")
		},
		"a friend acts": func(s *scene.Scene) {
			ship := s.Mine(black, beside(60), scene.With("experimentalinterface", "expose"))
			s.Never(ship, "act with an upgrade")
			friend := s.Mine(black, here)
			s.Activate(friend, "2 straight")
			s.Use(friend, "focus")
		},
	})
}

func TestGyroscopicTargeting_AfterAFastManeuver(t *testing.T) {
	for maneuver, turns := range map[string]bool{
		"2 straight": false, "3 straight": true, "4 straight": true, "5 koiogran": true,
	} {
		s := table(t)
		ship := s.Mine("shadowporthunter", scene.At(457, 200, 0), with("gyroscopictargeting"))
		s.Activate(ship, maneuver)
		misses(s)
		s.Done()
		if !turns {
			s.Never(ship, "turn the arc")
		}
		s.Engagement()
		if turns {
			s.Use(ship, "turn the arc")
			s.ChooseNamed("right")
			s.WantTurret(ship, geom.RightArc)
		}
		misses(s)
		s.Done()
	}
}

// The damage card is discarded, faceup or facedown.
func TestIntegratedAstromech_TakesADamageCard(t *testing.T) {
	for face, crit := range map[string]bool{"hit": false, "crit": true} {
		for _, uses := range []bool{true, false} {
			s := table(t)
			ship := s.Mine(rookie, here, scene.With("integratedastromech", "r2astromech"), scene.Shields(0),
				scene.Damaged(2))
			s.Attack(s.Theirs(rookie, ahead(150)), ship)
			s.Dice(face, "blank", "blank")
			s.Dice(blanks(2)...)
			if crit {
				s.Draw("Console Fire")
			}
			switch {
			case !uses:
				s.Pass()
				s.WantDestroyed(ship)
			case crit:
				s.ChooseNamed("discard the damage card")
			default:
				s.Use(ship, "shield the hull")
				s.ChooseNamed("R2 Astromech")
				s.Draw("Console Fire")
			}
			if uses {
				if crit {
					s.ChooseNamed("R2 Astromech")
				}
				s.WantAlive(ship)
				s.WantDamage(ship, 2)
				s.WantDiscarded(ship, "r2astromech")
			}
			s.Done()
		}
	}
	plays(t, map[string]func(s *scene.Scene){
		"without an astromech": func(s *scene.Scene) {
			ship := s.Mine(rookie, here, scene.With("integratedastromech"), scene.Shields(0))
			s.Attack(s.Theirs(rookie, ahead(150)), ship)
			s.Dice("hit", "crit", "blank")
			s.Dice(blanks(2)...)
			s.Draw("Console Fire")
			s.WantDamage(ship, 2)
		},
		"shields take it": func(s *scene.Scene) {
			ship := s.Mine(rookie, here, scene.With("integratedastromech", "r2astromech"))
			s.Never(ship, "shield the hull")
			s.Attack(s.Theirs(rookie, ahead(150)), ship)
			s.Dice("hit", "hit", "blank")
			s.Dice(blanks(2)...)
			s.WantShields(ship, 0)
		},
		"a friend's card": func(s *scene.Scene) {
			s.Mine(rookie, beside(60), scene.With("integratedastromech", "r2astromech"))
			ship := s.Mine(rookie, here, scene.Shields(0))
			s.Attack(s.Theirs(rookie, ahead(150)), ship)
			s.Dice("hit", "blank", "blank")
			s.Dice(blanks(2)...)
			s.WantDamage(ship, 1)
		},
	})
}

func TestLightweightFrame_AgainstMoreDice(t *testing.T) {
	for dice, more := range map[int]bool{2: false, 3: true} {
		s := table(t)
		ship := s.Mine("scarifdefender", here, with("lightweightframe")) // of agility 2
		foe := s.Theirs(academy, ahead(150))
		if dice == 3 {
			foe = s.Theirs(rookie, scene.At(520, 490, 180))
		}
		s.Attack(foe, ship)
		s.Dice(append([]string{"hit"}, blanks(dice-1)...)...)
		s.Dice(blanks(2)...)
		if more {
			s.Dice("evade")
			s.WantDamage(ship, 0)
		} else {
			s.WantDamage(ship, 1)
		}
		s.Done()
	}
	plays(t, map[string]func(s *scene.Scene){
		"it attacks": func(s *scene.Scene) {
			foe := s.Theirs(rookie, ahead(150))
			s.Attack(s.Mine("scarifdefender", here, with("lightweightframe")), foe)
			s.Dice("hit", "blank", "blank")
			s.Is(s.Rolling().N == 2, "the defense dice alone, not %d", s.Rolling().N)
			s.Dice(blanks(2)...)
			s.WantShields(foe, 1)
		},
		"a friend defends": func(s *scene.Scene) {
			s.Mine("scarifdefender", beside(60), with("lightweightframe"))
			ship := s.Mine("scarifdefender", here)
			s.Attack(s.Theirs(rookie, ahead(150)), ship)
			s.Dice("hit", "blank", "blank")
			s.Dice(blanks(2)...)
			s.WantDamage(ship, 1)
		},
	})
}

func TestLongRangeScanners_FromRange3On(t *testing.T) {
	for gap, locks := range map[float64]bool{100: false, 200: false, 201: true, 350: true, 520: true} {
		s := table(t)
		ship := s.Mine("scimitarsquadronpilot", scene.At(457, 100, 0), with("longrangescanners"))
		foe := s.Theirs(rookie, scene.At(457, 140+gap, 180))
		if !locks {
			s.Never(ship, "target lock")
		}
		s.Perform(ship, 0)
		if locks {
			s.Use(ship, "target lock")
			s.Pick(foe)
			s.WantLock(ship, foe, true)
		}
		misses(s)
		s.Done()
	}
	s := table(t) // only locks
	ship, wing := s.Mine("scimitarsquadronpilot", here, with("longrangescanners")), s.Mine(rookie, beside(60))
	s.PrintActions(ship, "coordinate")
	s.Perform(ship, 0)
	s.Use(ship, "coordinate")
	s.Pick(wing)
	misses(s)
	s.Done()
	s = table(t)
	s.Mine("scimitarsquadronpilot", beside(60), with("longrangescanners"))
	friend, foe := s.Mine(rookie, here), s.Theirs(rookie, ahead(100))
	s.Perform(friend, 0)
	s.Use(friend, "target lock")
	s.Pick(foe)
	s.WantLock(friend, foe, true)
	s.Done()
}

func TestMultiSpectralCamouflage_AgainstTheOnlyLock(t *testing.T) {
	for face, locked := range map[string]bool{"evade": false, "focus": true, "blank": true} {
		s := table(t)
		ship, foe := s.Mine(rookie, here, with("multispectralcamouflage")), s.Theirs(rookie, ahead(150))
		s.Perform(foe, 0)
		s.Use(foe, "target lock")
		s.Pick(ship)
		s.Dice(face)
		if !locked {
			s.Pick(foe)
		}
		s.WantLock(foe, ship, locked)
		s.Done()
	}
	plays(t, map[string]func(s *scene.Scene){
		"a second lock": func(s *scene.Scene) {
			ship, foe := s.Mine(rookie, here, with("multispectralcamouflage")), s.Theirs(rookie, ahead(150))
			s.Lock(s.Theirs(rookie, scene.At(520, 490, 180)), ship)
			s.Perform(foe, 0)
			s.Use(foe, "target lock")
			s.Pick(ship)
			s.NoEvent(game.Rolled)
		},
		"a lock on a friend": func(s *scene.Scene) {
			s.Mine(rookie, here, with("multispectralcamouflage"))
			friend, foe := s.Mine(rookie, beside(60)), s.Theirs(rookie, ahead(150))
			s.Perform(foe, 0)
			s.Use(foe, "target lock")
			s.Pick(friend)
			s.NoEvent(game.Rolled)
		},
	})
}

// The card, or the ordnance token on it, is discarded only for an attack that hits.
func TestMunitionsFailsafe_OnlyAHitCostsTheWeapon(t *testing.T) {
	for face, hits := range map[string]bool{"hit": true, "blank": false} {
		for _, token := range []bool{false, true} {
			s := table(t)
			list := scene.With("munitionsfailsafe", "concussionmissiles")
			if token {
				list = scene.With("munitionsfailsafe", "concussionmissiles", "extramunitions")
			}
			ship, foe := s.Mine("scimitarsquadronpilot", here, list), s.Theirs(rookie, ahead(150))
			s.Lock(ship, foe)
			s.AttackWith(ship, "concussionmissiles", foe)
			s.WantLock(ship, foe, false)
			s.Dice(append([]string{face}, blanks(3)...)...)
			s.Pass()
			s.Dice(blanks(2)...)
			s.Is(s.State().Charges[2].Off == (hits && !token), "discarded")
			if token {
				left := 1
				if hits {
					left = 0
				}
				s.WantCharges(ship, "concussionmissiles", left)
			}
			s.Done()
		}
	}
	s := table(t) // a weapon that costs nothing stays
	ship, foe := s.Mine("bountyhunter", large, scene.With("munitionsfailsafe", "ioncannon")), s.Theirs(rookie, facing)
	s.AttackWith(ship, "ioncannon", foe)
	s.Dice("hit", "blank", "blank")
	s.Dice(blanks(2)...)
	s.NoEvent(game.CardDiscarded)
	s.Done()
}

// 1e.tractor.move: its own player moves a friendly ship.
func TestSpacetugTractorArray_TowsAShip(t *testing.T) {
	for _, friendly := range []bool{true, false} {
		s := table(t)
		tug := s.Mine("jakkugunrunner", here, with("spacetugtractorarray"))
		near := ahead(60)
		var ship *scene.Ship
		if friendly {
			ship = s.Mine(academy, near)
			s.Theirs(rookie, scene.At(100, 800, 180))
		} else {
			ship = s.Theirs(academy, near)
		}
		far := s.Theirs(academy, scene.At(520, 441, 180))
		behind := s.Mine(academy, scene.At(457, 220, 0))
		s.Perform(tug, 0, game.CardAction)
		s.Use(tug, "tow")
		s.Refused(func() { s.Pick(far) })
		s.Refused(func() { s.Pick(behind) })
		s.Pick(ship)
		s.WantTokens(ship, game.TractorToken, 1)
		s.Asked(game.Seat1)
		misses(s)
		s.Done()
	}
}

func TestTacticalJammer_ObstructsEnemyAttacks(t *testing.T) {
	for name, c := range map[string]struct {
		at     scene.Option
		theirs bool
		dice   int
	}{
		"between": {scene.At(457, 420, 90), false, 3}, "beside": {scene.At(600, 420, 90), false, 2},
		"an enemy's own": {scene.At(457, 420, 90), true, 2},
	} {
		t.Run(name, func(t *testing.T) {
			s := table(t)
			ship, foe := s.Mine(rookie, here), s.Theirs(rookie, ahead(200))
			jammer := s.Mine
			if c.theirs {
				jammer = s.Theirs
			}
			jammer(smuggler, c.at, with("tacticaljammer"))
			wantDice(s, foe, ship, 3, c.dice)
		})
	}
}
