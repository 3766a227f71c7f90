package pilots_test

import (
	"testing"

	"koiogran/check/scene"
)

// 1e.attack.defense.agility-dice
func TestWedgeAntilles(t *testing.T) {
	s := table(t)
	wedge, tie := s.Mine("wedgeantilles", here), s.Theirs(academy, ahead(150))
	s.Attack(wedge, tie)
	s.Dice("hit", "blank", "blank")
	s.Dice("evade", "blank") // 2 of the TIE's 3
	s.WantDamage(tie, 0)
	s.Done()
}

func TestWedgeAntilles_Defending(t *testing.T) {
	s := table(t)
	wedge, tie := s.Mine("wedgeantilles", here), s.Theirs(academy, ahead(150))
	s.Attack(tie, wedge)
	s.Dice("blank", "blank")
	s.Dice("blank", "blank")
	s.Done()
}

func TestMaulerMithel(t *testing.T) {
	for gap, dice := range map[float64]int{60: 4, 150: 2} { // at range 1 every ship has a bonus die
		s := table(t)
		wantDice(s, s.Mine("maulermithel", here), s.Theirs(rookie, ahead(gap)), dice)
	}
}

func TestScourge_OnlyAgainstDamage(t *testing.T) {
	s := table(t)
	wantDice(s, s.Mine("scourge", here), s.Theirs(rookie, ahead(150), scene.Damaged(1)), 3)
	s = table(t)
	wantDice(s, s.Mine("scourge", here), s.Theirs(rookie, ahead(150)), 2)
}

func TestBackstabber_OnlyFromOutsideTheArc(t *testing.T) {
	s := table(t)
	wantDice(s, s.Mine("backstabber", here), s.Theirs(rookie, fleeing(150)), 3)
	s = table(t)
	wantDice(s, s.Mine("backstabber", here), s.Theirs(rookie, ahead(150)), 2)
}

func TestKathScarlet_OnlyInTheAuxiliaryArc(t *testing.T) {
	s := table(t)
	kath := s.Mine("kathscarlet-scum", scene.At(457, 500, 0))
	wantDice(s, kath, s.Theirs(rookie, scene.At(457, 290, 0)), 4)
	s = table(t)
	kath = s.Mine("kathscarlet-scum", scene.At(457, 500, 0))
	wantDice(s, kath, s.Theirs(rookie, scene.At(457, 710, 180)), 3)
}

func TestZetaLeader(t *testing.T) {
	s := table(t)
	zeta, target := s.Mine("zetaleader", here), s.Theirs(rookie, ahead(150))
	s.Attack(zeta, target)
	s.Use(zeta, "roll another die")
	s.Dice(blanks(3)...)
	s.Dice(blanks(2)...)
	s.WantTokens(zeta, stress, 1)
	s.Done()
}

func TestZetaLeader_NotWhileStressed(t *testing.T) {
	s := table(t)
	zeta := s.Mine("zetaleader", here, scene.Tokens(stress, 1))
	wantDice(s, zeta, s.Theirs(rookie, ahead(150)), 2)
}
