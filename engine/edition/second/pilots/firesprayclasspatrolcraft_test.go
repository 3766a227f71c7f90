package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

func TestBobaFett(t *testing.T) {
	fight := func(attacks bool, gap float64, ours bool) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me, tie := s.Mine("bobafett", here), s.Theirs("academypilot", scene.At(457, 500, 180))
			other := s.Mine
			if !ours {
				other = s.Theirs
			}
			other("academypilot", scene.At(507+gap, 300, 0))
			if attacks {
				s.Attack(me, tie)
			} else {
				s.Attack(tie, me)
			}
			return me
		}
	}
	offered(t, "reroll", "blank",
		situation{"attacking", true, fight(true, 99, false)},
		situation{"defending", true, fight(false, 99, false)},
		situation{"attacking, too far", false, fight(true, 101, false)},
		situation{"defending, too far", false, fight(false, 101, false)},
		situation{"a friend", false, fight(true, 50, true)},
	)
	for _, attacks := range []bool{true, false} {
		s := scene.Second(t)
		s.Theirs("academypilot", scene.At(397, 300, 0))
		s.Theirs("academypilot", scene.At(397, 250, 0))
		me := fight(attacks, 150, false)(s)
		if attacks {
			s.Dice("blank", "blank", "blank")
		} else {
			s.Dice("hit", "blank")
			s.Dice("blank", "blank")
		}
		s.Use(me, "reroll")
		s.Refused(func() { s.Number(3) })
		s.Number(2)
		s.Dice("focus", "focus")
		playOut(s)
	}
}

func TestKathScarlet(t *testing.T) {
	attack := func(pilot string, touches bool, weapon string, ours bool) int {
		s := scene.Second(t)
		me, tie := s.Mine("kathscarlet", here, scene.With("ioncannon")), s.Theirs("academypilot", scene.At(457, 500, 180))
		other := s.Mine
		if !ours {
			other = s.Theirs
		}
		wing := other(pilot, scene.At(498, 500, 0))
		if touches {
			s.Touch(wing, tie)
		}
		n, _ := diceOf(s, me, tie, weapon)
		return n
	}
	for _, c := range []struct {
		in, pilot string
		touches   bool
		weapon    string
		ours      bool
		want      int
	}{
		{"a friend at range 0", "blacksunsoldier", true, "primary", true, 4},
		{"a friend at range 1", "blacksunsoldier", false, "primary", true, 3},
		{"a limited friend", "kavil", true, "primary", true, 3},
		{"a special weapon", "blacksunsoldier", true, "ioncannon", true, 3},
		{"an enemy", "blacksunsoldier", true, "primary", false, 3},
	} {
		n := attack(c.pilot, c.touches, c.weapon, c.ours)
		if n != c.want {
			t.Errorf("%s: %d dice, want %d", c.in, n, c.want)
		}
	}
}

// 2e.device.drop
func TestEmonAzzameen(t *testing.T) {
	s := scene.Second(t)
	s.Unbuilt()
	me := s.Mine("emonazzameen", here, scene.With("connernets"))
	s.System(me)
	s.Use(me, "drop a Conner Net")
	s.Refused(func() { s.Choose(way(geom.BankLeft, 3, 0)) })
	s.Refused(func() { s.Choose(way(geom.Straight, 2, 0)) })
	s.Refused(func() { s.Choose(way(geom.Straight, 3, 1)) })
	s.Choose(way(geom.TurnLeft, 3, 0))
	s.Is(s.State().Devices[0].Pose.X < 457*geom.Millimeter, "the net to the left")
	s.Done()
}

func TestEmonAzzameen_NotWhereHeLaunches(t *testing.T) {
	s := scene.Second(t)
	me := s.Mine("emonazzameen", here, scene.With("electrochaffmissiles"))
	s.System(me)
	await(s, me, "launch an electro-chaff cloud")
	s.Use(me, "launch an electro-chaff cloud")
	s.Refused(func() { s.Choose(way(geom.Straight, 3, 0)) })
	playOut(s)
}

