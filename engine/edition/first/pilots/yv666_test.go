package pilots_test

import (
	"testing"

	"koiogran/check/scene"
)

func TestBossk_TradesACriticalHit(t *testing.T) {
	s := table(t)
	bossk, tie := s.Mine("bossk", here), s.Theirs("redsquadronpilot", ahead(170))
	s.Attack(bossk, tie)
	s.Dice("crit", "blank", "blank")
	s.Dice(blanks(2)...)
	s.Use(bossk, "add hits")
	s.Face("crit")
	s.WantShields(tie, 0)
	s.WantDamage(tie, 0)
	s.Done()
}

func TestBossk_NeedsACriticalHitThatIsLeft(t *testing.T) {
	for _, dice := range [][]string{{"hit", "blank", "blank"}, {"crit", "blank", "blank"}} {
		s := table(t)
		bossk, target := s.Mine("bossk", here), s.Theirs(rookie, ahead(170))
		s.Never(bossk, "add hits")
		s.Attack(bossk, target)
		s.Dice(dice...)
		if dice[0] == "crit" {
			s.Dice("evade", "blank")
		}
		rest(s)
	}
}

// 1e.value.agility-floor-zero: what the agility has not, the spent lock does not take from the range.
func TestLattsRazzi_HoldsADefender(t *testing.T) {
	for _, c := range []struct {
		target string
		gap    float64
		dice   int
	}{{academy, 150, 2}, {"patrolleader", 250, 1}} {
		s := table(t)
		latts, wing := s.Mine("lattsrazzi", scene.At(600, 300, 0)), s.Mine(rookie, here)
		target := s.Theirs(c.target, ahead(c.gap))
		s.Lock(latts, target)
		s.Attack(wing, target)
		s.Use(latts, "hold it")
		s.WantLock(latts, target, false)
		s.Dice(blanks(3)...)
		s.Is(int(s.Rolling().N) == c.dice, "%d defense dice, not %d", s.Rolling().N, c.dice)
		rest(s)
	}
}

func TestLattsRazzi_NotWithAnotherLockNorForEnemies(t *testing.T) {
	s := table(t)
	latts, wing := s.Mine("lattsrazzi", scene.At(600, 300, 0)), s.Mine(rookie, here)
	target, other := s.Theirs(academy, ahead(150)), s.Theirs(academy, scene.At(300, 500, 180))
	s.Lock(latts, other)
	s.Never(latts, "hold it")
	s.Attack(wing, target)
	rest(s)
	s.Attack(other, wing)
	rest(s)
}

func TestMoraloEval_CannonsInHisAuxiliaryArc(t *testing.T) {
	for _, c := range []struct {
		at      scene.Option
		offered bool
	}{{scene.At(600, 330, 270), true}, {scene.At(600, 200, 270), false}} {
		s := table(t)
		moralo := s.Mine("moraloeval", here, scene.With("ioncannon", "unguidedrockets"), scene.Tokens(focus, 1))
		target := s.Theirs(academy, c.at)
		s.Engage(moralo)
		if !c.offered {
			s.Done()
			continue
		}
		s.Refused(func() { s.Weapon("unguidedrockets") })
		s.Weapon("ioncannon")
		s.Pick(target)
		rest(s)
	}
}
