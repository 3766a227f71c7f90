package server

import (
	"time"

	"koiogran/engine/game"
	"koiogran/play/view"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// delayedView is a match as those who watch see it, where the players have agreed that they see it later.
type delayedView struct {
	n     int        // how many choices they have seen
	state game.State // after these
}

// hasDelay reports whether those who watch see the match later than its players do. Once it is over there is
// nothing left that could help anyone.
func (t *table) hasDelay() bool { return t.terms.Delay > 0 && t.archived == nil && !t.over() }

// isDelayedFor reports whether someone sees the match later than it happens.
func (t *table) isDelayedFor(p game.Player) bool { return !p.IsSeat() && t.hasDelay() }

// due returns how long it is until those who watch see a choice.
func (t *table) due(e store.Entry) time.Duration {
	at := time.UnixMicro(e.Time).Add(time.Duration(t.terms.Delay) * time.Second)
	return at.Sub(t.s.o.Now())
}

// advanceDelayed lets those who watch see what has become due, and reports whether there was anything.
func (t *table) advanceDelayed(log *game.Log) bool {
	if t.delayed == nil {
		t.delayed = &delayedView{state: *t.first()}
	}
	k := t.delayed
	before := k.n
	for ; k.n < len(t.choices) && t.due(t.choices[k.n]) <= 0; k.n++ {
		if err := t.again(&k.state, t.choices[k.n], log); err != nil {
			panic("server: " + t.choices[k.n].Text + ": " + err.Error())
		}
	}
	return k.n > before
}

// delayedState returns everything that those who watch may know by now.
func (t *table) delayedState() wire.State {
	t.advanceDelayed(nil)
	v := view.Of(t.game, &t.delayed.state, game.NoPlayer)
	all := t.eventLogFor(game.NoPlayer)
	end := 0
	if t.delayed.n > 0 {
		end = all.ends[t.delayed.n-1]
	}
	return t.stateOf(&v, all.events[:end:end], t.delayedStanding())
}

// delayedStanding returns how the match stands for those who watch. Clocks would tell whose turn it is.
func (t *table) delayedStanding() wire.Standing {
	out := wire.Standing{Waiting: []wire.Seat{}, Offers: []wire.Offer{}, Free: t.seats.free(), Names: t.called()}
	if t.delayed.n > 0 {
		out.Position = t.choices[t.delayed.n-1].At
	}
	who := t.exec().Waiting(&t.delayed.state)
	for seat := range t.bots {
		if who.Has(game.Player(seat)) && t.bots[seat] == nil {
			out.Waiting = append(out.Waiting, wire.SeatOf(game.Player(seat)))
		}
	}
	return out
}

// delayedStep is what has become due for those who watch.
type delayedStep struct {
	whole, moved bool // they have seen nothing yet; there is something
	before       game.State
	log          game.Log
}

// delayedStep lets those who watch see what has become due.
func (t *table) delayedStep() *delayedStep {
	if t.delayed == nil {
		return &delayedStep{whole: true}
	}
	step := &delayedStep{before: t.delayed.state}
	step.moved = t.advanceDelayed(&step.log)
	return step
}

// delayedMessage returns the message to watchers about what has become due, or nil if nothing has.
func (t *table) delayedMessage(step *delayedStep) []byte {
	switch {
	case step.whole:
		s := t.delayedState()
		return message("state", s.Position, s)
	case !step.moved:
		return nil
	}
	old, now := view.Of(t.game, &step.before, game.NoPlayer), view.Of(t.game, &t.delayed.state, game.NoPlayer)
	standing, story := t.delayedStanding(), wire.NewStory(t.game, &old)
	story.Language = t.speaks
	return message("update", standing.Position, wire.Update{
		Events:  story.Tell(step.log.Events),
		Changed: wire.Changed{Table: t.teller().Changes(&old, &now), Standing: standing},
	})
}

// armDelay sets the alarm for the next choice that those who watch will see. It is called under the table's
// lock when someone begins to watch and when the match has gone on.
func (t *table) armDelay() {
	if t.delayAlarm != nil {
		t.delayAlarm.Stop()
		t.delayAlarm = nil
	}
	if t.delayed == nil || !t.hasDelay() || t.delayed.n == len(t.choices) {
		return
	}
	next := max(time.Millisecond, t.due(t.choices[t.delayed.n]))
	t.delayAlarm = time.AfterFunc(next, func() { t.s.start(t.ringDelay) })
}

// ringDelay sends watchers what has become due.
func (t *table) ringDelay() {
	err := t.use(t.s.ctx, "updating watchers", func() error {
		watched, late := false, t.delayedStep()
		t.each(func(p game.Player) []byte {
			if !t.isDelayedFor(p) {
				return nil
			}
			watched = true
			return t.delayedMessage(late)
		})
		if !watched {
			t.delayed = nil
		}
		t.armDelay()
		return nil
	})
	t.s.warned("updating watchers", err)
}
