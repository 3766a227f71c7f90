package server

import (
	"context"
	"fmt"
	"runtime/debug"

	"koiogran/serve/store"
)

// guard runs what may panic by a bug. A panic closes this match alone.
func (t *table) guard(doing string, f func() error) (err error) {
	defer func() {
		if fault := recover(); fault != nil {
			t.breakOff(doing, fault)
			err = errBroken
		}
	}()
	return f()
}

// breakOff closes the match after a bug. Its record is kept and can be read.
func (t *table) breakOff(doing string, fault any) {
	t.s.metrics.broken.Inc()
	t.s.log.Error("a match is broken by a bug; please report it with its record",
		"match", t.id, "position", t.last, "fault", fmt.Sprint(fault),
		"stack", string(debug.Stack()))
	if t.broken || t.relic != nil {
		return
	}
	ctx, cancel := context.WithTimeout(context.WithoutCancel(t.s.ctx), appendTime)
	defer cancel()
	entries := []store.Entry{{At: t.last + 1, Kind: store.Broken, Text: doing}}
	if err := t.s.o.Store.Append(ctx, t.id, t.last, entries, "undecided"); err != nil {
		t.s.log.Error("a broken match could not be closed in the store", "match", t.id, "error", err)
	} else {
		t.last++
	}
	t.broken = true
	defer func() {
		if recover() != nil { // not even that can be told
			t.dropAll()
		}
	}()
	t.tellAll()
}
