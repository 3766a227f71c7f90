package pilots_test

import (
	"testing"

	"koiogran/check/scene"
)

func TestPrinceXizor_LetsAFriendSuffer(t *testing.T) {
	s := table(t)
	xizor, wing := s.Mine("princexizor", here), s.Mine(rookie, beside(20), scene.Shields(0))
	s.Attack(s.Theirs(rookie, ahead(150)), xizor)
	s.Dice("hit", "hit", "crit")
	s.Dice("evade", "blank", "blank")
	s.Use(xizor, "let another suffer")
	s.Pick(wing)
	s.Face("crit")
	s.Draw("Damaged Engine")
	s.WantCrit(wing, "Damaged Engine", 1)
	s.WantShields(xizor, 0)
	s.WantDamage(xizor, 0)
	s.Done()
}

func TestPrinceXizor_NotForOthersNorCanceledHits(t *testing.T) {
	s := table(t)
	xizor, wing, foe := s.Mine("princexizor", here), s.Mine(rookie, beside(20)), s.Theirs(academy, ahead(150))
	s.Never(xizor, "let another suffer")
	s.Attack(foe, wing)
	s.Dice("hit", "crit")
	rest(s)
	s.Attack(foe, xizor)
	s.Dice("hit", "blank")
	s.Dice("evade", "blank", "blank")
	rest(s)
}

func TestGuri_GetsOneFocusToken(t *testing.T) {
	s := table(t)
	guri := s.Mine("guri", here)
	s.Theirs(academy, fleeing(60))
	s.Engagement()
	s.Use(guri, "focus")
	s.WantTokens(guri, focus, 1)
	rest(s)
}
