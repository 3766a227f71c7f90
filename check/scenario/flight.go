package scenario

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"koiogran/engine/game"
	"koiogran/play/bot"
	"koiogran/play/dealer"
	"koiogran/play/view"
)

// Outcome is how a lesson stands.
type Outcome string

// The outcomes of a lesson.
const (
	Open    Outcome = "open"
	Reached Outcome = "reached"
	Missed  Outcome = "missed"
)

// Flight is a lesson that is played. Player 1 answers; the program and the dice of the lesson answer
// for everyone else, the same whenever the same is answered with the same seed.
type Flight struct {
	p       *play
	program bot.Player
	chance  dealer.Dealer
	next    map[string]int // of the faces of each side
	tell    func(events []game.Event)
	told    int // events
	steps   int
	parts   []string // phases of the first round that are still to be played
	rounds  int      // begun
	outcome Outcome
	// aside keeps the view from which the program answers, which is large.
	aside view.View
}

// ErrLesson is wrapped by the error of an answer that a lesson cannot take.
var ErrLesson = errors.New("scenario: lesson")

// Fly sets a lesson up, whose chance follows from a seed where it does not say which dice fall.
// Nothing has happened until it begins.
func (s *Scenario) Fly(seed uint64) (*Flight, error) {
	if s.Lesson == nil {
		return nil, fmt.Errorf("%w: %s is none", ErrLesson, s.Title)
	}
	f := s.set(seed)
	return f, f.fault()
}

// Begin lets everyone else answer until player 1 is asked. From now on, tell receives the events of each step.
func (f *Flight) Begin(tell func(events []game.Event)) error {
	f.tell = tell
	f.try(f.advance)
	return f.fault()
}

// fly sets a lesson up and begins it; what fails is noted in its play.
func (s *Scenario) fly(seed uint64) *Flight {
	f := s.set(seed)
	if f.fault() == nil {
		f.try(f.advance)
	}
	return f
}

// set sets a lesson up.
func (s *Scenario) set(seed uint64) *Flight {
	f := &Flight{
		p: s.prepare(true, nil), chance: dealer.NewSeeded(seed), next: map[string]int{}, outcome: Open,
		tell: func([]game.Event) {},
	}
	if !f.p.lay() {
		return f
	}
	if program, ok := bot.Named(s.Lesson.opponent); ok {
		f.program = program.New(f.Exec().G, seed)
	}
	f.parts = partsFrom(s.start.phase)
	return f
}

// partsFrom returns the phases of a round from one on; none for a whole round.
func partsFrom(phase string) []string {
	if phase == roundStart {
		return nil
	}
	all := phases()
	return slices.Clone(all[slices.Index(all, phase):])
}

// Exec returns what the lesson is played with.
func (f *Flight) Exec() *game.Exec { return f.p.scene.Exec() }

// State returns how it stands.
func (f *Flight) State() *game.State { return f.p.scene.State() }

// Outcome reports whether the goal is reached.
func (f *Flight) Outcome() Outcome { return f.outcome }

// Steps returns how much has been answered, by everyone.
func (f *Flight) Steps() int { return f.steps }

// Answer lets player 1 answer, and then everyone else until player 1 is asked again.
func (f *Flight) Answer(c game.Choice) error {
	if f.outcome != Open {
		return fmt.Errorf("%w: it is over", ErrLesson)
	}
	f.try(func() {
		f.step(game.Seat1, c)
		f.advance()
	})
	return f.fault()
}

// take lets a step of a script answer for player 1.
func (f *Flight) take(s *step) {
	if f.fault() != nil {
		return
	}
	f.try(func() {
		f.p.scene.Asked(game.Seat1)
		by := *s
		by.by = 1
		f.p.take(&by)
		f.p.hold(s.checks)
		f.note()
		f.advance()
	})
}

// rest answers for player 1 what a script leaves open: it passes, or takes the first option.
func (f *Flight) rest() {
	for f.outcome == Open && f.fault() == nil {
		x := f.Exec()
		f.aside = view.Of(x.G, f.State(), game.Seat1)
		options := f.aside.Ask(x).Options()
		c := options[0]
		if i := slices.Index(options, game.Opt(game.PassVerb)); i >= 0 {
			c = options[i]
		}
		f.try(func() {
			f.step(game.Seat1, c)
			f.advance()
		})
	}
}

