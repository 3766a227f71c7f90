package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// 2e.attack.arc-type-is-weapon-symbol
func TestKavil(t *testing.T) {
	for _, c := range []struct {
		weapon string
		want   int
	}{{"primary", 2}, {"ioncannonturret", 4}, {"protontorpedoes", 4}} {
		s := scene.Second(t)
		kavil := s.Mine("kavil", here, scene.With("ioncannonturret", "protontorpedoes"))
		tie := s.Theirs("academypilot", ahead(150))
		s.Turret(kavil, geom.FrontArc)
		s.Lock(kavil, tie)
		n, _ := diceOf(s, kavil, tie, c.weapon)
		s.Is(n == c.want, "%d dice with %s, not %d", c.want, c.weapon, n)
	}
	s := scene.Second(t)
	s.Mine("kavil", beside(20))
	friend, tie := s.Mine("graysquadronbomber", here, scene.With("ioncannonturret")), s.Theirs("academypilot", ahead(150))
	s.Turret(friend, geom.FrontArc)
	n, _ := diceOf(s, friend, tie, "ioncannonturret")
	s.Is(n == 3, "a friend's attack has 3 dice, not %d", n)
}

func TestLeemaKai(t *testing.T) {
	// She is at 457, 300 and looks up the table; a TIE with this heading somewhere.
	tieAt := func(pilot string, x, y, heading float64) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("leemakai", here)
			if pilot == "" {
				s.Mine("academypilot", scene.At(x, y, heading))
			} else {
				s.Theirs(pilot, scene.At(x, y, heading))
			}
			s.Engage(me)
			return me
		}
	}
	const ability = "acquire a lock"
	offered(t, ability, "blank",
		situation{"behind an enemy", true, tieAt("academypilot", 457, 450, 0)},
		situation{"in an enemy's front arc", false, tieAt("academypilot", 457, 450, 180)},
		situation{"beside her, farther ahead", true, tieAt("academypilot", 600, 350, 0)},
		situation{"beside her, farther behind", false, tieAt("academypilot", 600, 240, 180)},
		situation{"too far", false, tieAt("academypilot", 457, 650, 0)},
		situation{"a friend", false, tieAt("", 457, 450, 0)},
		situation{"a friend engages", false, func(s *scene.Scene) *scene.Ship {
			me, friend := s.Mine("leemakai", beside(20)), s.Mine("academypilot", here)
			s.Theirs("academypilot", scene.At(457, 450, 0))
			s.Engage(friend)
			return me
		}},
	)
	s := scene.Second(t)
	me, tie := s.Mine("leemakai", here), s.Theirs("academypilot", scene.At(457, 450, 0))
	friend := s.Mine("academypilot", scene.At(457, 100, 0)) // whose front arc she is in
	s.Engage(me)
	s.Use(me, ability)
	s.Refused(func() { s.Pick(friend) })
	s.Pick(tie)
	s.WantLock(me, tie, true)
	playOut(s)
}

func TestDreaRenthal(t *testing.T) {
	spot := func(pilot string, at scene.Option, weapon string) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("drearenthal", at)
			friend := s.Mine(pilot, here, scene.With("protontorpedoes"))
			tie := s.Theirs("academypilot", ahead(150))
			s.Lock(friend, tie)
			s.AttackWith(friend, weapon, tie)
			return me
		}
	}
	const ability = "spot"
	offered(t, ability, "blank",
		situation{"a generic friend", true, spot("graysquadronbomber", beside(20), "primary")},
		situation{"with a torpedo", true, spot("graysquadronbomber", beside(20), "protontorpedoes")},
		situation{"a limited friend", false, spot("hortonsalm", beside(20), "primary")},
		situation{"the defender is not in her arc", false,
			spot("graysquadronbomber", scene.At(600, 490, 0), "primary")},
		situation{"the defender is too far from her", false,
			spot("graysquadronbomber", scene.At(457, 120, 0), "primary")},
		situation{"an enemy attacks", false, func(s *scene.Scene) *scene.Ship {
			me := s.Mine("drearenthal", here)
			s.Attack(s.Theirs("academypilot", ahead(50)), me)
			return me
		}},
	)
	s := scene.Second(t)
	me := spot("graysquadronbomber", beside(20), "primary")(s)
	s.Dice("blank", "blank")
	await(s, me, ability)
	s.Use(me, ability)
	s.Refused(func() { s.Number(2) })
	s.Number(1)
	s.Dice("hit")
	playOut(s)
}

func TestArlizHadrassian(t *testing.T) {
	attacks := func(weapon string, options ...scene.Option) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("arlizhadrassian", append(options, here, scene.With("ioncannonturret"))...)
			s.Turret(me, geom.FrontArc)
			s.AttackWith(me, weapon, s.Theirs("academypilot", ahead(150)))
			return me
		}
	}
	const ability = "change a focus"
	offered(t, ability, "focus",
		situation{"damaged", true, attacks("primary", scene.Damaged(1))},
		situation{"not damaged", false, attacks("primary")},
		situation{"with a turret", false, attacks("ioncannonturret", scene.Damaged(1))},
	)
	s := scene.Second(t)
	me := attacks("primary", scene.Damaged(1))(s)
	s.Dice("focus", "focus")
	s.Use(me, ability)
	s.WantAttackDice("crit", "focus")
	playOut(s)
}

func TestArlizHadrassian_LosesAFocus(t *testing.T) {
	for damage, want := range []string{"focus", "blank"} {
		s := scene.Second(t)
		me := s.Mine("arlizhadrassian", here, scene.Damaged(damage), scene.Tokens(game.CalculateToken, 1))
		tie := s.Theirs("academypilot", ahead(250))
		s.Attack(tie, me)
		s.Dice("blank", "blank")
		s.Dice("focus", "focus")
		s.WantDefenseDice("focus", want)
		s.Pass()
		s.Done()
	}
	s := scene.Second(t)
	s.Mine("arlizhadrassian", beside(20), scene.Damaged(1))
	friend := s.Mine("graysquadronbomber", here, scene.Tokens(game.CalculateToken, 1))
	s.Attack(s.Theirs("academypilot", ahead(150)), friend)
	s.Dice("blank", "blank")
	s.Dice("focus")
	s.WantDefenseDice("focus")
	playOut(s)
}
