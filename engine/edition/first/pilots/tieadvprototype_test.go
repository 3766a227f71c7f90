package pilots_test

import (
	"testing"

	"koiogran/check/scene"
)

func TestValenRudor_ActsAfterHeDefends(t *testing.T) {
	s := table(t)
	valen, foe, wing := s.Mine("valenrudor", here), s.Theirs(academy, ahead(150)), s.Mine(rookie, beside(20))
	s.Attack(foe, valen)
	until(s, valen, "valenrudor: act")
	s.Use(valen, "focus")
	s.WantTokens(valen, focus, 1)
	rest(s)
	s.Never(valen, "act")
	s.Attack(valen, foe)
	rest(s)
	s.Attack(foe, wing)
	rest(s)
}

func TestTheInquisitor_AsAtRange1(t *testing.T) {
	for _, c := range []struct {
		gap             float64
		attack, defense int
	}{{60, 3, 3}, {150, 3, 3}, {250, 3, 3}} {
		s := table(t)
		wantRolls(s, s.Mine("theinquisitor", here), s.Theirs(academy, ahead(c.gap)), c.attack, c.defense)
	}
	s := table(t)
	inquisitor, foe := s.Mine("theinquisitor", here, scene.With("concussionmissiles")), s.Theirs(academy, ahead(250))
	s.Lock(inquisitor, foe)
	s.AttackWith(inquisitor, "concussionmissiles", foe)
	s.Dice(blanks(4)...)
	rest(s)
	wantRolls(s, foe, inquisitor, 2, 4)
}
