package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// jammed lets Wes Janson attack a ship in vain and give it a jam token.
func jammed(t *testing.T, options ...scene.Option) (s *scene.Scene, victim *scene.Ship) {
	s = scene.Second(t)
	wes := s.Mine("wesjanson", scene.At(457, 300, 0))
	options = append(options, scene.At(457, 490, 180))
	victim = s.Theirs("bluesquadronescort", options...)
	s.Attack(wes, victim)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank")
	s.Use(wes, "jam the defender")
	return s, victim
}

// 2e.token.jam.resolve-at-once
func TestJam_TakesAGreenToken(t *testing.T) {
	s, victim := jammed(t, scene.Tokens(game.FocusToken, 1))
	s.WantTokens(victim, game.FocusToken, 0)
	s.WantTokens(victim, game.JamToken, 0)
	s.Done()
}

// 2e.token.jam.one-per-token
func TestJam_TakesOneTokenOfSeveral(t *testing.T) {
	s, victim := jammed(t, scene.Tokens(game.FocusToken, 2))
	s.WantTokens(victim, game.FocusToken, 1)
	s.WantTokens(victim, game.JamToken, 0)
	s.Done()
}

// 2e.token.jam.chooser
func TestJam_WhoGaveItChooses(t *testing.T) {
	s, victim := jammed(t, scene.Tokens(game.FocusToken, 1), scene.Tokens(game.CalculateToken, 1))
	s.Asked(game.Seat1)
	s.Choose(func(c game.Choice) bool {
		return c.Verb == game.TokenVerb && game.Token(c.Item) == game.CalculateToken
	})
	s.WantTokens(victim, game.CalculateToken, 0)
	s.WantTokens(victim, game.FocusToken, 1)
	s.Done()
}

// 2e.token.jam.resolve-at-once
func TestJam_TakesALock(t *testing.T) {
	s := scene.Second(t)
	wes := s.Mine("wesjanson", scene.At(457, 300, 0))
	victim := s.Theirs("bluesquadronescort", scene.At(457, 490, 180),
		scene.Tokens(game.FocusToken, 1))
	s.Lock(victim, wes)
	s.Attack(wes, victim)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank")
	s.Use(wes, "jam the defender")
	s.Target(wes)
	s.WantLock(victim, wes, false)
	s.WantTokens(victim, game.FocusToken, 1)
	s.WantTokens(victim, game.JamToken, 0)
	s.Done()
}

// 2e.token.jam.stays-if-nothing
func TestJam_StaysIfThereIsNothing(t *testing.T) {
	s, victim := jammed(t, scene.Tokens(game.StressToken, 1))
	s.WantTokens(victim, game.JamToken, 1)
	s.WantTokens(victim, game.StressToken, 1)
	s.Done()
}

// 2e.token.jam.later-gain
func TestJam_TakesTheNextGreenToken(t *testing.T) {
	s, victim := jammed(t)
	s.Perform(victim, 0, game.FocusAction)
	s.Use(victim, "focus")
	s.WantTokens(victim, game.FocusToken, 0)
	s.WantTokens(victim, game.JamToken, 0)
	s.Done()
}

// 2e.token.jam.later-gain
func TestJam_TakesTheNextLock(t *testing.T) {
	s, victim := jammed(t)
	wes := game.ShipAs(0)
	s.Perform(victim, 0, game.LockAction)
	s.Use(victim, "lock")
	s.Choose(func(c game.Choice) bool { return c.Object == wes })
	s.WantLocks(victim)
	s.WantTokens(victim, game.JamToken, 0)
	s.Done()
}

// 2e.token.jam.later-gain
func TestJam_LeavesOtherTokens(t *testing.T) {
	s, victim := jammed(t)
	s.Activate(victim, "4 koiogran")
	s.WantTokens(victim, game.StressToken, 1)
	s.WantTokens(victim, game.JamToken, 1)
	s.Done()
}

// 2e.token.jam.gain-still-happens
func TestJam_WhatIsLostWasGained(t *testing.T) {
	s := scene.Second(t)
	garven := s.Mine("garvendreis-t65xwing", scene.At(457, 300, 0),
		scene.Tokens(game.FocusToken, 1))
	friend := s.Mine("bluesquadronescort", scene.At(600, 300, 0), scene.Tokens(game.JamToken, 1))
	tie := s.Theirs("academypilot", scene.At(457, 490, 180))
	s.Attack(garven, tie)
	s.Dice("focus", "blank", "blank")
	s.Use(garven, "spend focus")
	s.Use(garven, "pass focus")
	s.Pick(friend)
	s.WantEvent(game.TokenGained, "2e.token.gain")
	s.WantTokens(friend, game.FocusToken, 0)
	s.WantTokens(friend, game.JamToken, 0)
	s.Dice("evade", "blank", "blank")
	s.Done()
}

// 2e.token.colour.orange
func TestJam_LeavesInTheEndPhase(t *testing.T) {
	s, victim := jammed(t)
	s.End()
	s.WantTokens(victim, game.JamToken, 0)
	s.Done()
}
