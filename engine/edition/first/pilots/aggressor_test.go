package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestIG88A_RecoversAShield(t *testing.T) {
	for damage, offered := range map[int]bool{2: true, 1: false} {
		s := table(t)
		ig, tie := s.Mine("ig88a", here, scene.Shields(1)), s.Theirs(academy, ahead(170), scene.Damaged(damage))
		s.Theirs(academy, scene.At(800, 800, 180))
		if !offered {
			s.Never(ig, "recover a shield")
		}
		s.Attack(ig, tie)
		s.Dice("hit", "blank", "blank")
		s.Dice(blanks(3)...)
		if offered {
			s.Use(ig, "recover a shield")
			s.WantShields(ig, 2)
		}
		rest(s)
	}
}

func TestIG88B_FiresACannonAfterAMissOnceARound(t *testing.T) {
	s := table(t)
	ig := s.Mine("ig88b", here, scene.With("heavylasercannon", "manglercannon"))
	tie := s.Theirs(academy, ahead(170))
	s.Attack(ig, tie)
	s.Dice(blanks(3)...)
	s.Dice(blanks(3)...)
	s.Use(ig, "fire a cannon")
	s.Refused(func() { s.Weapon("primary") })
	s.Weapon("manglercannon")
	s.Pick(tie)
	s.Dice(blanks(3)...)
	s.Dice(blanks(3)...)
	s.Done()
}

func TestIG88B_NotAfterAHit(t *testing.T) {
	s := table(t)
	ig, tie := s.Mine("ig88b", here, scene.With("heavylasercannon")), s.Theirs(academy, ahead(170))
	s.Never(ig, "fire a cannon")
	s.Attack(ig, tie)
	s.Dice("hit", "blank", "blank")
	rest(s)
}

func TestIG88C_EvadesAfterABoost(t *testing.T) {
	s := table(t)
	ig := s.Mine("ig88c", here)
	s.Theirs(academy, scene.At(800, 800, 180))
	s.Perform(ig, 0, game.BoostAction)
	s.Use(ig, "boost")
	s.Maneuver("1 straight")
	s.Use(ig, "ig88c: evade")
	s.Use(ig, "rules: evade")
	s.WantTokens(ig, evade, 1)
	s.Done()
	s.Never(ig, "ig88c: evade")
	s.Perform(ig, 0, game.FocusAction)
	s.Use(ig, "focus")
	s.Done()
}
