package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestFineTunedControls(t *testing.T) {
	nobody := func(*scene.Scene) {}
	const ability = "fine-tuned controls"
	offered(t, ability, "blank",
		situation{"a maneuver in full", true, flown("jediknight", "2 straight", nobody)},
		situation{"partially executed", false, flown("jediknight", "2 straight", friendAt(457, 430))},
		situation{"without Force", false, flown("jediknight", "2 straight", nobody, scene.Force(0))},
		situation{"a friend flies", false, func(s *scene.Scene) *scene.Ship {
			me := s.Mine("jediknight", beside(200))
			s.Activate(s.Mine("academypilot", here), "2 straight")
			return me
		}})
	s := scene.Second(t)
	me := flown("jediknight", "2 straight", nobody)(s)
	s.Use(me, ability)
	s.WantForce(me, 0)
	s.NotOffered(me, "focus")
	s.Offered(me, "barrel roll")
	s.Use(me, "boost")
	s.Maneuver("1 straight")
	playOut(s)
}

func TestPrioritizedWeaponsSystems(t *testing.T) {
	const id, ability = "majorvynder-ssl", "prioritize weapons"
	engage := func(n int, kind game.Token) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine(id, here, scene.Tokens(kind, n))
			s.Engage(me)
			return me
		}
	}
	offered(t, ability, "blank",
		situation{"disarmed", true, engage(1, game.DisarmToken)},
		situation{"jammed", false, engage(1, game.JamToken)})
	s := scene.Second(t)
	s.Unbuilt()
	me := engage(2, game.DisarmToken)(s)
	s.Use(me, ability)
	s.WantTokens(me, game.DisarmToken, 1)
	s.WantTokens(me, game.StrainToken, 1)
	playOut(s)
}
