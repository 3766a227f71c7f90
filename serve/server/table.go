package server

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/bot"
	"koiogran/play/dealer"
	"koiogran/play/replay"
	"koiogran/play/text"
	"koiogran/play/view"
	"koiogran/serve/lobby"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// table is one match in memory. Anyone who uses it holds its lock.
type table struct {
	s  *Server
	id string

	mu      sync.Mutex
	meta    store.Match
	record  *replay.Record // its head; the choices are in choices
	edition *rules.Compiled
	fair    dealer.Fair
	calls   calls

	archived *archived // where the match cannot be played, and there is nothing of what follows

	game    *game.Game
	scratch *scratch            // while it is used
	bots    perSeat[bot.Player] // nil for people

	standing
	last      int  // the position of the last entry that is known
	rewound   int  // the position of the last takeback
	spoken    int  // chat messages up to this position have been sent
	stale     bool // entries may have been added that are not known
	asked     perLanguage[perSeat[asked]]
	eventLogs perLanguage[[viewers]*eventLog] // as viewers may know it; nil for those who have not asked
	speaks    text.Language                   // the language of the current message
	watches   map[*watch]struct{}
	answering *watch // whose answer the current messages are about, nil for no one
	playing   bool   // someone drives the programs of a match without people
	used      time.Time
	seen      perSeat[time.Time] // when a client of each seat was last connected here
	alarm     *time.Timer        // for the moment at which a clock runs out
	delayed   *delayedView       // what those who watch see, where that is less; nil while no one does
	// delayAlarm is for the moment at which they see more.
	delayAlarm *time.Timer
	moved      time.Time // when the match last went on
}

// asked is what a seat is asked at a position.
type asked struct {
	at       int
	question *wire.Question
}

// standing is what entries change.
type standing struct {
	state    game.State
	choices  []store.Entry   // those made, and that time was called, without what was taken back
	answers  perSeat[int]    // of each seat, those taken back too, and its takebacks
	rolls    int             // how many answers Chance has given
	seats    seats           // who holds them
	unproven int             // choices since the state was last known to be what it was
	past     *undoDelta      // how it stood before the last choice, nil if that cannot be taken back
	offers   perSeat[string] // what each seat offers
	nonces   perSeat[string] // what each seat adds to the dice of a rematch
	drawn    bool            // both sides have agreed on a draw
	broken   bool            // a bug has ended the match
	forfeit  forfeit         // who has lost for not answering
	terms    lobby.Terms
	clock    clock
	said     []store.Entry // by the players
	undo     undo
}

// undo is what a takeback of the last choice would undo.
type undo struct {
	seat   game.Player // whose choice it is, game.NoPlayer if none can be taken back
	choice game.Choice
	text   said // what it was, for that seat alone, in languages in which it has been asked for: see undoText
}

// over reports whether the match is over.
func (p *standing) over() bool { return p.state.Over || p.drawn || p.broken }

// open loads a match.
func (s *Server) open(ctx context.Context, id string) (t *table, err error) {
	err = s.reading(id, func() error {
		t, err = s.tableOf(ctx, id)
		return err
	})
	return t, err
}

// tableOf makes the table of a match of its rows.
func (s *Server) tableOf(ctx context.Context, id string) (*table, error) {
	meta, err := s.o.Store.Match(ctx, id)
	if err != nil {
		return nil, err
	}
	if strings.HasPrefix(meta.Head, invitationHead) {
		return nil, errInvitation
	}
	record, err := replay.Read(strings.NewReader(meta.Head))
	if err != nil {
		return nil, s.damaged(id, fmt.Errorf("its head: %w", err))
	}
	fair, err := fairOf(meta.Secret)
	if err != nil {
		return nil, s.damaged(id, err)
	}
	t := &table{s: s, id: id, meta: meta, record: record, watches: map[*watch]struct{}{}}
	t.forgetAsked()
	defer t.releaseScratch()
	t.fair = fair.With(record.Dice.Nonces)
	t.edition = s.lobby.Edition(record.Edition)
	err = t.fill(ctx)
	if errors.Is(err, errRules) || errors.Is(err, errBroken) && meta.Finished {
		err = t.openArchived(ctx, err)
	}
	if err != nil {
		return nil, fmt.Errorf("server: match %s: %w", id, err)
	}
	t.used = time.Now()
	t.moved = t.used.Add(-meta.Idle)
	for p := range t.seen {
		t.seen[p] = t.used
	}
	return t, nil
}

