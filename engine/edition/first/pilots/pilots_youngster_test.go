package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// What the action does it does for the ship that performs it.
func TestYoungster_TeachesMarksmanship(t *testing.T) {
	s := table(t)
	young := s.Mine("youngster", beside(60), scene.With("marksmanship"))
	wing, target := s.Mine(academy, here), s.Theirs(rookie, ahead(150))
	s.Perform(wing, 0, game.CardAction)
	s.Use(wing, "take aim")
	s.Done()
	s.Never(young, "hit the mark")
	s.Attack(wing, target)
	s.Dice("focus", "focus")
	s.Use(wing, "hit the mark")
	s.WantAttackDice("crit", "hit")
	s.Dice("evade", "evade")
	s.Done()
}

// Each ship performs it once a round, he himself too.
func TestYoungster_EachItsOwnAction(t *testing.T) {
	s := table(t)
	young := s.Mine("youngster", beside(60), scene.With("expose"))
	wing, next := s.Mine(academy, here), s.Mine(academy, scene.At(357, 300, 0))
	s.Theirs(rookie, ahead(150))
	for _, ship := range []*scene.Ship{young, wing, next} {
		s.Perform(ship, 0, game.CardAction)
		s.Use(ship, "expose yourself")
		s.Done()
	}
	s.Never(wing, "expose yourself")
	s.Perform(wing, 0)
	s.Pass()
	s.Done()
}

func TestYoungster_OnlyTIEFightersNear(t *testing.T) {
	s := table(t)
	s.Mine("youngster", scene.At(100, 100, 0), scene.With("expose"))
	near, far := s.Mine(academy, scene.At(140+300, 100, 0)), s.Mine(academy, scene.At(100, 140.5+300, 0))
	bomber := s.Mine("scimitarsquadronpilot", scene.At(200, 100, 0))
	foe := s.Theirs(academy, scene.At(150, 200, 180))
	for _, ship := range []*scene.Ship{far, bomber, foe} {
		s.Never(ship, "expose yourself")
		s.Perform(ship, 0)
		s.Pass()
		s.Done()
	}
	s.Perform(near, 0, game.CardAction)
	s.Use(near, "expose yourself")
	s.Done()
}

func TestYoungster_NotOnceHeIsGone(t *testing.T) {
	s := table(t)
	young := s.Mine("youngster", beside(60), scene.With("expose"))
	wing := s.Mine(academy, here)
	s.Theirs(rookie, ahead(150))
	s.Lose(young)
	s.Never(wing, "expose yourself")
	s.Perform(wing, 0)
	s.Pass()
	s.Done()
}

func TestYoungster_NothingToTeach(t *testing.T) {
	s := table(t)
	s.Mine("youngster", beside(60), scene.With("crackshot"))
	wing := s.Mine(academy, here)
	s.Theirs(rookie, ahead(150))
	s.Perform(wing, 0)
	s.Is(len(s.Exec().G.Cards) == 4, "a card without an action is taught")
	s.Pass()
	s.Done()
}
