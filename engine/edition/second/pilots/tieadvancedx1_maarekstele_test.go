package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

var maarekStele = []string{"maarekstele", "maarekstele-swz105"}

// struck plays an attack of a pilot on a ship that rolls crits, of which the defender evades none.
func struck(t *testing.T, pilot, victim string, crits ...string) (*scene.Scene, *scene.Ship) {
	s := scene.Second(t)
	attacker := s.Mine(pilot, here)
	s.Mine(maarekStele[0], scene.At(457, 100, 180))
	target := s.Theirs(victim, ahead(150))
	s.Attack(attacker, target)
	s.Dice(crits...)
	s.Dice(blanks(int(s.Rolling().N))...)
	return s, target
}

// discarded counts the discards of player 2's damage deck.
func discarded(s *scene.Scene) int {
	n := 0
	for _, k := range s.State().Decks[game.Seat2].Discards {
		n += int(k)
	}
	return n
}

// 2e.timing.replacement, 2e.damage.own-deck-used
func TestMaarekStele(t *testing.T) {
	each(t, maarekStele, func(t *testing.T, id string) {
		s, tie := struck(t, id, "academypilot", "crit", "blank")
		s.Draw("Panicked Pilot")
		s.Draw("Damaged Engine")
		s.Draw("Panicked Pilot")
		s.Asked(game.Seat1)
		s.ChooseNamed("Damaged Engine")
		s.WantCrit(tie, "Damaged Engine", 1)
		s.WantDamage(tie, 1)
		s.WantTokens(tie, game.StressToken, 0)
		s.Is(discarded(s) == 2, "2 discards")
		s.WantEvent(game.DamageDiscarded, "")
		s.Done()
	})
}

// The card that is dealt resolves; that of the same title beside it is discarded.
func TestMaarekStele_TheSameTitleTwice(t *testing.T) {
	s, tie := struck(t, maarekStele[0], "academypilot", "crit", "blank")
	s.Draw("Panicked Pilot")
	s.Draw("Damaged Engine")
	s.Draw("Panicked Pilot")
	s.ChooseNamed("Panicked Pilot")
	s.WantTokens(tie, game.StressToken, 2)
	s.Is(discarded(s) == 2, "2 discards")
	s.Done()
}

// 2e.damage.one-at-a-time
func TestMaarekStele_EachCrit(t *testing.T) {
	s, tie := struck(t, maarekStele[0], "academypilot", "crit", "crit")
	for range 2 {
		s.Draw("Damaged Engine")
		s.Draw("Wounded Pilot")
		s.Draw("Loose Stabilizer")
		s.ChooseNamed("Damaged Engine")
	}
	s.WantCrit(tie, "Damaged Engine", 2)
	s.Is(discarded(s) == 4, "4 discards")
	s.Done()
}

// 2e.damage.crit-on-shield
func TestMaarekStele_OnShields(t *testing.T) {
	s, escort := struck(t, maarekStele[0], "bluesquadronescort", "crit", "crit")
	s.WantShields(escort, 0)
	s.Is(discarded(s) == 0, "no discards")
	s.Done()
}

func TestMaarekStele_HitDamage(t *testing.T) {
	s, tie := struck(t, maarekStele[0], "academypilot", "hit", "hit")
	s.WantFacedown(tie, 2)
	s.Is(discarded(s) == 0, "no discards")
	s.Done()
}

func TestMaarekStele_AFriendAttacks(t *testing.T) {
	s, tie := struck(t, "academypilot", "academypilot", "crit", "blank")
	s.Draw("Damaged Engine")
	s.WantCrit(tie, "Damaged Engine", 1)
	s.Done()
}

func TestMaarekStele_IsHit(t *testing.T) {
	s := scene.Second(t)
	maarek := s.Mine(maarekStele[0], here, scene.Shields(0))
	tie := s.Theirs("academypilot", ahead(150))
	s.Attack(tie, maarek)
	s.Dice("crit", "blank")
	s.Dice("blank", "blank", "blank")
	s.Draw("Damaged Engine")
	s.WantCrit(maarek, "Damaged Engine", 1)
	s.Done()
}

// 2e.damage.deck-exhausted: the deck has two cards left; the third comes from its discards.
func TestMaarekStele_TheDeckRunsOut(t *testing.T) {
	s := scene.Second(t)
	maarek := s.Mine(maarekStele[0], here)
	tie := s.Theirs("academypilot", ahead(150))
	deck := &s.State().Decks[game.Seat2]
	left := 2
	for i := range deck.Unseen {
		keep := uint8(min(left, int(deck.Unseen[i])))
		left -= int(keep)
		deck.Discards[i] = deck.Unseen[i] - keep
		deck.Unseen[i] = keep
	}
	s.Attack(maarek, tie)
	s.Dice("crit", "blank")
	s.Dice("blank", "blank", "blank")
	var last game.Choice
	for range 3 {
		last = s.Exec().Ask(s.State(), game.Chance).Opts[0]
		s.Choose(func(c game.Choice) bool { return c == last })
	}
	s.Choose(func(c game.Choice) bool { return c.Verb == game.DamageVerb && c.Item == last.Item })
	s.WantDamage(tie, 1)
	s.Is(discarded(s) == 2, "2 discards")
	s.Done()
}
