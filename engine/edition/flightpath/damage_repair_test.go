package flightpath_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// A card that is dealt leaves the armor alone, and damage does not.
//
// msg.damage.direct
func TestDamage_ADealtCardPassesTheArmor(t *testing.T) {
	for _, c := range []struct {
		name          string
		does          card.Op
		armor, damage int
	}{
		{"dealt", rules.DealFacedownCard(card.Self), 2, 1},
		{"suffered", card.Suffer(card.Self, 1, card.Hit), 1, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := lab(t, card.Def{ID: "gm-cadet", Abilities: []card.Ability{revealing("hurt", c.does)}})
			unit := cadet(s, scene.At(457, 300, 0))
			s.Activate(unit, "2 straight")
			s.Use(unit, "hurt")
			s.WantShields(unit, c.armor)
			s.WantFacedown(unit, c.damage)
			rest(s)
			s.Done()
		})
	}
}

// mechanic may repair a damage card; which, the ability does not say.
func mechanic(t *testing.T) (*scene.Scene, *scene.Ship) {
	t.Helper()
	s := lab(t, card.Def{ID: "gm-cadet", Abilities: []card.Ability{revealing("mend",
		card.PickOne(card.Self, card.Alt("a faceup card", rules.Repair(card.Self, rules.Faceup)),
			card.Alt("a facedown card", rules.Repair(card.Self, rules.Facedown))))}})
	return s, cadet(s, scene.At(457, 300, 0), scene.Shields(0))
}

// discarded returns how many cards of a title lie among the discards of the first player.
func discarded(s *scene.Scene, title string) int {
	for i, code := range s.Exec().G.Dealt {
		if code.Name == title {
			return int(s.State().Decks[game.Seat1].Discards[i])
		}
	}
	return -1
}

// msg.damage.repair.choice
func TestRepair_ThePlayerChoosesFaceupOrFacedown(t *testing.T) {
	for _, faceup := range []bool{true, false} {
		s, unit := mechanic(t)
		s.Damage(unit, 1)
		s.Crit(unit, "Armor Spall")
		s.Activate(unit, "2 straight")
		s.Use(unit, "mend")
		s.Asked(game.Seat1)
		if faceup {
			// msg.damage.repair.faceup
			s.ChooseNamed("a faceup card")
			s.ChooseNamed("Armor Spall")
			s.WantFacedown(unit, 2)
			s.WantDamage(unit, 2)
			s.Is(discarded(s, "Armor Spall") == 0, "a repaired faceup card is discarded")
		} else {
			// msg.damage.repair.facedown
			s.ChooseNamed("a facedown card")
			s.Draw("Short Circuit") // which one is there is left to chance
			s.WantFacedown(unit, 0)
			s.WantDamage(unit, 1)
			s.WantCrit(unit, "Armor Spall", 1)
			s.Is(discarded(s, "Short Circuit") == 1, "a repaired facedown card is not discarded")
		}
		rest(s)
		s.Done()
	}
}

// Only what there is can be chosen.
//
// msg.damage.repair.choice
func TestRepair_OnlyOfWhatThereIs(t *testing.T) {
	s, unit := mechanic(t)
	s.Damage(unit, 1)
	s.Activate(unit, "2 straight")
	s.Use(unit, "mend")
	s.Refused(func() { s.ChooseNamed("a faceup card") })
	s.ChooseNamed("a facedown card")
	s.Draw("Short Circuit")
	s.WantDamage(unit, 0)
	rest(s)
	s.Done()
}

// The discards are all that can be drawn when the deck has no card left; the deck of the other player
// is not touched.
//
// msg.damage.deck-empty
func TestDecks_TheDiscardsMakeANewOne(t *testing.T) {
	s := lab(t)
	unit := cadet(s, scene.At(457, 300, 0))
	foe := recruit(s, scene.At(457, 490, 180), scene.Shields(0))
	s.AttackWith(unit, "beam-spray-gun", foe)
	before := s.State().Decks
	deck := &s.State().Decks[game.Seat2]
	deck.Discards, deck.Unseen = deck.Unseen, deck.Discards
	s.Dice("crit", "blank", "blank")
	s.Dice(blanks(2)...)
	s.Draw("Armor Spall")
	after := s.State().Decks
	s.Is(after[game.Seat1] == before[game.Seat1], "the attacker's deck changed")
	total := 0
	for i := range after[game.Seat2].Unseen {
		s.Is(after[game.Seat2].Discards[i] == 0, "discards are left")
		total += int(after[game.Seat2].Unseen[i])
	}
	s.Is(total == 32, "%d cards are left to draw, want 32", total)
	s.Done()
}

// As long as the deck has cards, the discards stay where they are.
//
// msg.damage.deck-empty
func TestDecks_DiscardsWaitUntilTheDeckIsEmpty(t *testing.T) {
	s, unit := mechanic(t)
	s.Damage(unit, 1)
	s.Activate(unit, "2 straight")
	s.Use(unit, "mend")
	s.ChooseNamed("a facedown card")
	s.Draw("Short Circuit")
	rest(s)
	s.Is(discarded(s, "Short Circuit") == 1, "the discard went back into the deck")
	s.Done()
}
