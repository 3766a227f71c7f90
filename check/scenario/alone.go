package scenario

import (
	"slices"

	"koiogran/engine/game"
)

// alone returns the answer to the open question if one player is asked and there is no alternative to it.
func (p *play) alone() (by game.Player, only game.Choice, ok bool) {
	s, x := p.scene.State(), p.scene.Exec()
	if s.Over {
		return 0, only, false
	}
	asked := x.Waiting(s)
	if by = asked.First(); asked.Len() != 1 || by == game.Chance {
		return 0, only, false
	}
	q := x.Ask(s, by)
	if q.Kind == game.PlaceQuestion || q.N != 1 {
		return 0, only, false
	}
	return by, q.Opts[0], true
}

// wordless are the verbs of steps that no player answers.
var wordless = []string{"roll", "draw", startVerb}

// skip answers the questions without an alternative that a step of the script is not about.
func (p *play) skip(s *step) {
	for p.scene.Started() {
		by, only, ok := p.alone()
		if !ok || s.refused || !slices.Contains(wordless, s.verb) && p.answers(s, only) {
			return
		}
		p.answerAlone(by, only)
	}
}

// answers reports whether a step is meant for the question that has only this option: because it chooses it, or
// because it names something else of the kind, which is refused then.
func (p *play) answers(s *step, only game.Choice) bool {
	if verb, _ := p.verbOf(only); verb == s.verb && verb != "choose" && verb != "use" {
		return true
	}
	p.scene.From(game.Nobody)
	return !p.holds(func() { p.scene.Refused(func() { verbs()[s.verb](p, s) }) })
}

// rest answers what is left without an alternative when the script is over, and fails if a player still has
// something to decide. A roll or a draw may be left open, and so may which ship acts next. A script that ends with
// a check ends there, whatever is asked.
func (p *play) rest() {
	if n := len(p.script); n > 0 && len(p.script[n-1].checks) > 0 {
		return
	}
	for p.scene.Started() {
		by, only, ok := p.alone()
		if !ok {
			break
		}
		p.answerAlone(by, only)
	}
	s, x := p.scene.State(), p.scene.Exec()
	if by := x.Waiting(s); s.Over || by != game.Only(game.Chance) && !picksTurn(x.Ask(s, by.First())) {
		p.scene.Done()
	}
}

// picksTurn reports whether a question is only which ship acts next, so that no turn has begun.
func picksTurn(q *game.Question) bool {
	if q.Kind != game.PickQuestion || q.Ship != game.NoShip || q.Window != 0 {
		return false
	}
	return !slices.ContainsFunc(q.Options(), func(c game.Choice) bool { return c.Verb != game.PickVerb })
}

// answerAlone gives an answer to which there is no alternative.
func (p *play) answerAlone(by game.Player, only game.Choice) {
	if p.trace != nil {
		p.trace.printf("        there is no alternative: %s\n", p.option(by, only))
	}
	p.scene.Answer(by, only)
	p.traced()
}

// holds does something that changes nothing, and reports whether it did not fail.
func (p *play) holds(do func()) (held bool) {
	defer func() {
		if r := recover(); r != nil {
			if _, failed := r.(failure); !failed {
				panic(r)
			}
			p.failed, held = false, false
		}
	}()
	do()
	return true
}
