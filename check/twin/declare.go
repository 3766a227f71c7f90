package twin

import (
	"slices"

	"koiogran/engine/game"
)

// declares is the step in which players declare which ships begin docked. They may do so in any order, and the step goes by
// that of the ships: who is asked first can take the room of another, who is not asked then.
const declares = "declare whether the ship begins docked"

// declare has the twin declare what the match has declared, once that has gone on: a ship of which the match has not asked is
// not docked there, and of one that is not docked there the twin need not ask.
func (t *Twin) declare(s *game.State) error {
	if s.Phase != game.SetupPhase || t.asks(t.of, s) == declares {
		return nil
	}
	for t.asks(t.x, &t.s) == declares {
		if t.next() {
			if err := t.follow(); err != nil {
				return err
			}
			continue
		}
		if err := t.x.Step(&t.s, t.x.Waiting(&t.s).First(), game.Opt(game.PassVerb), nil); err != nil {
			return differs("an answer is refused", "%v", err)
		}
		t.Tally.Late[declares]++
	}
	t.pending = slices.DeleteFunc(t.pending, func(a asked) bool {
		return a.answer.Verb == game.PassVerb && a.step == declares
	})
	return t.catchUp()
}

// asks names the step that asks in a match.
func (t *Twin) asks(x *game.Exec, s *game.State) string {
	if s.Over {
		return ""
	}
	q := x.Ask(s, x.Waiting(s).First())
	return t.step(q).Name
}
