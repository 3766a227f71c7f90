package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// dying puts Durge, with 5 hull, under a hit: of 4 damage cards 2 lie facedown, a pilot card and a ship
// card faceup.
func dying(t *testing.T, charges int) (s *scene.Scene, me *scene.Ship) {
	s = scene.Second(t)
	s.Unbuilt()
	me = s.Mine("durge-separatistalliance", here, scene.Shields(0))
	s.Mine("academypilot", scene.At(100, 100, 0))
	foe := s.Theirs("academypilot", ahead(150))
	s.Charges(me, "durge-separatistalliance", charges)
	s.Damage(me, 2)
	s.Crit(me, "Blinded Pilot")
	s.Crit(me, "Weapons Failure")
	s.Attack(foe, me)
	s.Dice("hit", "blank")
	s.Dice("blank", "blank")
	return s, me
}

func TestDurge_Endures(t *testing.T) {
	// Discarded are each Direct Hit! and the pilot cards, faceup or not; the ship card is repaired.
	s, me := dying(t, 1)
	s.Use(me, "endure")
	s.Draw("Direct Hit!")
	s.Draw("Panicked Pilot")
	s.Draw("Console Fire")
	s.WantAlive(me)
	s.WantCrit(me, "Weapons Failure", 0)
	s.WantCrit(me, "Blinded Pilot", 0)
	s.WantFacedown(me, 2)
	s.WantCharges(me, "durge-separatistalliance", 0)
	deck := s.State().Decks[game.Seat1]
	n := 0
	for _, d := range deck.Discards {
		n += int(d)
	}
	s.Is(n == 3 && deck.Facedown == 2, "3 cards discarded and 2 facedown, not %d, %d", n, deck.Facedown)
	s.WantEvent(game.DamageDiscarded, "")
	playOut(s)
}

func TestDurge_DestroyedAllTheSame(t *testing.T) {
	// Ship cards are not discarded: with 5 of them nothing is won but that they are known.
	s := scene.Second(t)
	s.Unbuilt()
	me := s.Mine("durge-separatistalliance", here, scene.Shields(0))
	s.Mine("academypilot", scene.At(100, 100, 0))
	foe := s.Theirs("academypilot", ahead(150))
	s.Damage(me, 4)
	s.Attack(foe, me)
	s.Dice("hit", "blank")
	s.Dice("blank", "blank")
	s.Use(me, "endure")
	for _, title := range []string{"Console Fire", "Console Fire", "Weapons Failure", "Weapons Failure",
		"Hull Breach"} {
		s.Draw(title)
	}
	s.WantDestroyed(me)
	playOut(s)
}

func TestDurge_NotOffered(t *testing.T) {
	s, me := dying(t, 0)
	s.WantDestroyed(me)
	s.WantEvent(game.ShipDestroyed, "2e.destroy.condition")
	playOut(s)

	s, me = dying(t, 1)
	s.Pass()
	s.WantDestroyed(me)
	s.WantCharges(me, "durge-separatistalliance", 1)
	playOut(s)
}
