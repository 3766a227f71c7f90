package server

import (
	"time"

	"koiogran/engine/game"
	"koiogran/play/view"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// late is a match as those who watch see it, where the players have agreed that they see it later.
type late struct {
	n     int        // how many choices they have seen
	state game.State // after these
}

// lags reports whether those who watch see the match later than its players do. Once it is over there is
// nothing left that could help anyone.
func (t *table) lags() bool { return t.terms.Delay > 0 && t.relic == nil && !t.over() }

// lagsFor reports whether someone sees the match later than it happens.
func (t *table) lagsFor(p game.Player) bool { return !p.IsSeat() && t.lags() }

// due is in how much time those who watch see a choice.
func (t *table) due(e store.Entry) time.Duration {
	at := time.UnixMicro(e.Time).Add(time.Duration(t.terms.Delay) * time.Second)
	return at.Sub(t.s.o.Now())
}

// goLate lets those who watch see what has become due, and reports whether there was anything.
func (t *table) goLate(log *game.Log) bool {
	if t.late == nil {
		t.late = &late{state: *t.first()}
	}
	k := t.late
	before := k.n
	for ; k.n < len(t.choices) && t.due(t.choices[k.n]) <= 0; k.n++ {
		if err := t.again(&k.state, t.choices[k.n], log); err != nil {
			panic("server: " + t.choices[k.n].Text + ": " + err.Error())
		}
	}
	return k.n > before
}

// lateState is everything that those who watch may know by now.
func (t *table) lateState() wire.State {
	t.goLate(nil)
	v := view.Of(t.game, &t.late.state, game.NoPlayer)
	all := t.toldTo(game.NoPlayer)
	end := 0
	if t.late.n > 0 {
		end = all.ends[t.late.n-1]
	}
	return t.stateOf(&v, all.events[:end:end], t.lateStanding())
}

// lateStanding is how the match stands for those who watch. Clocks would tell whose turn it is.
func (t *table) lateStanding() wire.Standing {
	out := wire.Standing{Waiting: []wire.Seat{}, Offers: []wire.Offer{}, Free: t.seats.free(), Names: t.seats.called()}
	if t.late.n > 0 {
		out.Position = t.choices[t.late.n-1].At
	}
	who := t.exec().Waiting(&t.late.state)
	for seat := range t.bots {
		if who.Has(game.Player(seat)) && t.bots[seat] == nil {
			out.Waiting = append(out.Waiting, wire.SeatOf(game.Player(seat)))
		}
	}
	return out
}

// lateStep is what has become due for those who watch.
type lateStep struct {
	whole, moved bool // they have seen nothing yet; there is something
	before       game.State
	log          game.Log
}

// lateStep lets those who watch see what has become due.
func (t *table) lateStep() *lateStep {
	if t.late == nil {
		return &lateStep{whole: true}
	}
	step := &lateStep{before: t.late.state}
	step.moved = t.goLate(&step.log)
	return step
}

// lateMessage tells those who watch what has become due, nil if nothing has.
func (t *table) lateMessage(step *lateStep) []byte {
	switch {
	case step.whole:
		s := t.lateState()
		return message("state", s.Position, s)
	case !step.moved:
		return nil
	}
	old, now := view.Of(t.game, &step.before, game.NoPlayer), view.Of(t.game, &t.late.state, game.NoPlayer)
	standing, story := t.lateStanding(), wire.NewStory(t.game, &old)
	story.Language = t.speaks
	return message("update", standing.Position, wire.Update{
		Events:  story.Tell(step.log.Events),
		Changed: wire.Changed{Table: t.tells().Changes(&old, &now), Standing: standing},
	})
}

// armLate sets the alarm for the next choice that those who watch will see. It is called under the table's
// lock when someone begins to watch and when the match has gone on.
func (t *table) armLate() {
	if t.lateAlarm != nil {
		t.lateAlarm.Stop()
		t.lateAlarm = nil
	}
	if t.late == nil || !t.lags() || t.late.n == len(t.choices) {
		return
	}
	next := max(time.Millisecond, t.due(t.choices[t.late.n]))
	t.lateAlarm = time.AfterFunc(next, func() { t.s.start(t.ringLate) })
}

// ringLate tells those who watch what has become due.
func (t *table) ringLate() {
	err := t.use(t.s.ctx, "updating watchers", func() error {
		watched, late := false, t.lateStep()
		t.each(func(p game.Player) []byte {
			if !t.lagsFor(p) {
				return nil
			}
			watched = true
			return t.lateMessage(late)
		})
		if !watched {
			t.late = nil
		}
		t.armLate()
		return nil
	})
	t.s.warned("updating watchers", err)
}
