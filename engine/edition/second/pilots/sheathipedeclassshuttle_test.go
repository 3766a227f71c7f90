package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// fenn lets an enemy engage before Fenn Rau, or behind a friend of his.
func fenn(t *testing.T, at scene.Option, stress int) (s *scene.Scene, fenn, tie *scene.Ship) {
	s = scene.Second(t)
	fenn = s.Mine("fennrau-sheathipedeclassshuttle", here, scene.Tokens(game.StressToken, stress))
	tie = s.Theirs("academypilot", at, scene.Tokens(game.FocusToken, 1))
	s.Lock(tie, fenn)
	s.Engage(tie)
	return s, fenn, tie
}

func TestFennRauSheathipede(t *testing.T) {
	s, fenn1, tie := fenn(t, ahead(150), 0)
	s.Use(fenn1, "suppress")
	s.WantTokens(fenn1, game.StressToken, 1)
	s.Never(tie, "spend focus")
	s.Never(tie, "spend lock")
	s.Declare("primary", fenn1)
	playOut(s, "ff")
}

func TestFennRauSheathipede_Not(t *testing.T) {
	s, fenn1, tie := fenn(t, ahead(150), 1)
	s.NotOffered(fenn1, "suppress")
	s.Declare("primary", fenn1)
	await(s, tie, "spend focus", "ff")
	playOut(s)
	s, fenn1, _ = fenn(t, scene.At(650, 320, 270), 0) // out of his firing arcs
	never(s, fenn1, "suppress")
	s = scene.Second(t)
	fenn1 = s.Mine("fennrau-sheathipedeclassshuttle", here)
	friend := s.Mine("academypilot", scene.At(457, 400, 0))
	s.Engage(friend)
	never(s, fenn1, "suppress")
}

func TestFennRauSheathipede_OnlyWhileItAttacks(t *testing.T) {
	s, fenn1, tie := fenn(t, ahead(150), 0)
	s.Use(fenn1, "suppress")
	s.Pass() // no attack
	s.Attack(fenn1, tie)
	await(s, tie, "spend focus", "hh", "f")
	playOut(s)
}
