package server

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"koiogran/engine/game"
	"koiogran/play/dealer"
	"koiogran/play/text"
	"koiogran/play/view"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// watchBuffer is how many messages wait for a watcher before the watcher is dropped. Whoever is
// dropped comes back and is told what was missed.
const watchBuffer = 64

// watch is somebody who is told what happens in a match.
type watch struct {
	viewer   game.Player
	messages chan []byte // closed when the watcher is dropped
}

// viewers is how many see a match differently at most: its seats, and whoever watches.
const viewers = game.MaxSeats + 1

// viewers are those who see the match differently.
func (t *table) viewers() []game.Player {
	list := make([]game.Player, 0, viewers)
	for p := range t.size() {
		list = append(list, game.Player(p))
	}
	return append(list, game.NoPlayer)
}

// watch lets somebody watch from behind a position; one below 0 stands for the
// beginning. The
// first message is returned: the whole state, or what has happened since.
func (t *table) watch(ctx context.Context, p game.Player, after int) (*watch, []byte, error) {
	w := &watch{viewer: p, messages: make(chan []byte, watchBuffer)}
	var first []byte
	err := t.use(ctx, "telling what happened", func() error {
		if t.relic != nil {
			state, err := t.relicState(p)
			if err != nil {
				return err
			}
			first = message("state", t.last, state)
		} else if update, ok := t.since(p, after); ok {
			first = message("update", t.last, update)
		} else {
			state := t.stateFor(p)
			first = message("state", state.Position, state)
		}
		t.watches[w] = struct{}{}
		t.armLate()
		t.s.attends(t.id, p, 1)
		t.drive()
		return nil
	})
	return w, first, err
}

// presence tells who is connected, for how long nothing has happened, and what follows from it.
func (t *table) presence(p game.Player, ago perSeat[time.Duration]) wire.Presence {
	out := wire.Presence{Here: []wire.Seat{}, Away: make([]int, t.size()), Open: int(time.Since(t.moved).Seconds())}
	for p := range t.size() {
		seat := game.Player(p)
		if gone := t.away(seat, ago); gone > 0 {
			out.Away[seat] = max(1, int(gone.Seconds()))
		} else {
			out.Here = append(out.Here, wire.SeatOf(seat))
		}
	}
	if from, in := t.claimable(p, ago); from != game.NoPlayer {
		seconds := int(in.Seconds())
		out.Claim = &seconds
	}
	return out
}

// unwatch lets somebody go.
func (t *table) unwatch(w *watch) {
	t.mu.Lock()
	defer t.mu.Unlock()
	delete(t.watches, w)
	t.used = time.Now()
	if w.viewer.IsSeat() {
		t.seen[w.viewer] = t.used
	}
	t.s.attends(t.id, w.viewer, -1)
}

// idle reports whether nobody watches, and nobody has used the table since a time.
func (t *table) idle(since time.Time) bool {
	if !t.mu.TryLock() {
		return false
	}
	defer t.mu.Unlock()
	t.untell(time.Now().Add(-toldFor))
	if len(t.watches) > 0 || t.playing || !t.used.Before(since) {
		return false
	}
	for _, alarm := range [...]*time.Timer{t.alarm, t.lateAlarm} {
		if alarm != nil {
			alarm.Stop()
		}
	}
	return true
}

// message is a server-sent event.
func message(kind string, position int, v any) []byte {
	l := letters.Get().(*letter)
	defer l.done()
	b := &l.body
	fmt.Fprintf(b, "id: %d\nevent: %s\ndata: ", position, kind)
	if err := json.NewEncoder(b).Encode(v); err != nil {
		panic("server: " + err.Error())
	}
	b.WriteByte('\n')
	return bytes.Clone(b.Bytes())
}

// tell tells everybody who watches what has happened since a state.
func (t *table) tell(before *game.State, events []game.Event) {
	t.each(func(p game.Player) []byte {
		switch {
		case t.lagsFor(p):
			return t.lateMessage()
		case !p.IsSeat() && t.late != nil: // it is over: what they have not seen comes at once
			return message("state", t.last, t.stateFor(p))
		}
		old, now := t.s.views.Get().(*view.View), t.s.views.Get().(*view.View)
		defer t.s.views.Put(old)
		defer t.s.views.Put(now)
		*old, *now = view.Of(t.game, before, p), t.view(p)
		return message("update", t.last, wire.Update{
			Events: wire.NewStory(t.game, old).Tell(events), Table: t.tells().Changes(old, now),
			Dice: t.diceOnceOver(), Words: t.wordsFor(p, t.spoken), Standing: t.standingFor(p),
		})
	})
	t.spoken = t.last
	if !t.lags() {
		t.late = nil
	}
	t.armLate()
}

