package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/geom"
)

// hanFights lets Han Solo and an enemy at 457, 560 fight, with an asteroid between them or aside.
func hanFights(attacks bool, x float64, weapon string) func(s *scene.Scene) *scene.Ship {
	return func(s *scene.Scene) *scene.Ship {
		me := s.Mine("hansolo", here, scene.With("protontorpedoes"))
		s.Turret(me, geom.FrontAndRear)
		tie := s.Theirs("academypilot", scene.At(457, 560, 200)) // so that one line is the shortest
		s.Lock(me, tie)
		s.Obstacle("coreasteroid0", scene.At(x, 450, 0))
		if attacks {
			s.AttackWith(me, weapon, tie)
		} else {
			s.Attack(tie, me)
		}
		return me
	}
}

func TestHanSoloOfScum(t *testing.T) {
	const ability = "roll another die"
	offered(t, ability, "blank",
		situation{"attacking", true, hanFights(true, 457, "primary")},
		situation{"defending", true, hanFights(false, 457, "")},
		situation{"attacking, not obstructed", false, hanFights(true, 800, "primary")},
		situation{"defending, not obstructed", false, hanFights(false, 800, "")},
		situation{"a special weapon", false, hanFights(true, 457, "protontorpedoes")},
	)
	for attacks, want := range map[bool]int{true: 3, false: 3} {
		s := scene.Second(t)
		me := hanFights(attacks, 457, "primary")(s)
		await(s, me, ability)
		s.Use(me, ability)
		n := int(s.Rolling().N)
		s.Is(n == want, "%d dice, not %d", want, n) // 2 or 1, and another for the rock in defense
		playOut(s)
	}
}

// 2e.huge.obstructs: a huge ship on the line is not an obstacle.
func TestHanSoloOfScum_NotAcrossAHugeShip(t *testing.T) {
	for _, attacks := range []bool{true, false} {
		s := scene.Second(t)
		s.Table(1800, 900)
		s.Unbuilt()
		me, tie := s.Mine("hansolo", scene.At(980, 300, 290)), s.Theirs("academypilot", scene.At(700, 300, 90))
		s.Turret(me, geom.FrontAndRear)
		s.Mine("echobaseevacuees", scene.At(840, 300, 0))
		s.Never(me, "roll another die")
		if attacks {
			s.Attack(me, tie)
		} else {
			s.Attack(tie, me)
		}
		playOut(s)
	}
}

func TestRioDurant(t *testing.T) {
	fight := func(attacks bool) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("riodurant-wat1", here)
			s.Turret(me, geom.FrontAndRear)
			tie := s.Theirs("academypilot", scene.At(457, 500, 180))
			if attacks {
				s.Attack(me, tie)
			} else {
				s.Attack(tie, me)
			}
			return me
		}
	}
	offered(t, "rotate the turret", "blank",
		situation{"attacking", true, fight(true)}, situation{"defending", false, fight(false)})
	s := scene.Second(t)
	me := fight(true)(s)
	await(s, me, "rotate the turret")
	s.Use(me, "rotate the turret")
	playOut(s)
	s.Is(geom.Arc(s.Of(me).Turret) == geom.LeftAndRight, "the turret rotated")
}

func TestL337(t *testing.T) {
	each(t, []string{"l337", "l337-escapecraft"}, func(t *testing.T, id string) {
		for _, c := range []struct {
			maneuver string
			shields  int
			want     int
		}{{"2 bank-left", 0, 0}, {"2 bank-right", 0, 0}, {"2 turn-left", 0, 1}, {"2 bank-left", 1, 1}} {
			s := scene.Second(t)
			s.Unbuilt()
			me := s.Mine(id, here, scene.Shields(c.shields), stress(1))
			s.PrintDial(me, "2 bank-left white", "2 bank-right white", "2 turn-left white")
			s.Activate(me, c.maneuver)
			playOut(s)
			s.WantTokens(me, stressToken, c.want)
		}
	})
}

func TestLandoCalrissianOfScum(t *testing.T) {
	const ability = "push your luck"
	each(t, []string{"landocalrissian", "landocalrissian-escapecraft"}, func(t *testing.T, id string) {
		fight := func(attacks bool, tokens int) func(s *scene.Scene) *scene.Ship {
			return func(s *scene.Scene) *scene.Ship {
				me, tie := s.Mine(id, here, stress(tokens)), s.Theirs("academypilot", scene.At(457, 520, 180))
				if id == "landocalrissian" {
					s.Turret(me, geom.FrontAndRear)
				}
				if attacks {
					s.Attack(me, tie)
				} else {
					s.Attack(tie, me)
				}
				return me
			}
		}
		for _, attacks := range []bool{true, false} {
			offered(t, ability, "blank",
				situation{"blanks", true, fight(attacks, 0)},
				situation{"stressed", false, fight(attacks, 1)})
			offered(t, ability, "focus", situation{"no blanks", false, fight(attacks, 0)})
		}
		s := scene.Second(t) // an attacker's blanks are not its own
		me := fight(false, 0)(s)
		s.Never(me, ability)
		s.Dice("blank", "blank")
		for n := int(s.Rolling().N); n > 0; n = 0 {
			s.Dice([]string{"evade", "evade", "evade"}[:n]...)
		}
		playOut(s)
		s = scene.Second(t)
		s.Unbuilt()
		me = fight(true, 0)(s)
		s.Dice("blank", "blank")
		s.Use(me, ability)
		s.Dice("focus", "focus")
		s.WantTokens(me, stressToken, 1)
		playOut(s)
	})
}

func TestLandoCalrissianOfScum_FriendsRoll(t *testing.T) {
	offered(t, "push your luck", "blank", situation{"a friend attacks", false, func(s *scene.Scene) *scene.Ship {
		me := s.Mine("landocalrissian", scene.At(600, 300, 0))
		s.Attack(s.Mine("academypilot", here), s.Theirs("academypilot", ahead(150)))
		return me
	}})
}

func TestLandoCalrissianOfScum_OutsideOfAnAttack(t *testing.T) {
	s := scene.Second(t)
	me := s.Mine("landocalrissian", here)
	s.Obstacle("coreasteroid0", scene.At(457, 400, 0))
	s.Activate(me, "2 straight")
	s.Dice("blank")
	s.Use(me, "push your luck")
	s.WantTokens(me, stressToken, 1) // the price comes before the new roll
	s.Dice("hit")
	playOut(s)
	s.WantShields(me, 2)
}