func TestKoshkaFrost(t *testing.T) {
	fight := func(attacks bool, its, mine int) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me, tie := s.Mine("koshkafrost", here, stress(mine)), s.Theirs("academypilot", scene.At(457, 500, 180), stress(its))
			if attacks {
				s.Attack(me, tie)
			} else {
				s.Attack(tie, me)
			}
			return me
		}
	}
	offered(t, "reroll", "blank",
		situation{"attacking", true, fight(true, 1, 0)},
		situation{"defending", true, fight(false, 1, 0)},
		situation{"attacking, only she is stressed", false, fight(true, 0, 1)},
		situation{"defending, only she is stressed", false, fight(false, 0, 1)},
	)
	for _, attacks := range []bool{true, false} {
		s := scene.Second(t)
		me := fight(attacks, 1, 0)(s)
		if attacks {
			s.Dice("blank", "blank", "blank")
		} else {
			s.Dice("hit", "blank")
			s.Dice("blank", "blank")
		}
		s.Use(me, "reroll")
		s.Refused(func() { s.Number(2) })
		s.Number(1)
		s.Dice("focus")
		playOut(s)
	}
}

func TestBobaFettOfTheSeparatists(t *testing.T) {
	const id, ability = "bobafett-firesprayclasspatrolcraft", "change a blank"
	fight := func(attacks bool, gap float64, ours bool) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me, tie := s.Mine(id, here), s.Theirs("academypilot", scene.At(457, 500, 180))
			other := s.Mine
			if !ours {
				other = s.Theirs
			}
			other("academypilot", scene.At(507+gap, 300, 0))
			if attacks {
				s.Attack(me, tie)
			} else {
				s.Attack(tie, me)
			}
			return me
		}
	}
	offered(t, ability, "blank",
		situation{"alone", true, fight(false, 201, true)},
		situation{"a friend at range 2", false, fight(false, 199, true)},
		situation{"an enemy at range 1", true, fight(false, 50, false)},
		situation{"attacking", false, fight(true, 201, true)},
	)
	s := scene.Second(t)
	me := s.Mine(id, here)
	s.Attack(s.Theirs("bluesquadronescort", scene.At(457, 500, 180)), me)
	s.Dice("hit", "blank", "blank")
	s.Dice("blank", "blank")
	s.Tokens(me, game.FocusToken, 1)
	s.Use(me, ability)
	s.WantDefenseDice("focus", "blank")
	playOut(s)
}

func TestJangoFett(t *testing.T) {
	const ability = "change a focus"
	fight := func(attacks bool, mine, its, weapon string) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("jangofett", here, scene.With("ioncannon"))
			tie := s.Theirs("academypilot", scene.At(457, 500, 180))
			if mine != "" {
				s.Reveal(me, mine)
			}
			if its != "" {
				s.Reveal(tie, its)
			}
			if attacks {
				s.AttackWith(me, weapon, tie)
			} else {
				s.Attack(tie, me)
			}
			return me
		}
	}
	// For the TIE "2 straight" is blue, "2 bank-left" white and "4 koiogran" red.
	offered(t, ability, "focus",
		situation{"attacking, blue against white", true, fight(true, "1 straight", "3 bank-left", "primary")},
		situation{"attacking, white against red", true, fight(true, "2 bank-left", "4 koiogran", "primary")},
		situation{"defending, blue against white", true, fight(false, "1 straight", "3 bank-left", "")},
		situation{"attacking, equal", false, fight(true, "2 bank-left", "3 bank-left", "primary")},
		situation{"defending, harder", false, fight(false, "4 koiogran", "3 bank-left", "")},
		situation{"attacking, it revealed nothing", false, fight(true, "1 straight", "", "primary")},
		situation{"defending, he revealed nothing", false, fight(false, "", "3 bank-left", "")},
		situation{"a special weapon", false, fight(true, "1 straight", "4 koiogran", "ioncannon")},
	)
	s := scene.Second(t)
	me := fight(true, "1 straight", "4 koiogran", "primary")(s)
	s.Dice("hit", "blank", "blank")
	s.Dice("focus", "focus", "blank")
	s.Use(me, ability)
	playOut(s)

	s = scene.Second(t)
	me = fight(false, "1 straight", "4 koiogran", "primary")(s)
	s.Dice("focus", "focus")
	s.Use(me, ability)
	s.WantAttackDice("blank", "focus")
	playOut(s)
}

