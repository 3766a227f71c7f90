package server

import (
	"errors"
	"time"
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
		if err := d.callTime(time.Now()); err != nil {
			return err
		}
		d.advance()
		if !d.over() {
			d.answerAs(d.program(t.exec().Waiting(&d.state)))
			d.advance()
		}
		return t.keep(t.s.ctx, d)
	})
	t.mu.Lock()
	defer t.mu.Unlock()
	t.playing = len(t.watches) > 0 && !t.over() && (err == nil || errors.Is(err, errMoved))
	return t.playing
}
