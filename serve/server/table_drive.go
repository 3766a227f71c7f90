package server

import (
	"context"
	"errors"
	"time"

	"koiogran/engine/game"
	"koiogran/play/match"
	"koiogran/play/view"
	"koiogran/serve/store"
)

// runBots lets the programs of a match without people play for as long as someone watches, at a
// pace at which people can follow. It is called under the table's lock and does not wait.
func (t *table) runBots() {
	if !t.unmanned() || t.playing || t.over() {
		return
	}
	t.playing = t.s.start(func() {
		for t.paced() && t.stepBot() {
		}
	})
}

// paced waits while a program thinks. It reports whether the server still runs.
func (t *table) paced() bool {
	timer := time.NewTimer(t.s.o.Pace)
	defer timer.Stop()
	select {
	case <-timer.C:
		return true
	case <-t.s.ctx.Done():
		return false
	}
}

// stepBot lets one program answer, and reports whether the match is to be driven on.
func (t *table) stepBot() bool {
	err := t.use(t.s.ctx, "a program's answer", func() error {
		if err := t.goesOn(); err != nil {
			return err
		}
		if t.full(len(t.choices)) {
			return errLong
		}
		d := t.draft()
		if err := d.callTime(); err != nil {
			return err
		}
		d.advance()
		if !d.over() {
			p := d.program(t.exec().Waiting(&d.state))
			d.take(p, d.chosenBy(p))
			d.advance()
		}
		return t.keep(t.s.ctx, d)
	})
	t.mu.Lock()
	defer t.mu.Unlock()
	t.playing = len(t.watches) > 0 && !t.over() && (err == nil || errors.Is(err, errMoved))
	return t.playing
}

// carried is a draft as match.Advance carries it on. People have to be waited for.
type carried struct{ *draft }

// At implements match.Stand.
func (d carried) At() (*game.Exec, *game.State) { return d.t.exec(), &d.state }

// TimeUp implements match.Stand. The time limit of the match runs from its creation.
func (d carried) TimeUp() bool {
	limit := time.Duration(d.t.game.Options.TimeLimit) * time.Minute
	return !time.Now().Before(d.t.meta.Created.Add(limit))
}

// CallTime implements match.Stand.
func (d carried) CallTime() error {
	e := store.Entry{At: d.t.last + len(d.entries) + 1, Kind: store.Time, Time: d.now}
	d.entries = append(d.entries, e)
	err := d.t.enter(&d.standing, e, &d.log)
	d.ends = append(d.ends, len(d.log.Events))
	return err
}

// Answer implements match.Stand: chance and programs answer. In a match without people the programs wait to be driven.
func (d carried) Answer(p game.Player) (game.Choice, match.Reply, error) {
	switch {
	case p == game.Chance:
		return d.t.fair.Deal(d.rolls, d.t.exec().Ask(&d.state, p)), match.Chosen, nil
	case d.t.bots[p] == nil || d.t.unmanned():
		return game.Choice{}, match.Waits, nil
	}
	return d.chosenBy(p), match.Chosen, nil
}

// Choose implements match.Stand.
func (d carried) Choose(p game.Player, c game.Choice) error {
	d.take(p, c)
	return nil
}

// callTime notes that the time limit of the match is over, once it is.
func (d *draft) callTime() error { return match.CallTime(carried{d}) }

// advance lets chance and programs answer until a person is asked.
func (d *draft) advance() {
	if err := match.Advance(context.Background(), carried{d}); err != nil {
		panic("server: " + err.Error())
	}
}

// chosenBy returns the choice of a program.
func (d *draft) chosenBy(p game.Player) game.Choice {
	v := d.t.s.views.Get().(*view.View)
	defer d.t.s.views.Put(v)
	v.See(d.t.game, &d.state, p)
	return d.t.bots[p].Answer(v, v.Ask(d.t.exec()))
}
