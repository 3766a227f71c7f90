package server

import (
	"context"
	"fmt"
	"net/http"
	"runtime/debug"

	"koiogran/play/dealer"
	"koiogran/serve/route"
	"koiogran/serve/store"
)

// guard runs what may panic by a bug. A panic closes this match alone.
func (t *table) guard(doing string, f func() error) (err error) {
	defer func() {
		if fault := recover(); fault != nil {
			t.closeAfterPanic(doing, fault)
			err = errBroken
		}
	}()
	return f()
}

// errDamaged says that a match cannot be made of what is stored of it.
var errDamaged = route.Refuse(http.StatusInternalServerError,
	"what is stored of this match is damaged; the log of the server says where")

// reading runs what makes a match of its rows, and reports whatever is wrong with them: one damaged match harms no
// other.
func (s *Server) reading(id string, f func() error) (err error) {
	defer func() {
		if fault := recover(); fault != nil {
			err = s.damaged(id, fmt.Errorf("%v\n%s", fault, debug.Stack()))
		}
	}()
	return f()
}

// damaged logs what is wrong with the rows of a match.
func (s *Server) damaged(id string, why error) error {
	s.log.Error("what is stored of a match is damaged", "match", id, "error", why)
	return errDamaged
}

// fairOf returns the dice of a secret as it is stored.
func fairOf(secret []byte) (dealer.Fair, error) {
	if len(secret) != dealer.SecretSize {
		return dealer.Fair{}, fmt.Errorf("a secret of %d bytes; expected %d", len(secret), dealer.SecretSize)
	}
	return dealer.NewFair([dealer.SecretSize]byte(secret)), nil
}

// closeAfterPanic closes the match after a bug. Its record is kept and can be read.
func (t *table) closeAfterPanic(doing string, fault any) {
	t.s.meter.Broken()
	t.s.log.Error("match closed by a bug; please report it with its record",
		"match", t.id, "position", t.last, "fault", fmt.Sprint(fault),
		"stack", string(debug.Stack()))
	if t.broken || t.archived != nil {
		return
	}
	ctx, cancel := context.WithTimeout(context.WithoutCancel(t.s.ctx), appendTime)
	defer cancel()
	entries := []store.Entry{{At: t.last + 1, Kind: store.Broken, Text: doing}}
	if err := t.s.o.Store.Append(ctx, t.id, t.last, entries, "undecided"); err != nil {
		t.s.log.Error("could not mark a broken match as closed", "match", t.id, "error", err)
	} else {
		t.last++
	}
	t.broken = true
	defer func() {
		if recover() != nil { // not even the last state can be sent
			t.dropAll()
		}
	}()
	t.tellAll()
}
