package pilots_test

import (
	"testing"

	"koiogran/check/scene"
)

func TestZuckuss_BothRollMore(t *testing.T) {
	s := table(t)
	zuckuss, tie := s.Mine("zuckuss", here), s.Theirs(academy, ahead(150))
	s.Attack(zuckuss, tie)
	s.Use(zuckuss, "gamble")
	s.Dice(blanks(4)...)
	s.Dice(blanks(4)...)
	s.Done()
	s.Never(zuckuss, "gamble")
	s.Attack(tie, zuckuss)
	rest(s)
}

func Test4LOM_PassesStressToAnyShip(t *testing.T) {
	s := table(t)
	lom, tie := s.Mine("4lom", here, scene.Tokens(stress, 2)), s.Theirs(academy, ahead(60))
	s.End()
	s.Use(lom, "pass stress")
	s.Refused(func() { s.Pick(lom) })
	s.Pick(tie)
	s.WantTokens(lom, stress, 1)
	s.WantTokens(tie, stress, 1)
	rest(s)
}
