package first_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/edition/first"
	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/bot"
)

// With deck and discards empty no card can be drawn: critical damage is counted facedown, and what
// is only counted cannot be turned over (1e.damage.deck-and-discard-empty-no-draw,
// 1e.damage.counters-stand-in, 1e.damage.counters-are-facedown-cards).
func TestCriticalDamage_WithoutACardLeft(t *testing.T) {
	for _, c := range []struct {
		name     string
		left     uint8
		facedown int
	}{
		{"none is left", 0, 1}, {"one is left", 1, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := scene.First(t)
			rookie := s.Mine("rookiepilot", scene.At(457, 300, 0))
			tie := s.Theirs("academypilot", scene.At(457, 490, 180))
			const last = 1
			g := s.Exec().G
			for p := range s.State().Decks {
				g.Decks[p] = [game.MaxTitles]uint8{last: c.left}
				s.State().Decks[p].Unseen = g.Decks[p]
			}
			s.Attack(rookie, tie)
			s.Dice("crit", "blank", "blank")
			s.Dice("blank", "blank", "blank")
			if c.left > 0 {
				q := s.Exec().Ask(s.State(), game.Chance)
				s.Is(q.N == 1 && q.Opts[0].Item == last, "the last card is drawn")
				s.Choose(func(o game.Choice) bool { return o.Item == last })
			}
			s.WantFacedown(tie, c.facedown)
			s.Is(s.State().Ships[tie.ID()].Damage == 1, "one damage is counted")
			s.Done()
		})
	}
}

// few leaves each player's deck n cards of one title.
func few(s *scene.Scene, n uint8) {
	g := s.Exec().G
	for p := range s.State().Decks {
		g.Decks[p] = [game.MaxTitles]uint8{1: n}
		s.State().Decks[p].Unseen = g.Decks[p]
	}
}

// Facedown cards on ships do not go back into the deck: while that and the discards are empty,
// counters stand in (1e.damage.deck-and-discard-empty-no-draw, 1e.damage.counters-stand-in).
func TestDamage_WithAllCardsOnShips(t *testing.T) {
	s := scene.First(t)
	rookie := s.Mine("rookiepilot", scene.At(457, 300, 0))
	shuttle := s.Theirs("omicrongrouppilot", scene.At(457, 490, 180), scene.Shields(0))
	few(s, 1)
	s.Attack(rookie, shuttle)
	s.Dice("hit", "crit", "blank")
	s.Dice("blank")
	s.WantFacedown(shuttle, 2)
	s.Is(s.Of(shuttle).Counters == 1, "%d counters, want 1", s.Of(shuttle).Counters)
	s.Done()
}

// At the end of the round counters give way to facedown cards, as far as there are any again
// (1e.damage.counters-replaced-end-of-round): here none, one for two counters, or enough.
func TestCounters_AreReplacedAtTheEndOfTheRound(t *testing.T) {
	for _, c := range []struct {
		name           string
		discards, left uint8
	}{
		{"no card is there again", 0, 2}, {"one is", 1, 1}, {"three are", 3, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := scene.First(t)
			s.Mine("rookiepilot", scene.At(457, 100, 0))
			tie := s.Theirs("academypilot", scene.At(457, 800, 180))
			few(s, c.discards)
			deck := &s.State().Decks[game.Seat2]
			deck.Discards, deck.Unseen = deck.Unseen, deck.Discards
			h := s.Of(tie)
			h.Damage, h.Facedown, h.Counters = 2, 2, 2
			s.End()
			s.Is(s.Of(tie).Counters == c.left, "%d counters, want %d", s.Of(tie).Counters, c.left)
			s.WantFacedown(tie, 2)
			s.Is(s.State().Decks[game.Seat2].Facedown == 2-c.left, "the cards are not the deck's")
			s.Done()
		})
	}
}

// Whole matches with a deck of four cards for each player keep every invariant: cards are dealt,
// discarded, drawn again and replaced by counters, and none is lost or made
// (1e.damage.deck-and-discard-empty-no-draw, 1e.damage.destroyed-cards-discarded).
func TestDecks_OfFewCardsLoseNone(t *testing.T) {
	compiled := rules.Compile(first.Edition())
	counters := 0
	for seed := range uint64(12) {
		g, s, err := compiled.NewGame(rules.Setup{
			Squads: squads(), Options: game.Options{RoundLimit: 15},
		})
		if err != nil {
			t.Fatal(err)
		}
		for p := range s.Decks {
			g.Decks[p] = [game.MaxTitles]uint8{1: 1, 5: 1, 6: 1, 11: 1}
			s.Decks[p].Unseen = g.Decks[p]
		}
		bots := [2]bot.Player{bot.Beginner(g, seed), bot.Beginner(g, seed+100)}
		count := func(*game.Exec) {
			for i := range s.Ships {
				counters += int(s.Ships[i].Counters)
			}
		}
		(&scene.BotMatch{Game: g, State: s, Seats: bots, Seed: seed, Each: count}).Play(t)
	}
	if counters == 0 {
		t.Error("no counter was ever given")
	}
}
