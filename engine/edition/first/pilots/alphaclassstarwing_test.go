package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestMajorVynder_Disarmed(t *testing.T) {
	for tokens, dice := range map[int]int{1: 3, 0: 2} {
		s := table(t)
		vynder := s.Mine("majorvynder", here, scene.Tokens(game.DisarmToken, tokens))
		wing := s.Mine("nusquadronpilot", beside(20), scene.Tokens(game.DisarmToken, 1))
		foe := s.Theirs(academy, ahead(150))
		wantRolls(s, foe, vynder, 2, dice)
		wantRolls(s, foe, wing, 2, 2)
	}
}

func TestLieutenantKarsabi_KeepsHisWeapons(t *testing.T) {
	for tokens, offered := range map[int]bool{0: true, 1: false} {
		s := table(t)
		karsabi := s.Mine("lieutenantkarsabi", here)
		quinn := s.Mine("majorvynder", beside(20))
		s.Theirs(academy, scene.At(800, 800, 180))
		if !offered {
			s.Never(karsabi, "keep the weapons")
		}
		s.Activate(karsabi, "2 straight")
		rest(s)
		s.Tokens(karsabi, stress, tokens)
		s.Tokens(karsabi, game.DisarmToken, 1)
		s.Perform(karsabi, game.AnyStep|game.WhileStressed, game.SlamAction)
		until(s, karsabi, "rules: SLAM")
		if offered {
			until(s, karsabi, "lieutenantkarsabi: keep the weapons")
			s.WantTokens(karsabi, stress, 1)
			s.WantTokens(karsabi, game.DisarmToken, 1)
		}
		rest(s)
		s.Never(karsabi, "keep the weapons")
		s.Activate(quinn, "2 straight")
		until(s, quinn, "rules: SLAM")
		rest(s)
	}
}

func TestLieutenantKarsabi_ForThatTokenAlone(t *testing.T) {
	s := table(t)
	karsabi := s.Mine("lieutenantkarsabi", here, scene.Tokens(game.DisarmToken, 1))
	s.Theirs(academy, scene.At(800, 800, 180))
	s.Never(karsabi, "keep the weapons")
	s.Perform(karsabi, 0, game.FocusAction)
	s.Use(karsabi, "focus")
	s.Done()
}
