package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// What one table of refusals needs: a scene differs in one thing from the one in which a card is used.
type twist func(s *scene.Scene, ship, other *scene.Ship)

// asIs changes nothing.
func asIs(*scene.Scene, *scene.Ship, *scene.Ship) {}

// rest plays on until nothing is open: it declines what can be declined, takes the first answer to
// anything else, and rolls these faces, and blanks where there are more dice.
func rest(s *scene.Scene, attack, defense []string) {
	for s.Questions() != "" {
		if asked := s.Exec().Waiting(s.State()); !asked.Has(game.Chance) {
			answers := s.Exec().Ask(s.State(), asked.First()).Options()
			answer := answers[0]
			for _, c := range answers {
				if c.Verb == game.PassVerb {
					answer = c
				}
			}
			s.Choose(func(c game.Choice) bool { return c == answer })
			continue
		}
		r := s.Rolling()
		faces := attack
		if r.Color == game.DefenseDice {
			faces = defense
		}
		for len(faces) < int(r.N) {
			faces = append(faces[:len(faces):len(faces)], "blank")
		}
		s.Dice(faces[:r.N]...)
	}
}

// faces is a list of faces of dice.
func faces(list ...string) []string { return list }

// refusal is one thing that keeps a card from being used in an attack.
type refusal struct {
	twist
	attack, defense []string // the faces, blank if there are none
	weapon          string   // primary if there is none
	at              scene.Option
}

// refused has a pilot with a card attack another, or defend against it, and fails if the ability is
// offered in one of the cases. The other ship stands at range 2 ahead unless the case says where.
func refused(t *testing.T, card, ability string, defends bool, cases map[string]refusal) {
	t.Helper()
	each(t, cases, func(t *testing.T, c refusal) {
		s := scene.Second(t)
		at := c.at
		if at == nil {
			at = north
		}
		ship := s.Mine(xwing, south, scene.With(card, "ioncannon"))
		s.Stat(ship, "force", 1)
		other := s.Theirs(xwing, at, scene.With("ioncannon"))
		if c.twist != nil {
			c.twist(s, ship, other)
		}
		s.Never(ship, ability)
		weapon := c.weapon
		if weapon == "" {
			weapon = "primary"
		}
		if defends {
			s.AttackWith(other, weapon, ship)
		} else {
			s.AttackWith(ship, weapon, other)
		}
		rest(s, c.attack, c.defense)
		s.Done()
	})
}

// duel is a scene of two X-wings that face each other at range 2; the first has a card.
func duel(t *testing.T, card string) (s *scene.Scene, ship, other *scene.Ship) {
	s = scene.Second(t)
	ship = s.Mine(xwing, south, scene.With(card))
	return s, ship, s.Theirs(xwing, north)
}

// has gives the ship with the card, or the other one, tokens of a kind.
func has(kind game.Token, n int, mine bool) twist {
	return func(s *scene.Scene, ship, other *scene.Ship) {
		if !mine {
			ship = other
		}
		s.Tokens(ship, kind, n)
	}
}

// side is the player who has a ship.
func side(mine bool) game.Player {
	if mine {
		return game.Seat1
	}
	return game.Seat2
}
