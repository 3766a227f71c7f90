package pilots_test

import (
	"testing"

	"koiogran/check/scene"
)

func TestLeebo_ChoosesOneOfTwo(t *testing.T) {
	s := table(t)
	leebo := s.Mine("leebo", here, scene.Shields(0))
	s.Attack(s.Theirs(academy, ahead(170)), leebo)
	s.Dice("crit", "blank")
	s.Dice(blanks(2)...)
	s.Draw("Damaged Engine")
	s.Draw("Console Fire")
	s.ChooseNamed("Damaged Engine")
	s.WantCrit(leebo, "Damaged Engine", 1)
	s.WantDamage(leebo, 1)
	s.Done()
}

func TestEadenVrill_OnlyPrimaryAttacksOnStressedShips(t *testing.T) {
	for tokens, dice := range map[int]int{1: 3, 0: 2} {
		s := table(t)
		eaden := s.Mine("eadenvrill", here, scene.Tokens(stress, 1), scene.With("heavylasercannon"))
		target := s.Theirs(academy, ahead(170), scene.Tokens(stress, tokens))
		wantDice(s, eaden, target, dice)
		if tokens > 0 {
			s.AttackWith(eaden, "heavylasercannon", target)
			s.Is(s.Rolling().N == 4, "4 attack dice of the cannon")
			rest(s)
		}
	}
}

func TestDashRendar_IgnoresObstacles(t *testing.T) {
	for id, rolls := range map[string]bool{"dashrendar": false, "wildspacefringer": true} {
		s := table(t)
		dash := s.Mine(id, here)
		s.Theirs(academy, scene.At(800, 800, 180))
		s.Obstacle("coreasteroid0", scene.At(457, 420, 0))
		s.Activate(dash, "1 straight")
		s.Is(rolls == asksRoll(s), "it rolls for the asteroid: %v", !rolls)
		if !rolls {
			s.Offered(dash, "focus")
		}
		rest(s)
	}
}

// In the Combat phase he is on it as others do.
func TestDashRendar_DoesNotAttackOnAnAsteroid(t *testing.T) {
	s := table(t)
	dash := s.Mine("dashrendar", here)
	s.Theirs(academy, ahead(150))
	s.Obstacle("coreasteroid0", scene.At(457, 300, 0))
	s.Never(dash, "attack")
	s.Engage(dash)
	s.Done()
}
