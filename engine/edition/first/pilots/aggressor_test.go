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
}

func TestIG88D_LoopsByTheTurn(t *testing.T) {
	for maneuver, to := range map[string]string{
		"3 segnor left": "3 spiral-cross-left", "3 segnor right": "3 spiral-cross-right",
	} {
		for id, ends := range map[string]float64{"ig88d": 0, "ig88a": 1} {
			s := table(t)
			ig := s.Mine(id, here)
			s.Theirs(academy, scene.At(850, 850, 180))
			s.Activate(ig, maneuver)
			if ends == 0 {
				s.Use(ig, "use the turn template")
				s.Maneuver(to)
				rest(s)
				heading := s.Of(ig).Pose.Heading
				s.Is(heading == 90_000_000 || heading == 270_000_000, "it looks to the side, not %d", heading)
				s.WantTokens(ig, stress, 1)
			}
			rest(s)
		}
	}
	for _, maneuver := range []string{"3 bank left", "2 segnor left"} {
		s := table(t)
		ig := s.Mine("ig88d", here)
		s.PrintDial(ig, "3 bank-left white", "2 segnor-left red")
		s.Theirs(academy, scene.At(850, 850, 180))
		s.Never(ig, "use the turn template")
		s.Activate(ig, maneuver)
		rest(s)
	}
}