// try does something and notes how it failed.
func (f *Flight) try(do func()) { f.p.try(do) }

// fault returns what has failed, nil if nothing has.
func (f *Flight) fault() error {
	if len(f.p.failures) == 0 {
		return nil
	}
	return fmt.Errorf("%w: %s", ErrLesson, strings.Join(f.p.failures, "\n"))
}

// step gives an answer, says what results from it and looks at the goal.
func (f *Flight) step(p game.Player, c game.Choice) {
	f.p.scene.Answer(p, c)
	f.note()
}

// note says what has happened since the last time, and looks at the goal.
func (f *Flight) note() {
	f.steps++
	events := f.p.scene.Events()
	f.tell(events[f.told:])
	f.told = len(events)
	if !f.p.Lesson.lasting && f.outcome == Open && f.holds() {
		f.outcome = Reached
	}
}

// holds reports whether the goal is reached.
func (f *Flight) holds() bool {
	before := len(f.p.failures)
	failed := f.p.failed
	f.p.hold(f.p.Lesson.goal)
	reached := len(f.p.failures) == before
	f.p.failures, f.p.failed = f.p.failures[:before], failed
	return reached
}

// advance lets everyone but player 1 answer, and one part of the lesson follow the other.
func (f *Flight) advance() {
	for f.outcome == Open {
		x, s := f.Exec(), f.State()
		if s.Over {
			f.goOn()
			continue
		}
		who := x.Waiting(s)
		switch {
		case who.Has(game.Chance):
			f.step(game.Chance, f.deal(x.Ask(s, game.Chance)))
		case who.Has(game.Seat2):
			f.step(game.Seat2, f.answerFor())
		default:
			return
		}
	}
}

// goOn begins the next part, or ends the lesson.
func (f *Flight) goOn() {
	next := ""
	switch {
	case f.State().Result != game.Undecided:
	case len(f.parts) > 0:
		next, f.parts = f.parts[0], f.parts[1:]
		f.rounds = max(f.rounds, 1)
	case f.rounds < f.p.Lesson.Rounds:
		next = roundStart
		f.rounds++
	}
	if next != "" {
		f.p.begin(start{phase: next, line: f.p.Lesson.line})
		f.note()
		return
	}
	f.outcome = Missed
	if f.holds() {
		f.outcome = Reached
	}
}

// deal rolls the dice that the lesson says, or leaves it to chance.
func (f *Flight) deal(q *game.Question) game.Choice {
	side := "defense"
	if q.Roll.Color == game.AttackDice {
		side = "attack"
	}
	list := f.p.Lesson.dice[side]
	if q.Kind != game.RollQuestion || len(list) == 0 {
		return f.chance.Deal(q)
	}
	c := game.Opt(game.RollVerb)
	for range q.Roll.N {
		c.Dice[list[f.next[side]%len(list)]]++
		f.next[side]++
	}
	return c
}

// answerFor answers for player 2: with the dials of the plan, or as the program likes.
func (f *Flight) answerFor() game.Choice {
	x, s := f.Exec(), f.State()
	f.aside = view.Of(x.G, s, game.Seat2)
	q := f.aside.Ask(x)
	if c, ok := f.planned(q); ok {
		return c
	}
	return f.program.Answer(&f.aside, q)
}

// planned returns the dial that the plan has for the ship that is asked.
func (f *Flight) planned(q *game.Question) (game.Choice, bool) {
	for _, plan := range f.p.Lesson.plan {
		ship := f.p.ships[plan.ship]
		for _, c := range q.Options() {
			if c.Verb != game.DialVerb || c.Ship != ship.ID() {
				continue
			}
			want := plan.dials[min(max(f.rounds-1, 0), len(plan.dials)-1)]
			if f.p.scene.Named(c.Maneuver, want) {
				return c, true
			}
		}
	}
	return game.Choice{}, false
}
