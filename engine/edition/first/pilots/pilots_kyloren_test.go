package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// kylo lets Kylo Ren be hit by an X-wing, whose player finds out about the dark side.
func kylo(t *testing.T, pilot string) (s *scene.Scene, ren, foe *scene.Ship) {
	s = table(t)
	ren, foe = s.Mine(pilot, here), s.Theirs(rookie, scene.At(457, 320+half(pilot)+150, 180))
	s.Attack(foe, ren)
	s.Dice("hit", "hit", "hit")
	s.Dice(blanks(int(s.Rolling().N))...)
	return s, ren, foe
}

// The card replaces one critical damage of an attack, past shields (1e.damage.traits).
func TestKyloRen_ShowsWhoHitsHim(t *testing.T) {
	for _, pilot := range []string{"kyloren", "kyloren-tiesilencer"} {
		s, ren, foe := kylo(t, pilot)
		s.Refused(func() { s.ChooseNamed("Direct Hit!") }) // a Ship card
		s.ChooseNamed("Stunned Pilot")
		rest(s)
		s.Attack(ren, foe)
		s.Dice(append([]string{"hit", "hit"}, blanks(int(s.Rolling().N)-2)...)...)
		s.Dice(blanks(2)...)
		rest(s)
		s.WantCrit(foe, "Stunned Pilot", 0) // not for hits
		s.WantShields(foe, 0)
		s.Shields(foe, 2)
		s.Attack(ren, foe)
		s.Dice(append([]string{"crit", "crit"}, blanks(int(s.Rolling().N)-2)...)...)
		s.Dice(blanks(2)...)
		rest(s)
		s.WantCrit(foe, "Stunned Pilot", 1)
		s.WantShields(foe, 1) // the other one
		s.WantEvent(game.ConditionLost, "")
	}
}

func TestKyloRen_OnceARound(t *testing.T) {
	s, ren, foe := kylo(t, "kyloren")
	s.Pass() // without a card the condition leaves
	s.WantEvent(game.ConditionLost, "")
	rest(s)
	s.Attack(foe, ren)
	s.Dice("hit", "hit", "hit")
	s.Dice(blanks(int(s.Rolling().N))...)
	s.Done()
}

func TestKyloRen_NotWhenMissedNorWhenHeHits(t *testing.T) {
	s := table(t)
	ren, foe := s.Mine("kyloren-tiesilencer", here), s.Theirs(rookie, ahead(150))
	s.Attack(foe, ren)
	s.Dice(blanks(3)...)
	s.Dice(blanks(int(s.Rolling().N))...)
	s.Done()
	s.Attack(ren, foe)
	s.Dice("hit", "blank", "blank")
	s.Dice(blanks(2)...)
	s.Done()
	s.NoEvent(game.ConditionGained)
}

// Damage of an asteroid is not part of an attack.
func TestKyloRen_DuringAnAttackOnly(t *testing.T) {
	s := table(t)
	s.Obstacle("coreasteroid0", scene.At(457, 420, 0))
	foe := s.Theirs(rookie, here)
	ship := s.Mine(academy, beside(100), scene.With("kyloren"))
	s.Perform(ship, 0, game.CardAction)
	s.Use(ship, "show the dark side")
	s.Pick(foe)
	s.ChooseNamed("Stunned Pilot")
	s.Done()
	s.Activate(foe, "3 straight")
	for !asksRoll(s) {
		step(s)
	}
	s.Dice("crit")
	rest(s)
	s.WantShields(foe, 1)
	s.NoEvent(game.ConditionLost)
}
