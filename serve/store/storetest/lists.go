package storetest

import (
	"errors"
	"strings"
	"testing"
	"time"

	"koiogran/serve/store"
)

// A list has the newest matches first, whatever has gone on since, and goes on behind any match, even one that is over.
func listTheNewestFirst(t *testing.T, s store.Store) {
	for at, id := range []string{"one", "three", "hidden", "two", "four"} {
		m := Match(id)
		m.Created = m.Created.Add(time.Duration(at) * time.Second)
		m.Public = id != "hidden"
		if err := s.Create(t.Context(), m); err != nil {
			t.Fatal(err)
		}
	}
	Add(t, s, "one", 1, 1)
	if err := s.Append(t.Context(), "three", 0, Entries(1, 1), "drawn"); err != nil {
		t.Fatal(err)
	}
	wantList(t, s, false, "", 10, "four two three one")
	wantList(t, s, false, "", 2, "four two")
	wantList(t, s, false, "two", 10, "three one")
	wantList(t, s, false, "hidden", 10, "three one")
	wantList(t, s, true, "three", 10, "one")
	wantList(t, s, true, "four", 1, "two")
	wantList(t, s, false, "one", 10, "")
	wantList(t, s, false, "unknown", 10, "")
}

func listThoseWhoseHeadBeginsSo(t *testing.T, s store.Store) {
	for id, head := range map[string]string{"one": "table\n{}", "two": "tab", "three": "a table\n"} {
		m := Match(id)
		m.Head = head
		if err := s.Create(t.Context(), m); err != nil {
			t.Fatal(err)
		}
	}
	list, err := s.List(t.Context(), "table\n", false, "", 10)
	if err != nil || len(list) != 1 || list[0].ID != "one" {
		t.Errorf("%v, %v; expected one", list, err)
	}
}

// Relics of all matches are found by the beginnings of their names.
func relicsThoseWhoseNameBeginsSo(t *testing.T, s store.Store) {
	for _, id := range []string{"one", "two"} {
		Create(t, s, id)
		for _, name := range []string{"report 1", "state"} {
			if err := s.Keep(t.Context(), id, name, []byte(id)); err != nil {
				t.Fatal(err)
			}
		}
	}
	list, err := s.ListArchived(t.Context(), "", "report", 9)
	if err != nil || len(list) != 2 || list[0].Name != "report 1" || string(list[1].Data) != list[1].ID {
		t.Errorf("%+v, %v", list, err)
	}
	if list, err := s.ListArchived(t.Context(), "", "report", 1); err != nil || len(list) != 1 {
		t.Errorf("%+v, %v", list, err)
	}
}

func keepWhatIsKeptOfAMatch(t *testing.T, s store.Store) {
	Create(t, s, "one")
	if _, err := s.Kept(t.Context(), "one", "replay"); !errors.Is(err, store.ErrUnknown) {
		t.Errorf("what is not there: %v", err)
	}
	if err := s.Keep(t.Context(), "two", "replay", []byte("x")); !errors.Is(err, store.ErrUnknown) {
		t.Errorf("of a match that is not there: %v", err)
	}
	for _, text := range []string{"one", "two \x00"} {
		if err := s.Keep(t.Context(), "one", "replay", []byte(text)); err != nil {
			t.Fatal(err)
		}
		got, err := s.Kept(t.Context(), "one", "replay")
		if err != nil || string(got) != text {
			t.Errorf("%q %v, want %q", got, err, text)
		}
	}
}

func listThoseThatAreNotOver(t *testing.T, s store.Store) {
	for _, id := range []string{"going", "over"} {
		if err := s.Create(t.Context(), Match(id)); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.Append(t.Context(), "over", 0, []store.Entry{{At: 1, Kind: store.Drawn, Seat: 1}}, "drawn"); err != nil {
		t.Fatal(err)
	}
	list, err := s.List(t.Context(), "", true, "", 10)
	if err != nil || len(list) != 1 || list[0].ID != "going" {
		t.Errorf("%v, %v; expected the one that goes on", list, err)
	}
	if all, err := s.List(t.Context(), "", false, "", 10); err != nil || len(all) != 2 {
		t.Errorf("%v, %v; expected both", all, err)
	}
}

// wantList fails the test if the matches listed are not those expected.
func wantList(t *testing.T, s store.Store, going bool, after string, limit int, expected string) {
	t.Helper()
	list, err := s.List(t.Context(), "", going, after, limit)
	if err != nil {
		t.Fatal(err)
	}
	var ids []string
	for _, m := range list {
		ids = append(ids, m.ID)
		if m.ID == "one" && (m.Idle < 0 || m.Idle > time.Minute) {
			t.Errorf("%s was idle for %v; expected a moment", m.ID, m.Idle)
		}
	}
	if got := strings.Join(ids, " "); got != expected {
		t.Errorf("listed are %s; expected %s", got, expected)
	}
}

// Damaged is a match whose partners a database cannot read any more: it is reported, and hides no other match from the
// lists. What is written to its row comes from spoil.
func Damaged(t *testing.T, s store.Store, spoil func(statement string) error) {
	Create(t, s, "good")
	Create(t, s, "spoiled")
	if err := spoil(`UPDATE matches SET partners = '{' WHERE id = 'spoiled'`); err != nil {
		t.Fatal(err)
	}
	if m, err := s.Match(t.Context(), "spoiled"); err == nil {
		t.Errorf("the damaged match is returned: %+v", m)
	}
	if list, err := s.List(t.Context(), "", false, "", 10); err != nil || len(list) != 1 || list[0].ID != "good" {
		t.Errorf("the list: %+v, %v", list, err)
	}
	if list, err := s.All(t.Context(), "", 10); err != nil || len(list) != 2 || list[1].Damage == nil {
		t.Errorf("all: %+v, %v", list, err)
	}
	if n, err := store.Copy(t.Context(), store.NewMemory(), s); n != 1 || err == nil {
		t.Errorf("%d are copied, %v", n, err)
	}
}
