package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestHeraSyndulla_TurnsToTheSameDifficulty(t *testing.T) {
	for _, id := range []string{"herasyndulla", "herasyndulla-attackshuttle"} {
		s := table(t)
		hera := s.Mine(id, here)
		s.Theirs(academy, scene.At(100, 800, 180))
		s.Activate(hera, "1 straight")
		s.Use(hera, "turn the dial")
		s.Refused(func() { s.Maneuver("4 straight") })
		s.Maneuver("2 straight")
		s.WantPose(hera, 457, 300+2*half(id)+80, 0)
		rest(s)
	}
}

func TestHeraSyndulla_NotForWhiteManeuvers(t *testing.T) {
	s := table(t)
	hera := s.Mine("herasyndulla", here)
	s.Theirs(academy, scene.At(100, 800, 180))
	s.Never(hera, "turn the dial")
	s.Activate(hera, "3 straight")
	rest(s)
}

func TestKananJarrus_OneDieFewer(t *testing.T) {
	s := table(t)
	kanan, wing := s.Mine("kananjarrus", scene.At(560, 380, 0), scene.Tokens(focus, 1)), s.Mine(rookie, here)
	tie := s.Theirs(academy, ahead(150))
	s.Attack(tie, wing)
	s.Use(kanan, "protect")
	s.WantTokens(kanan, focus, 0)
	s.Is(s.Rolling().N == 1, "it rolls %d dice, not 1", s.Rolling().N)
	rest(s)
	s.Tokens(kanan, focus, 1)
	s.Never(kanan, "protect")
	s.Attack(wing, tie)
	rest(s)
}

func TestChopper_AnnoysEnemiesThatHeTouches(t *testing.T) {
	s := table(t)
	chopper, wing := s.Mine("chopper", scene.At(457, 300, 0)), s.Mine(rookie, scene.At(517, 300, 0))
	tie, far := s.Theirs(academy, scene.At(457, 360, 180)), s.Theirs(academy, scene.At(457, 240, 180))
	s.Touch(chopper, wing)
	s.Touch(chopper, tie)
	s.Engagement()
	rest(s)
	for ship, tokens := range map[*scene.Ship]int{chopper: 0, wing: 0, tie: 1, far: 0} {
		s.WantTokens(ship, stress, tokens)
	}
	s = table(t) // a friend alone
	chopper, wing = s.Mine("chopper", scene.At(457, 300, 0)), s.Mine(rookie, scene.At(517, 300, 0))
	s.Theirs(academy, scene.At(457, 800, 180))
	s.Touch(chopper, wing)
	s.Engagement()
	rest(s)
	s.NoEvent(game.Used)
}
