package soak

import (
	"errors"
	"fmt"

	"koiogran/engine/game"
	"koiogran/play/view"
	"koiogran/serve/wire"
)

// telling is the interval of matches that are also encoded as for browsers, with every question, every
// event and the state of the table: text that cannot be rendered fails a match as a wrong rule does.
const telling = 16

var errTold = errors.New("soak: an answer that is shown is not legal")

// told is a match told to seats 1 and 2.
type told struct {
	g       *game.Game
	teller  *wire.Teller
	stories [2]*wire.Story
}

// newTold returns nil for a match that is not told.
func newTold(o *Options, g *game.Game, s *game.State, seed uint64) *told {
	if seed%telling != 0 {
		return nil
	}
	t := &told{g: g, teller: wire.NewTeller(wire.NewBook(o.Edition), game.NewExec(g))}
	for seat := range t.stories {
		v := view.Of(g, s, game.Player(seat))
		t.stories[seat] = wire.NewStory(g, &v)
	}
	return t
}

// asks says what a seat is asked, and tries each answer as a browser would send it.
func (t *told) asks(v *view.View) error {
	if t == nil {
		return nil
	}
	q := t.teller.Question(v)
	if q == nil {
		return nil
	}
	var answers []string
	for _, o := range q.Options {
		answers = append(answers, o.Answer)
	}
	if p := q.Place; p != nil && p.Word != "" {
		t.teller.Try(v, fmt.Sprintf("place %s -50 -50 0", p.Word)) // says why not
		answers = append(answers, fmt.Sprintf("place %s %f %f %f", p.Word, p.Suggest.X, p.Suggest.Y,
			p.Suggest.Heading))
	}
	for _, answer := range answers {
		if tried := t.teller.Try(v, answer); !tried.Legal {
			return fmt.Errorf("%w: %s: %s", errTold, answer, tried.Why)
		}
	}
	return nil
}

// happened says what an answer led to.
func (t *told) happened(s *game.State, events []game.Event) {
	if t == nil {
		return
	}
	for seat, story := range t.stories {
		story.Tell(events)
		v := view.Of(t.g, s, game.Player(seat))
		t.teller.Table(&v)
	}
}
