package pilots_test

import (
	"strings"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// faceOf are the faces of dice by their first letters; blanks need none.
var faceOf = map[rune]string{'h': "hit", 'c': "crit", 'f': "focus", 'e': "evade", 'b': "blank"}

// await answers for everybody until a ship is offered an ability, and fails if that never happens.
// The first rolls show what is scripted, such as "hhf", and blanks beside it and after it; nobody
// uses anything.
func await(s *scene.Scene, ship *scene.Ship, ability string, rolls ...string) {
	if !playOn(s, ship, ability, rolls) {
		s.Fail("%q is never offered", ability)
	}
}

// never answers like await up to the end, and fails if the ability is offered.
func never(s *scene.Scene, ship *scene.Ship, ability string, rolls ...string) {
	s.Never(ship, ability)
	s.NotOffered(ship, ability)
	playOn(s, nil, "", rolls)
	s.Done()
}

// playOut answers like await up to the end.
func playOut(s *scene.Scene, rolls ...string) {
	playOn(s, nil, "", rolls)
	s.Done()
}

// playOn answers for everybody until a ship is offered an ability, and reports whether it was.
func playOn(s *scene.Scene, ship *scene.Ship, ability string, rolls []string) bool {
	for !s.State().Over {
		if ship != nil && isOffered(s, ship, ability) {
			return true
		}
		waiting := s.Exec().Waiting(s.State())
		q := s.Exec().Ask(s.State(), waiting.First())
		if q.Kind == game.RollQuestion {
			faces := blanks(int(q.Roll.N))
			if len(rolls) > 0 {
				for i, f := range []rune(strings.TrimSpace(rolls[0])) {
					faces[i] = faceOf[f]
				}
				rolls = rolls[1:]
			}
			s.Dice(faces...)
			continue
		}
		answer := q.Options()[0]
		for _, c := range q.Options() {
			if c.Verb == game.PassVerb {
				answer = c
			}
		}
		done := false
		s.From(game.Only(waiting.First()))
		s.Choose(func(c game.Choice) bool {
			fits := c == answer && !done
			done = done || fits
			return fits
		})
		s.From(game.Nobody)
	}
	return false
}

// isOffered reports whether an ability of a ship is among the options.
func isOffered(s *scene.Scene, ship *scene.Ship, ability string) bool {
	for p := game.Seat1; p <= game.Seat2; p++ {
		if !s.Exec().Waiting(s.State()).Has(p) {
			continue
		}
		for _, c := range s.Exec().Ask(s.State(), p).Options() {
			if c.Verb != game.UseVerb || c.Ship != ship.ID() {
				continue
			}
			if _, name := s.Ability(c); name == ability {
				return true
			}
		}
	}
	return false
}
