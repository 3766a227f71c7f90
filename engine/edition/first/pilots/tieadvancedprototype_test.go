package pilots_test

import (
	"testing"
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
