package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// 2e.action.red-gains-stress
func TestDebrisGambit(t *testing.T) {
	for _, c := range []struct {
		name   string
		gap    float64
		action string
		stress int
	}{
		{"range 1", 75, "evade", 0}, {"range 2", 140, "evade", 1}, {"another red action", 75, "jam", 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := scene.Second(t)
			ship := s.Mine(xwing, south, scene.With("debrisgambit"))
			s.PrintActions(ship, "red evade", "red jam")
			s.Obstacle("coreasteroid0", scene.At(line, 320+30+c.gap, 0))
			foe := s.Theirs(tie, scene.At(line+80, 300, 0))
			s.Perform(ship, 0)
			s.Use(ship, c.action)
			if c.action == "jam" {
				s.Pick(foe)
			}
			s.WantTokens(ship, game.StressToken, c.stress)
			s.Done()
		})
	}
	s := scene.Second(t) // stressed, it performs what is white no more than what is red
	ship := s.Mine(xwing, south, scene.With("debrisgambit"), scene.Tokens(game.StressToken, 1))
	s.Obstacle("coreasteroid0", scene.At(line, 400, 0))
	s.Never(ship, "evade")
	s.Perform(ship, 0, game.EvadeAction)
	s.Done()
}

// 2e.action.stressed-cannot
func TestLarmaDAcy(t *testing.T) {
	for _, c := range []struct {
		action string
		before int
		after  int
		can    bool
	}{
		{"reinforce", 0, 0, true}, {"reinforce", 1, 2, true}, {"jam", 2, 3, true}, {"coordinate", 1, 2, true},
		{"jam", 3, 3, false}, {"focus", 1, 1, false},
	} {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("larmadacy"), scene.Tokens(game.StressToken, c.before))
		s.PrintActions(ship, "reinforce", "jam", "coordinate", "focus")
		friend, foe := s.Mine(xwing, scene.At(line-80, 300, 0)), s.Theirs(tie, scene.At(line+80, 300, 0))
		if !c.can {
			s.Never(ship, c.action)
		}
		s.Perform(ship, 0)
		if c.can {
			s.Use(ship, c.action)
			switch c.action {
			case "reinforce":
				s.ChooseNamed("reinforce fore")
			case "jam":
				s.Pick(foe)
			default:
				s.Pick(friend)
				s.Pass()
			}
		} else if s.Questions() != "" {
			s.Pass()
		}
		s.WantTokens(ship, game.StressToken, c.after)
		s.Done()
	}
}

// 2e.action.red-gains-stress
func TestBazeMalbusCrew(t *testing.T) {
	for _, c := range []struct{ near, focus, stress int }{{1, 2, 1}, {2, 3, 1}, {3, 3, 1}} {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("bazemalbus"))
		s.Mine(xwing, scene.At(line, 220, 0))
		for i, x := range []float64{60, -60, 125}[:c.near] {
			s.Theirs(tie, scene.At(line+x, 300+float64(i), 0))
		}
		s.Perform(ship, 0)
		s.Use(ship, "focus")
		s.Use(ship, "focus on the enemies")
		s.WantTokens(ship, game.FocusToken, c.focus)
		s.WantTokens(ship, game.StressToken, c.stress)
		s.Done()
	}
	each(t, map[string]func(s *scene.Scene, ship *scene.Ship) (terms game.Terms, action string){
		"no one near": func(*scene.Scene, *scene.Ship) (game.Terms, string) { return 0, "focus" },
		"stressed": func(s *scene.Scene, ship *scene.Ship) (game.Terms, string) {
			s.Tokens(ship, game.StressToken, 1)
			s.Theirs(tie, scene.At(line+60, 300, 0))
			return game.WhileStressed, "focus"
		},
		"another action": func(s *scene.Scene, ship *scene.Ship) (game.Terms, string) {
			s.Theirs(tie, scene.At(line+60, 300, 0))
			return 0, "evade"
		},
	}, func(t *testing.T, lay func(s *scene.Scene, ship *scene.Ship) (game.Terms, string)) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("bazemalbus"))
		s.Theirs(tie, scene.At(line-141, 300, 0))
		s.PrintActions(ship, "focus", "evade")
		terms, action := lay(s, ship)
		s.Never(ship, "focus on the enemies")
		s.Perform(ship, terms)
		s.Use(ship, action)
		s.Done()
	})
}
