package pilots_test

import (
	"testing"

	"koiogran/check/scene"
)

func TestHortonSalm_OnlyFromRange2(t *testing.T) {
	s := table(t)
	horton, tie := s.Mine("hortonsalm", here), s.Theirs(academy, ahead(150))
	s.Attack(horton, tie)
	s.Dice("blank", "hit")
	s.Use(horton, "reroll blanks")
	s.Number(1)
	s.Dice("hit")
	s.Dice(blanks(3)...)
	s.WantDamage(tie, 2)
	s.Done()

	s = table(t)
	horton, tie = s.Mine("hortonsalm", here), s.Theirs(academy, ahead(60))
	s.Never(horton, "reroll blanks")
	s.Attack(horton, tie)
	s.Dice(blanks(3)...)
	s.Dice(blanks(3)...)
	s.Done()
}

func TestKavil_OnlyOutsideHisArc(t *testing.T) {
	for y, dice := range map[float64]int{310: 4, 690: 3} {
		s := table(t)
		kavil := s.Mine("kavil", scene.At(457, 500, 0), scene.With("ioncannonturret"))
		tie := s.Theirs(academy, scene.At(457, y, 0))
		s.AttackWith(kavil, "ioncannonturret", tie)
		got := int(s.Rolling().N)
		s.Is(got == dice, "%d attack dice, not %d", dice, got)
		s.Dice(blanks(dice)...)
		s.Dice(blanks(3)...)
		s.Done()
	}
}

func TestDutchVander_CallsTheTarget(t *testing.T) {
	for _, gap := range []float64{0, 200} { // once it has flown
		s := table(t)
		dutch, wing := s.Mine("dutchvander", here), s.Mine(rookie, scene.At(497+gap, 380, 0))
		tie := s.Theirs(academy, ahead(250))
		s.Activate(dutch, "1 straight")
		s.Use(dutch, "target lock")
		s.Pick(tie)
		s.Use(dutch, "call the target")
		s.Pick(wing)
		s.Pick(tie)
		s.WantLock(dutch, tie, true)
		s.WantLock(wing, tie, true)
		s.Done()
	}
}

func TestDutchVander_NobodyNear(t *testing.T) {
	s := table(t)
	dutch := s.Mine("dutchvander", here)
	s.Mine(rookie, scene.At(497+201, 380, 0))
	tie := s.Theirs(academy, ahead(250))
	s.Never(dutch, "call the target")
	s.Activate(dutch, "1 straight")
	s.Use(dutch, "target lock")
	s.Pick(tie)
	s.Done()
}

// 1e.lock.friendly-forbidden
func TestDreaRenthal_LocksAnotherEnemy(t *testing.T) {
	s := table(t)
	drea, tie := s.Mine("drearenthal", here), s.Theirs(academy, ahead(150))
	friend := s.Mine(rookie, beside(20))
	s.Lock(drea, tie)
	s.Attack(drea, tie)
	s.Dice("blank", "blank")
	s.Use(drea, "spend target lock")
	s.Number(2)
	s.Dice("blank", "blank")
	s.Use(drea, "lock again")
	s.Pick(tie)
	s.Dice(blanks(3)...)
	s.WantLock(drea, tie, true)
	s.WantLock(drea, friend, false)
	s.WantTokens(drea, stress, 1)
	s.Done()
}
