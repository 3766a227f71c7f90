package server

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"strconv"
	"sync"
	"time"

	"koiogran/engine/game"
	"koiogran/play/text"
	"koiogran/play/view"
	"koiogran/serve/limit"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// watchBuffer is how many messages may wait for a watcher before the watcher is dropped. A dropped client connects
// again and gets what it missed.
const watchBuffer = 64

// watch is a client that gets the events of a match, over a stream or a socket.
type watch struct {
	viewer   game.Player
	language text.Language
	who      string      // the address
	held     string      // the Authorization header with the viewer's token, empty without one
	messages chan []byte // of a stream, closed when the watcher is dropped
	socket   *socket
	sent     func() // the first message has been sent, or will not be
}

// answering is the key in a context of the watcher whose answer is taken: the worker that has taken it sends this watcher
// the result, once the match is free again.
type answering struct{}

// put queues a message for a watcher, and reports whether the watcher keeps up. To one who is answering it is sent later.
func (w *watch) put(text []byte, later bool) bool {
	switch {
	case w.socket != nil && later:
		return w.socket.queue(text)
	case w.socket != nil:
		return w.socket.put(text)
	}
	select {
	case w.messages <- text:
		return true
	default:
		return false
	}
}

// drop ends the stream or the socket of a watcher.
func (w *watch) drop() {
	if w.socket != nil {
		w.socket.close()
		return
	}
	close(w.messages)
}

// viewers is how many see a match differently at most: its seats, and anyone who watches.
const viewers = game.MaxSeats + 1

// viewers returns those who see the match differently.
func (t *table) viewers() []game.Player {
	list := make([]game.Player, 0, viewers)
	for p := range t.size() {
		list = append(list, game.Player(p))
	}
	return append(list, game.NoPlayer)
}

