package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// A ship leaves whose facedown damage is more than the deck had cards: what was only counted does
// not go to the cards of destroyed ships (2e.damage.deck-exhausted).
func TestRemoveShip_CountedDamageIsNoCard(t *testing.T) {
	for _, c := range []struct{ damage, lost int }{{1, 1}, {5, 2}} {
		s := scene.Second(t)
		ship := s.Mine("outerrimsmuggler", scene.At(400, 300, 0))
		s.Theirs("academypilot", scene.At(400, 600, 180))
		g, state := s.Exec().G, s.State()
		for p := range g.Decks {
			g.Decks[p] = [game.MaxTitles]uint8{1: 2}
			state.Decks[p].Unseen = g.Decks[p]
		}
		h := &state.Ships[ship.ID()]
		h.Damage, h.Facedown = uint8(c.damage), uint8(c.damage)
		state.Decks[game.Seat1].Facedown = uint8(min(c.damage, 2))
		s.Exec().Waiting(state)
		rules.RemoveShip(s.Exec(), ship.ID())
		if got := int(state.Decks[game.Seat1].Lost); got != c.lost {
			t.Errorf("%d damage: got %d cards lost, want %d", c.damage, got, c.lost)
		}
		s.Done()
	}
}