// fill sets the match up, seats its programs and makes its choices. What other rules than those of
// this program have led to is errRules. So is a panic on the way, unless this very program began the
// match; it closes nothing forever.
func (t *table) fill(ctx context.Context) (err error) {
	defer func() {
		if fault := recover(); fault != nil {
			t.s.log.Error("a match cannot be played by this version", "match", t.id,
				"fault", fmt.Sprint(fault), "stack", string(debug.Stack()))
			if err = errBroken; t.meta.Program != t.s.o.Program {
				err = fmt.Errorf("%w: %v", errRules, fault)
			}
		}
	}()
	if t.edition == nil || t.edition.Version != t.record.Version {
		return fmt.Errorf("%w: those of %s %s", errRules, t.record.Edition, t.record.Version)
	}
	if err := t.begin(); err != nil {
		return fmt.Errorf("%w: %w", errRules, err)
	}
	for seat, name := range t.meta.Bots {
		switch b := t.s.lobby.Bot(name); {
		case b != nil:
			t.bots[seat] = b.New(t.game, t.fair.Seed("the program of seat "+strconv.Itoa(seat+1)))
		case name != "":
			return fmt.Errorf("%w: there is no bot %.40q", errRules, name)
		}
	}
	return t.load(ctx)
}

// begin sets the match up as it stood before its first choice.
func (t *table) begin() error {
	g, first, err := t.s.games.begin(t.edition, &t.record.Setup)
	if err != nil {
		return err
	}
	t.game = g
	t.standing = standing{state: *first, seats: seatsOf(&t.meta, t.size()), undo: undo{seat: game.NoPlayer}}
	return nil
}

// load reads entries that are not known yet and lets them take effect.
func (t *table) load(ctx context.Context) error {
	entries, err := t.s.o.Store.Entries(ctx, t.id, t.last)
	if err != nil {
		return err
	}
	for _, e := range entries {
		if err := ctx.Err(); err != nil {
			return err
		}
		if err := t.apply(e, nil); err != nil {
			return fmt.Errorf("%w: entry %d: %w", errRules, e.At, err)
		}
		t.last = e.At
	}
	t.stale = false
	return t.proven()
}

// apply lets an entry take effect, and logs the events of choices.
func (t *table) apply(e store.Entry, log *game.Log) error {
	seat := playerOf(e)
	switch e.Kind {
	case store.Choice, store.Time:
		if err := t.enter(&t.standing, e, log); err != nil {
			return err
		}
		return t.prove(e)
	case store.Terms:
		return t.setTerms(&t.standing, e)
	case store.Said:
		t.said = append(t.said, e)
	case store.Cleared:
		t.said = without(t.said, e.Seat)
	case store.Lapsed:
		t.lapses(e)
	case store.Takeback:
		n, err := strconv.Atoi(e.Text)
		if err != nil || n < 0 || n > len(t.choices) || !seat.IsSeat() {
			return fmt.Errorf("server: %.20q choices are left; expected 0 to %d", e.Text,
				len(t.choices))
		}
		t.rewound = e.At
		if err := t.rewind(n, seat); err != nil {
			return err
		}
		t.clock.unpaid[seat]++
	case store.Offer:
		if seat.IsSeat() {
			t.offers[seat] = e.Text
			if e.Text == noOffer {
				t.offers = perSeat[string]{}
			}
		}
	case store.Nonce:
		if seat.IsSeat() && t.nonces[seat] == "" {
			t.nonces[seat] = e.Text
		}
	case store.Drawn:
		t.drawn = true
	case store.Broken:
		t.broken = true
	case store.Seated, store.Linked, store.Named, store.Held:
		if err := t.seats.apply(e); err != nil {
			return err
		}
	}
	t.timed(&t.standing, e)
	return nil
}

