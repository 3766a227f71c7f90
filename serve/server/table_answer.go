package server

import (
	"context"
	"errors"
	"net/http"
	"time"

	"koiogran/engine/game"
	"koiogran/play/replay"
	"koiogran/serve/lobby"
	"koiogran/serve/route"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// appendTime is how long keeping an answer may take.
const appendTime = 10 * time.Second // more than storeTime

// The errors of answering. The server sends them to the client that answered.
var (
	errOver   = route.Refuse(http.StatusConflict, "the match is over")
	errBroken = route.Refuse(http.StatusInternalServerError,
		"this match was closed because of a bug; its record has been saved")
	errNotAsked = route.Refuse(http.StatusConflict, "it is not your turn")
	errStale    = route.Refuse(http.StatusConflict, "this question has already been answered")
	errMoved    = route.Refuse(http.StatusConflict, "the match has moved on; look at the current question")
	errStore    = route.Refuse(http.StatusServiceUnavailable, "your answer could not be saved; try again in a moment")
	errLong     = route.Refuse(http.StatusConflict,
		"this match has reached the maximum number of choices; concede, or agree "+
			"to a draw")
)

// draft is what an answer leads to, before it is kept.
type draft struct {
	standing
	t       *table
	entries []store.Entry
	now     int64 // when it is made, in microseconds since 1970
	log     game.Log
	ends    []int // of the log, after each choice
}

// draft begins a draft of how the match goes on.
func (t *table) draft() *draft {
	d := t.s.drafts.Get().(*draft)
	d.t, d.now = t, max(t.s.o.Now().UnixMicro(), t.clock.at)
	d.standing = t.standing // by itself: together with others it would be copied twice
	// What a draft adds is behind the end of the choices, where no one looks until it is kept.
	d.choices = t.choices
	return d
}

// done lets go of a draft, of which nothing is used any longer but its entries.
func (d *draft) done() {
	events, ends := d.log.Events[:0], d.ends[:0]
	drafts := &d.t.s.drafts
	*d = draft{log: game.Log{Events: events}, ends: ends}
	drafts.Put(d)
}

// choose adds a choice in the words of a record.
func (d *draft) choose(p game.Player, words string) error {
	e := store.Entry{At: d.t.last + len(d.entries) + 1, Kind: store.Choice, Text: words, Time: d.now}
	if p.IsSeat() {
		e.Seat = int(wire.SeatOf(p))
	}
	if err := d.t.choose(&d.standing, e, &d.log); err != nil {
		return err
	}
	d.entries = append(d.entries, d.choices[len(d.choices)-1])
	d.ends = append(d.ends, len(d.log.Events))
	return nil
}

// take adds a choice that chance, a program or the server makes.
func (d *draft) take(p game.Player, c game.Choice) {
	words := replay.Text(d.t.exec(), &d.state, p, c)
	if err := d.choose(p, words); err != nil {
		panic("server: " + words + ": " + err.Error())
	}
}

// program returns a program that is asked, game.NoPlayer if none is.
func (d *draft) program(who game.Players) game.Player {
	for p := range d.t.bots {
		if who.Has(game.Player(p)) && d.t.bots[p] != nil {
			return game.Player(p)
		}
	}
	return game.NoPlayer
}

// answer answers the question that a seat is asked.
func (t *table) answer(ctx context.Context, p game.Player, a wire.Answer) error {
	return t.use(ctx, "answer of seat "+seatName(p)+": "+a.Answer, func() error {
		if err := t.goesOn(); err != nil {
			return err
		}
		if late, err := t.applyTimeouts(ctx); err != nil {
			return err
		} else if late == p {
			return errTimeUp
		} else if err := t.goesOn(); err != nil {
			return err
		}
		if a.Answer != concede {
			switch {
			case a.Question != t.answers[p]:
				return errStale
			case !t.exec().Waiting(&t.state).Has(p):
				return errNotAsked
			case t.full(len(t.choices)):
				return errLong
			}
		}
		who := p
		if a.Answer == concede {
			if who = p.Side(); t.speaker(who) != p {
				return errCaptain
			}
		}
		d := t.draft()
		defer d.done()
		if err := d.callTime(); err != nil {
			return err
		}
		if err := d.choose(who, a.Answer); err != nil {
			return route.Invalid(lobby.Plain(err))
		}
		d.advance()
		return t.keep(ctx, d)
	})
}

// full reports whether a match has as many entries of a sort as it may.
func (t *table) full(n int) bool {
	most := t.s.o.Limits.Entries
	return most > 0 && n >= most
}

// goesOn says why the match does not.
func (t *table) goesOn() error {
	switch {
	case t.broken:
		return errBroken
	case t.over():
		return errOver
	}
	return nil
}

// use runs something on an up-to-date table under its lock.
func (t *table) use(ctx context.Context, doing string, f func() error) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	defer t.releaseScratch()
	t.used, t.speaks = time.Now(), wire.LanguageOf(ctx)
	if t.stale {
		if err := t.reload(ctx); err != nil {
			return err
		}
	}
	return t.guard(doing, f)
}

// keep appends a draft's entries to the store. Once they are saved, it applies the draft and sends the updates.
func (t *table) keep(ctx context.Context, d *draft) error {
	if len(d.entries) == 0 {
		return nil
	}
	// Anyone who sent the answer may be gone: what was begun is finished.
	ctx = context.WithoutCancel(ctx) // the store has a time limit of its own
	d.mark()
	begun := time.Now()
	err := t.s.o.Store.Append(ctx, t.id, t.last, d.entries, d.result())
	took := time.Since(begun)
	switch {
	case errors.Is(err, store.ErrConflict):
		t.stale = true
		t.s.meter.Conflict()
		if err := t.reload(ctx); err != nil {
			return err
		}
		return errMoved
	case err != nil:
		// It may have been kept anyway; only the store knows.
		t.stale = true
		t.s.log.Error("could not save an answer", "match", t.id, "error", err)
		return errStore
	}
	t.s.meter.Kept(len(d.entries), took)
	before, held := t.s.states.Get().(*game.State), t.seats
	defer t.s.states.Put(before)
	*before = t.state
	t.standing = d.standing
	t.last += len(d.entries)
	t.moved = time.Now()
	if t.meta.Result = d.result(); t.meta.Result != "" && !t.meta.Finished {
		t.meta.Finished = true
		t.s.log.Info("match over", "match", t.id, "result", t.meta.Result)
		t.archive()
		if t.terms.Rated {
			t.s.start(func() { t.s.warned("updating ratings", t.s.accounts.Rate(t.s.ctx, t.id)) })
		}
	}
	t.evict(held)
	t.arm()
	t.stillAsked(before, t.last-len(d.entries))
	t.tellAway(before)
	t.tellOn(before, d)
	t.answering, _ = ctx.Value(answering{}).(*watch)
	t.tell(before, len(t.choices)-len(d.ends), d.log.Events)
	t.answering = nil
	t.forgetTold()
	return nil
}

// result returns the result for the store, empty while the match goes on.
func (p *standing) result() string {
	switch {
	case p.drawn:
		return "drawn"
	case p.broken:
		return "undecided"
	case !p.state.Over:
		return ""
	case p.state.Result == game.Won1:
		return "won1"
	case p.state.Result == game.Won2:
		return "won2"
	case p.state.Result == game.Drawn:
		return "drawn"
	}
	return "undecided"
}

// seatName names a seat in reports.
func seatName(p game.Player) string {
	return string('0' + rune(wire.SeatOf(p)))
}
