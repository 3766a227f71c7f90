package storetest

import (
	"bytes"
	"errors"
	"testing"

	"koiogran/serve/store"
)

func createKeepsAllOfAMatch(t *testing.T, s store.Store) {
	Create(t, s, "one")
	Want(t, s, Match("one"))
}

func createRefusesAnIDTwice(t *testing.T, s store.Store) {
	Create(t, s, "one")
	other := Match("one")
	other.Head = "other"
	if err := s.Create(t.Context(), other); !errors.Is(err, store.ErrConflict) {
		t.Errorf("%v; expected a conflict", err)
	}
	Want(t, s, Match("one"))
}

func matchUnknown(t *testing.T, s store.Store) {
	for _, id := range [...]string{"none", "n\x00ne", "n\xffne"} {
		if _, err := s.Match(t.Context(), id); !errors.Is(err, store.ErrUnknown) {
			t.Errorf("%q: %v; expected ErrNoMatch", id, err)
		}
	}
}

func setRematchTheFirstWins(t *testing.T, s store.Store) {
	Create(t, s, "one")
	for _, next := range []string{"two", "three"} {
		if got, err := s.SetRematch(t.Context(), "one", next); err != nil || got != "two" {
			t.Errorf("%q, %v; expected two", got, err)
		}
	}
	m := Match("one")
	m.Rematch = "two"
	Want(t, s, m)
}

func setRematchUnknownMatch(t *testing.T, s store.Store) {
	if _, err := s.SetRematch(t.Context(), "none", "two"); !errors.Is(err, store.ErrUnknown) {
		t.Errorf("%v; expected ErrNoMatch", err)
	}
}

// The seats of partners are kept as those of captains are, and a match of two players keeps none.
func partnersAreKept(t *testing.T, s store.Store) {
	Create(t, s, "two")
	Want(t, s, Match("two"))
	four := Match("four")
	four.Bots[2], four.Names[2], four.Names[3] = "random", "Scouts", "Guards \"½\""
	four.Tokens[3], four.Links[2] = bytes.Repeat([]byte{5}, 32), bytes.Repeat([]byte{255}, 32)
	three := Match("three")
	three.Links[2] = bytes.Repeat([]byte{9}, 32)
	for _, m := range []store.Match{four, three} {
		if err := s.Create(t.Context(), m); err != nil {
			t.Fatal(err)
		}
		Want(t, s, m)
	}
}

// A match that is deleted is gone with all that is kept of it; the others stay.
func deleteAMatchWithEverything(t *testing.T, s store.Store) {
	Create(t, s, "one")
	Create(t, s, "two")
	Add(t, s, "one", 1, 3)
	if err := s.Keep(t.Context(), "one", "record", []byte("kept")); err != nil {
		t.Fatal(err)
	}
	if err := s.Delete(t.Context(), "one"); err != nil {
		t.Fatal(err)
	}
	list, err := s.All(t.Context(), "", 9)
	if err != nil || len(list) != 1 || list[0].ID != "two" {
		t.Errorf("%+v, %v", list, err)
	}
	if list, err := s.ListArchived(t.Context(), "", "", 9); err != nil || len(list) > 0 {
		t.Errorf("%+v, %v", list, err)
	}
	Create(t, s, "one")
	WantEntries(t, s, "one", 0, nil)
}
