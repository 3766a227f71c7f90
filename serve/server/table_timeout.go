package server

import (
	"context"
	"errors"
	"slices"
	"strconv"
	"time"

	"koiogran/engine/game"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// grace is how long after its time an answer may arrive, for the way over the network.
const grace = 500 * time.Millisecond

// flagged returns the seat whose time has run out first, game.NoPlayer if none has, and in how long
// the next one may; zero if never.
func (t *table) flagged(now int64) (seat game.Player, next time.Duration) {
	seat = game.NoPlayer
	if t.archived != nil || t.over() || !t.terms.Clocked() {
		return seat, 0
	}
	least := time.Duration(0)
	for p := range t.clock.left {
		if !t.clock.runs[p] {
			continue
		}
		left := t.clock.leftAt(game.Player(p), now, t.quiet(&t.terms)) + grace
		if left > 0 && (next == 0 || left < next) {
			next = left
		}
		if left <= least {
			seat, least = game.Player(p), left
		}
	}
	return seat, next
}

// applyTimeouts lets the time of anyone who has none left have its effect: the seat loses, or the computer
// answers for it. It returns that seat, game.NoPlayer if there was none.
func (t *table) applyTimeouts(ctx context.Context) (game.Player, error) {
	p, _ := t.flagged(t.s.o.Now().UnixMicro())
	if p == game.NoPlayer || t.goesOn() != nil {
		return game.NoPlayer, nil
	}
	d := t.draft()
	if !t.terms.Default || t.full(len(t.choices)) {
		return p, t.lose(ctx, d, p, forfeitTime)
	}
	d.add(store.Lapsed, p, forfeitDefault)
	d.clock.lapses[p]++
	d.clock.unpaid[p]++
	if err := d.callTime(); err != nil {
		return p, err
	}
	if err := d.choose(p, t.usualAnswer(p)); err != nil {
		return p, err
	}
	d.advance()
	return p, t.keep(ctx, d)
}

// lose ends the match: a seat, and with it its side, has lost because it did not answer.
func (t *table) lose(ctx context.Context, d *draft, p game.Player, why string) error {
	d.add(store.Lapsed, p, why)
	d.forfeit = forfeit{wire.SeatOf(p), why}
	if err := d.choose(p.Side(), concede); err != nil { // the captain concedes for the side
		return err
	}
	return t.keep(ctx, d)
}

// usualAnswer returns the answer that the computer gives for a seat.
func (t *table) usualAnswer(p game.Player) string {
	q := t.question(p)
	switch {
	case q.Place != nil:
		s := q.Place.Suggest
		number := func(f float64) string { return strconv.FormatFloat(f, 'f', -1, 64) }
		return "place " + q.Place.Word + " " + number(s.X) + " " + number(s.Y) + " " + number(s.Heading)
	case q.Default != "":
		return q.Default
	}
	return q.Options[0].Answer
}

// timeoutPause is how long an alarm waits where the store has failed, and between two answers that the
// computer gives for someone.
const timeoutPause = time.Second

// arm sets the alarm for the next moment at which the time of a seat runs out. It is called under
// the table's lock whenever the clock may have changed.
func (t *table) arm() {
	if t.alarm != nil {
		t.alarm.Stop()
		t.alarm = nil
	}
	seat, next := t.flagged(t.s.o.Now().UnixMicro())
	ticks := t.archived == nil && t.terms.Bank > 0 && slices.Contains(t.clock.runs[:], true)
	t.s.setClockRunning(t.id, ticks)
	switch {
	case seat != game.NoPlayer && t.clock.lapses[seat] > 0:
		next = timeoutPause
	case seat != game.NoPlayer:
		next = time.Millisecond
	case next == 0:
		return
	}
	t.alarm = time.AfterFunc(next, func() { t.s.start(t.ring) })
}

// ring acts when the time of a seat may have run out.
func (t *table) ring() {
	err := t.use(t.s.ctx, "handling an expired clock", func() error {
		_, err := t.applyTimeouts(t.s.ctx)
		return err
	})
	t.mu.Lock()
	defer t.mu.Unlock()
	if err != nil && !isAny(err, errMoved, context.Canceled) {
		t.s.log.Error("could not apply an expired clock", "match", t.id, "error", err)
		t.alarm = time.AfterFunc(timeoutPause, func() { t.s.start(t.ring) })
		return
	}
	t.arm()
}

// claim ends a match that an opponent has left: the seat that claims wins with its side, or it is a draw.
func (t *table) claim(ctx context.Context, p game.Player, draw bool) error {
	ago, err := t.s.o.Store.Attended(ctx, t.id)
	if err != nil {
		return err
	}
	return t.use(ctx, "claim of seat "+seatName(p), func() error {
		if err := t.goesOn(); err != nil {
			return err
		}
		other, in := t.claimable(p, ago)
		if other == game.NoPlayer || in > 0 {
			return errThere
		}
		d := t.draft()
		if !draw {
			return t.lose(ctx, d, other, forfeitAbsent)
		}
		d.add(store.Lapsed, other, forfeitAbsent)
		d.forfeit, d.drawn = forfeit{wire.SeatOf(other), forfeitAbsent}, true
		d.add(store.Drawn, p, "")
		return t.keep(ctx, d)
	})
}

// presence says who is connected, for how long nothing has happened, and what follows from it.
func (t *table) presence(p game.Player, ago perSeat[time.Duration]) wire.Presence {
	out := wire.Presence{Here: []wire.Seat{}, Away: make([]int, t.size()), Open: int(time.Since(t.moved).Seconds())}
	if t.isDelayedFor(p) {
		out.Open = 0 // the last choice is not theirs to know yet
	}
	for p := range t.size() {
		seat := game.Player(p)
		// For a while after a match was loaded no one knows who will come back to it.
		switch gone := t.away(seat, ago); {
		case gone == 0:
			out.Here = append(out.Here, wire.SeatOf(seat))
		case gone >= t.s.wait(presentFor):
			out.Away[seat] = max(1, int(gone.Seconds()))
		}
	}
	if from, in := t.claimable(p, ago); from != game.NoPlayer {
		seconds := int(in.Seconds())
		out.Claim = &seconds
	}
	return out
}

// claimable returns the opponent from whom a seat may claim the match, and in how long if that opponent stays away. Of
// the opponents that everyone waits for, it is the one who has been away longest; game.NoPlayer if there is none.
func (t *table) claimable(p game.Player, ago perSeat[time.Duration]) (from game.Player, in time.Duration) {
	from = game.NoPlayer
	if !p.IsSeat() || t.archived != nil || t.over() || t.terms.Absence == 0 || t.terms.Days > 0 ||
		len(t.seats.free()) > 0 {
		return from, 0
	}
	who, longest := t.exec().Waiting(&t.state), time.Duration(0)
	for seat := range t.size() {
		other := game.Player(seat)
		switch {
		case !who.Has(other):
		case other.Side() == p.Side():
			return game.NoPlayer, 0 // it is not the opponents for whom all wait
		case t.bots[other] == nil:
			if gone := t.away(other, ago); gone > longest {
				from, longest = other, gone
			}
		}
	}
	return from, max(0, time.Duration(t.terms.Absence)*time.Minute-longest)
}

// claimed takes a claim and says how the match stands then.
func (s *Server) claimed(ctx context.Context, in *Seated, c wire.Claim) (*wire.Standing, error) {
	t, p, err := s.enterSeat(ctx, in)
	if err != nil {
		return nil, err
	}
	if err := t.claim(ctx, p, c.Kind == "draw"); err != nil && !errors.Is(err, errOver) {
		return nil, err
	}
	return t.stands(ctx, p)
}
