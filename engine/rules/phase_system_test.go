package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// inSystem returns a pilot with abilities for the System phase.
func inSystem(pilot string, names ...string) card.Def {
	def := card.Def{ID: pilot}
	for _, name := range names {
		def.Abilities = append(def.Abilities, card.Ability{Name: name, When: card.SystemStep,
			Do: []card.Op{card.Gain(card.Self, 1, card.CalculateToken)}})
	}
	return def
}

func TestSystem_AscendingInitiative(t *testing.T) {
	// 2e.system.ascending
	// 2e.initiative.ascending-phases
	s := lab(t, inSystem("wedgeantilles", "scan"), inSystem("jekporkins", "scan"))
	six := s.Mine("wedgeantilles", scene.At(300, 300, 0))
	s.Mine("academypilot", scene.At(500, 300, 0)) // has nothing to do in this phase
	four := s.Theirs("jekporkins", scene.At(300, 700, 180))
	s.Systems()
	s.NotOffered(six, "scan")
	s.Use(four, "scan")
	s.Use(six, "scan")
	s.Done()
}

func TestSystem_AnyOfTheShipsAbilitiesInAnyOrder(t *testing.T) {
	for _, order := range [][2]string{{"scan", "listen"}, {"listen", "scan"}} {
		// 2e.system.any-order-per-ship
		s := lab(t, inSystem("wedgeantilles", "scan", "listen"))
		wedge := s.Mine("wedgeantilles", scene.At(300, 300, 0))
		s.System(wedge)
		s.Use(wedge, order[0])
		s.Use(wedge, order[1])
		s.WantTokens(wedge, game.CalculateToken, 2)
		s.Done()
	}
}

func TestSystem_NoneOfThem(t *testing.T) {
	// 2e.system.any-order-per-ship
	s := lab(t, inSystem("wedgeantilles", "scan", "listen"))
	wedge := s.Mine("wedgeantilles", scene.At(300, 300, 0))
	s.System(wedge)
	s.Use(wedge, "listen")
	s.Pass()
	s.WantTokens(wedge, game.CalculateToken, 1)
	s.Done()
}

func TestSystem_OnlyAbilitiesOfThePhase(t *testing.T) {
	// 2e.system.only-system-abilities
	def := inSystem("wedgeantilles", "scan")
	def.Abilities = append(def.Abilities, before("think", card.Gain(card.Self, 1, card.FocusToken)))
	s := lab(t, def)
	wedge := s.Mine("wedgeantilles", scene.At(300, 300, 0))
	s.System(wedge)
	s.NotOffered(wedge, "think")
	s.Use(wedge, "scan")
	s.Done()
}
