package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// repulsor lets a ship with Repulsorlift Stabilizers on a side execute a maneuver.
func repulsor(t *testing.T, side, stress int, dial string) (s *scene.Scene, ship *scene.Ship) {
	s = scene.Second(t)
	s.Unbuilt()
	ship = s.Mine("geonosianprototype", south, scene.With("repulsorliftstabilizers"),
		scene.Tokens(game.StressToken, stress))
	s.CardSide(ship, "repulsorliftstabilizers", side)
	s.Activate(ship, dial)
	return s, ship
}

// stabilized is which side of the card is up, 1 or 2.
func stabilized(s *scene.Scene) int {
	for i := range s.Exec().G.Cards {
		if s.Exec().G.Cards[i].ID == "repulsorliftstabilizers" {
			return int(s.State().Charges[i].Side) + 1
		}
	}
	return 0
}

func TestRepulsorliftStabilizers_Inactive(t *testing.T) {
	for dial, stress := range map[string]int{"3 straight": 0, "2 bank-left": 1} {
		// a white straight becomes blue, and takes the stress token
		s, ship := repulsor(t, 1, 1, dial)
		s.WantTokens(ship, game.StressToken, stress)
		s.Is(s.Of(ship).Pose.Heading != 0 == (stress == 1), "no sideslip, but its bank")
		s.Use(ship, "activate")
		s.Is(stabilized(s) == 2, "the card flipped")
		if stress == 0 {
			s.Pass()
		}
		s.Done()
	}
}

func TestRepulsorliftStabilizers_ActiveSideslips(t *testing.T) {
	for dial, heading := range map[string]int32{"2 bank-left": 315, "2 turn-right": 90} {
		s, ship := repulsor(t, 2, 0, dial)
		p := s.Of(ship).Pose
		s.Is(p.Heading == heading*1_000_000, "heading %d", p.Heading)
		s.Is((p.X > 457_000_000) == (heading == 315), "it slipped to the other side: %d", p.X)
		s.Is(stabilized(s) == 1, "the card flipped back")
		for !s.State().Over {
			s.Pass()
		}
		s.Done()
	}
}

func TestRepulsorliftStabilizers_ActiveFliesStraight(t *testing.T) {
	for _, flip := range []bool{true, false} {
		s, ship := repulsor(t, 2, 1, "3 straight")
		s.WantTokens(ship, game.StressToken, 1) // not easier on this side
		want := 2
		if flip {
			s.Use(ship, "deactivate")
			want = 1
		} else {
			s.Pass()
		}
		s.Is(stabilized(s) == want, "side %d", want)
		s.Done()
	}
}
