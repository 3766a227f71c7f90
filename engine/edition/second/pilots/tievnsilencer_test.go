package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// blackoutAttacks begins an attack over an asteroid, or past it, and fails unless this many defense
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

// 2e.huge.obstructs: a huge ship on the line gives a die, but it is not an obstacle.
func TestBlackout_NotAcrossAHugeShip(t *testing.T) {
	s := scene.Second(t)
	s.Table(1800, 900)
	s.Unbuilt()
	me, it := s.Mine("blackout", scene.At(980, 300, 290)), s.Theirs("academypilot", scene.At(700, 300, 0))
	s.Mine("echobaseevacuees", scene.At(840, 300, 0))
	s.Attack(me, it)
	s.Dice(blanks(int(s.Rolling().N))...)
	s.Dice(blanks(5)...) // 3, another at range 3, another for the huge ship
	s.Done()
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

// kylo lets Kylo Ren defend against a ship with shields and show it the dark side.
func kylo(t *testing.T, pick string) (s *scene.Scene, me, enemy, other *scene.Ship) {
	s, me, enemy = duel{pilot: "kyloren", enemy: "bluesquadronescort", defends: true,
		also: func(s *scene.Scene, _, _ *scene.Ship) {
			other = s.Theirs("bluesquadronescort", scene.At(557, 490, 180))
		}}.awaits(t, "show the dark side")
	s.Use(me, "show the dark side")
	s.WantForce(me, 1)
	s.Refused(func() { s.ChooseNamed("Direct Hit!") }) // a Ship card
	s.Refused(func() { s.Pass() })
	s.ChooseNamed(pick)
	playOut(s)
	return s, me, enemy, other
}

// shoots lets a ship attack another, whose dice are blanks.
func shoots(s *scene.Scene, ship, target *scene.Ship, faces string) {
	s.Attack(ship, target)
	playOut(s, faces)
}

// 2e.damage.dealt-not-suffered
func TestKyloRen(t *testing.T) {
	s, me, enemy, _ := kylo(t, "Stunned Pilot")
	shoots(s, me, enemy, "hh")
	s.WantCrit(enemy, "Stunned Pilot", 0)
	s.WantShields(enemy, 0)
	s.Shields(enemy, 2)
	shoots(s, me, enemy, "hcc") // one of the critical hits is replaced
	s.WantCrit(enemy, "Stunned Pilot", 1)
	s.WantDamage(enemy, 1)
	s.WantShields(enemy, 0)
	s.WantEvent(game.ConditionLost, "2e.condition.removed-again-assignable")
	s.MustHold()
	s.Shields(enemy, 2)
	shoots(s, me, enemy, "c")
	s.WantDamage(enemy, 1)
	s.WantShields(enemy, 1)
}

// The card stays on the condition when that is assigned again, and is discarded with its ship.
func TestKyloRen_AssignedAgain(t *testing.T) {
	s, me, enemy, other := kylo(t, "Stunned Pilot")
	s.Attack(other, me)
	await(s, me, "show the dark side")
	s.Use(me, "show the dark side") // no one looks for another card
	playOut(s)
	s.WantForce(me, 0)
	shoots(s, me, enemy, "c")
	s.WantDamage(enemy, 0)
	s.Damage(other, 3)
	s.Shields(other, 0)
	shoots(s, me, other, "hhh")
	s.WantDestroyed(other)
	s.WantEvent(game.DamageDiscarded, "")
	s.MustHold()
}

func TestKyloRen_Not(t *testing.T) {
	const ability = "show the dark side"
	duel{pilot: "kyloren", has: []scene.Option{scene.Force(0)}, defends: true}.never(t, ability)
	duel{pilot: "kyloren"}.never(t, ability)
	duel{pilot: "blackout", beside: "kyloren", defends: true}.never(t, ability)
	s := scene.Second(t) // a deck without any card left
	me := s.Mine("kyloren", here)
	enemy := s.Theirs("bluesquadronescort", ahead(150))
	s.State().Decks[1] = game.Deck{Discards: s.State().Decks[1].Unseen}
	s.Attack(enemy, me)
	await(s, me, ability)
	s.Use(me, ability)
	playOut(s)
	shoots(s, me, enemy, "c")
	s.WantShields(enemy, 1)
	s.MustHold()
}
