// Package stdio seats bots that are programs of their own: they are asked over their standard input and answer over their
// standard output, a JSON object a line (docs/bots.md).
//
// Such a bot sees what its seat may see and nothing else. If it stops, floods, answers nonsense or is late, it concedes the
// match, and the fault is kept; the match, and others that run beside it, take no harm.
package stdio

import (
	"bufio"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os/exec"
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
type Fault struct{ text string }

// Error says it.
func (f *Fault) Error() string { return f.text }

func fault(format string, args ...any) *Fault { return &Fault{fmt.Sprintf(format, args...)} }

// Bot is a bot in a seat of one match.
type Bot struct {
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
	var wrong *Fault
	switch {
	case ctx.Err() != nil:
		return c, ctx.Err()
	case errors.As(err, &wrong):
		b.process.kill()
		b.fault = fault("the bot %s concedes: %s", b.command, wrong.text)
		if noise := b.process.noise(); noise != "" {
			b.fault.text += "; its standard error ends with: " + noise
		}
		return game.Opt(game.ConcedeVerb), nil
	}
	return c, err
}

// choose asks the program.
func (b *Bot) choose(ctx context.Context, v *view.View) (game.Choice, error) {
	if b.process == nil {
		if err := b.start(ctx, v); err != nil {
			return game.Choice{}, err
		}
	}
	question := b.teller.Question(v)
	b.asked++
	question.Number = b.asked
	var a Answer
	if err := b.process.exchange(ctx, Ask{b.teller.Table(v), question}, &a, b.limit); err != nil {
		return game.Choice{}, err
	}
	if a.Question != b.asked {
		return game.Choice{}, fault("it answered question %d; expected question %d", a.Question, b.asked)
	}
	text := a.Answer
	if a.Option != nil {
		if *a.Option < 0 || *a.Option >= len(question.Options) {
			return game.Choice{}, fault("it chose option %d of question %d; expected one from 0 to %d", *a.Option, b.asked, len(question.Options)-1)
		}
		text = question.Options[*a.Option].Answer
	}
	v.Ask(b.x)
	c, err := replay.Parse(b.x, b.x.S, v.Viewer(), text)
	if err != nil || c != game.Opt(game.ConcedeVerb) && !v.Valid(b.x, c) {
		return c, fault("it answered %q to question %d; expected one of its options, or a legal place", clip(text), b.asked)
	}
	return c, nil
}

// start starts the program and greets it.
func (b *Bot) start(ctx context.Context, v *view.View) error {
	p, err := begin(b.command)
	if err != nil {
		return err
	}
	b.process = p
	b.hello.Match = b.teller.Match(v)
	var ready Ready
	if err := p.exchange(ctx, b.hello, &ready, helloTime); err != nil {
		return err
	}
	if ready.Protocol != Protocol {
		return fault("it speaks protocol %d; expected %d", ready.Protocol, Protocol)
	}
	return nil
}

// Close ends the program. A bot ends by itself when its standard input does; one that does not is killed.
func (b *Bot) Close() error {
	if b.process != nil {
		b.process.leave()
	}
	return nil
}

// process is a program that runs.
type process struct {
	cmd   *exec.Cmd
	in    io.WriteCloser
	lines chan line
	left  chan struct{} // closed when the program has ended
	quit  chan struct{} // closed when no one reads its lines any more
	once  sync.Once
	tail  tail
}

// line is a line of a program, or why there is none.
type line struct {
	text []byte
	err  *Fault
}

// begin starts the program of a command line.
func begin(command string) (*process, error) {
	words := strings.Fields(command)
	if len(words) == 0 {
		return nil, errors.New("stdio: an empty command; expected a program and its arguments")
	}
	p := &process{
		cmd:   exec.Command(words[0], words[1:]...), // the player who runs the match named it
		lines: make(chan line, 1), left: make(chan struct{}), quit: make(chan struct{}),
	}
	p.cmd.Stderr = &p.tail
	p.cmd.WaitDelay = leaveTime
	var err error
	if p.in, err = p.cmd.StdinPipe(); err != nil {
		return nil, fmt.Errorf("stdio: %w", err)
	}
	out, err := p.cmd.StdoutPipe()
	if err == nil {
		err = p.cmd.Start()
	}
	if err != nil {
		return nil, fmt.Errorf("stdio: the bot %q cannot be started: %w", command, err)
	}
	go p.read(out)
	return p, nil
}

// read reads the lines of the program, the next one when the last was taken, and waits for its end.
func (p *process) read(out io.Reader) {
	defer close(p.left)
	in := bufio.NewReaderSize(out, mostLine)
	for {
		text, err := in.ReadSlice('\n')
		l := line{text: append([]byte(nil), text...)}
		switch {
		case errors.Is(err, bufio.ErrBufferFull):
			l.err = fault("it sent a line of more than %d bytes", mostLine)
		case err != nil:
			l.err = fault("it stopped in the middle of the match")
		}
		select {
		case p.lines <- l:
		case <-p.quit:
		}
		if err != nil {
			break
		}
	}
	_ = p.cmd.Wait() // how it ended is its own affair
}

// exchange sends a line and waits for one.
func (p *process) exchange(ctx context.Context, send, into any, limit time.Duration) error {
	text, err := json.Marshal(send)
	if err != nil {
		return fmt.Errorf("stdio: %w", err)
	}
	late := time.NewTimer(limit)
	defer late.Stop()
	sent := make(chan error, 1)
	go func() { // a program that does not read would hold it up
		_, err := p.in.Write(append(text, '\n'))
		sent <- err
	}()
	select {
	case <-sent: // if that failed the program has stopped, and its lines end
	case <-late.C:
		return fault("it did not read what it was asked for %s", limit)
	case <-ctx.Done():
		return ctx.Err()
	}
	select {
	case l := <-p.lines:
		if l.err != nil {
			return l.err
		}
		if err := json.Unmarshal(l.text, into); err != nil {
			return fault("it sent %q; expected an object of JSON on one line", clip(string(l.text)))
		}
		return nil
	case <-late.C:
		return fault("it took longer than %s", limit)
	case <-ctx.Done():
		return ctx.Err()
	}
}

// leave lets the program end, and kills it if it does not.
func (p *process) leave() {
	p.once.Do(func() { close(p.quit) })
	_ = p.in.Close()
	select {
	case <-p.left:
	case <-time.After(leaveTime):
		p.kill()
	}
}

// kill ends the program.
func (p *process) kill() {
	if p == nil {
		return
	}
	p.once.Do(func() { close(p.quit) })
	_ = p.cmd.Process.Kill()
	<-p.left
}

// noise is the end of what the program wrote on its standard error.
func (p *process) noise() string {
	if p == nil {
		return ""
	}
	return p.tail.text()
}

// tail keeps the end of what is written to it.
type tail struct {
	mu   sync.Mutex
	kept []byte
}

// Write implements io.Writer.
func (t *tail) Write(b []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.kept = append(t.kept, b...)
	if over := len(t.kept) - mostNoise; over > 0 {
		t.kept = append(t.kept[:0], t.kept[over:]...)
	}
	return len(b), nil
}

// text is the last line of what was kept, or what there is of it.
func (t *tail) text() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	lines := strings.Split(strings.TrimSpace(string(t.kept)), "\n")
	return clip(lines[len(lines)-1])
}

// clip shortens what a bot wrote.
func clip(text string) string {
	const most = 200
	text = strings.TrimSpace(text)
	return cmp.Or(text[:min(len(text), most)], text)
}
