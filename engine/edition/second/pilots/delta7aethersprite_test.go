package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

const stressToken = game.StressToken

func TestObiWanKenobi(t *testing.T) {
	spends := func(gap float64, kind game.Token, force int, mine bool) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("obiwankenobi", beside(gap), scene.Force(force))
			ours, theirs := s.Mine, s.Theirs
			if !mine {
				ours, theirs = theirs, ours
			}
			friend := ours("academypilot", here, scene.Tokens(kind, 1))
			s.Attack(friend, theirs("academypilot", ahead(150)))
			s.Dice("focus", "focus")
			name := "spend focus"
			if kind == game.CalculateToken {
				name = "spend calculate"
			}
			s.Use(friend, name)
			return me
		}
	}
	const ability = "restore focus"
	offered(t, ability, "evade",
		situation{"a friend at range 2", true, spends(199, game.FocusToken, 1, true)},
		situation{"at range 3", false, spends(201, game.FocusToken, 1, true)},
		situation{"another token", false, spends(20, game.CalculateToken, 1, true)},
		situation{"without Force", false, spends(20, game.FocusToken, 0, true)},
		situation{"an enemy", false, spends(20, game.FocusToken, 1, false)},
	)
	s := scene.Second(t)
	me := s.Mine("obiwankenobi", here, scene.Tokens(game.FocusToken, 1))
	s.Attack(me, s.Theirs("academypilot", ahead(150)))
	s.Dice("focus", "blank")
	s.Use(me, "spend focus")
	s.Use(me, ability)
	s.WantForce(me, 2)
	s.WantTokens(me, game.FocusToken, 1)
	playOut(s, "e")
}

func TestPloKoon(t *testing.T) {
	begin := func(gap float64, force int, mine, its game.Token) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("plokoon", here, scene.Force(force), scene.Tokens(mine, 1))
			s.Mine("academypilot", beside(gap), scene.Tokens(its, 1))
			s.Theirs("academypilot", scene.At(100, 800, 0))
			s.Engagement()
			return me
		}
	}
	offered(t, "share", "blank",
		situation{"a green token of his", true, begin(199, 1, game.FocusToken, game.StrainToken)},
		situation{"an orange token of the other", true, begin(199, 1, game.StrainToken, game.TractorToken)},
		situation{"neither", false, begin(20, 1, game.StrainToken, game.EvadeToken)},
		situation{"too far", false, begin(201, 1, game.FocusToken, game.TractorToken)},
		situation{"without Force", false, begin(20, 0, game.FocusToken, game.TractorToken)},
		situation{"no one but an enemy", false, func(s *scene.Scene) *scene.Ship {
			me := s.Mine("plokoon", here, scene.Tokens(game.FocusToken, 1))
			s.Theirs("academypilot", behind(20), scene.Tokens(game.DisarmToken, 1))
			s.Engagement()
			return me
		}},
	)
	for _, give := range []bool{true, false} {
		s := scene.Second(t)
		me := s.Mine("plokoon", here, scene.Tokens(game.EvadeToken, 1))
		friend := s.Mine("academypilot", beside(20), scene.Tokens(game.DisarmToken, 1))
		s.Theirs("academypilot", scene.At(100, 800, 0))
		s.Engagement()
		s.Use(me, "share")
		s.Refused(func() { s.Pick(me) })
		s.Pick(friend)
		s.WantForce(me, 1)
		if give {
			s.ChooseNamed("give a green token")
			playOut(s)
			s.WantTokens(friend, game.EvadeToken, 1)
			s.WantTokens(me, game.EvadeToken, 0)
			continue
		}
		s.ChooseNamed("take an orange token")
		playOut(s)
		s.WantTokens(friend, game.DisarmToken, 0)
		s.WantTokens(me, game.DisarmToken, 1)
	}
}

