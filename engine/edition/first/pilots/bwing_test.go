package pilots_test

import (
	"testing"

	"koiogran/check/scene"
)

func TestIbtisam_StressedOnBothSides(t *testing.T) {
	s := table(t)
	ibtisam, tie := s.Mine("ibtisam", here, scene.Tokens(stress, 1)), s.Theirs(academy, ahead(150))
	s.Attack(ibtisam, tie)
	s.Dice(blanks(3)...)
	s.Use(ibtisam, "reroll")
	s.Refused(func() { s.Number(2) })
	s.Number(1)
	s.Dice("hit")
	s.Dice(blanks(3)...)
	s.Done()
	s.Attack(tie, ibtisam)
	s.Dice("hit", "blank")
	s.Dice("blank")
	s.Use(ibtisam, "reroll")
	s.Number(1)
	s.Dice("evade")
	s.WantShields(ibtisam, 5)
	s.Done()
	s = table(t) // without stress
	ibtisam, tie = s.Mine("ibtisam", here), s.Theirs(academy, ahead(150))
	s.Never(ibtisam, "reroll")
	s.Attack(ibtisam, tie)
	rest(s)
	s.Attack(tie, ibtisam)
	s.Dice("hit", "blank")
	rest(s)
}

func TestKeyanFarlander_LetsGo(t *testing.T) {
	s := table(t)
	keyan, tie := s.Mine("keyanfarlander", here, scene.Tokens(stress, 2)), s.Theirs(academy, ahead(150))
	s.Attack(keyan, tie)
	s.Dice("focus", "focus", "blank")
	s.Use(keyan, "let go")
	s.WantTokens(keyan, stress, 1)
	s.WantAttackDice("blank", "hit", "hit")
	rest(s)
}

// Evades cancel hits, and critical hits but one.
func TestTenNumb_OneCriticalHitStands(t *testing.T) {
	for _, c := range []struct {
		attack  []string
		evades  int
		shields int
	}{{[]string{"crit", "crit", "hit"}, 3, 2}, {[]string{"crit", "hit", "blank"}, 2, 2}, {[]string{"hit", "hit", "blank"}, 2, 3}} {
		s := table(t)
		ten, foe := s.Mine("tennumb", here), s.Theirs(rookie, ahead(250))
		s.Attack(ten, foe)
		s.Dice(c.attack...)
		s.Dice(append([]string{"evade", "evade", "evade"}[:c.evades], blanks(3-c.evades)...)...)
		rest(s)
		s.WantShields(foe, c.shields-1)
	}
}

func TestTenNumb_NotWhileHeDefends(t *testing.T) {
	s := table(t)
	ten := s.Mine("tennumb", here)
	s.Attack(s.Theirs(academy, ahead(150)), ten)
	s.Dice("crit", "blank")
	s.Dice("evade")
	rest(s)
	s.WantShields(ten, 5)
}

func TestNeraDantels_TorpedoesEverywhere(t *testing.T) {
	s := table(t)
	nera := s.Mine("neradantels", here, scene.With("protontorpedoes", "ioncannon"))
	tie := s.Theirs(academy, scene.At(457, 110, 180))
	s.Lock(nera, tie)
	s.Engage(nera)
	s.Refused(func() { s.Weapon("primary") })
	s.Refused(func() { s.Weapon("ioncannon") })
	s.Weapon("protontorpedoes")
	s.Pick(tie)
	rest(s)
}