// tellTo registers a watcher for the events after a position. It sends the first message to a socket, and returns it
// for a stream. Until the message has been sent, it counts as an answer to the client's address: it can be large.
func (t *table) tellTo(ctx context.Context, w *watch, after int) (first []byte, err error) {
	p := w.viewer
	err = t.use(ctx, "sending events", func() error {
		if err := t.admits(w); err != nil {
			return err
		}
		if t.archived != nil {
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
		who, size := limit.CallerOf(ctx), int64(len(first))
		if !t.s.limiter.Hold(who, size) {
			return limit.ErrMany
		}
		w.who, w.sent = who.Address, sync.OnceFunc(func() { t.s.limiter.Drop(who, size) })
		if w.socket != nil {
			w.socket.begin(first, w.sent) // before all that follows
		}
		t.watches[w] = struct{}{}
		t.armDelay()
		t.s.addConnections(t.id, p, 1)
		t.runBots()
		return nil
	})
	return first, err
}

// admits reports why someone cannot watch: the token has been replaced since it was looked at, or the seat has
// as many streams already as an address may have, whatever the addresses are.
func (t *table) admits(w *watch) error {
	if w.held != "" {
		if p, err := t.seats.holder(w.held); err != nil || p != w.viewer {
			return errToken
		}
	}
	n, most := 0, t.s.o.Limits.Streams
	for other := range t.watches {
		if other.viewer == w.viewer {
			n++
		}
	}
	if w.viewer.IsSeat() && most > 0 && n >= most {
		return limit.ErrMany
	}
	return nil
}

// unwatch lets someone go.
func (t *table) unwatch(w *watch) {
	t.mu.Lock()
	defer t.mu.Unlock()
	delete(t.watches, w)
	t.used = time.Now()
	if w.viewer.IsSeat() {
		t.seen[w.viewer] = t.used
	}
	t.s.addConnections(t.id, w.viewer, -1)
}

// idle reports whether no one watches, and no one has used the table since a time.
func (t *table) idle(since time.Time) bool {
	if !t.mu.TryLock() {
		return false
	}
	defer t.mu.Unlock()
	t.untell(time.Now().Add(-eventLogTTL))
	if len(t.watches) > 0 || t.playing || !t.used.Before(since) {
		return false
	}
	for _, alarm := range [...]*time.Timer{t.alarm, t.delayAlarm} {
		if alarm != nil {
			alarm.Stop()
		}
	}
	return true
}

// message returns a server-sent event at a position.
func message(kind string, position int, v any) []byte {
	return written(headOf(kind, position), func(b []byte) ([]byte, error) { return wire.Append(b, v) })
}

// event returns a server-sent event that is at no position.
func event(kind string, v any) []byte {
	return written("event: "+kind+"\ndata: ", func(b []byte) ([]byte, error) { return wire.Append(b, v) })
}

// headOf returns how a server-sent event begins.
func headOf(kind string, position int) string {
	return "id: " + strconv.Itoa(position) + "\nevent: " + kind + "\ndata: "
}

// written returns a server-sent event with what is written behind its head.
func written(head string, write func(b []byte) ([]byte, error)) []byte {
	var out []byte
	err := drafted(func(b []byte) ([]byte, error) {
		b, err := write(append(b, head...))
		b = append(b, "\n\n"...)
		out = bytes.Clone(b)
		return b, err
	})
	if err != nil {
		panic("server: " + err.Error())
	}
	return out
}

// story holds the events since a state, in which this many choices had been made, for all viewers.
type story struct {
	t       *table
	before  *game.State
	choices int
	events  []game.Event
	all     perLanguage[[]byte] // the events as JSON, if all viewers get the same; nil until first used
}

// tell returns the events for a viewer as JSON; old is what the viewer knew before.
func (y *story) tell(old *view.View) ([]byte, error) {
	l := y.t.speaks
	if y.all[l] != nil {
		return y.all[l], nil
	}
	var list []wire.Event
	k := y.t.eventLogs[l][min(int(old.Viewer()), viewers-1)]
	if k != nil && len(k.ends) == len(y.t.choices) && y.choices < len(k.ends) {
		list = k.since(y.choices) // tellOn has told it
	} else {
		story := wire.NewStory(y.t.game, old)
		story.Language = l
		list = story.Tell(y.events)
	}
	var text []byte
	err := drafted(func(b []byte) ([]byte, error) {
		b, err := wire.Append(b, list)
		text = bytes.Clone(b)
		return b, err
	})
	if open(y.events) {
		y.all[l] = text
	}
	return text, err
}

// open reports whether all may know everything about events.
func open(events []game.Event) bool {
	return !slices.ContainsFunc(events, func(e game.Event) bool { return e.For != game.Nobody })
}

// tell sends all watchers the events since a state, in which this many choices had been made.
func (t *table) tell(before *game.State, choices int, events []game.Event) {
	var late *delayedStep
	y := story{t: t, before: before, choices: choices, events: events}
	t.each(func(p game.Player) []byte {
		switch {
		case t.isDelayedFor(p):
			if late == nil {
				late = t.delayedStep()
			}
			return t.delayedMessage(late)
		case !p.IsSeat() && t.delayed != nil: // it is over: what they have not seen comes at once
			return message("state", t.last, t.stateFor(p))
		}
		return t.update(&y, p)
	})
	t.spoken = t.last
	if !t.hasDelay() {
		t.delayed = nil
	}
	t.armDelay()
}

// update returns the message with the events for one viewer.
func (t *table) update(y *story, p game.Player) []byte {
	old, now := t.s.views.Get().(*view.View), t.s.views.Get().(*view.View)
	defer t.s.views.Put(old)
	defer t.s.views.Put(now)
	old.See(t.game, y.before, p)
	now.See(t.game, &t.state, p)
	changed := wire.Changed{
		Table: t.teller().Changes(old, now), Dice: t.diceOnceOver(), Words: t.wordsFor(p, t.spoken),
		Standing: t.standingFor(p),
	}
	return written(headOf("update", t.last), func(b []byte) ([]byte, error) {
		events, err := y.tell(old)
		if err != nil {
			return b, err
		}
		return wire.AppendUpdate(b, events, &changed)
	})
}

// tellAll sends all watchers the whole state again.
func (t *table) tellAll() {
	t.each(func(p game.Player) []byte {
		s := t.stateFor(p)
		return message("state", s.Position, s)
	})
	t.spoken = t.last
	t.armDelay()
}

// each sends a message to everyone who watches, made once for each language of each who sees the match
// differently; nil is for no one. A watcher who does not keep up is dropped.
func (t *table) each(make func(p game.Player) []byte) {
	spoke := t.speaks
	defer func() { t.speaks = spoke }()
	for _, p := range t.viewers() {
		var texts perLanguage[[]byte]
		for w := range t.watches {
			if w.viewer != p {
				continue
			}
			text := texts[w.language]
			if text == nil {
				t.speaks = w.language
				if text = make(p); text == nil {
					break
				}
				texts[w.language] = text
			}
			if !w.put(text, w == t.answering) {
				delete(t.watches, w)
				w.drop()
				t.s.meter.Dropped()
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
			w.drop()
		}
	}
}

// dropAll lets go of everyone who watches.
func (t *table) dropAll() {
	for w := range t.watches {
		delete(t.watches, w)
		w.drop()
	}
}

// refresh brings the table up to date with what other servers have added up to a position.
func (t *table) refresh(ctx context.Context, last int) {
	t.mu.Lock()
	defer t.mu.Unlock()
	defer t.releaseScratch()
	if last <= t.last {
		return
	}
	if err := t.reload(ctx); err != nil {
		t.s.log.Error("could not update a match", "match", t.id, "error", err)
		if isAny(err, store.ErrSlow, store.ErrFull, context.DeadlineExceeded) {
			time.AfterFunc(time.Second, func() { t.s.news(store.Notice{ID: t.id, Last: last}) })
		}
	}
}

// reload reads the entries that were added to the match and sends their events.
func (t *table) reload(ctx context.Context) error {
	if t.archived != nil {
		return t.reseatArchived(ctx)
	}
	t.stale = true // until it is done
	return t.guard("reading new entries", func() error {
		entries, err := t.s.o.Store.Entries(ctx, t.id, t.last)
		if err != nil {
			return err
		}
		before, choices, held, again := t.state, len(t.choices), t.seats, false
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
			t.tell(&before, choices, log.Events)
		}
		t.moved = time.Now()
		return nil
	})
}