func TestAdiGallia(t *testing.T) {
	fight := func(attacks bool, gap float64, force int) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me, tie := s.Mine("adigallia", here, scene.Force(force)), s.Theirs("academypilot", ahead(gap))
			if attacks {
				s.Attack(me, tie)
			} else {
				s.Attack(tie, me)
			}
			return me
		}
	}
	const ability = "deny the range bonus"
	offered(t, ability, "blank",
		situation{"defending at range 1", true, fight(false, 99, 1)},
		situation{"defending at range 2", false, fight(false, 101, 1)},
		situation{"defending at range 3", false, fight(false, 250, 1)},
		situation{"attacking at range 3", true, fight(true, 201, 1)},
		situation{"attacking at range 2", false, fight(true, 199, 1)},
		situation{"attacking at range 1", false, fight(true, 50, 1)},
		situation{"defending without Force", false, fight(false, 99, 0)},
		situation{"attacking without Force", false, fight(true, 201, 0)},
		situation{"a friend defends", false, func(s *scene.Scene) *scene.Ship {
			me := s.Mine("adigallia", beside(20))
			s.Attack(s.Theirs("academypilot", ahead(50)), s.Mine("academypilot", here))
			return me
		}},
		situation{"a friend attacks", false, func(s *scene.Scene) *scene.Ship {
			me := s.Mine("adigallia", beside(20))
			s.Attack(s.Mine("academypilot", here), s.Theirs("academypilot", ahead(250)))
			return me
		}},
	)
	for _, c := range []struct {
		attacks bool
		gap     float64
		want    int
	}{{false, 50, 2}, {true, 250, 3}} {
		s := scene.Second(t)
		me := fight(c.attacks, c.gap, 1)(s)
		await(s, me, ability)
		s.Use(me, ability)
		s.WantForce(me, 0)
		n := int(s.Rolling().N)
		s.Is(n == c.want, "%d dice, not %d", c.want, n)
		playOut(s)
	}
}

func TestMaceWindu(t *testing.T) {
	for _, c := range []struct {
		maneuver string
		about    func(s *scene.Scene)
		want     int
	}{
		{"2 segnor-left", func(*scene.Scene) {}, 1},
		{"3 bank-left", func(*scene.Scene) {}, 0},
		{"4 koiogran", friendAt(457, 480), 0},
	} {
		s := scene.Second(t)
		s.Unbuilt()
		me := s.Mine("macewindu", here, scene.Force(0))
		c.about(s)
		s.Activate(me, c.maneuver)
		playOut(s)
		s.WantForce(me, c.want)
	}
}

func TestBarrissOffee(t *testing.T) {
	// The friend is at here, its target at 457+x, 490.
	attack := func(gap, x float64, force int) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("barrissoffee", beside(gap), scene.Force(force))
			s.Attack(s.Mine("academypilot", here), s.Theirs("academypilot", scene.At(457+x, 490, 180)))
			return me
		}
	}
	offered(t, "inspire", "focus",
		situation{"in the bullseye", true, attack(199, 0, 1)},
		situation{"beside the bullseye", false, attack(20, 40, 1)},
		situation{"too far", false, attack(201, 0, 1)},
		situation{"without Force", false, attack(20, 0, 0)},
		situation{"an enemy attacks", false, func(s *scene.Scene) *scene.Ship {
			me := s.Mine("barrissoffee", here)
			s.Attack(s.Theirs("academypilot", ahead(150)), me)
			return me
		}},
	)
	for name, faces := range map[string][2]string{ // one die alone
		"change a focus to a hit":        {"focus", "hit"},
		"change a hit to a critical hit": {"hit", "crit"},
	} {
		s := scene.Second(t)
		me := attack(20, 0, 1)(s)
		s.Dice(faces[0], faces[0])
		s.Use(me, "inspire")
		s.WantForce(me, 0)
		s.ChooseNamed(name)
		s.WantAttackDice(faces[0], faces[1])
		s.Dice("evade", "evade", "evade")
		s.Done()
	}
}

