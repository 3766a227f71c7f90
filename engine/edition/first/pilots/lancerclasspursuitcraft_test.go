package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// Their arcs: the mobile one points ahead or to the right.
func TestLancers_TheirArcs(t *testing.T) {
	for _, c := range []struct {
		id, ability string
		turret      geom.Arc
		at          scene.Option
		offered     bool
		token       game.Token
	}{
		{"ketsuonyo", "tractor", geom.FrontArc, scene.At(457, 420, 180), true, game.TractorToken},
		{"ketsuonyo", "tractor", geom.RightArc, scene.At(457, 420, 180), false, 0},
		{"ketsuonyo", "tractor", geom.RightArc, scene.At(577, 300, 180), false, 0},
		{"asajjventress", "frighten", geom.RightArc, scene.At(577, 300, 180), true, stress},
		{"asajjventress", "frighten", geom.RightArc, scene.At(457, 420, 180), false, 0},
	} {
		s := table(t)
		ship, foe := s.Mine(c.id, here), s.Theirs(academy, c.at)
		s.Turret(ship, c.turret)
		if !c.offered {
			s.Never(ship, c.ability)
		}
		s.Engagement()
		if c.offered {
			s.Use(ship, c.ability)
			s.Pick(foe)
			s.WantTokens(foe, c.token, 1)
		}
		rest(s)
	}
}

func TestSabineWren_AddsAFocusAgainstHerMobileArc(t *testing.T) {
	for turret, offered := range map[geom.Arc]bool{geom.RightArc: false, geom.FrontArc: true} {
		s := table(t)
		sabine, foe := s.Mine("sabinewren-lancerclasspursuitcraft", here, scene.Tokens(focus, 1)), s.Theirs(academy, ahead(170))
		s.Turret(sabine, turret)
		if !offered {
			s.Never(sabine, "add a focus")
		}
		s.Attack(foe, sabine)
		s.Dice("hit", "blank")
		s.Dice("blank", "blank")
		if offered {
			s.Use(sabine, "add a focus")
			s.WantDefenseDice("blank", "blank", "focus")
		}
		rest(s)
	}
}
