package second_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// firstIs1 answers who is first.
func firstIs1(s *scene.Scene) {
	s.Choose(func(c game.Choice) bool { return c.Verb == game.PlayerVerb && game.Player(c.N) == game.Seat1 })
}

// 2e.wing.setup, 2e.wing.setup.in-area: the wing is placed with its leader, at the leader's initiative.
func TestWing_IsPlacedWithItsLeader(t *testing.T) {
	s := scene.Second(t)
	leader := s.Mine("darthvader", scene.With("agentoftheempire")) // 6
	mates := []*scene.Ship{s.Mine("academypilot"), s.Mine("academypilot"), s.Mine("academypilot")}
	s.Wing(leader, mates...)
	enemy := s.Theirs("wedgeantilles") // 6
	s.Setup()
	firstIs1(s)
	s.Refused(func() { s.Place(mates[0], 100, 50, 0) })
	s.Place(leader, 457, 80, 0) // its front edge on the line of the area
	for _, mate := range mates {
		s.WantInWing(mate, true)
		s.WantPosition(mate, true)
		s.WantTokens(mate, game.StressToken, 0)
	}
	s.Place(enemy, 457, 880, 180)
	s.Done()
}

// 2e.wing.setup.no-room, 2e.wing.setup.in-area: a mate whose position is not wholly in the area, or taken, is placed
// anywhere in it, with 1 stress token.
func TestWing_AMateWithoutRoomIsPlacedElsewhere(t *testing.T) {
	for _, c := range []struct {
		name      string
		x, y      float64
		lost      int // the place of the mate that has no room, -1 if all have
		elsewhere float64
	}{
		{"all have room", 457, 80, -1, 0}, {"a millimeter farther back", 457, 79, 2, 700},
		{"at the edge", 79, 80, 0, 700}, {"beside another ship", 781, 80, 1, 300},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := scene.Second(t)
			early := s.Mine("academypilot")
			leader := s.Mine("darthvader", scene.With("agentoftheempire"))
			mates := []*scene.Ship{s.Mine("academypilot"), s.Mine("academypilot"), s.Mine("academypilot")}
			s.Wing(leader, mates...)
			enemy := s.Theirs("academypilot")
			s.Setup()
			firstIs1(s)
			s.Place(early, 880, 80, 0)
			s.Place(enemy, 457, 880, 180)
			s.Place(leader, c.x, c.y, 0)
			for i, mate := range mates {
				if i == c.lost {
					s.Refused(func() { s.Place(mate, c.elsewhere, 200, 0) })
					s.Place(mate, c.elsewhere, 40, 0)
					s.WantTokens(mate, game.StressToken, 1)
				}
				s.WantInWing(mate, i != c.lost)
				s.WantPosition(mate, i != c.lost)
			}
			s.Done()
		})
	}
}

// 2e.wing.setup.no-reserve: neither the leader nor a mate is asked to begin docked; another ship of their type is.
func TestWing_BeginsOnTheTable(t *testing.T) {
	s := scene.Second(t)
	carrier := s.Mine("trandoshanslaver", scene.With("houndstooth"))
	leader := s.Mine("binayrepirate", scene.With("veteranwingleader"))
	mates := []*scene.Ship{s.Mine("binayrepirate"), s.Mine("binayrepirate")}
	s.Wing(leader, mates...)
	other := s.Mine("binayrepirate")
	s.Theirs("academypilot", scene.At(457, 880, 180))
	s.Setup()
	firstIs1(s)
	s.Pick(carrier) // for the ship that is in no wing
	s.WantDocked(other, carrier)
	s.Place(leader, 457, 80, 0)
	s.WantPosition(mates[1], true)
	s.Place(carrier, 700, 45, 0)
	s.Done()
}