// tellAll tells everybody the whole state again.
func (t *table) tellAll() {
	t.each(func(p game.Player) []byte {
		s := t.stateFor(p)
		return message("state", s.Position, s)
	})
	t.spoken = t.last
	t.armLate()
}

// each sends a message to everybody who watches, made once for each who sees the match differently; nil
// is for nobody. Whoever does not keep up is dropped.
func (t *table) each(make func(p game.Player) []byte) {
	for _, p := range t.viewers() {
		var text []byte
		for w := range t.watches {
			if w.viewer != p {
				continue
			}
			if text == nil {
				if text = make(p); text == nil {
					break
				}
			}
			select {
			case w.messages <- text:
			default:
				delete(t.watches, w)
				close(w.messages)
				t.s.metrics.dropped.Inc()
			}
		}
	}
}

// evict lets go of those who watch from a seat whose token has been replaced.
func (t *table) evict(before seats) {
	for w := range t.watches {
		p := w.viewer
		if p.IsSeat() && !bytes.Equal(before.tokens[p], t.seats.tokens[p]) {
			delete(t.watches, w)
			close(w.messages)
		}
	}
}

// dropAll lets go of everybody who watches.
func (t *table) dropAll() {
	for w := range t.watches {
		delete(t.watches, w)
		close(w.messages)
	}
}

// refresh brings the table up to date with what other servers have added up to a position.
func (t *table) refresh(ctx context.Context, last int) {
	t.mu.Lock()
	defer t.mu.Unlock()
	defer t.rest()
	if last <= t.last || t.relic != nil {
		return
	}
	if err := t.reload(ctx); err != nil {
		t.s.log.Error("a match cannot be brought up to date", "match", t.id, "error", err)
		if isAny(err, store.ErrSlow, store.ErrFull, context.DeadlineExceeded) {
			time.AfterFunc(time.Second, func() { t.s.news(store.Notice{ID: t.id, Last: last}) })
		}
	}
}

// reload reads what has been added to the match and tells it.
func (t *table) reload(ctx context.Context) error {
	if t.relic != nil {
		return nil // it is over, and what its seats are is known
	}
	t.stale = true // until it is done
	return t.guard("reading what was added", func() error {
		entries, err := t.s.o.Store.Entries(ctx, t.id, t.last)
		if err != nil {
			return err
		}
		before, held, again := t.state, t.seats, false
		var log game.Log
		for _, e := range entries {
			if err := t.apply(e, &log); err != nil {
				return fmt.Errorf("server: match %s: entry %d: %w", t.id, e.At, err)
			}
			t.last = e.At
			again = again || e.Kind == store.Takeback || e.Kind == store.Broken || e.Kind == store.Cleared
		}
		t.stale = false
		t.evict(held)
		t.arm()
		switch {
		case len(entries) == 0:
			return nil
		case again:
			t.tellAll()
		default:
			t.tell(&before, log.Events)
		}
		t.moved = time.Now()
		return nil
	})
}

// stateFor is everything that somebody may know.
func (t *table) stateFor(p game.Player) wire.State {
	if t.lagsFor(p) {
		return t.lateState()
	}
	return t.stateWith(p, t.eventsSince(p, 0))
}

// stateWith is everything that somebody may know, with all events as they may know them.
func (t *table) stateWith(p game.Player, events []wire.Event) wire.State {
	v := t.view(p)
	s := t.stateOf(&v, events, t.standingFor(p))
	s.Words = t.wordsFor(p, 0)
	return s
}

// stateOf is everything about a view of the match.
func (t *table) stateOf(v *view.View, events []wire.Event, standing wire.Standing) wire.State {
	match := t.tells().Match(v)
	match.ID = t.id
	match.Settings = append(agreed(t.edition, &t.record.Setup), t.terms.told()...)
	match.Dice = t.dice()
	for seat := range match.Players {
		match.Players[seat].Squad = t.meta.Names[seat]
		match.Players[seat].Bot = t.meta.Bots[seat]
	}
	return wire.State{Match: match, Table: t.tells().Table(v), Events: events, Standing: standing}
}

// since is what has happened behind a position; ok is false if that is better told again.
func (t *table) since(p game.Player, after int) (update wire.Update, ok bool) {
	if after < t.rewound || after > t.last || t.lagsFor(p) {
		return update, false
	}
	v := t.view(p)
	update.Standing, update.Dice = t.standingFor(p), t.diceOnceOver()
	update.Words = t.wordsFor(p, after)
	if after == t.last {
		update.Table = t.tells().Changes(&v, &v)
		update.Events = []wire.Event{}
		return update, true
	}
	update.Table, update.Events = t.tells().Table(&v), t.eventsSince(p, after)
	return update, true
}

