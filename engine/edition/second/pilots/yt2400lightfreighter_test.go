package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

var leeboVeteran = []string{"leebo-swz103-lsl-rebelalliance", "leebo-swz103-lsl-scumandvillainy",
	"leebo-swz103-sl-rebelalliance", "leebo-swz103-sl-scumandvillainy"}

// yt2400Fights begins an attack between a YT-2400 with a missile and an escort at a distance, and
// fails unless so many attack and defense dice are rolled.
func yt2400Fights(t *testing.T, pilot, weapon string, gap float64, attack, defense int) {
	t.Helper()
	s := scene.Second(t)
	me := s.Mine(pilot, here, scene.With("concussionmissiles"))
	it := s.Theirs("bluesquadronescort", aheadOfLarge(gap))
	s.Turret(me, geom.FrontAndRear)
	s.Lock(me, it)
	if weapon == "" {
		s.Attack(it, me)
	} else {
		s.AttackWith(me, weapon, it)
	}
	s.Dice(blanks(attack)...)
	for s.Questions() != "" && !s.Exec().Waiting(s.State()).Has(game.Chance) {
		s.Pass() // the lock
	}
	s.Dice(blanks(defense)...)
	s.Done()
}

// 2e.attack.range-bonus.1
func TestSensorBlindspot(t *testing.T) {
	const pilot = "wildspacefringer"
	yt2400Fights(t, pilot, "primary", 99, 3, 2)
	yt2400Fights(t, pilot, "primary", 101, 4, 2)
	yt2400Fights(t, pilot, "primary", 250, 4, 3)
	yt2400Fights(t, pilot, "", 50, 4, 2)
	yt2400Fights(t, pilot, "", 150, 3, 2)
}

func TestSensorBlackout(t *testing.T) {
	for _, pilot := range leeboVeteran[:2] {
		yt2400Fights(t, pilot, "primary", 99, 3, 2)
		yt2400Fights(t, pilot, "primary", 101, 3, 2)
		yt2400Fights(t, pilot, "primary", 250, 3, 3)
		yt2400Fights(t, pilot, "", 99, 4, 1)
		yt2400Fights(t, pilot, "", 101, 3, 2)
	}
}

// A special weapon rolls what it rolls.
func TestSensorBlackout_SpecialWeapon(t *testing.T) {
	for _, pilot := range []string{"wildspacefringer", leeboVeteran[0]} {
		yt2400Fights(t, pilot, "concussionmissiles", 150, 3, 2)
	}
}

// leeboEnds plays the Engagement phase with Leebo, who has calculate tokens, and a ship of a side at
// a distance beside him.
func leeboEnds(id string, owner game.Player, gap float64, tokens int) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		s.Unbuilt() // the other cards of the standard loadouts
		me := s.Mine(id, here, scene.Tokens(game.CalculateToken, tokens))
		s.Turret(me, geom.FrontAndRear)
		s.Ship(owner, "academypilot", scene.At(517+gap, 300, 90))
		s.Theirs("academypilot", scene.At(60, 880, 0)) // beyond range 3
		return me, s.Engagement
	}
}

func TestLeeboVeteran(t *testing.T) {
	each(t, leeboVeteran, func(t *testing.T, id string) {
		for _, gap := range []float64{101, 299} {
			s := scene.Second(t)
			me, play := leeboEnds(id, game.Seat2, gap, 1)(s)
			play()
			await(s, me, "lock")
			s.Use(me, "lock")
			s.Choose(func(c game.Choice) bool { return c.Verb == game.PickVerb })
			s.WantTokens(me, game.CalculateToken, 0)
			s.Is(s.Of(me).Locks[0].Kind == game.ShipObject, "a lock")
			s.Done()
		}
	})
}

func TestLeeboVeteran_Otherwise(t *testing.T) {
	unoffered(t, "lock", map[string]setting{
		"too near":        leeboEnds(leeboVeteran[0], game.Seat2, 99, 1),
		"too far":         leeboEnds(leeboVeteran[0], game.Seat2, 301, 1),
		"a friend":        leeboEnds(leeboVeteran[0], game.Seat1, 150, 1),
		"without a token": leeboEnds(leeboVeteran[0], game.Seat2, 150, 0),
	})
}