func TestAurraSing(t *testing.T) {
	const ability = "shift tokens"
	engage := func(gap float64, force int, k game.Token, second bool) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("aurrasing", here, scene.Force(force))
			s.Theirs("academypilot", scene.At(507+gap, 300, 0), scene.Tokens(k, 1))
			if second {
				s.Theirs("academypilot", scene.At(390, 300, 0))
			}
			s.Mine("academypilot", scene.At(390, 370, 0))
			s.Engage(me)
			return me
		}
	}
	offered(t, ability, "blank",
		situation{"a red token", true, engage(99, 1, game.StressToken, true)},
		situation{"an orange token", true, engage(99, 1, game.TractorToken, true)},
		situation{"a green token", false, engage(99, 1, game.FocusToken, true)},
		situation{"too far", false, engage(101, 1, game.StressToken, true)},
		situation{"one enemy alone", false, engage(50, 1, game.StressToken, false)},
		situation{"without Force", false, engage(50, 0, game.StressToken, true)},
		situation{"a token of one too far away", false, func(s *scene.Scene) *scene.Ship {
			me := s.Mine("aurrasing", here)
			s.Theirs("academypilot", scene.At(550, 300, 0))
			s.Theirs("academypilot", scene.At(390, 300, 0))
			s.Theirs("academypilot", farAway, stress(1))
			s.Engage(me)
			return me
		}},
	)
	s := scene.Second(t)
	me := s.Mine("aurrasing", here)
	a := s.Theirs("academypilot", scene.At(550, 300, 0), stress(2), scene.Tokens(game.DisarmToken, 1))
	b := s.Theirs("academypilot", scene.At(390, 300, 0), scene.Tokens(game.StrainToken, 1))
	s.Engage(me)
	s.Use(me, ability)
	s.WantForce(me, 0)
	s.Pick(a)
	s.Refused(func() { s.Pick(a) })
	s.Pick(b)
	s.ChooseNamed("transfer to the second")
	s.Choose(token(game.StressToken))
	s.Choose(token(game.DisarmToken))
	s.Pass()
	s.ChooseNamed("transfer to the first")
	s.Choose(token(game.StrainToken))
	s.Pass()
	playOut(s)
	s.WantTokens(a, game.StressToken, 1)
	s.WantTokens(b, game.StressToken, 1)
	s.WantTokens(b, game.DisarmToken, 1)
	s.WantTokens(a, game.StrainToken, 1)
	s.WantTokens(b, game.StrainToken, 0)
}

// 2e.attack.special.arc-requirement
func TestKrassisTrelix(t *testing.T) {
	for _, c := range []struct {
		weapon string
		at     scene.Option
		can    bool
	}{
		{"ioncannon", scene.At(457, 110, 0), true}, {"ioncannon", scene.At(457, 490, 180), true},
		{"ioncannon", scene.At(647, 300, 180), false}, {"dorsalturret", scene.At(647, 300, 180), false},
	} {
		s := scene.Second(t)
		ship := s.Mine("krassistrelix", here, scene.With(c.weapon))
		foe := s.Theirs("academypilot", c.at)
		if !c.can {
			s.Never(ship, c.weapon)
			s.Engage(ship)
			s.Done()
			continue
		}
		s.AttackWith(ship, c.weapon, foe)
		s.Dice("blank", "blank", "blank")
		s.Use(ship, "reroll")
		s.Refused(func() { s.Number(2) })
		s.Number(1)
		s.Dice("blank")
		s.Dice("blank", "blank", "blank")
		s.Done()
	}
	s := scene.Second(t) // its primary weapon has a rear arc of its own, and rerolls nothing
	ship := s.Mine("krassistrelix", here)
	foe := s.Theirs("academypilot", scene.At(457, 110, 0))
	s.Attack(ship, foe)
	s.Dice("blank", "blank", "blank")
	s.NotOffered(ship, "reroll")
	s.Dice("blank", "blank", "blank")
	s.Done()
}
