package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestRearAdmiralChiraneau_ToRange2(t *testing.T) {
	for gap, offered := range map[float64]bool{220: true, 220.5: false} {
		s := table(t)
		admiral, target := s.Mine("rearadmiralchiraneau", here), s.Theirs(rookie, ahead(gap))
		if !offered {
			s.Never(admiral, "change a focus")
		}
		s.Attack(admiral, target)
		s.Dice("focus", "focus", "blank")
		if offered {
			s.Use(admiral, "change a focus")
			s.WantAttackDice("blank", "crit", "focus")
		}
		rest(s)
	}
}

func TestCommanderKenkirk_DamagedWithoutShields(t *testing.T) {
	for _, c := range []struct{ shields, damage, dice int }{{0, 1, 1}, {1, 1, 0}, {0, 0, 0}} {
		s := table(t)
		kenkirk := s.Mine("commanderkenkirk", here, scene.Shields(c.shields), scene.Damaged(c.damage))
		s.Attack(s.Theirs(rookie, ahead(170)), kenkirk)
		s.Dice(blanks(3)...)
		s.Is(asksRoll(s) == (c.dice > 0), "%d defense dice", c.dice)
		s.Is(c.dice == 0 || int(s.Rolling().N) == c.dice, "%d defense dice", c.dice)
		rest(s)
	}
}

func TestCaptainOicunn_RamsEnemies(t *testing.T) {
	for _, c := range []struct {
		y      float64
		mine   bool
		damage int
	}{{470, false, 1}, {520, false, 0}, {470, true, 0}} {
		s := table(t)
		oicunn := s.Mine("captainoicunn", here)
		far := s.Theirs(rookie, scene.At(100, 800, 180))
		var other *scene.Ship
		if c.mine {
			other = s.Mine(academy, scene.At(457, c.y, 0), scene.Shields(0))
		} else {
			other = s.Theirs(academy, scene.At(457, c.y, 180))
		}
		s.Activate(oicunn, "1 straight")
		rest(s)
		s.WantDamage(other, c.damage)
		s.WantDamage(oicunn, 0)
		s.WantShields(far, 2)
		if c.damage == 0 {
			s.NoEvent(game.Used)
		}
	}
}

func TestCaptainOicunn_SparesFriendsThatHeTouches(t *testing.T) {
	s := table(t)
	oicunn, wing, foe := s.Mine("captainoicunn", here), s.Mine(rookie, beside(20)), s.Theirs(rookie, ahead(20))
	s.PrintDial(oicunn, "0 stationary white")
	s.Touch(oicunn, wing)
	s.Touch(oicunn, foe)
	s.Activate(oicunn, "0 stationary")
	rest(s)
	s.WantShields(wing, 2)
	s.WantShields(foe, 1)
}
