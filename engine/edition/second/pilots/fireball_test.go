package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestKazudaXiono(t *testing.T) {
	const ability = "roll another die"
	// The escort's initiative is 2.
	fight := func(attacks bool, damage int, weapon string) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("kazudaxiono", here, scene.Damaged(damage), scene.With("ionmissiles"))
			escort := s.Theirs("bluesquadronescort", ahead(150))
			s.Lock(me, escort)
			if attacks {
				s.AttackWith(me, weapon, escort)
			} else {
				s.Attack(escort, me)
			}
			return me
		}
	}
	offered(t, ability, "blank",
		situation{"attacking", true, fight(true, 1, "primary")},
		situation{"defending", true, fight(false, 1, "")},
		situation{"attacking with 2 cards", false, fight(true, 2, "primary")},
		situation{"defending with 2 cards", false, fight(false, 2, "")},
		situation{"a special weapon", false, fight(true, 1, "ionmissiles")},
	)
	for attacks, want := range map[bool]int{true: 3, false: 3} {
		s := scene.Second(t)
		me := fight(attacks, 0, "primary")(s)
		await(s, me, ability)
		s.Use(me, ability)
		n := int(s.Rolling().N)
		s.Is(n == want, "%d dice, not %d", want, n)
		playOut(s)
	}
}

// 2e.setup.setup-header
func TestExplosionWithWings_BeginsDamaged(t *testing.T) {
	s := scene.Second(t)
	me := s.Mine("colossusstationmechanic", here)
	tie := s.Theirs("academypilot", ahead(400))
	s.Setup()
	for s.Questions() != "" {
		s.Choose(firstPlayer)
	}
	s.WantFacedown(me, 1)
	s.WantDamage(tie, 0)
	s.Done()
}

func TestExplosionWithWings(t *testing.T) {
	slams := func(damage int, slam bool) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("colossusstationmechanic", here, scene.Damaged(damage))
			s.Activate(me, "2 straight")
			if slam {
				s.Use(me, "slam")
				s.Maneuver("2 straight")
			} else {
				s.Tokens(me, game.DisarmToken, 1)
				s.Use(me, "focus")
			}
			return me
		}
	}
	offered(t, "open the throttle", "blank",
		situation{"after a SLAM", true, slams(1, true)},
		situation{"without damage", false, slams(0, true)},
		situation{"after another action", false, slams(1, false)},
	)
	s := scene.Second(t)
	me := slams(1, true)(s)
	s.Use(me, "open the throttle")
	s.Draw("Weapons Failure")
	s.WantCrit(me, "Weapons Failure", 1)
	s.WantTokens(me, game.DisarmToken, 0)
	playOut(s)
}

// 2e.movement.basic-bearings, 2e.planning.stressed-may-set-red
func TestJarekYeager(t *testing.T) {
	for _, c := range []struct {
		in       string
		maneuver string
		tokens   int
		damage   int
		crit     bool
		want     bool
	}{
		{"a basic maneuver, damaged", "4 straight", 2, 1, false, true},
		{"not damaged", "4 straight", 1, 0, false, false},
		{"3 stress tokens", "4 straight", 3, 1, false, false},
		{"an advanced maneuver, damaged", "3 tallon-left", 1, 1, false, false},
		{"an advanced maneuver, with a faceup card", "3 tallon-left", 2, 0, true, true},
		{"the same with 3 stress tokens", "3 tallon-left", 3, 0, true, false},
	} {
		t.Run(c.in, func(t *testing.T) {
			s := scene.Second(t)
			me := s.Mine("jarekyeager", here, stress(c.tokens), scene.Damaged(c.damage))
			if c.crit {
				s.Crit(me, "Weapons Failure")
			}
			s.Activate(me, c.maneuver)
			playOut(s)
			// The stress maneuver, a white 2 straight, ends at 457, 420.
			stressManeuver := s.Of(me).Pose == scene.PoseAt(457, 420, 0)
			s.Is(stressManeuver != c.want, "it executes the maneuver: %v", c.want)
		})
	}
}
