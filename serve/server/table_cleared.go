package server

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"

	"koiogran/engine/game"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// clearedNote holds what a seat has taken back, by the match and the seat, for reports alone; ranked so that the oldest
// comes first. Its account owns it.
const clearedNote = "cleared"

// clearedFor is for how long what was taken back can be reported.
const clearedFor = 24 * time.Hour

// reported is something that was said, as a report holds it.
type reported struct {
	wire.Words
	Cleared bool `json:"cleared,omitempty"` // it was taken back before the report
}

// clearedKey returns the key of what a seat has taken back.
func clearedKey(id string, seat wire.Seat) string { return fmt.Sprint(id, " ", seat) }

// setAside keeps what a seat is about to take back for those who report it: else no one could who is called
// names that are taken back at once.
func (t *table) setAside(ctx context.Context, p game.Player) error {
	var words []wire.Words
	owner := ""
	err := t.use(ctx, "words that are cleared", func() error {
		for _, e := range t.said {
			if e.Seat == int(wire.SeatOf(p)) && e.Text != "" {
				words = append(words, wordsOf(e))
			}
		}
		owner = t.seats.accounts[p]
		return nil
	})
	if err != nil || len(words) == 0 {
		return err
	}
	kept, version, err := t.cleared(ctx, wire.SeatOf(p))
	if err != nil {
		return err
	}
	n, err := store.NoteOf(clearedNote, clearedKey(t.id, wire.SeatOf(p)), owner, version, append(kept, words...))
	if err != nil {
		return err
	}
	n.Rank = -float64(t.s.o.Now().Add(clearedFor).Unix())
	if err = t.s.o.Store.Put(ctx, n); errors.Is(err, store.ErrConflict) {
		return errMoved
	}
	return err
}

// cleared returns what a seat has taken back, with the version of the note that holds it.
func (t *table) cleared(ctx context.Context, seat wire.Seat) (list []wire.Words, version int, err error) {
	n, err := t.s.o.Store.Note(ctx, clearedNote, clearedKey(t.id, seat))
	if errors.Is(err, store.ErrUnknown) {
		return nil, 0, nil
	} else if err != nil {
		return nil, 0, err
	}
	if -n.Rank <= float64(t.s.o.Now().Unix()) {
		return nil, n.Version, nil
	}
	return list, n.Version, json.Unmarshal(n.Data, &list)
}

// reported returns all that was said in a match, what was taken back too.
func (t *table) reported(ctx context.Context, said []wire.Words, size int) ([]reported, error) {
	var list []reported
	for _, w := range said {
		list = append(list, reported{Words: w})
	}
	for p := range size {
		cleared, _, err := t.cleared(ctx, wire.SeatOf(game.Player(p)))
		if err != nil {
			return nil, err
		}
		for _, w := range cleared {
			list = append(list, reported{w, true})
		}
	}
	slices.SortStableFunc(list, func(a, b reported) int { return cmp.Compare(a.At, b.At) })
	return list, nil
}

// forgetCleared deletes what was taken back so long ago that no one can report it any more.
func (s *Server) forgetCleared(ctx context.Context) error {
	return store.DropPast(ctx, s.o.Store, clearedNote, s.o.Now())
}
