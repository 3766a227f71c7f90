// Package match plays matches: it asks the players in the seats, lets a dealer answer for Chance,
// writes the record line by line, and shows the watcher what happened. It is the one loop
// behind the commands, whatever is in the seats.
package match

import (
	"context"
	"errors"
	"fmt"
	"io"

	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/bot"
	"koiogran/play/dealer"
	"koiogran/play/replay"
	"koiogran/play/view"
)

// A Player answers for one seat. It knows what its view shows and nothing else.
type Player interface {
	// Choose returns an answer to q, which v's viewer is asked. An error ends the match where it
	// stands: the player has left, or ctx is done.
	Choose(ctx context.Context, v *view.View, q *game.Question) (game.Choice, error)
}

// Bot seats a program.
func Bot(b bot.Player) Player { return program{b} }

type program struct{ bot.Player }

// Choose lets the program answer.
func (p program) Choose(_ context.Context, v *view.View, q *game.Question) (game.Choice, error) {
	return p.Answer(v, q), nil
}

// A Watcher sees a match as it goes. It must not change what it is shown.
type Watcher interface {
	// Watch says of what one choice, or the set-up, has set off. m stands after it.
	Watch(m *Match, events []game.Event) error
}

// Options are what a match is played with.
type Options struct {
	Edition *rules.Compiled
	Setup   rules.Setup
	// Past is the record of a match that was broken off and is continued, with this set-up; nil for a new match. Record
	// then takes what follows only.
	Past  *replay.Record
	Names [game.MaxSeats]string // of the players, for the record
	// Seat fills a seat once the match is set up.
	Seat    func(g *game.Game, p game.Player) Player
	Dealer  dealer.Dealer
	Record  io.Writer // takes the record; nil where none is wanted
	Watcher Watcher   // nil where no one watches
	// TimeUp reports whether the time limit of the set-up has run out; nil where no one calls time.
	// It is asked before every answer until it says so.
	TimeUp func() bool
}

// The errors of a match.
var (
	// ErrStopped says that the match was stopped before its end. Its record, as far as it goes,
	// is a valid one.
	ErrStopped = errors.New("match: stopped")
	// ErrAnswer says that a player gave an answer that is not legal.
	ErrAnswer = errors.New("match: illegal answer")
	// ErrTakeBack is what a player returns to take its last choice back.
	ErrTakeBack = errors.New("match: take a choice back")
	// ErrRecord says that the record could not be written.
	ErrRecord = errors.New("match: the record cannot be written")
)

// Match is a match that is played.
type Match struct {
	Game  *game.Game
	State *game.State

	o     Options
	seats []Player
	x     *game.Exec
	rec   *replay.Writer
	log   game.Log
	view  view.View // of the player who answers

	written counter // what is in the record
	past    []past  // what can be taken back, the latest last
}

// New sets a match up and begins its record, or continues one. It returns the errors of rules.NewGame and
// replay.Play, and ErrRecord.
func New(o Options) (*Match, error) {
	m := &Match{o: o}
	if err := m.setUp(); err != nil {
		return nil, err
	}
	for p := range m.Game.Seats {
		m.seats = append(m.seats, o.Seat(m.Game, game.Player(p)))
	}
	if o.Record == nil {
		return m, nil
	}
	m.written.to = o.Record
	m.rec = replay.NewWriter(&m.written)
	if o.Past != nil {
		return m, nil
	}
	if err := m.rec.Begin(o.Edition, o.Setup, o.Names); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrRecord, err)
	}
	return m, nil
}

// setUp brings the match to where it begins, or to where its record ends.
func (m *Match) setUp() (err error) {
	if m.o.Past != nil {
		return replay.Play(m.o.Edition, m.o.Past, func(step replay.Step) error {
			m.x, m.State, m.Game = step.Exec, step.State, step.Exec.G
			return nil
		})
	}
	if m.Game, m.State, err = m.o.Edition.NewGame(m.o.Setup); err == nil {
		m.x = game.NewExec(m.Game)
	}
	return err
}