// standingFor is how the match stands for somebody.
func (t *table) standingFor(p game.Player) wire.Standing {
	out := wire.Standing{Position: t.last, Waiting: []wire.Seat{}, Offers: t.offersFor(p),
		Free: t.seats.free(), Names: t.seats.called(), Clock: t.clockNow()}
	if t.over() {
		out.Result = t.resultNow()
		return out
	}
	who := t.exec().Waiting(&t.state)
	for seat := range t.bots {
		if who.Has(game.Player(seat)) && t.bots[seat] == nil {
			out.Waiting = append(out.Waiting, wire.SeatOf(game.Player(seat)))
		}
	}
	if !p.IsSeat() || t.bots[p] != nil {
		return out
	}
	out.Question = t.question(p)
	if t.undo.seat == p {
		out.Takeback = t.undo.text
	}
	return out
}

// forgetAsked lets go of what seats are asked.
func (t *table) forgetAsked() {
	for p := range t.asked {
		t.asked[p] = asked{at: -1}
	}
}

// question is what a seat is asked. It is kept until the match goes on.
func (t *table) question(p game.Player) *wire.Question {
	if k := &t.asked[p]; k.at == t.last {
		return k.question
	}
	var q *wire.Question
	if t.exec().Waiting(&t.state).Has(p) {
		v := t.s.views.Get().(*view.View)
		defer t.s.views.Put(v)
		*v = t.view(p)
		if q = t.tells().Question(v); q != nil {
			q.Number = t.answers[p]
		}
	}
	t.asked[p] = asked{t.last, q}
	return q
}

// resultNow tells how the match ended.
func (t *table) resultNow() *wire.Result {
	r := resultOf(&t.state, t.drawn)
	switch {
	case t.lapsed.seat != 0 && t.drawn:
		r.Text = t.lapsed.text() + " The match is a draw."
	case t.lapsed.seat != 0:
		r.Text = t.lapsed.text() + " " + r.Text
	case t.broken:
		r = wire.Result{Text: "A bug ended the match.", Broken: true}
	}
	r.Rematch = t.meta.Rematch
	return &r
}

// resultOf tells how a match ended.
func resultOf(s *game.State, drawn bool) wire.Result {
	r := wire.Result{Text: text.Result(s.Result) + "."}
	switch {
	case drawn:
		r.Text = "The players agreed on a draw."
	case s.Result == game.Won1:
		r.Winner = 1
	case s.Result == game.Won2:
		r.Winner = 2
	}
	return r
}

// diceOf tells to what dice are committed.
func diceOf(fair dealer.Fair, nonces [2]string) wire.Dice {
	d := wire.Dice{Commitment: fmt.Sprintf("%x", fair.Commitment())}
	if nonces != ([2]string{}) {
		d.Nonces = &nonces
	}
	return d
}

// dice tells how the dice are kept fair.
func (t *table) dice() wire.Dice {
	d := diceOf(t.fair, t.record.Dice.Nonces)
	if t.over() {
		d.Secret = fmt.Sprintf("%x", t.meta.Secret)
	}
	return d
}

// diceOnceOver tells the secret of the dice once the match is over.
func (t *table) diceOnceOver() *wire.Dice {
	if !t.over() {
		return nil
	}
	d := t.dice()
	return &d
}

// inWords says a choice with what it answers.
func (t *table) inWords(s *game.State, p game.Player, c game.Choice) string {
	q := t.exec().Ask(s, p)
	return strings.TrimSuffix(text.Question(t.exec(), q), ".") + ": " + text.Choice(t.exec(), q, c) + "."
}

// offersFor lists what is offered and not answered.
func (t *table) offersFor(p game.Player) []wire.Offer {
	list := []wire.Offer{}
	for seat, kind := range t.offers {
		if kind == "" || kind == noOffer {
			continue
		}
		o := wire.Offer{Seat: wire.SeatOf(game.Player(seat)), Kind: kind}
		who := "Player " + strconv.Itoa(seat+1)
		switch kind {
		case drawOffer:
			o.Text = who + " offers a draw."
		case rematchOffer:
			o.Text = who + " would like a rematch."
		case takebackOffer:
			o.Text = who + " would like to take back the last answer."
			if game.Player(seat) == p {
				o.Text = "You would like to take back: " + t.undo.text
			}
		}
		list = append(list, o)
	}
	return slices.Clip(list)
}
