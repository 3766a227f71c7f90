package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestMajorVermeil_AgainstShipsWithoutTokens(t *testing.T) {
	for _, c := range []struct {
		kind    game.Token
		offered bool
		face    string
		after   []string
	}{
		{stress, true, "blank", []string{"focus", "hit", "crit"}}, {stress, true, "focus", []string{"blank", "hit", "crit"}},
		{focus, false, "", nil}, {evade, false, "", nil},
	} {
		s := table(t)
		vermeil, foe := s.Mine("majorvermeil", here, scene.Tokens(focus, 1)), s.Theirs(rookie, ahead(170), scene.Tokens(c.kind, 1))
		if !c.offered {
			s.Never(vermeil, "change a result")
		}
		s.Attack(vermeil, foe)
		s.Dice("blank", "focus", "crit")
		if c.offered {
			s.Use(vermeil, "change a result")
			s.Face(c.face)
			s.WantAttackDice(c.after...)
		}
		rest(s)
	}
}

func TestCaptainFeroph_EvadesTheJammed(t *testing.T) {
	for tokens, shields := range map[int]int{1: 4, 0: 3} {
		s := table(t)
		feroph := s.Mine("captainferoph", here, scene.Shields(2))
		foe := s.Theirs(academy, ahead(170), scene.Tokens(game.JamToken, tokens))
		s.Attack(foe, feroph)
		s.Dice("hit", "blank")
		s.Dice("blank")
		rest(s)
		s.WantShields(feroph, shields-2)
	}
}

func TestVizier_PassesATokenToWhoFliesSlowly(t *testing.T) {
	for _, c := range []struct {
		maneuver string
		x        float64
		block    bool
		offered  bool
		token    game.Token
	}{
		{"1 straight", 597, false, true, evade}, {"1 straight", 597, false, true, focus},
		{"1 straight", 597.5, false, false, evade},
		{"2 straight", 597, false, false, evade}, {"1 straight", 557, true, false, evade},
		{"0 stationary", 557, false, false, evade},
	} {
		s := table(t)
		vizier := s.Mine("vizier", scene.At(457, 380, 0), scene.Tokens(c.token, 1))
		wing := s.Mine(rookie, scene.At(c.x, 300, 0))
		s.PrintDial(wing, "0 stationary white", "1 straight white", "2 straight white")
		foe := s.Theirs(rookie, scene.At(100, 800, 180))
		if c.block {
			s.Theirs(academy, scene.At(c.x, 400, 0))
		}
		if !c.offered {
			s.Never(vizier, "pass a token")
		}
		s.Activate(wing, c.maneuver)
		if c.offered {
			s.Use(vizier, "pass a token")
			step(s) // the only one
			s.WantTokens(wing, c.token, 1)
			s.WantTokens(vizier, c.token, 0)
		}
		rest(s)
		s.Never(vizier, "pass a token")
		s.Activate(foe, "1 straight")
		rest(s)
	}
}