// Run plays until the match is over. It stops with ErrStopped as soon as ctx is done, between
// two choices or while a player thinks; every choice made until then is in the record.
func (m *Match) Run(ctx context.Context) error {
	err := Advance(ctx, running{m, ctx})
	if stop := ctx.Err(); stop != nil && errors.Is(err, stop) {
		return fmt.Errorf("%w %s", ErrStopped, When(m.State.Round))
	}
	if err != nil || m.rec == nil {
		return err
	}
	if err := m.rec.End(m.x, m.State); err != nil {
		return fmt.Errorf("%w: %w", ErrRecord, err)
	}
	return nil
}

// running is a Match as Advance carries it on. No player has to be waited for: each answers when asked.
type running struct {
	*Match
	ctx context.Context
}

// At implements Stand.
func (m running) At() (*game.Exec, *game.State) { return m.x, m.State }

// TimeUp implements Stand.
func (m running) TimeUp() bool { return m.o.TimeUp != nil && m.o.TimeUp() }

// Answer implements Stand: it asks the player, or the dealer. A player may take choices back instead.
func (m running) Answer(p game.Player) (game.Choice, Reply, error) {
	c, err := m.answer(m.ctx, p)
	if errors.Is(err, ErrTakeBack) {
		return c, TakenBack, m.takeBack(p)
	}
	return c, Chosen, err
}

// Choose implements Stand.
func (m running) Choose(p game.Player, c game.Choice) error {
	m.remember(p)
	if m.rec != nil && m.legal(p, c) {
		if err := m.rec.Choice(m.x, m.State, p, c); err != nil {
			return fmt.Errorf("%w: %w", ErrRecord, err)
		}
	}
	log := m.listen()
	if err := m.x.Step(m.State, p, c, log); err != nil {
		return fmt.Errorf("%w: %s at %s: %w", ErrAnswer, seat(p), m.Where(), err)
	}
	if log == nil {
		return nil
	}
	return m.o.Watcher.Watch(m.Match, log.Events)
}

// listen returns where events are to be collected, nil if no one watches.
func (m *Match) listen() *game.Log {
	if m.o.Watcher == nil {
		return nil
	}
	m.log.Events = m.log.Events[:0]
	return &m.log
}

// CallTime implements Stand.
func (m running) CallTime() error {
	m.past = nil
	if m.rec != nil {
		if err := m.rec.Time(); err != nil {
			return fmt.Errorf("%w: %w", ErrRecord, err)
		}
	}
	log := m.listen()
	if err := m.x.CallTime(m.State, log); err != nil || log == nil {
		return err
	}
	return m.o.Watcher.Watch(m.Match, log.Events)
}

// legal reports whether an answer may go into the record.
func (m *Match) legal(p game.Player, c game.Choice) bool {
	return c == game.Opt(game.ConcedeVerb) || m.x.Valid(m.State, p, c)
}

// answer asks the player, or the dealer.
func (m *Match) answer(ctx context.Context, p game.Player) (game.Choice, error) {
	if p == game.Chance {
		return m.o.Dealer.Deal(m.x.Ask(m.State, p)), nil
	}
	m.view = view.Of(m.Game, m.State, p)
	c, err := m.seats[p].Choose(ctx, &m.view, m.view.Ask(m.x))
	if err != nil && ctx.Err() != nil {
		return c, fmt.Errorf("%w %s", ErrStopped, When(m.State.Round))
	}
	return c, err
}

// seat names who answers.
func seat(p game.Player) string {
	if p == game.Chance {
		return "chance"
	}
	return fmt.Sprintf("player %d", p+1)
}

// Where says where the match stands.
func (m *Match) Where() string {
	m.x.Waiting(m.State)
	return m.x.Where()
}

// When says during which part of a match something happens: set-up is before round 1.
func When(round uint8) string {
	if round == 0 {
		return "during set-up"
	}
	return fmt.Sprintf("in round %d", round)
}
