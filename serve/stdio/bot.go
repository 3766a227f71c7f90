// Package stdio seats bots that are programs of their own: they are asked over their standard input and answer over their
// standard output, a JSON object a line (docs/bots.md).
//
// Such a bot sees what its seat may see and nothing else. If it stops, floods, answers nonsense or is late, it concedes the
// match, and the fault is kept; the match, and others that run beside it, take no harm.
package stdio

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"time"

	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/replay"
	"koiogran/play/view"
	"koiogran/serve/wire"
)

// Protocol is the version of the protocol. Within it fields may be added, and none changes its meaning.
const Protocol = 1

// Hello is the first line that a bot gets.
type Hello struct {
	Protocol     int        `json:"protocol"`
	Seat         wire.Seat  `json:"seat" doc:"The seat that it plays, from 1."`
	Seed         uint64     `json:"seed" doc:"A bot that draws its choices from this repeats its matches."`
	Milliseconds int64      `json:"milliseconds" doc:"How long it may take for an answer."`
	Match        wire.Match `json:"match" doc:"Everything that does not change in the match."`
}

// Ready is what it responds.
type Ready struct {
	Protocol int    `json:"protocol"`
	Name     string `json:"name"`
}

// Ask is every further line: the table as its seat sees it, and what it is asked.
type Ask struct {
	Table    wire.Table     `json:"table"`
	Question *wire.Question `json:"question"`
}

// Answer is what it responds to that: the number of the question with an option by its place in the list, from 0, or with the
// text of an answer. A place on the table is always a text.
type Answer struct {
	Question int    `json:"question"`
	Option   *int   `json:"option,omitempty"`
	Answer   string `json:"answer,omitempty"`
}

// Bounds of what a bot may do.
const (
	AnswerTime = 5 * time.Second  // for an answer
	helloTime  = 20 * time.Second // for the first one: interpreters start slowly
	leaveTime  = 2 * time.Second  // to end, once its match is over
	mostLine   = 1 << 16          // bytes of a line
	mostNoise  = 1 << 12          // bytes of its standard error that a fault quotes
)

// Named reports whether the name of a bot is the command line of a program: whether it has a slash or a space.
func Named(name string) bool { return strings.ContainsAny(name, `/\ `) }

// Fault is what a bot did wrong, with the command line of its program.
type Fault struct {
	text string
	kind string // faults of one kind differ in numbers and quotations only
}

// Error says it.
func (f *Fault) Error() string { return f.text }

func fault(format string, args ...any) *Fault { return &Fault{fmt.Sprintf(format, args...), format} }

// Bot is a bot in a seat of one match.
type Bot struct {
	// Trial takes all faults of the bot, which then plays on wherever it can; nil to let it concede by the first.
	Trial *Trial

	command string
	hello   Hello
	limit   time.Duration
	x       *game.Exec
	teller  *wire.Teller

	process *process
	asked   int
	fault   *Fault
}

// New seats the program of a command line in a match. It is started when it is first asked something, and has so long for
// an answer, AnswerTime for 0.
func New(command string, e *rules.Compiled, g *game.Game, p game.Player, seed uint64, limit time.Duration) *Bot {
	x, limit := game.NewExec(g), cmp.Or(limit, AnswerTime)
	return &Bot{
		command: command, limit: limit, x: x, teller: wire.NewTeller(bookOf(e), x),
		hello: Hello{Protocol: Protocol, Seat: wire.SeatOf(p), Seed: seed, Milliseconds: limit.Milliseconds()},
	}
}

// books are the words of each edition, which take long to make.
var books sync.Map

func bookOf(e *rules.Compiled) *wire.Book {
	if b, ok := books.Load(e); ok {
		return b.(*wire.Book)
	}
	b, _ := books.LoadOrStore(e, wire.NewBook(e))
	return b.(*wire.Book)
}

// Fault returns what the bot did wrong, nil if nothing. It has conceded then.
func (b *Bot) Fault() *Fault { return b.fault }

// Choose implements match.Player. The only option of a question is taken without asking. An error ends the match: the program
// cannot be started, or ctx is done.
func (b *Bot) Choose(ctx context.Context, v *view.View, q *game.Question) (game.Choice, error) {
	if b.fault != nil {
		return game.Opt(game.ConcedeVerb), nil
	}
	if q.Kind == game.PickQuestion && q.N == 1 {
		return q.Opts[0], nil
	}
	c, err := b.choose(ctx, v)
	if err != nil && b.atFault(ctx, err) {
		return game.Opt(game.ConcedeVerb), nil
	}
	return c, err
}

