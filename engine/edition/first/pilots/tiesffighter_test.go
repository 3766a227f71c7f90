package pilots_test

import (
	"testing"

	"koiogran/check/scene"
)

// The rest of the damage follows his attack.
func TestQuickdraw_DrawsAtTheFirstShieldOfARound(t *testing.T) {
	s := table(t)
	quick := s.Mine("quickdraw", here, scene.With("protonrockets"), scene.Tokens(focus, 1), scene.Shields(1))
	tie := s.Theirs(rookie, ahead(150), scene.Shields(1))
	s.Attack(tie, quick)
	s.Dice("hit", "hit", "blank")
	s.Dice(blanks(2)...)
	s.Pass() // his focus token
	s.Use(quick, "draw first")
	s.Refused(func() { s.Weapon("protonrockets") })
	s.Weapon("primary")
	s.Pick(tie)
	s.Dice("hit", "blank")
	s.Pass()
	s.Dice(blanks(2)...)
	s.WantShields(tie, 0)
	s.WantShields(quick, 0)
	s.WantFacedown(quick, 1)
	s.Done()
}

func TestQuickdraw_OnceARound(t *testing.T) {
	s := table(t)
	quick, tie := s.Mine("quickdraw", here), s.Theirs(rookie, ahead(150))
	s.Attack(tie, quick)
	s.Dice("hit", "hit", "blank")
	s.Dice(blanks(2)...)
	s.Use(quick, "draw first")
	s.Never(quick, "draw first")
	s.Weapon("primary")
	s.Pick(tie)
	rest(s)
	s.WantShields(quick, 1)
}

func TestBackdraft_OnlyInTheAuxiliaryArc(t *testing.T) {
	for y, offered := range map[float64]bool{310: true, 690: false} {
		s := table(t)
		back, target := s.Mine("backdraft", scene.At(457, 500, 0)), s.Theirs(rookie, scene.At(457, y, 0))
		if !offered {
			s.Never(back, "add a critical hit")
		}
		s.Attack(back, target)
		s.Dice("hit", "blank")
		if offered {
			s.Use(back, "add a critical hit")
			s.WantAttackDice("blank", "hit", "crit")
		}
		rest(s)
	}
}
