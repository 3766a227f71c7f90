package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// ofCard picks a card in play by its id.
func ofCard(s *scene.Scene, id string) {
	s.Choose(func(c game.Choice) bool {
		return c.Verb == game.CardVerb && s.Exec().G.Cards[c.Card].ID == id
	})
}

func TestReload_OneChargeAndADisarmToken(t *testing.T) {
	// 2e.action.reload.steps
	s := scene.Second(t)
	wing := s.Mine("nusquadronpilot", scene.At(400, 400, 0),
		scene.With("protontorpedoes", "ionmissiles"))
	s.Charges(wing, "protontorpedoes", 0)
	s.Charges(wing, "ionmissiles", 2)
	s.Perform(wing, 0, game.ReloadAction)
	s.Use(wing, "reload")
	ofCard(s, "protontorpedoes")
	s.WantCharges(wing, "protontorpedoes", 1)
	s.WantCharges(wing, "ionmissiles", 2)
	s.WantTokens(wing, game.DisarmToken, 1)
	s.Done()
}

func TestReload_WhichCards(t *testing.T) {
	for _, c := range []struct {
		card    string
		charges int
		legal   bool
	}{
		// 2e.action.reload.steps: torpedoes, missiles and devices below their limit
		{"protontorpedoes", 1, true}, {"ionmissiles", 0, true}, {"protonbombs", 1, true},
		{"protontorpedoes", 2, false}, {"r2astromech", 0, false},
		// 2e.action.reload.cannot-be-recovered
		{"connernets", 0, false},
	} {
		// 2e.action.reload.fail-without-card
		s := scene.Second(t)
		s.Unbuilt()
		wing := s.Mine("graysquadronbomber", scene.At(400, 400, 0), scene.With(c.card))
		s.Charges(wing, c.card, c.charges)
		if !c.legal {
			s.Never(wing, "reload")
			s.Perform(wing, 0, game.ReloadAction)
			s.Done()
			continue
		}
		s.Perform(wing, 0, game.ReloadAction)
		s.Use(wing, "reload")
		ofCard(s, c.card)
		s.WantCharges(wing, c.card, c.charges+1)
		s.Done()
	}
}

func TestReload_NotOfAnotherShip(t *testing.T) {
	// 2e.action.reload.steps: cards that it has equipped itself
	s := scene.Second(t)
	wing := s.Mine("nusquadronpilot", scene.At(400, 400, 0))
	friend := s.Mine("nusquadronpilot", scene.At(500, 400, 0), scene.With("protontorpedoes"))
	s.Charges(friend, "protontorpedoes", 0)
	s.Never(wing, "reload")
	s.Perform(wing, 0, game.ReloadAction)
	s.Done()
}
