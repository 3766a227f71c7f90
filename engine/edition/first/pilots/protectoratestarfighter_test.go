package pilots_test

import (
	"testing"

	"koiogran/check/scene"
)

func TestFennRau_AnotherDieAtRange1(t *testing.T) {
	s := table(t)
	fenn, tie := s.Mine("fennrau", here), s.Theirs(academy, ahead(60))
	s.Attack(fenn, tie)
	s.Use(fenn, "roll another attack die")
	s.Dice(blanks(5)...)
	s.Dice(blanks(3)...)
	s.Done()
	s.Attack(tie, fenn)
	s.Dice(blanks(3)...)
	s.Use(fenn, "roll another defense die")
	s.Dice(blanks(4)...)
	s.Done()
}

func TestOldTeroch_OnlyInTheEnemysArc(t *testing.T) {
	s := table(t)
	teroch := s.Mine("oldteroch", here)
	tie := s.Theirs(academy, ahead(60), scene.Tokens(focus, 2), scene.Tokens(evade, 1), scene.Tokens(stress, 1))
	away := s.Theirs("obsidiansquadronpilot", scene.At(520, 360, 0), scene.Tokens(focus, 1))
	s.Engagement()
	s.Use(teroch, "intimidate")
	s.Refused(func() { s.Pick(away) })
	s.Pick(tie)
	s.WantTokens(tie, focus, 0)
	s.WantTokens(tie, evade, 0)
	s.WantTokens(tie, stress, 1)
	rest(s)
}

func TestKadSolus_AfterARedManeuver(t *testing.T) {
	for maneuver, tokens := range map[string]int{"4 koiogran": 2, "2 straight": 0, "1 turn left": 0} {
		s := table(t)
		kad := s.Mine("kadsolus", here)
		s.Theirs(academy, scene.At(800, 800, 180))
		s.Activate(kad, maneuver)
		rest(s)
		s.WantTokens(kad, focus, tokens)
	}
}
