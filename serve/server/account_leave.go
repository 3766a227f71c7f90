package server

import (
	"context"
	"encoding/json"
	"errors"
	"math"
	"slices"
	"strings"

	"koiogran/engine/game"
	"koiogran/serve/account"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// Leave takes the name, the account and the words of someone out of a match. It changes what is kept
// and needs no table, so that a match that this program cannot play forgets its players, too.
func (m accountMatches) Leave(ctx context.Context, a *account.Account, id string) error {
	s := m.s
	if err := s.forfeit(ctx, a, id); err != nil {
		return err
	}
	var held []game.Player
	err := store.ErrConflict
	for n := 0; n < reseats && errors.Is(err, store.ErrConflict); n++ {
		var last int
		if held, last, err = s.heldBy(ctx, a, id); err != nil || len(held) == 0 {
			return err
		}
		err = s.o.Store.Append(ctx, id, last, s.leaving(held, last), "")
	}
	if err != nil {
		return err
	}
	for _, p := range held {
		for _, kind := range [...]store.Kind{store.Named, store.Held, store.Said} {
			if err := s.o.Store.Erase(ctx, id, kind, int(wire.SeatOf(p))); err != nil {
				return err
			}
		}
	}
	if t, _ := s.loaded(id); t != nil {
		t.refresh(ctx, math.MaxInt)
	}
	of := game.Nobody
	for _, p := range held {
		of |= game.Only(p)
	}
	if err := s.dropPushes(ctx, id, of); err != nil {
		return err
	}
	if err := store.DropNote(ctx, s.o.Store, account.DueNote, id); err != nil { // no one is rated for it any more
		return err
	}
	return s.unname(ctx, id, held)
}

// forfeit ends a rated match in progress that someone leaves for good: they lose it, and the other player is
// rated for it. One that this program cannot play stays as it is.
func (s *Server) forfeit(ctx context.Context, a *account.Account, id string) error {
	if _, err := s.o.Store.Note(ctx, account.DueNote, id); errors.Is(err, store.ErrUnknown) {
		return nil
	} else if err != nil {
		return err
	}
	t, err := s.table(ctx, id)
	if err == nil {
		err = retried(func() error {
			return t.use(ctx, "an account that is deleted", func() error {
				p := game.Player(slices.Index(t.seats.accounts[:], a.ID))
				if t.archived != nil || !p.IsSeat() || t.goesOn() != nil {
					return nil
				}
				return t.lose(ctx, t.draft(), p, forfeitLeft)
			})
		})
	}
	var rules otherRules
	if errors.As(err, &rules) || isAny(err, store.ErrUnknown, errInvitation, errBroken, errDamaged) {
		return nil
	} else if err != nil {
		return err
	}
	return s.accounts.Rate(ctx, id)
}

// heldBy returns the seats of a match or of an invitation that an account holds, and the position of its
// last entry.
func (s *Server) heldBy(ctx context.Context, a *account.Account, id string) (held []game.Player, last int, err error) {
	m, err := s.o.Store.Match(ctx, id)
	if err != nil {
		return nil, 0, err
	}
	list, err := s.o.Store.Entries(ctx, id, 0)
	if err != nil {
		return nil, 0, err
	}
	k := seatsOf(&m, store.Seats)
	if last, err = k.applyAll(list); err != nil {
		return nil, 0, err
	}
	for p := range k.accounts {
		if k.accounts[p] == a.ID {
			held = append(held, game.Player(p))
		}
	}
	return held, last, nil
}

// leaving returns the entries that remove the name, the account and the messages of seats.
func (s *Server) leaving(held []game.Player, last int) []store.Entry {
	var list []store.Entry
	for _, p := range held {
		list = append(list, holding(p, new(account.Account))...)
		list = append(list, store.Entry{Kind: store.Cleared, Seat: int(wire.SeatOf(p))})
	}
	for n := range list {
		list[n].At, list[n].Time = last+1+n, s.o.Now().UnixMicro()
	}
	return list
}

// mostKeptOf is how much is kept of a match at most: the match, what each viewer saw, and reports.
const mostKeptOf = 100

// unname removes the names of seats, and their messages in reports, from what is stored of a match. This version
// stores no names, but earlier versions did.
func (s *Server) unname(ctx context.Context, id string, held []game.Player) error {
	list, err := s.o.Store.ListArchived(ctx, id, "", mostKeptOf)
	if err != nil {
		return err
	}
	for _, r := range list {
		var data []byte
		switch {
		case r.Name == finishedPart:
			data, err = s.unnamed(ctx, &r, held, new(finishedReplay))
		case strings.HasPrefix(r.Name, statePart):
			data, err = s.unnamed(ctx, &r, held, new(keptState))
		case strings.HasPrefix(r.Name, reportPrefix):
			data, err = unreported(r.Data, held)
		}
		if err == nil && data != nil {
			err = s.o.Store.Keep(ctx, id, r.Name, data)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// naming is what is kept of a match that may have names.
type naming interface{ called() [][]string }

// called returns the names that each viewer was shown.
func (w *finishedReplay) called() [][]string {
	var list [][]string
	for i := range w.Seats {
		list = append(list, w.Seats[i].Standing.Names)
	}
	return list
}

// keptState is the last state of one viewer, as earlier versions have kept it.
type keptState struct{ wire.State }

// called returns the names that the viewer was shown.
func (k *keptState) called() [][]string { return [][]string{k.Names} }

// unnamed returns what is kept of a match without the names of seats, nil if it had none.
func (s *Server) unnamed(ctx context.Context, r *store.Archived, held []game.Player, of naming) ([]byte, error) {
	if err := s.kept(ctx, r.ID, r.Name, of); err != nil {
		return nil, err
	}
	had := false
	for _, names := range of.called() {
		for _, p := range held {
			if int(p) < len(names) && names[p] != "" {
				names[p], had = "", true
			}
		}
	}
	if !had {
		return nil, nil
	}
	return zipped(of)
}

// unreported returns a report without the names and the words of seats.
func unreported(data []byte, held []game.Player) ([]byte, error) {
	var r report
	if err := json.Unmarshal(data, &r); err != nil {
		return nil, err
	}
	for _, p := range held {
		if int(p) < len(r.Names) {
			r.Names[p] = ""
		}
		var rest []reported
		for _, w := range r.Words {
			if w.Seat != wire.SeatOf(p) {
				rest = append(rest, w)
			}
		}
		r.Words = rest
	}
	return json.Marshal(r)
}
