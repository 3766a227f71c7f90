package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// kananCovers lets an enemy attack a ship of a side at a place while Kanan Jarrus has Force.
func kananCovers(side game.Player, at scene.Option, force int) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		s.Unbuilt() // Tail Gun
		me := s.Mine("kananjarrus", here, scene.Force(force))
		a := s.Ship(side, "academypilot", at)
		b := s.Ship(side.Other(), "bluesquadronescort", scene.At(457, 700, 180))
		return me, func() { s.Attack(b, a) }
	}
}

func TestKananJarrus(t *testing.T) {
	s := scene.Second(t)
	me, play := kananCovers(game.Seat1, scene.At(457, 520, 0), 1)(s)
	play()
	s.Use(me, "cover")
	s.WantForce(me, 0)
	s.Dice(blanks(2)...)
	playOut(s)
}

func TestKananJarrus_Otherwise(t *testing.T) {
	unoffered(t, "cover", map[string]setting{
		"without Force": kananCovers(game.Seat1, scene.At(457, 520, 0), 0),
		"an enemy":      kananCovers(game.Seat2, scene.At(457, 520, 0), 1),
		"out of the arc": func(s *scene.Scene) (*scene.Ship, func()) {
			s.Unbuilt()
			me := s.Mine("kananjarrus", scene.At(457, 300, 180))
			tie := s.Mine("academypilot", scene.At(457, 450, 0))
			it := s.Theirs("bluesquadronescort", scene.At(457, 650, 180))
			return me, func() { s.Attack(it, tie) }
		},
		"too far": func(s *scene.Scene) (*scene.Ship, func()) {
			s.Unbuilt()
			me := s.Mine("kananjarrus", scene.At(457, 100, 0))
			tie := s.Mine("academypilot", scene.At(457, 470, 0))
			it := s.Theirs("bluesquadronescort", scene.At(457, 650, 180))
			return me, func() { s.Attack(it, tie) }
		},
		"he himself": func(s *scene.Scene) (*scene.Ship, func()) {
			s.Unbuilt()
			me := s.Mine("kananjarrus", here)
			it := s.Theirs("bluesquadronescort", aheadOfLarge(150))
			return me, func() { s.Attack(it, me) }
		},
	})
}

// chopperBegins plays the start of the Engagement phase with "Chopper", and a ship of a side at a
// distance of it.
func chopperBegins(t *testing.T, side game.Player, gap float64, jams int) {
	t.Helper()
	s := scene.Second(t)
	s.Unbuilt() // Tail Gun
	s.Mine("chopper", here)
	it := s.Ship(side, "academypilot", besideLarge(gap))
	s.Theirs("academypilot", aheadOfLarge(150)) // so that someone is asked about an attack
	s.Engagement()
	s.WantTokens(it, game.JamToken, jams)
	playOut(s)
}

func TestChopper(t *testing.T) {
	chopperBegins(t, game.Seat2, 0, 2)
	chopperBegins(t, game.Seat2, 2, 0)
	chopperBegins(t, game.Seat1, 0, 0)
}

func TestAlexsandrKallus(t *testing.T) {
	s, kallus, _ := struckAt(t, "alexsandrkallus", 150, true)
	s.Use(kallus, "another die")
	s.Is(s.Rolling().N == 1, "a defense die")
	s.Dice("evade")
	s.WantShields(kallus, 4)
	s.Done()
	s, kallus, _ = struckAt(t, "alexsandrkallus", 150, false)
	s.NotOffered(kallus, "another die")
	s.Done()
}

// 2e.attack.modify.third-party
func TestModifiedAttackDice_ByAnotherShip(t *testing.T) {
	for pilot, ability := range map[string]string{"alexsandrkallus": "another die", "wrobietyce": "deplete the attacker"} {
		s := unbuilt(t)
		ship := s.Mine(pilot, here)
		foe := s.Theirs("bluesquadronescort", ahead(50))
		barriss := s.Theirs("barrissoffee", scene.At(457+80, 450, 180))
		s.Never(ship, ability)
		s.Attack(foe, ship)
		s.Dice(append(blanks(int(s.Rolling().N)-1), "focus")...)
		s.Use(barriss, "inspire")
		playOut(s)
		s.WantTokens(foe, game.DepleteToken, 0)
	}
}
