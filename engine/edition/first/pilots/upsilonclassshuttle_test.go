package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestLieutenantDormitz_FriendsAreSetUpNearHim(t *testing.T) {
	s := table(t)
	dormitz, wing, foe := s.Mine("lieutenantdormitz"), s.Mine("omegaace"), s.Theirs(rookie)
	toPlacing(s)
	s.Refused(func() { s.Place(foe, 457, 600, 180) })
	s.Place(foe, 457, 890, 180)
	s.Place(dormitz, 457, 60, 0)
	s.Refused(func() { s.Place(wing, 457, 320.5, 0) }) // beyond range 2
	s.Refused(func() { s.Place(wing, 457, 110, 0) })   // on top of him
	s.Place(wing, 457, 320, 0)
	s.WantPose(wing, 457, 320, 0)
	s.Done()
}

func TestMajorStridan_FriendsCountAsNear(t *testing.T) {
	for gap, near := range map[float64]bool{300: true, 300.5: false} {
		s := table(t)
		stridan := s.Mine("majorstridan", here, scene.With("fleetofficer"))
		wing := s.Mine("omegaace", scene.At(517+gap, 300, 0))
		s.Mine("zetaace", scene.At(457, 400, 0))
		s.Theirs(rookie, scene.At(457, 180, 0))
		s.Perform(stridan, 0, game.CoordinateAction)
		s.Use(stridan, "coordinate")
		if near {
			s.Pick(wing)
			s.Use(wing, "focus")
		} else {
			s.Refused(func() { s.Pick(wing) })
		}
		rest(s)
		s.Perform(stridan, 0, game.CardAction)
		s.Use(stridan, "give orders")
		if near {
			s.Pick(wing)
			rest(s)
			s.WantTokens(wing, focus, 2)
		} else {
			s.Refused(func() { s.Pick(wing) })
			rest(s)
		}
	}
}

// Swarm Tactics is for range 1; enemies and the cards of others are as far as they are.
func TestMajorStridan_OnlyFriendsAndHisOwnCards(t *testing.T) {
	for id, offered := range map[string]bool{"majorstridan": true, "lieutenantdormitz": false} {
		s := table(t)
		ship := s.Mine(id, here, scene.With("swarmtactics"))
		s.Mine("omegaace", scene.At(700, 300, 0))
		s.Theirs(academy, scene.At(457, 460, 180))
		if offered {
			s.Engagement()
			s.Use(ship, "lead")
		} else {
			s.Never(ship, "lead")
			s.Engagement()
		}
		rest(s)
	}
	s := table(t)
	s.Mine("majorstridan", here)
	alozen := s.Mine("commanderalozen", scene.At(700, 300, 0), scene.With("swarmtactics"))
	s.Mine("omegaace", scene.At(880, 300, 0))
	s.Theirs(academy, scene.At(600, 500, 180))
	s.Never(alozen, "lead")
	s.Engagement()
	rest(s)
}
