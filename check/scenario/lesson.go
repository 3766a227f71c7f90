package scenario

import (
	"fmt"
	"slices"

	"go.yaml.in/yaml/v3"

	"koiogran/engine/game"
	"koiogran/play/bot"
)

// Lesson is what makes a scenario one that a person plays: what they are to do, which dice fall,
// and how the other side answers.
type Lesson struct {
	Kind   string // match, lesson or puzzle
	Number int    // its place among those of its kind, from 1
	Task   string // what to do, in a sentence or two
	Done   string // what is said once the goal is reached
	Missed string // what is said if it was not
	Hint   string // what helps, if asked for
	Rounds int    // how many are played at most
	Say    []Hint // what is said when a moment comes for the first time

	line     int
	opponent string                 // the program of player 2
	plan     []planned              // what it sets its dials to
	dice     map[string][]game.Face // the faces that fall in turn, by the side; nil for chance
	goal     []check                // what must be so
	lasting  bool                   // it must be so when all is over, not only at some moment
	right    [][]step               // answers of player 1 that reach the goal
	wrong    [][]step               // answers that do not
}

// Hint is something that is said at a moment.
type Hint struct {
	At   string // what the question is about: dial, action, target and so on
	Text string
}

// planned is what a ship of the program sets its dial to in one round after the other.
type planned struct {
	line  int
	ship  string
	dials []string
}

// The kinds of lessons.
const (
	matchLesson = "match"
	shortLesson = "lesson"
	puzzle      = "puzzle"
)

// lesson reads what a player is to do.
func (r *reader) lesson(n *yaml.Node) *Lesson {
	l := &Lesson{line: n.Line, Rounds: 1, opponent: "cadet"}
	r.fields(n, map[string]func(n *yaml.Node){
		"kind":     func(n *yaml.Node) { l.Kind = r.oneOf(n, matchLesson, shortLesson, puzzle) },
		"number":   func(n *yaml.Node) { l.Number = r.whole(n, 1, 99) },
		"task":     func(n *yaml.Node) { l.Task = r.text(n) },
		"done":     func(n *yaml.Node) { l.Done = r.text(n) },
		"missed":   func(n *yaml.Node) { l.Missed = r.text(n) },
		"hint":     func(n *yaml.Node) { l.Hint = r.text(n) },
		"rounds":   func(n *yaml.Node) { l.Rounds = r.whole(n, 1, mostRounds) },
		"opponent": func(n *yaml.Node) { l.opponent = r.oneOf(n, bot.IDs()...) },
		"say":      func(n *yaml.Node) { l.Say = r.hints(n) },
		"plan":     func(n *yaml.Node) { l.plan = r.plan(n) },
		"dice":     func(n *yaml.Node) { l.dice = r.dice(n) },
		"goal":     func(n *yaml.Node) { l.goal = r.then(n) },
		"lasting":  func(n *yaml.Node) { l.lasting = r.yes(n) },
		"right":    func(n *yaml.Node) { l.right = r.scripts(n) },
		"wrong":    func(n *yaml.Node) { l.wrong = r.scripts(n) },
	})
	switch {
	case l.Kind == "" || l.Number == 0 || l.Task == "" || l.Done == "" || l.Missed == "":
		r.fail(n, "expected a lesson with the keys kind, number, task, done and missed")
	case len(l.goal) == 0:
		r.fail(n, "expected a lesson with the key goal")
	case l.Kind == puzzle && (l.dice == nil || len(l.right) < leastRight):
		r.fail(n, "expected a puzzle with the key dice and at least %d right answers", leastRight)
	case l.Kind == shortLesson && len(l.right) == 0:
		r.fail(n, "expected a lesson with the key right")
	}
	return l
}

// A puzzle has at least this many right answers, and a lesson at most this many rounds.
const (
	leastRight = 2
	mostRounds = 30
)

// hints reads what is said at moments.
func (r *reader) hints(n *yaml.Node) []Hint {
	var all []Hint
	r.list(n, func(n *yaml.Node) {
		var h Hint
		r.fields(n, map[string]func(n *yaml.Node){
			"at":   func(n *yaml.Node) { h.At = r.text(n) },
			"text": func(n *yaml.Node) { h.Text = r.text(n) },
		})
		if h.At == "" || h.Text == "" {
			r.fail(n, "expected the keys at and text")
		}
		all = append(all, h)
	})
	return all
}

// plan reads what the program sets its dials to.
func (r *reader) plan(n *yaml.Node) []planned {
	var all []planned
	r.pairs(n, func(key, value *yaml.Node) {
		r.named = append(r.named, key)
		all = append(all, planned{line: value.Line, ship: key.Value, dials: r.texts(value)})
	})
	return all
}

// dice reads the faces that fall.
func (r *reader) dice(n *yaml.Node) map[string][]game.Face {
	all := map[string][]game.Face{}
	read := func(side string) func(n *yaml.Node) {
		return func(n *yaml.Node) {
			for _, name := range r.texts(n) {
				i := slices.IndexFunc(faces(), func(f game.Face) bool { return f.String() == name })
				if i < 0 {
					r.fail(n, "no die shows %q", name)
					return
				}
				all[side] = append(all[side], faces()[i])
			}
		}
	}
	r.fields(n, map[string]func(n *yaml.Node){"attack": read("attack"), "defense": read("defense")})
	return all
}

// faces returns the faces of dice.
func faces() []game.Face {
	var all []game.Face
	for f := range game.NumFaces {
		all = append(all, f)
	}
	return all
}

// scripts reads several scripts, each a list of the answers of player 1.
func (r *reader) scripts(n *yaml.Node) [][]step {
	var all [][]step
	r.list(n, func(n *yaml.Node) {
		script := r.script(n)
		for i := range script {
			if script[i].verb == "roll" || script[i].verb == "draw" || script[i].verb == startVerb {
				r.fail(n, "a lesson rolls, draws and starts by itself")
			}
		}
		all = append(all, script)
	})
	return all
}

// Dice returns the faces that fall in turn, attack dice and defense dice, in words; empty for chance.
func (l *Lesson) Dice() (attack, defense []string) {
	words := func(list []game.Face) (out []string) {
		for _, f := range list {
			out = append(out, f.String())
		}
		return out
	}
	return words(l.dice["attack"]), words(l.dice["defense"])
}

// playLesson plays the right answers, which must reach the goal, and the wrong ones, which must not.
func (s *Scenario) playLesson() error {
	p := s.prepare(true, nil)
	attempt := func(script []step, what string, want Outcome) {
		f := s.fly(0)
		for i := range script {
			if f.Outcome() != Open {
				break
			}
			f.take(&script[i])
		}
		f.rest()
		p.failures = append(p.failures, f.p.failures...)
		if got := f.Outcome(); len(f.p.failures) == 0 && got != want {
			p.line = s.Lesson.line
			if len(script) > 0 {
				p.line = script[0].line
			}
			p.note(fmt.Sprintf("%s answer is %s; expected %s\n%s", what, got, want, f.p.scene.Open()))
		}
	}
	for _, script := range s.Lesson.right {
		attempt(script, "a right", Reached)
	}
	for _, script := range s.Lesson.wrong {
		attempt(script, "a wrong", Missed)
	}
	if len(s.Lesson.right) == 0 {
		p.failures = append(p.failures, s.fly(0).p.failures...)
	}
	return p.verdict()
}
