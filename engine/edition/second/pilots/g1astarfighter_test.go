package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func Test4LOM(t *testing.T) {
	nobody := func(*scene.Scene) {}
	for _, c := range []struct {
		maneuver string
		about    func(s *scene.Scene)
		want     int
	}{{"4 koiogran", nobody, 1}, {"3 straight", nobody, 0}, {"4 koiogran", friendAt(457, 510), 0}} {
		s := scene.Second(t)
		me := flown("4lom", c.maneuver, c.about)(s)
		playOut(s)
		s.WantTokens(me, game.CalculateToken, c.want)
	}
}

func Test4LOM_PassesStress(t *testing.T) {
	end := func(gap float64, tokens int) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("4lom", here, stress(tokens))
			s.Theirs("academypilot", scene.At(507+gap, 300, 0))
			s.End()
			return me
		}
	}
	offered(t, "pass stress", "blank",
		situation{"an enemy at range 1", true, end(99, 1)},
		situation{"at range 2", false, end(101, 1)},
		situation{"without stress", false, end(50, 0)})
	s := scene.Second(t)
	me, friend := s.Mine("4lom", here, stress(2)), s.Mine("academypilot", scene.At(537, 300, 0))
	s.Theirs("academypilot", scene.At(100, 800, 0))
	s.End()
	s.Use(me, "pass stress")
	s.Refused(func() { s.Pick(me) })
	s.Pick(friend)
	s.WantTokens(me, game.StressToken, 1)
	s.WantTokens(friend, game.StressToken, 1)
	playOut(s)
}

func TestZuckuss(t *testing.T) {
	attack := func(weapon string) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me, tie := s.Mine("zuckuss", here, scene.With("ioncannon")), s.Theirs("academypilot", scene.At(457, 500, 180))
			s.AttackWith(me, weapon, tie)
			return me
		}
	}
	offered(t, "gamble", "blank",
		situation{"attacking", true, attack("primary")},
		situation{"a special weapon", false, attack("ioncannon")},
		situation{"defending", false, faceOff("zuckuss", false, 150)})
	s := scene.Second(t)
	me := attack("primary")(s)
	s.Use(me, "gamble")
	s.Dice(blanks(4)...)
	s.Dice(blanks(4)...)
	s.Done()
}
