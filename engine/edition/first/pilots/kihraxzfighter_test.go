package pilots_test

import (
	"testing"

	"koiogran/check/scene"
)

func TestTalonbaneCobra_TwiceTheRange(t *testing.T) {
	for _, c := range []struct {
		gap             float64
		attack, defense int
	}{{100, 5, 3}, {150, 3, 3}, {250, 3, 4}} {
		s := table(t)
		wantRolls(s, s.Mine("talonbanecobra", here), s.Theirs(academy, ahead(c.gap)), c.attack, c.defense)
	}
	for _, c := range []struct {
		gap             float64
		attack, defense int
	}{{100, 4, 2}, {250, 3, 4}} {
		s := table(t)
		cobra := s.Mine("talonbanecobra", here)
		wantRolls(s, s.Theirs(rookie, ahead(c.gap)), cobra, c.attack, c.defense)
	}
}

func TestViktorHel_UnlessHeRollsTwoDice(t *testing.T) {
	for _, c := range []struct {
		gap    float64
		tokens int
	}{{150, 0}, {250, 1}} {
		s := table(t)
		viktor, foe := s.Mine("viktorhel", here), s.Theirs(academy, ahead(c.gap))
		s.Attack(foe, viktor)
		rest(s)
		s.WantTokens(foe, stress, c.tokens)
		s.WantTokens(viktor, stress, 0)
	}
	s := table(t) // one die
	viktor, wedge := s.Mine("viktorhel", here), s.Theirs("wedgeantilles", ahead(150))
	s.Attack(wedge, viktor)
	rest(s)
	s.WantTokens(wedge, stress, 1)
}

func TestGrazTheHunter_OnlyInHisArc(t *testing.T) {
	for heading, dice := range map[float64]int{0: 3, 180: 2} {
		s := table(t)
		graz := s.Mine("grazthehunter", scene.At(457, 300, heading))
		wantRolls(s, s.Theirs(academy, ahead(150)), graz, 2, dice)
	}
}

// The damage of a bomb lets him attack, that of an attack on the ship itself does not.
func TestCaptainJostero_FinishesWhoIsHurtOtherwise(t *testing.T) {
	s := table(t)
	jostero, wing := s.Mine("captainjostero", here), s.Mine("bountyhunter", scene.At(700, 400, 270), scene.With("assaultmissiles"))
	tie, next := s.Theirs(academy, ahead(150)), s.Theirs(academy, scene.At(520, 490, 180))
	s.Lock(wing, tie)
	s.AttackWith(wing, "assaultmissiles", tie)
	s.Dice("hit", "blank", "blank", "blank")
	s.Dice(blanks(int(s.Rolling().N))...)
	until(s, jostero, "captainjostero: finish it")
	s.Weapon("primary")
	s.Refused(func() { s.Pick(tie) })
	s.Pick(next)
	rest(s)
	s.WantDamage(next, 1)
}

func TestCaptainJostero_NotForDefendersNorFriends(t *testing.T) {
	s := table(t)
	jostero, wing := s.Mine("captainjostero", here), s.Mine(rookie, beside(20), scene.Shields(0))
	tie := s.Theirs(academy, ahead(150))
	s.Never(jostero, "finish it")
	s.Attack(wing, tie)
	s.Dice("hit", "blank", "blank")
	rest(s)
	s.Attack(tie, wing)
	s.Dice("hit", "blank")
	rest(s)
}
