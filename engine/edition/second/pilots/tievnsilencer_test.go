package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// blackoutAttacks begins an attack over an asteroid, or past it, and fails unless so many defense
// dice are rolled.
func blackoutAttacks(t *testing.T, attacker, defender string, rock bool, dice int) {
	t.Helper()
	s := scene.Second(t)
	me := s.Mine(attacker, here)
	it := s.Theirs(defender, scene.At(457, 490, 200)) // so that one line is the shortest
	at := scene.At(100, 800, 0)
	if rock {
		at = scene.At(457, 395, 0)
	}
	s.Obstacle("coreasteroid0", at)
	s.Attack(me, it)
	s.Dice(blanks(int(s.Rolling().N))...)
	if dice > 0 {
		s.Dice(blanks(dice)...)
	}
	s.Done()
}

// 2e.obstruction.extra-die
func TestBlackout(t *testing.T) {
	blackoutAttacks(t, "blackout", "academypilot", true, 2)
	blackoutAttacks(t, "blackout", "academypilot", false, 3)
	blackoutAttacks(t, "blackout", "bluesquadronescort", true, 1)
	blackoutAttacks(t, "academypilot", "blackout", true, 4)
	blackoutAttacks(t, "academypilot", "academypilot", true, 4)
}

func TestAvenger(t *testing.T) {
	for _, gap := range []float64{50, 330} {
		s := scene.Second(t)
		me, play := bereft(s, "avenger", gap, scene.Tokens(game.StressToken, 1))
		play()
		s.Use(me, "avenge")
		s.Use(me, "focus")
		s.WantTokens(me, game.FocusToken, 1)
		playOut(s)
	}
}

func TestAvenger_Otherwise(t *testing.T) {
	unoffered(t, "avenge", map[string]setting{
		"an enemy": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("avenger", here)
			it := s.Theirs("academypilot", ahead(150), scene.Damaged(2))
			return me, func() {
				s.Attack(me, it)
				s.Dice("hit", "hit", "hit")
			}
		},
		"himself": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("avenger", here, scene.Shields(0), scene.Damaged(3),
				scene.Tokens(game.StrainToken, 1))
			it := s.Theirs("bluesquadronescort", ahead(150))
			return me, func() {
				s.Attack(it, me)
				s.Dice("hit", "hit", "hit")
			}
		},
	})
}

func TestRush(t *testing.T) {
	for damage, n := range map[int]int{0: 2, 1: 6, 2: 6} {
		s := scene.Second(t)
		rush := s.Mine("rush", here, scene.Damaged(damage))
		friend := s.Mine("blackout", beside(50), scene.Damaged(damage))
		s.WantInitiative(rush, n)
		s.WantInitiative(friend, 5)
		s.Done()
	}
}

// Predator asks whether a defender is in the bullseye arc.
func TestRecoil(t *testing.T) {
	aside := func(gap float64) scene.Option { return scene.At(500, 340+gap, 180) }
	for _, c := range []struct {
		pilot  string
		at     scene.Option
		stress int
		counts bool
	}{
		{"recoil", aside(99), 1, true}, {"recoil", aside(5), 2, true},
		{"recoil", aside(101), 1, false}, {"recoil", aside(99), 0, false},
		{"recoil", ahead(150), 0, true}, {"avenger", aside(99), 1, false},
	} {
		s := scene.Second(t)
		me := s.Mine(c.pilot, here, scene.With("predator"), scene.Tokens(game.StressToken, c.stress))
		it := s.Theirs("bluesquadronescort", c.at)
		s.Attack(me, it)
		s.Dice(blanks(int(s.Rolling().N))...)
		s.Is(isOffered(s, me, "reroll") == c.counts, "%s counts: %v", c.pilot, c.counts)
		playOut(s)
	}
}
