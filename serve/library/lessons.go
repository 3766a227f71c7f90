package library

import (
	"cmp"
	"context"
	"fmt"
	"io/fs"
	"net/http"
	"slices"
	"sync"

	"koiogran/check/scenario"
	"koiogran/content/lessons"
	"koiogran/engine/game"
	"koiogran/play/replay"
	"koiogran/play/text"
	"koiogran/play/view"
	"koiogran/serve/lobby"
	"koiogran/serve/route"
	"koiogran/serve/wire"
)

// lesson is a scenario that a person plays, with the id that clients use for it.
type lesson struct {
	*scenario.Scenario
	id string
}

// courses are the lessons that the program carries, read once, in the order of their numbers.
var courses = sync.OnceValue(func() []lesson {
	var list []lesson
	names, err := fs.Glob(lessons.Files(), "*.yaml")
	if err != nil {
		panic("server: the lessons: " + err.Error())
	}
	for _, name := range names {
		content, err := fs.ReadFile(lessons.Files(), name)
		if err != nil {
			panic("server: the lessons: " + err.Error())
		}
		read, err := scenario.Parse(name, content)
		if err != nil {
			continue // the tests of the lessons tell
		}
		for i := range read {
			if l := read[i].Lesson; l != nil {
				list = append(list, lesson{&read[i], fmt.Sprintf("%s-%d", l.Kind, l.Number)})
			}
		}
	}
	slices.SortFunc(list, func(a, b lesson) int {
		return cmp.Or(cmp.Compare(a.Lesson.Kind, b.Lesson.Kind), cmp.Compare(a.Lesson.Number, b.Lesson.Number))
	})
	return list
})

// errNoLesson says that there is no such lesson.
var errNoLesson = route.Refuse(http.StatusNotFound, "lesson not found")

// name returns what the list of lessons says of one.
func (l *lesson) name() wire.LessonName {
	return wire.LessonName{ID: l.id, Kind: l.Lesson.Kind, Number: l.Lesson.Number, Title: l.Title,
		Edition: l.Edition, Task: l.Lesson.Task}
}

// lessons lists the lessons.
func (li *Library) lessons() []wire.LessonName {
	list := []wire.LessonName{}
	for _, l := range courses() {
		list = append(list, l.name())
	}
	return list
}

// lesson plays a lesson with the answers that were given so far. Nothing of it is kept: anyone who
// plays it sends all answers again.
func (li *Library) lesson(ctx context.Context, id string, in *wire.LessonAnswers) (*wire.LessonState, error) {
	list := courses()
	i := slices.IndexFunc(list, func(l lesson) bool { return l.id == id })
	if i < 0 {
		return nil, errNoLesson
	}
	l := &list[i]
	c := li.lobby.Edition(l.Edition)
	if c == nil {
		return nil, route.Invalidf("this server does not support %s", l.Edition)
	}
	f, err := l.Fly(uint64(in.Seed))
	if err != nil {
		return nil, err
	}
	x := f.Exec()
	v := view.Of(x.G, f.State(), game.Seat1)
	story, sent := wire.NewStory(x.G, &v), []wire.Event{}
	story.Language = wire.LanguageOf(ctx)
	err = f.Begin(func(events []game.Event) { sent = append(sent, story.Tell(events)...) })
	if err != nil {
		return nil, err
	}
	for n, answer := range in.Answers {
		x.Ask(f.State(), game.Seat1)
		c, err := replay.Parse(x, f.State(), game.Seat1, answer)
		if err == nil {
			err = f.Answer(c)
		}
		if err != nil {
			return nil, route.Invalidf("answer %d: %w", n+1, lobby.Plain(err))
		}
	}
	return li.lessonState(story.Language, l, f, in, sent), nil
}

// lessonState says how a lesson stands.
func (li *Library) lessonState(speaks text.Language, l *lesson, f *scenario.Flight, in *wire.LessonAnswers, events []wire.Event) *wire.LessonState {
	x := f.Exec()
	v := view.Of(x.G, f.State(), game.Seat1)
	teller := wire.NewTeller(li.lobby.Book(l.Edition), x)
	teller.Language = speaks
	out := &wire.LessonState{Lesson: l.toWire(), Outcome: string(f.Outcome()), Dials: wire.Dials{Ships: []wire.ShipDial{}}}
	out.State = wire.State{Match: teller.Match(&v), Table: teller.Table(&v), Events: events,
		Standing: wire.Standing{Position: f.Steps(), Waiting: []wire.Seat{}, Offers: []wire.Offer{}}}
	match := &out.State.Match
	match.ID, match.Settings = l.id, []wire.Setting{{Name: "lesson", Text: l.Lesson.Task}}
	match.Players[0].Squad, match.Players[1].Squad = "Your side", "The other side"
	match.Players[1].Bot = "lesson"
	switch f.Outcome() {
	case scenario.Reached:
		out.Said = l.Lesson.Done
		out.State.Result = lessonOver(1, speaks, x.G, "lesson done")
	case scenario.Missed:
		out.Said = l.Lesson.Missed
		out.State.Result = lessonOver(2, speaks, x.G, "lesson missed")
	default:
		out.State.Waiting = []wire.Seat{1}
		if q := teller.Question(&v); q != nil {
			q.Number = len(in.Answers)
			out.State.Question = q
		}
		out.Dials = teller.Dials(&v)
	}
	if in.Odds && out.State.Question != nil {
		if out.Chances = teller.Chances(&v, wire.MostStates); out.Chances != nil {
			out.Chances.Question = len(in.Answers)
		}
	}
	if in.Try != "" && f.Outcome() == scenario.Open {
		tried := teller.Try(&v, in.Try)
		out.Tried = &tried
	}
	return out
}

// lessonOver says how a lesson ended.
func lessonOver(winner wire.Seat, l text.Language, g *game.Game, id string) *wire.Result {
	said := l.SayOut(g, id, 0)
	return &wire.Result{Winner: winner, Text: said.String(), Parts: said}
}

// toWire returns the lesson as the server sends it to the player.
func (l *lesson) toWire() wire.Lesson {
	out := wire.Lesson{LessonName: l.name(), Hint: l.Lesson.Hint, Rules: l.Rules, Rounds: l.Lesson.Rounds,
		Say: []wire.LessonSay{}}
	out.Attack, out.Defense = l.Lesson.Dice()
	for _, h := range l.Lesson.Say {
		out.Say = append(out.Say, wire.LessonSay{At: h.At, Text: h.Text})
	}
	return out
}
