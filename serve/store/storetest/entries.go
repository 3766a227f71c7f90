package storetest

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"koiogran/serve/store"
)

func entriesUnknownMatch(t *testing.T, s store.Store) {
	if _, err := s.Entries(t.Context(), "none", 0); !errors.Is(err, store.ErrUnknown) {
		t.Errorf("%v; expected ErrNoMatch", err)
	}
}

func entriesBehindAPosition(t *testing.T, s store.Store) {
	Create(t, s, "one")
	WantEntries(t, s, "one", 0, nil)
	Add(t, s, "one", 1, 3)
	Add(t, s, "one", 4, 4)
	WantEntries(t, s, "one", 0, Entries(1, 4))
	WantEntries(t, s, "one", 2, Entries(3, 4))
	WantEntries(t, s, "one", 4, nil)
	WantEntries(t, s, "one", 9, nil)
}

func appendCountsEntries(t *testing.T, s store.Store) {
	Create(t, s, "one")
	Create(t, s, "two")
	Add(t, s, "one", 1, 3)
	m := Match("one")
	m.Last = 3
	Want(t, s, m)
	Want(t, s, Match("two"))
}

func appendUnknownMatch(t *testing.T, s store.Store) {
	err := s.Append(t.Context(), "none", 0, Entries(1, 1), "")
	if !errors.Is(err, store.ErrUnknown) {
		t.Errorf("%v; expected ErrNoMatch", err)
	}
}

func appendAtAnotherPositionAddsNothing(t *testing.T, s store.Store) {
	Create(t, s, "one")
	Add(t, s, "one", 1, 3)
	for _, after := range []int{0, 2, 4} {
		err := s.Append(t.Context(), "one", after, Entries(after+1, after+2), "won1")
		if !errors.Is(err, store.ErrConflict) {
			t.Errorf("behind %d: %v; expected a conflict", after, err)
		}
	}
	m := Match("one")
	m.Last = 3
	Want(t, s, m)
	WantEntries(t, s, "one", 0, Entries(1, 3))
}

func appendOneOfManyAtOnceIsKept(t *testing.T, s store.Store) {
	const rivals, rounds = 8, 10
	Create(t, s, "one")
	for at := range rounds {
		var kept, refused int
		for err := range Together(rivals, func(i int) error {
			e := store.Entry{At: at + 1, Kind: store.Choice, Seat: 1, Text: fmt.Sprint("rival ", i)}
			return s.Append(t.Context(), "one", at, []store.Entry{e}, "")
		}) {
			switch {
			case err == nil:
				kept++
			case errors.Is(err, store.ErrConflict):
				refused++
			}
		}
		if kept != 1 || refused != rivals-1 {
			t.Fatalf("%d kept, %d refused; expected 1 and %d", kept, refused, rivals-1)
		}
	}
	list, err := s.Entries(t.Context(), "one", 0)
	if err != nil || len(list) != rounds {
		t.Errorf("%d entries, %v; expected %d", len(list), err, rounds)
	}
}

func appendManyMatchesAtOnceAreKept(t *testing.T, s store.Store) {
	const matches, rounds = 50, 5
	id := func(i int) string { return fmt.Sprint("match-", i) }
	for i := range matches {
		Create(t, s, id(i))
	}
	for err := range Together(matches, func(i int) error {
		for at := range rounds {
			err := s.Append(t.Context(), id(i), 2*at, Entries(2*at+1, 2*at+2), "")
			if err != nil {
				return err
			}
		}
		return nil
	}) {
		if err != nil {
			t.Fatal(err)
		}
	}
	for i := range matches {
		WantEntries(t, s, id(i), 0, Entries(1, 2*rounds))
	}
}

func appendWithAResultEndsTheMatch(t *testing.T, s store.Store) {
	Create(t, s, "one")
	if err := s.Append(t.Context(), "one", 0, Entries(1, 1), "won2"); err != nil {
		t.Fatal(err)
	}
	m := Match("one")
	m.Last, m.Finished, m.Result = 1, true, "won2"
	Want(t, s, m)
	Add(t, s, "one", 2, 2) // such as the offer of a rematch
	m.Last = 2
	Want(t, s, m)
}

func appendNotAfterItsTime(t *testing.T, s store.Store) {
	Create(t, s, "one")
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := s.Append(ctx, "one", 0, Entries(1, 1), ""); !errors.Is(err, context.Canceled) {
		t.Errorf("%v; expected that it was canceled", err)
	}
}

// What someone has said can be forgotten, without anyone else's words.
func blankForgetsTextsOfASeat(t *testing.T, s store.Store) {
	Create(t, s, "one")
	list := []store.Entry{
		{At: 1, Kind: store.Said, Seat: 1, Text: "a"}, {At: 2, Kind: store.Said, Seat: 2, Text: "b"},
		{At: 3, Kind: store.Choice, Seat: 1, Text: "c"},
	}
	if err := s.Append(t.Context(), "one", 0, list, ""); err != nil {
		t.Fatal(err)
	}
	if err := s.Erase(t.Context(), "one", store.Said, 1); err != nil {
		t.Fatal(err)
	}
	list[0].Text = ""
	WantEntries(t, s, "one", 0, list)
}