// lapses notes that a seat did not answer: it has lost, or the computer answers for it.
func (t *table) lapses(e store.Entry) {
	if p := playerOf(e); e.Text == forfeitDefault && p.IsSeat() {
		t.clock.lapses[p]++
		t.clock.unpaid[p]++
	} else {
		t.forfeit = forfeit{wire.Seat(e.Seat), e.Text}
	}
}

// rewind goes back to the first n choices because a seat takes back what followed. What stood
// before the last choice is known; before others, the match is played again.
func (t *table) rewind(n int, seat game.Player) error {
	t.forget(n)
	if t.past != nil && n == len(t.choices)-1 {
		t.past.restore(&t.state)
		t.undo, t.past = t.past.undo, nil
		t.choices, t.offers = t.choices[:n:n], perSeat[string]{}
		t.answers[seat]++
		return nil
	}
	choices, answers, seats := t.choices[:n], t.answers, t.seats
	agreed, left, said := t.terms, t.clock, t.said
	if err := t.begin(); err != nil {
		return err
	}
	for _, e := range choices {
		if err := t.enter(&t.standing, e, nil); err != nil {
			return err
		}
	}
	t.answers, t.seats, t.unproven = answers, seats, 0
	t.terms, t.clock, t.said = agreed, left, said
	t.answers[seat]++
	return nil
}

// holder returns whose token a header holds. A token that is not known may have been given by
// another server a moment ago.
func (t *table) holder(ctx context.Context, header string) (p game.Player, err error) {
	again := t.use(ctx, "looking who asks", func() error {
		if p, err = t.seats.holder(header); err == nil {
			return nil
		}
		if again := t.reload(ctx); again != nil {
			return again
		}
		p, err = t.seats.holder(header)
		return nil
	})
	return p, cmp.Or(again, err)
}

// enter makes one choice on a standing of the match, or calls time.
func (t *table) enter(p *standing, e store.Entry, log *game.Log) error {
	if e.Kind != store.Time {
		return t.choose(p, e, log)
	}
	p.choices = append(p.choices, e)
	p.undo, p.past = undo{seat: game.NoPlayer}, nil
	err := t.exec().CallTime(&p.state, log)
	t.timed(p, e)
	return err
}

// choose makes one choice on a standing of the match.
func (t *table) choose(p *standing, e store.Entry, log *game.Log) error {
	player := playerOf(e)
	c, err := replay.Parse(t.exec(), &p.state, player, e.Text)
	if err != nil {
		return err
	}
	if c.Verb == game.PlaceVerb {
		e.Text = replay.Text(t.exec(), &p.state, player, c) // there are several ways to write a number
	}
	undo := undo{seat: game.NoPlayer}
	before := t.s.states.Get().(*game.State)
	defer t.s.states.Put(before)
	if player != game.Chance {
		*before = p.state
		undo.seat, undo.choice = player, c
	}
	var own game.Log
	if log == nil {
		log = &own
	}
	seen := len(log.Events)
	if err := t.exec().Step(&p.state, player, c, log); err != nil {
		return err
	}
	if reveals(log.Events[seen:]) || p.state.Over {
		undo.seat = game.NoPlayer
	}
	if p.past = nil; undo.seat != game.NoPlayer {
		p.past = undoDeltaOf(before, &p.state, p.undo)
	}
	p.choices = append(p.choices, e)
	p.undo, p.offers = undo, perSeat[string]{}
	if player == game.Chance {
		p.rolls++
	} else {
		p.answers[player]++
	}
	t.timed(p, e)
	return nil
}

// concede is the answer that is always legal.
const concede = "concede"

// reveals reports whether events show someone what had been hidden from them.
func reveals(events []game.Event) bool {
	return slices.ContainsFunc(events, func(e game.Event) bool {
		switch e.Kind {
		case game.DialRevealed, game.DamageDealt, game.DamageExposed, game.DamageSeen, game.Rolled,
			game.Rerolled, game.Guessed, game.ConditionGained:
			return true
		}
		return e.For != game.Nobody
	})
}

// playerOf returns who made an entry: for choices, seat 0 is Chance.
func playerOf(e store.Entry) game.Player {
	if e.Seat == 0 {
		return game.Chance
	}
	return wire.Seat(e.Seat).Player()
}

// view returns what someone may know.
func (t *table) view(p game.Player) view.View { return view.Of(t.game, &t.state, p) }
