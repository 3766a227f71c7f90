package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/game"
)

func TestInitiative_EngagementDescends(t *testing.T) {
	// 2e.initiative.descending-engagement
	// 2e.engage.descending
	s := scene.Second(t)
	one := s.Mine("academypilot", scene.At(200, 100, 0))
	three := s.Mine("blacksquadronace", scene.At(400, 100, 0))
	two := s.Theirs("obsidiansquadronpilot", scene.At(700, 800, 180))
	s.Engagement()
	wantOrder(s, game.EngageBegan, three, two, one)
	s.Done()
}

func TestInitiative_EngagementTiesInPlayerOrder(t *testing.T) {
	for _, first := range []game.Player{game.Seat1, game.Seat2} {
		// 2e.initiative.tie-break-player-order
		s := scene.Second(t)
		s.First(first)
		ships := [2]*scene.Ship{
			s.Mine("academypilot", scene.At(200, 100, 0)),
			s.Theirs("academypilot", scene.At(700, 800, 180)),
		}
		s.Engagement()
		wantOrder(s, game.EngageBegan, ships[first], ships[first.Other()])
		s.Done()
	}
}

func TestInitiative_OfTheCard(t *testing.T) {
	// 2e.initiative.value
	s := scene.Second(t)
	wedge := s.Mine("wedgeantilles", scene.At(200, 100, 0))
	s.Is(s.State().Ships[wedge.ID()].Initiative == 6, "initiative 6")
	s.Done()
}

// setting returns an ability before engaging that gives the ships of a pilot another initiative.
func setting(pilot string, to int8) card.Def {
	return card.Def{ID: "wedgeantilles", Abilities: []card.Ability{{
		Name: "set initiative", When: card.BeforeEngage, Must: true,
		Do: []card.Op{card.Run("set initiative", func(x *game.Exec) {
			for id := range x.EachShip() {
				if x.Info(id).Pilot == pilot {
					x.Ship(id).Initiative = to
				}
			}
		})},
	}}}
}

func TestInitiative_RisesPastTheValueThatEngages(t *testing.T) {
	// 2e.initiative.change-skips-passed-step: initiative 6 engages when the other rises from 1
	// to 7, so that one does not engage in this phase.
	s := lab(t, setting("academypilot", 7))
	wedge := s.Mine("wedgeantilles", scene.At(200, 100, 0))
	s.Theirs("academypilot", scene.At(700, 800, 180))
	s.Engagement()
	wantOrder(s, game.EngageBegan, wedge)
	s.Done()
}

func TestInitiative_ChangesToAValueStillToCome(t *testing.T) {
	// 2e.initiative.change-skips-passed-step
	s := lab(t, setting("academypilot", 4))
	wedge := s.Mine("wedgeantilles", scene.At(200, 100, 0))
	rises := s.Theirs("academypilot", scene.At(700, 800, 180))
	two := s.Theirs("obsidiansquadronpilot", scene.At(600, 800, 180))
	s.Engagement()
	wantOrder(s, game.EngageBegan, wedge, rises, two)
	s.Done()
}

func TestInitiative_NobodyEngagesTwice(t *testing.T) {
	// 2e.initiative.change-skips-passed-step: it falls to a value still to come, but it has
	// engaged already.
	// 2e.engage.once
	s := lab(t, setting("wedgeantilles", 1))
	wedge := s.Mine("wedgeantilles", scene.At(200, 100, 0))
	tie := s.Theirs("academypilot", scene.At(700, 800, 180))
	s.Engagement()
	wantOrder(s, game.EngageBegan, wedge, tie)
	s.Done()
}

func TestInitiative_FallsBelowTheValueThatActivates(t *testing.T) {
	// 2e.initiative.change-skips-passed-step: in ascending order it is the falling value that is
	// missed.
	def := card.Def{ID: "wedgeantilles", Abilities: []card.Ability{{
		Name: "hurry", When: card.AfterReveal, Must: true, By: []card.Cond{card.Enemy},
		Do: []card.Op{card.Run("hurry", func(x *game.Exec) { x.Ship(x.Self()).Initiative = 0 })},
	}}}
	s := lab(t, def)
	wedge := s.Mine("wedgeantilles", scene.At(200, 100, 0))
	tie := s.Theirs("academypilot", scene.At(700, 800, 180))
	s.SetDial(wedge, "2 straight")
	s.SetDial(tie, "2 straight")
	s.Activation()
	s.Pass()
	wantOrder(s, game.Activated, tie)
	s.Done()
}