// atFault reports whether an error is a fault of the bot. Its program is ended then, and the fault kept.
func (b *Bot) atFault(ctx context.Context, err error) bool {
	var wrong *Fault
	if ctx.Err() != nil || !errors.As(err, &wrong) {
		return false
	}
	b.Trial.note(b.asked, wrong)
	b.process.kill()
	b.fault = fault("the bot %s concedes: %s", b.command, wrong.text)
	if noise := b.process.noise(); noise != "" {
		b.fault.text += "; its standard error ends with: " + noise
	}
	return true
}

// choose asks the program.
func (b *Bot) choose(ctx context.Context, v *view.View) (game.Choice, error) {
	if b.process == nil {
		if err := b.start(ctx, b.teller.Match(v)); err != nil {
			return game.Choice{}, cmp.Or(ctx.Err(), err)
		}
	}
	question, d := b.teller.Question(v), within(b.limit)
	defer d.Stop()
	if err := b.send(ctx, b.teller.Table(v), question, d); err != nil {
		return game.Choice{}, cmp.Or(ctx.Err(), err)
	}
	if b.Trial != nil {
		return b.try(ctx, v, question, d)
	}
	text, err := b.receive(ctx, question, d)
	if err != nil {
		return game.Choice{}, cmp.Or(ctx.Err(), err)
	}
	return b.legal(v, text)
}

// send asks the program a question, which gets the next number.
func (b *Bot) send(ctx context.Context, t wire.Table, q *wire.Question, d deadline) error {
	b.asked++
	q.Number = b.asked
	return b.process.send(ctx, Ask{t, q}, d)
}

// receive waits for the answer to a question, and returns its text.
func (b *Bot) receive(ctx context.Context, q *wire.Question, d deadline) (string, error) {
	line, err := b.process.receive(ctx, d)
	if err != nil {
		return "", err
	}
	var a Answer
	if err := decode(line, &a); err != nil {
		return "", err
	}
	return b.text(q, &a)
}

// text returns the text of an answer to a question.
func (b *Bot) text(question *wire.Question, a *Answer) (string, error) {
	switch {
	case a.Question != b.asked:
		return "", fault("it answered question %d; expected question %d", a.Question, b.asked)
	case a.Option == nil && a.Answer == "":
		return "", fault("it answered question %d without an option or an answer", b.asked)
	case a.Option == nil:
		return a.Answer, nil
	case len(question.Options) == 0:
		return "", fault("it chose option %d of question %d, which asks for a place; expected an answer such as %q", *a.Option, b.asked, usual(question))
	case *a.Option < 0 || *a.Option >= len(question.Options):
		return "", fault("it chose option %d of question %d; expected one from 0 to %d", *a.Option, b.asked, len(question.Options)-1)
	}
	return question.Options[*a.Option].Answer, nil
}

// legal reads the text of an answer, which must be legal.
func (b *Bot) legal(v *view.View, text string) (game.Choice, error) {
	c, err := b.parse(v, text)
	if err != nil || c != game.Opt(game.ConcedeVerb) && !v.Valid(b.x, c) {
		return c, fault("it answered %q to question %d; expected one of its options, or a legal place", clip(text), b.asked)
	}
	return c, nil
}

// parse reads the text of an answer.
func (b *Bot) parse(v *view.View, text string) (game.Choice, error) {
	v.Ask(b.x)
	return replay.Parse(b.x, b.x.S, v.Viewer(), text)
}

// start starts the program and greets it.
func (b *Bot) start(ctx context.Context, m wire.Match) error {
	p, err := begin(b.command)
	if err != nil {
		return err
	}
	b.process = p
	b.hello.Match = m
	d := within(helloTime)
	defer d.Stop()
	if err := p.send(ctx, b.hello, d); err != nil {
		return err
	}
	text, err := p.receive(ctx, d)
	if err != nil {
		return err
	}
	var ready Ready
	if err := decode(text, &ready); err != nil {
		return err
	}
	if ready.Protocol != Protocol {
		return fault("it speaks protocol %d; expected %d", ready.Protocol, Protocol)
	}
	if b.Trial != nil {
		b.Trial.Name = ready.Name
	}
	return nil
}

// Close ends the program. A bot ends by itself when its standard input does; one that does not is killed.
func (b *Bot) Close() error {
	if b.process != nil && !b.process.leave() {
		b.Trial.note(0, fault("it did not end when its input ended, and was killed after %s", leaveTime))
	}
	return nil
}
