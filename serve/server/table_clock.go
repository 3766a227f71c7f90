package server

import (
	"encoding/json"
	"net/http"
	"slices"
	"sync"
	"time"

	"koiogran/engine/game"
	"koiogran/serve/lobby"
	"koiogran/serve/route"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// The errors of clocks and of claims.
var (
	errTimeUp = route.Refuse(http.StatusConflict, "you are out of time")
	errThere  = route.Refuse(http.StatusConflict,
		"the other player has not been away long enough, or does not have to answer")
)

// clock is how much time the players of a match have left. Each has their own, partners too: both plan at
// once, and neither answers for the other.
type clock struct {
	left   perSeat[time.Duration]
	runs   perSeat[bool] // whose time goes by
	at     int64         // when left was true, in microseconds since 1970
	round  int           // the last one that has added its time
	lapses perSeat[int]  // how often the computer has answered for lack of time
	unpaid perSeat[int]  // how many of its next answers add no time
}

// leftAt returns how much time a seat has left at a moment.
func (k *clock) leftAt(p game.Player, now int64, quiet *silences) time.Duration {
	if !k.runs[p] || now <= k.at {
		return k.left[p]
	}
	return k.left[p] - time.Duration(now-k.at-quiet.within(k.at, now))*time.Microsecond
}

// advance lets time go by.
func (k *clock) advance(now int64, quiet *silences) {
	for p := range k.left {
		k.left[p] = k.leftAt(game.Player(p), now, quiet)
	}
	k.at = max(k.at, now)
}

// silences are the times in which no server ran, in order. The nil pointer holds none.
type silences struct {
	mu   sync.Mutex
	list []store.Outage
}

// within returns how many microseconds of a time were silent.
func (q *silences) within(from, to int64) int64 {
	if q == nil {
		return 0
	}
	q.mu.Lock()
	defer q.mu.Unlock()
	sum := int64(0)
	for i := len(q.list) - 1; i >= 0 && q.list[i].To > from; i-- {
		sum += max(0, min(to, q.list[i].To)-max(from, q.list[i].From))
	}
	return sum
}

// quiet returns the silences in which the clocks of a match stand still. Days go by anyway.
func (t *table) quiet(c *lobby.Terms) *silences {
	if c.Days > 0 {
		return nil
	}
	return &t.s.silent
}

// timed lets the time until an entry that has taken effect go by, and says whose goes by then.
func (t *table) timed(p *standing, e store.Entry) {
	if !p.terms.Clocked() {
		return
	}
	k := &p.clock
	k.advance(e.Time, t.quiet(&p.terms))
	// What the server has chosen for a seat, at the beginning and the end, adds nothing.
	if seat := playerOf(e); e.Kind == store.Choice && seat.IsSeat() && k.runs[seat] && !p.over() {
		if k.left[seat] = max(0, k.left[seat]); p.terms.Days > 0 {
			k.left[seat] = p.terms.Full()
		}
		// Neither taking answers back and giving them again nor leaving them to the computer is a way to gain time.
		if k.unpaid[seat] > 0 {
			k.unpaid[seat]--
		} else {
			k.left[seat] += time.Duration(p.terms.Increment) * time.Second
		}
	}
	if round := int(p.state.Round); round > k.round {
		for seat := range k.left {
			k.left[seat] += time.Duration((round-k.round)*p.terms.Planning) * time.Second
		}
		k.round = round
	}
	going := !p.over() && len(p.seats.free()) == 0
	who := t.exec().Waiting(&p.state)
	for seat := range k.runs {
		k.runs[seat] = going && t.bots[seat] == nil && who.Has(game.Player(seat))
	}
}

// setTerms begins a match with a clock, or without one.
func (t *table) setTerms(p *standing, e store.Entry) (err error) {
	if p.terms, err = lobby.ReadTerms(e.Text); err == nil {
		full := p.terms.Full()
		p.clock = clock{at: e.Time}
		for seat := range t.size() {
			p.clock.left[seat] = full
		}
		t.timed(p, e)
	}
	return err
}

// agree notes on what the players have agreed about time.
func (d *draft) agree(c *lobby.Terms) error {
	if *c == (lobby.Terms{}) {
		return nil
	}
	text, err := json.Marshal(c)
	if err != nil {
		return err
	}
	d.add(store.Terms, game.NoPlayer, string(text))
	return d.t.setTerms(&d.standing, d.entries[len(d.entries)-1])
}

// clockNow returns the current clock, or nil if the match has none.
func (t *table) clockNow() *wire.Clock {
	if !t.terms.Clocked() {
		return nil
	}
	now, out := t.s.o.Now().UnixMicro(), &wire.Clock{
		Left: make([]int, t.size()), Runs: []wire.Seat{}, Lapses: slices.Clone(t.clock.lapses[:t.size()]),
	}
	for p := range t.size() {
		left := t.clock.leftAt(game.Player(p), now, t.quiet(&t.terms))
		out.Left[p] = int(max(0, left).Milliseconds())
		if t.clock.runs[p] {
			out.Runs = append(out.Runs, wire.SeatOf(game.Player(p)))
		}
	}
	return out
}
