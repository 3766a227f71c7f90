// Package text says what happens in a match, what is asked and what can be answered: names, prompts,
// options, sentences of the log. It says them in parts, made of the messages of a lexicon. A lexicon
// is a file for each language (lexicons/*.lex) with what editions say otherwise in sections of their
// own; docs/architecture.md explains its format.
package text

import (
	"slices"
	"sync"

	"koiogran/engine/game"
)

// A speaker says one sentence: what it is about, and what it has said so far.
type speaker struct {
	lex *lexicon
	g   *game.Game
	game.Event
	given []Arg
	out   Sentence
}

// An Arg is what a message says in a gap that no event fills.
type Arg struct {
	Name string
	Is   Sentence
}

// speakers are those at rest.
var speakers = sync.Pool{New: func() any { return &speaker{out: make(Sentence, 0, 24)} }}

// speaker returns a speaker of a language, who is given an event. Done gives it back.
func (l Language) speaker(g *game.Game, e *game.Event) *speaker {
	w := speakers.Get().(*speaker)
	w.lex, w.g, w.out = l.in(g.Setup.Edition), g, w.out[:0]
	w.Event = *e
	return w
}

// done returns what was said, and gives the speaker back.
func (w *speaker) done() Sentence {
	said := slices.Clone(w.out)
	w.g, w.given = nil, nil
	speakers.Put(w)
	return said
}

// nothing is an event about nothing.
var nothing = game.NewEvent(0, "", game.NoShip)

// Say says a message of the lexicon in the words of a match's edition, with a number and arguments.
func (l Language) Say(g *game.Game, id string, n int, args ...Arg) Sentence {
	w := l.speaker(g, &nothing)
	w.N, w.given = n, args
	w.message(id)
	return w.done()
}

// SayOut is Say for a whole sentence: with a capital and a full stop.
func (l Language) SayOut(g *game.Game, id string, n int, args ...Arg) Sentence {
	return stop(l.Say(g, id, n, args...))
}

// stop makes a sentence of what was said.
func stop(said Sentence) Sentence {
	return append(said.Capital(), Part{Text: "."})
}

// Of returns an argument that says a string.
func Of(name, text string) Arg { return Arg{name, Sentence{{Text: text}}} }

// message appends a message of the lexicon.
func (w *speaker) message(id string) bool {
	m, ok := w.lex.messages[id]
	if !ok {
		panic("text: no message " + id)
	}
	return w.say(m)
}

// add appends a part. Plain text goes on where the last part is plain.
func (w *speaker) add(is Kind, text string, of *int) {
	w.out = append(w.out, Part{Is: is, Text: text, Of: of})
}

// as appends what a message says as one part.
func (w *speaker) as(is Kind, id string, of *int) bool {
	from := len(w.out)
	if !w.message(id) {
		w.out = w.out[:from]
		return false
	}
	w.join(is, from, of)
	return true
}

// join makes one part of all from a place on.
func (w *speaker) join(is Kind, from int, of *int) {
	said := w.out[from:].String()
	w.out = append(w.out[:from], Part{Is: is, Text: said, Of: of})
}
