package pilots_test

import (
	"slices"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// situation is a row of a table: how the table lies and what begins, and whether a ship, which play
// returns, is offered an ability before that is over.
type situation struct {
	in   string
	want bool
	play func(s *scene.Scene) *scene.Ship
}

// offered plays situations in which every die that is rolled shows a face.
func offered(t *testing.T, ability, face string, rows ...situation) {
	t.Helper()
	for _, row := range rows {
		t.Run(row.in, func(t *testing.T) {
			s := scene.Second(t)
			s.Unbuilt()
			ship := row.play(s)
			if !row.want {
				s.Never(ship, ability)
				s.NotOffered(ship, ability)
			}
			got := playAll(s, face, ship, ability)
			s.Is(got == row.want, "%q offered: %v", ability, row.want)
			s.Done()
		})
	}
}

// playAll lets what has begun come to its end: every die shows a face, what may be declined is, and
// of the rest the first option is taken. It reports whether a ship was offered an ability.
func playAll(s *scene.Scene, face string, ship *scene.Ship, ability string) bool {
	found := false
	for s.Questions() != "" {
		found = found || isOffered(s, ship, ability)
		waiting := s.Exec().Waiting(s.State())
		q := *s.Exec().Ask(s.State(), waiting.First())
		switch {
		case q.Kind == game.RollQuestion:
			s.Dice(slices.Repeat([]string{face}, int(q.Roll.N))...)
		case slices.ContainsFunc(q.Options(), func(c game.Choice) bool { return c.Verb == game.PassVerb }):
			s.From(game.Only(waiting.First()))
			s.Pass()
			s.From(game.Nobody)
		default:
			first := q.Options()[0]
			s.Choose(func(c game.Choice) bool { return c == first })
		}
	}
	return found
}

// refused turns situations into ones in which the ability is not offered.
func refused(rows []situation) []situation {
	for i := range rows {
		rows[i].want = false
	}
	return rows
}

// diceOf lets a ship attack another with a weapon without any effect, and returns how many dice
// each of them rolled.
func diceOf(s *scene.Scene, ship, target *scene.Ship, weapon string) (attack, defense int) {
	s.AttackWith(ship, weapon, target)
	for s.Questions() != "" {
		x := s.Exec()
		if x.Waiting(s.State()).Has(game.Chance) {
			r := s.Rolling()
			if r.Color == game.AttackDice {
				attack = int(r.N)
			} else {
				defense = int(r.N)
			}
			s.Dice(blanks(int(r.N))...)
			continue
		}
		s.Pass()
	}
	s.Done()
	return attack, defense
}

// own lists the situations of an ability of a pilot about its own dice that wants something of it,
// which options give: attacking, defending, without, and while a friend attacks and defends.
func own(pilot string, options ...scene.Option) []situation {
	options = append(options, here)
	return []situation{
		{"attacking", true, func(s *scene.Scene) *scene.Ship {
			me := s.Mine(pilot, options...)
			s.Attack(me, s.Theirs("academypilot", ahead(150)))
			return me
		}},
		{"defending", true, func(s *scene.Scene) *scene.Ship {
			me := s.Mine(pilot, options...)
			s.Attack(s.Theirs("academypilot", ahead(150)), me)
			return me
		}},
		{"a friend attacks", false, func(s *scene.Scene) *scene.Ship {
			me := s.Mine(pilot, append(options, beside(20))...)
			s.Attack(s.Mine("academypilot", here), s.Theirs("bluesquadronescort", ahead(150)))
			return me
		}},
		{"a friend defends", false, func(s *scene.Scene) *scene.Ship {
			me := s.Mine(pilot, append(options, beside(20))...)
			s.Attack(s.Theirs("academypilot", ahead(150)), s.Mine("bluesquadronescort", here))
			return me
		}},
	}
}

// stress gives a ship stress tokens to begin with.
func stress(n int) scene.Option { return scene.Tokens(game.StressToken, n) }
