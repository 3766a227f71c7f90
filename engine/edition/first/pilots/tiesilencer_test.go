package pilots_test

import (
	"testing"

	"koiogran/check/scene"
)

// 1e.attack.defense.obstructed-bonus
func TestTestPilotBlackout_TwoDiceFewerIfObstructed(t *testing.T) {
	for _, c := range []struct {
		target string
		rock   bool
		dice   int
	}{{academy, true, 2}, {academy, false, 3}, {"patrolleader", true, 0}} {
		s := table(t)
		blackout := s.Mine("testpilotblackout", here)
		target := s.Theirs(c.target, scene.At(540, 490, 180))
		if c.rock {
			s.Obstacle("coreasteroid0", scene.At(498, 395, 0))
		}
		s.Attack(blackout, target)
		s.Dice(blanks(3)...)
		s.Is(asksRoll(s) == (c.dice > 0), "%d defense dice", c.dice)
		s.Is(c.dice == 0 || int(s.Rolling().N) == c.dice, "%d defense dice", c.dice)
		rest(s)
		if c.rock && c.target == academy {
			wantRolls(s, target, blackout, 2, 4)
		}
	}
}
