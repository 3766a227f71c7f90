package scene

import (
	"slices"
	"strings"

	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// What is printed on a ship can be replaced in a scene, so that a rule can be shown for which no
// card has the right numbers.

// Stats returns the names of the numbers that Stat sets.
func Stats() []string {
	return []string{"initiative", "attack", "agility", "hull", "shields", "force"}
}

// Stat prints another number on a ship: its initiative, the value of its first primary weapon, its
// agility, hull, shields or Force. Shields and Force begin full.
func (s *Scene) Stat(ship *Ship, name string, n int) {
	s.t.Helper()
	s.set(func() {
		s.t.Helper()
		info, h := &s.g.Ships[ship.id], &s.state.Ships[ship.id]
		switch name {
		case "initiative":
			info.Initiative, h.Initiative = int8(n), int8(n)
		case "agility":
			info.Agility = int8(n)
		case "hull":
			info.Hull = int8(n)
		case "shields":
			info.Shields, h.Shields = int8(n), uint8(n)
		case "force":
			info.Force, h.Force = int8(n), uint8(n)
		case "attack":
			i := slices.IndexFunc(info.Weapons, func(w game.Weapon) bool { return w.Primary() })
			if i < 0 {
				s.Fail("%s has no primary weapon", s.name(ship.id))
			}
			info.Weapons[i].Value = int8(n)
		default:
			s.Fail("no number of a ship is called %q, only %s", name, strings.Join(Stats(), ", "))
		}
	})
}

// PrintDial prints another dial on a ship, of maneuvers with their difficulty such as
// "2 straight blue".
func (s *Scene) PrintDial(ship *Ship, maneuvers ...string) {
	s.t.Helper()
	s.set(func() {
		s.t.Helper()
		var dial []game.Maneuver
		for _, words := range maneuvers {
			dial = append(dial, s.maneuver(words))
		}
		s.g.Ships[ship.id].Dial = dial
		s.state.Ships[ship.id].DialSet = false
		s.state.Secret[ship.player.Side()].Dials[ship.id] = 0
	})
}

// maneuver returns the maneuver that words name by speed, bearing and difficulty.
func (s *Scene) maneuver(words string) game.Maneuver {
	s.t.Helper()
	for speed := range uint8(10) {
		for b := range geom.NumBearings {
			for d := game.NoDifficulty + 1; d <= game.DifficultyPurple; d++ {
				m := game.Maneuver{Speed: speed, Bearing: b, Difficulty: d}
				if same(words, maneuverWords(m)) {
					return m
				}
			}
		}
	}
	s.Fail("expected a maneuver such as 2 bank-left white, got %q", words)
	return game.Maneuver{}
}

// PrintActions prints another action bar on a ship, of actions such as "focus" or "red boost".
func (s *Scene) PrintActions(ship *Ship, actions ...string) {
	s.t.Helper()
	s.set(func() {
		s.t.Helper()
		var lines []game.ActionLine
		for _, words := range actions {
			lines = append(lines, s.action(words))
		}
		s.g.Ships[ship.id].Actions = lines
	})
}

// action returns the line of an action bar that words name by difficulty and action.
func (s *Scene) action(words string) game.ActionLine {
	s.t.Helper()
	var names []string
	for a := game.NoAction + 1; a < game.NumActions; a++ {
		line := game.ActionLine{Action: a, Difficulty: game.DifficultyWhite, Card: game.NoCard}
		if same(words, a.String()) {
			return line
		}
		for d := game.NoDifficulty + 1; d <= game.DifficultyPurple; d++ {
			if same(words, d.String()+a.String()) {
				line.Difficulty = d
				return line
			}
		}
		names = append(names, a.String())
	}
	s.Fail("no action is called %q, only %s, with or without a color", words,
		strings.Join(names, ", "))
	return game.ActionLine{}
}
