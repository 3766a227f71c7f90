package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// Ships of Phoenix Squadron.
const (
	freighter = "lothalrebel"
	spectre   = "zeborrelios"
	awing     = "phoenixsquadronpilot"
)

// phoenix has a VCX-100 that leads a shuttle, which is docked with it, and two A-wings. The shuttle has its position at
// (397, 280).
func phoenix(t *testing.T, side int, tokens ...scene.Option) (s *scene.Scene, leader, small, one, two *scene.Ship) {
	t.Helper()
	s = scene.Second(t)
	s.Unbuilt()
	leader = s.Mine(freighter, scene.With("phoenixsquadron", "ghost"), scene.At(457, 300, 0))
	small = s.Mine(spectre, append(tokens, scene.Docked(leader))...)
	one, two = s.Mine(awing), s.Mine(awing)
	s.Wing(leader, small, one, two)
	s.Apart(small)
	s.CardSide(leader, "phoenixsquadron", side)
	return s, leader, small, one, two
}

// phoenixsquadron, 2e.wing.setup.no-reserve, 2e.dock.setup-choice: a shuttle of the wing may begin docked with its leader;
// the others are placed with that, which then flips the card.
func TestPhoenixSquadron_AShuttleBeginsDocked(t *testing.T) {
	for name, docks := range map[string]bool{"docked": true, "in the wing": false} {
		t.Run(name, func(t *testing.T) {
			s := scene.Second(t)
			s.Unbuilt()
			leader := s.Mine(freighter, scene.With("phoenixsquadron", "ghost"))
			small, wing := s.Mine(spectre), s.Mine(awing)
			s.Wing(leader, small, wing)
			enemy := s.Theirs(tie)
			begin(s)
			if docks {
				s.Pick(leader)
			} else {
				s.Pass()
			}
			s.Place(enemy, 457, 880, 180)
			s.Place(leader, 457, 60, 0)
			s.WantEvent(game.CardFlipped, "")
			s.WantPosition(wing, true)
			s.WantInWing(wing, true)
			s.WantInWing(small, !docks)
			s.WantTokens(small, game.StressToken, 0)
			if docks {
				s.WantDocked(small, leader)
			} else {
				s.WantPosition(small, true)
			}
			s.Done()
		})
	}
}

// phoenixsquadron: at the start of the Planning phase a docked mate joins the wing without stress. The leader alone sets a
// dial.
func TestPhoenixSquadron_ComesOutOfTheDock(t *testing.T) {
	s, leader, small, _, _ := phoenix(t, 2)
	s.Planning()
	s.Use(leader, "come out of the dock")
	s.Pick(small)
	s.WantDocked(small, nil)
	s.WantInWing(small, true)
	s.WantPosition(small, true)
	s.WantTokens(small, game.StressToken, 0)
	s.Dial(leader, "1 straight")
	s.Done()
}

// phoenixsquadron, 2e.epic.wing-rejoin, 2e.wing.join.room: it may stay docked. A mate that another token bars does not join,
// nor one whose position is taken, one of no wing, or by the front of the card.
func TestPhoenixSquadron_StaysInTheDock(t *testing.T) {
	for name, c := range map[string]struct {
		token   game.Token
		side    int
		blocks  float64 // where the right edge of another ship is
		offered bool
	}{
		"as it likes": {game.FocusToken, 2, 100, true}, "stressed": {game.StressToken, 2, 100, false},
		"ionized": {game.IonToken, 2, 100, false}, "beside the position": {game.FocusToken, 2, 376.5, true},
		"in the position": {game.FocusToken, 2, 377.5, false}, "the front of the card": {game.FocusToken, 1, 100, false},
	} {
		t.Run(name, func(t *testing.T) {
			s, leader, small, _, _ := phoenix(t, c.side, scene.Tokens(c.token, 1))
			at := s.Theirs(tie, scene.At(100, 300, 0))
			s.Of(at).Pose = scene.PoseAt(c.blocks-20, 280, 0)
			s.Planning()
			if c.offered {
				s.NotOffered(small, "come out of the dock")
				s.Pass()
			}
			s.WantDocked(small, leader)
			s.Dial(leader, "1 straight")
			s.Dial(at, "2 straight")
			s.Done()
		})
	}
	s := scene.Second(t)
	s.Unbuilt()
	leader := s.Mine(freighter, scene.With("phoenixsquadron", "ghost"), scene.At(457, 300, 0))
	s.Mine(spectre, scene.Docked(leader))
	s.Wing(leader, s.Mine(awing), s.Mine(awing))
	s.CardSide(leader, "phoenixsquadron", 2)
	s.Planning()
	s.Dial(leader, "1 straight")
	s.Done()
}

// phoenixsquadron, 2e.wing.covers-leader: A-wings of the wing cover the leader and its shuttle, two of them, no others; a
// shuttle covers no one.
func TestPhoenixSquadron_AWingsCover(t *testing.T) {
	for name, c := range map[string]struct {
		of      int // whom the enemy attacks: 0 the leader, 1 the shuttle, 2 an A-wing
		side    int
		apart   bool
		offered bool
	}{
		"the leader": {0, 2, false, true}, "the shuttle": {1, 2, false, true}, "an A-wing": {2, 2, false, false},
		"a shuttle that has split": {1, 2, true, false}, "the front of the card": {0, 1, false, false},
	} {
		t.Run(name, func(t *testing.T) {
			s := scene.Second(t)
			s.Unbuilt()
			leader := s.Mine(freighter, scene.With("phoenixsquadron", "ghost"), scene.At(457, 300, 0))
			small, one, two, three := s.Mine(spectre), s.Mine(awing), s.Mine(awing), s.Mine(awing)
			s.Wing(leader, small, one, two, three)
			s.CardSide(leader, "phoenixsquadron", c.side)
			if c.apart {
				s.Apart(small)
			}
			prey := []*scene.Ship{leader, small, one}[c.of]
			for _, ship := range []*scene.Ship{small, one, two, three} {
				s.Stat(ship, "shields", 3)
				s.Stat(ship, "agility", 0)
			}
			s.Stat(leader, "agility", 0)
			enemy := s.Theirs("bluesquadronescort", scene.At(457, 500, 180))
			s.Attack(enemy, prey)
			if !c.offered {
				s.Never(leader, "let wingmates take it")
				s.Dice("hit", "hit", "hit")
				s.Done()
				return
			}
			s.Dice("hit", "hit", "hit")
			s.Use(leader, "let wingmates take it")
			s.Refused(func() { s.Pick(small) })
			s.Refused(func() { s.Pick(leader) })
			s.Pick(one)
			s.Pick(three)
			s.Face("hit")
			s.Face("hit")
			s.WantShields(one, 2)
			s.WantShields(two, 3)
			s.WantShields(three, 2)
			s.Done()
		})
	}
}
