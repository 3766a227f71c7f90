package storetest

import (
	"errors"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"koiogran/serve/store"
)

// WantNote says what a store should keep under the name of a note.
func WantNote(t *testing.T, s store.Store, want store.Note) {
	t.Helper()
	got, err := s.Note(t.Context(), want.Kind, want.Key)
	if err != nil {
		t.Fatalf("%s %s: %v", want.Kind, want.Key, err)
	}
	if diff := cmp.Diff(want, got, cmpopts.EquateEmpty()); diff != "" {
		t.Error(diff)
	}
}

// put keeps notes.
func put(t *testing.T, s store.Store, notes ...store.Note) {
	t.Helper()
	if err := s.Put(t.Context(), notes...); err != nil {
		t.Fatal(err)
	}
}

// A note is changed by anyone who knows how it stands, and by no one else.
func putOnlyWhereTheVersionIsKnown(t *testing.T, s store.Store) {
	n := store.Note{Kind: "account", Key: "a", Owner: "a", Rank: 1.5, Data: []byte("½")}
	put(t, s, n)
	if err := s.Put(t.Context(), n); !errors.Is(err, store.ErrConflict) {
		t.Errorf("a note that is there was put as new: %v", err)
	}
	n.Version, n.Data = 1, []byte("2")
	put(t, s, n)
	if err := s.Put(t.Context(), n); !errors.Is(err, store.ErrConflict) {
		t.Errorf("a note that has changed meanwhile was changed: %v", err)
	}
	n.Version = 2
	WantNote(t, s, n)
	gone := store.Note{Kind: "account", Key: "a", Version: 1}
	if err := s.Put(t.Context(), gone); !errors.Is(err, store.ErrConflict) {
		t.Errorf("a note that has changed meanwhile was deleted: %v", err)
	}
	gone.Version = 2
	put(t, s, gone)
	if _, err := s.Note(t.Context(), "account", "a"); !errors.Is(err, store.ErrUnknown) {
		t.Errorf("a note that was deleted: %v", err)
	}
	if err := s.Put(t.Context(), store.Note{Kind: "account", Key: "a"}); !errors.Is(err, store.ErrConflict) {
		t.Errorf("a note that is not there was deleted: %v", err)
	}
}

// Of several notes none is kept if one of them is refused, in whatever order they come.
func putAllOrNone(t *testing.T, s store.Store) {
	put(t, s, store.Note{Kind: "due", Key: "m", Data: []byte("1")})
	list := []store.Note{
		{Kind: "rating", Key: "a", Data: []byte("1")},
		{Kind: "due", Key: "m", Version: 2},
		{Kind: "rating", Key: "b", Data: []byte("1")},
	}
	for range list {
		if err := s.Put(t.Context(), list...); !errors.Is(err, store.ErrConflict) {
			t.Fatal(err)
		}
		list = append(list[1:], list[0])
	}
	for _, key := range []string{"a", "b"} {
		if _, err := s.Note(t.Context(), "rating", key); !errors.Is(err, store.ErrUnknown) {
			t.Errorf("%s: %v", key, err)
		}
	}
	WantNote(t, s, store.Note{Kind: "due", Key: "m", Version: 1, Data: []byte("1")})
}

// Notes are listed by their rank, of all or of one owner, and go with the owner.
func notesByRankAndOwner(t *testing.T, s store.Store) {
	put(t, s,
		store.Note{Kind: "rating", Key: "a", Owner: "a", Rank: 1, Data: []byte("1")},
		store.Note{Kind: "rating", Key: "b", Owner: "b", Rank: 3, Data: []byte("1")},
		store.Note{Kind: "rating", Key: "c", Owner: "a", Rank: 2, Data: []byte("1")},
		store.Note{Kind: "server", Key: "d", Rank: 2, Data: []byte("1")})
	wantKeys := func(kind, owner string, limit int, want ...string) {
		t.Helper()
		list, err := s.Notes(t.Context(), kind, owner, limit)
		var got []string
		for _, n := range list {
			got = append(got, n.Key)
		}
		if err != nil || !slices.Equal(got, want) {
			t.Errorf("%s of %q: %q, %v; want %q", kind, owner, got, err, want)
		}
	}
	wantKeys("rating", "", 9, "b", "c", "a")
	wantKeys("rating", "", 2, "b", "c")
	wantKeys("rating", "a", 9, "c", "a")
	wantKeys("rating", "nobody", 9)
	for _, owner := range []string{"a", ""} {
		if err := s.DropOwner(t.Context(), owner); err != nil {
			t.Fatal(err)
		}
	}
	wantKeys("rating", "", 9, "b")
	wantKeys("server", "", 9, "d")
	all, err := s.AllNotes(t.Context(), store.Note{Kind: "rating", Key: "a"}, 1)
	if err != nil || len(all) != 1 || all[0].Key != "b" {
		t.Errorf("behind a: %v, %v", all, err)
	}
}