func TestLuminaraUnduli(t *testing.T) {
	// The friend is at 457+x, 490 and its attacker at here.
	defend := func(gap, x float64, force int) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("luminaraunduli", scene.At(497+x+gap, 490, 180), scene.Force(force))
			s.Attack(s.Theirs("academypilot", here), s.Mine("academypilot", scene.At(457+x, 490, 180)))
			s.Dice("hit", "hit")
			return me
		}
	}
	offered(t, "soothe", "evade",
		situation{"outside of the bullseye", true, defend(199, 40, 1)},
		situation{"in the bullseye", false, defend(20, 0, 1)},
		situation{"too far", false, defend(201, 40, 1)},
		situation{"without Force", false, defend(20, 40, 0)},
		situation{"an enemy defends", false, func(s *scene.Scene) *scene.Ship {
			me := s.Mine("luminaraunduli", here)
			s.Attack(me, s.Theirs("academypilot", scene.At(497, 490, 180)))
			s.Dice("hit", "hit")
			return me
		}},
	)
	for _, name := range []string{"change a critical hit to a hit", "change a hit to a focus"} {
		s := scene.Second(t)
		me := s.Mine("luminaraunduli", here)
		s.Attack(s.Theirs("academypilot", scene.At(497, 490, 180)), me)
		s.Dice("crit", "hit")
		s.Use(me, "soothe")
		s.WantForce(me, 1)
		s.ChooseNamed(name)
		if name == "change a hit to a focus" {
			s.WantAttackDice("crit", "focus")
		} else {
			s.WantAttackDice("hit", "hit")
		}
		s.Dice("evade", "evade", "evade")
		s.Done()
	}
}

func TestAhsokaTano(t *testing.T) {
	fly := func(gap float64, force int, maneuver string, about func(s *scene.Scene)) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("ahsokatano", here, scene.Force(force), stress(1))
			about(s)
			s.Mine("academypilot", scene.At(497+gap, 420, 0))
			s.Activate(me, maneuver)
			return me
		}
	}
	nobody := func(*scene.Scene) {}
	offered(t, "teach", "blank",
		situation{"a maneuver in full", true, fly(99, 1, "2 straight", nobody)},
		situation{"without Force", false, fly(99, 0, "2 straight", nobody)},
		situation{"partially executed", false, fly(99, 1, "2 straight", friendAt(457, 440))},
	)
	s := scene.Second(t)
	s.Unbuilt()
	me, friend := s.Mine("ahsokatano", here), s.Mine("academypilot", scene.At(596, 420, 0), stress(1))
	tie := s.Theirs("academypilot", scene.At(457, 530, 0))
	s.Activate(me, "2 straight")
	await(s, me, "teach")
	s.Use(me, "teach")
	s.Refused(func() { s.Pick(tie) })
	s.Pick(friend)
	s.WantForce(me, 1)
	s.Use(friend, "focus")
	s.WantTokens(friend, game.FocusToken, 1)
	playOut(s)
}

func TestAhsokaTano_TooFar(t *testing.T) {
	s := scene.Second(t)
	s.Unbuilt()
	me, friend := s.Mine("ahsokatano", here), s.Mine("academypilot", scene.At(598, 420, 0))
	s.Activate(me, "2 straight")
	await(s, me, "teach")
	s.Use(me, "teach")
	s.Refused(func() { s.Pick(friend) })
	s.Pick(me)
	playOut(s)
}

// 2e.planning.same-maneuver-allowed: "another" maneuver is not the one shown.
func TestSaeseeTiin(t *testing.T) {
	const ability = "set a dial"
	reveal := func(gap float64, force int, ours bool, maneuver string) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("saeseetiin", beside(gap), scene.Force(force))
			other := s.Mine
			if !ours {
				other = s.Theirs
			}
			s.Activate(other("academypilot", here), maneuver)
			return me
		}
	}
	offered(t, ability, "blank",
		situation{"a friend at range 2", true, reveal(199, 1, true, "2 turn-left")},
		situation{"too far", false, reveal(201, 1, true, "2 turn-left")},
		situation{"without Force", false, reveal(50, 0, true, "2 turn-left")},
		situation{"no other maneuver of that kind", false, reveal(50, 1, true, "5 straight")},
		situation{"an enemy", false, reveal(50, 1, false, "2 turn-left")},
	)
	s := scene.Second(t)
	me, friend := s.Mine("saeseetiin", beside(100)), s.Mine("academypilot", here)
	s.Activate(friend, "2 turn-left")
	s.Use(me, ability)
	s.WantForce(me, 1)
	s.Refused(func() { s.Maneuver("2 straight") })
	s.Refused(func() { s.Maneuver("3 turn-left") })
	s.Refused(func() { s.Maneuver("2 turn-left") })
	s.Maneuver("2 turn-right")
	s.WantRevealed(friend, "2 turn-right")
	playOut(s)
}
