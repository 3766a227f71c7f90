package store

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
)

// each runs a test over every kind of store.
func each(t *testing.T, test func(*testing.T, Store)) {
	t.Run("memory", func(t *testing.T) { test(t, NewMemory()) })
	t.Run("sqlite", func(t *testing.T) {
		test(t, newSQLite(t, filepath.Join(t.TempDir(), "a b%c?.db")))
	})
	t.Run("postgres", func(t *testing.T) { test(t, newPostgres(t, postgres.Database(t))) })
}

// newSQLite opens a file until the test is over.
func newSQLite(t *testing.T, path string) *SQLite {
	t.Helper()
	s, err := OpenSQLite(path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	})
	return s
}

// match is a match with everything filled in.
func match(id string) Match {
	return Match{
		ID: id, Created: time.Date(2026, 5, 4, 3, 2, 1, 123456000, time.UTC),
		Head: "koiogran 1\nedition second\n'; -- \"½\"\n", Bots: [Seats]string{"", "steady"},
		Tokens: [Seats][]byte{bytes.Repeat([]byte{0}, 32), nil}, Secret: bytes.Repeat([]byte{255}, 32),
		Links:   [Seats][]byte{nil, bytes.Repeat([]byte{7}, 32)},
		Program: "koiogran 1", Public: true, Names: [Seats]string{"Rebels", "Galactic Empire"},
	}
}

// create keeps a match.
func create(t *testing.T, s Store, id string) {
	t.Helper()
	if err := s.Create(t.Context(), match(id)); err != nil {
		t.Fatal(err)
	}
}

// entries are choices at positions.
func entries(from, to int) []Entry {
	var list []Entry
	for at := from; at <= to; at++ {
		list = append(list, Entry{
			At: at, Kind: Choice, Seat: at % 3, Text: fmt.Sprintf("dial ship-%d 2,bank-left", at),
			Mark: 1<<63 + uint64(at), Time: 1_790_000_000_000_000 + int64(at),
		})
	}
	return list
}

// add adds entries to a match.
func add(t *testing.T, s Store, id string, from, to int) {
	t.Helper()
	if err := s.Append(t.Context(), id, from-1, entries(from, to), ""); err != nil {
		t.Fatal(err)
	}
}

// idle leaves out how long ago a match went on.
var idle = cmpopts.IgnoreFields(Match{}, "Idle")

// want fails the test if a match is not as expected.
func want(t *testing.T, s Store, expected Match) {
	t.Helper()
	m, err := s.Match(t.Context(), expected.ID)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(expected, m, idle, cmpopts.EquateEmpty()); diff != "" {
		t.Error(diff)
	}
}

// wantEntries fails the test if the entries of a match behind a position are not as expected.
func wantEntries(t *testing.T, s Store, id string, after int, expected []Entry) {
	t.Helper()
	list, err := s.Entries(t.Context(), id, after)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(expected, list, cmpopts.EquateEmpty()); diff != "" {
		t.Error(diff)
	}
}

func TestCreate_KeepsAllOfAMatch(t *testing.T) {
	each(t, func(t *testing.T, s Store) {
		create(t, s, "one")
		want(t, s, match("one"))
	})
}

func TestCreate_RefusesAnIDTwice(t *testing.T) {
	each(t, func(t *testing.T, s Store) {
		create(t, s, "one")
		other := match("one")
		other.Head = "other"
		if err := s.Create(t.Context(), other); !errors.Is(err, ErrConflict) {
			t.Errorf("%v, expected a conflict", err)
		}
		want(t, s, match("one"))
	})
}

func TestMatch_Unknown(t *testing.T) {
	each(t, func(t *testing.T, s Store) {
		for _, id := range [...]string{"none", "n\x00ne", "n\xffne"} {
			if _, err := s.Match(t.Context(), id); !errors.Is(err, ErrUnknown) {
				t.Errorf("%q: %v, expected that there is no such match", id, err)
			}
		}
	})
}

func TestEntries_UnknownMatch(t *testing.T) {
	each(t, func(t *testing.T, s Store) {
		if _, err := s.Entries(t.Context(), "none", 0); !errors.Is(err, ErrUnknown) {
			t.Errorf("%v, expected that there is no such match", err)
		}
	})
}

func TestEntries_BehindAPosition(t *testing.T) {
	each(t, func(t *testing.T, s Store) {
		create(t, s, "one")
		wantEntries(t, s, "one", 0, nil)
		add(t, s, "one", 1, 3)
		add(t, s, "one", 4, 4)
		wantEntries(t, s, "one", 0, entries(1, 4))
		wantEntries(t, s, "one", 2, entries(3, 4))
		wantEntries(t, s, "one", 4, nil)
		wantEntries(t, s, "one", 9, nil)
	})
}

func TestAppend_CountsEntries(t *testing.T) {
	each(t, func(t *testing.T, s Store) {
		create(t, s, "one")
		create(t, s, "two")
		add(t, s, "one", 1, 3)
		m := match("one")
		m.Last = 3
		want(t, s, m)
		want(t, s, match("two"))
	})
}

func TestAppend_UnknownMatch(t *testing.T) {
	each(t, func(t *testing.T, s Store) {
		err := s.Append(t.Context(), "none", 0, entries(1, 1), "")
		if !errors.Is(err, ErrUnknown) {
			t.Errorf("%v, expected that there is no such match", err)
		}
	})
}

func TestAppend_AtAnotherPositionAddsNothing(t *testing.T) {
	each(t, func(t *testing.T, s Store) {
		create(t, s, "one")
		add(t, s, "one", 1, 3)
		for _, after := range []int{0, 2, 4} {
			err := s.Append(t.Context(), "one", after, entries(after+1, after+2), "won1")
			if !errors.Is(err, ErrConflict) {
				t.Errorf("behind %d: %v, expected a conflict", after, err)
			}
		}
		m := match("one")
		m.Last = 3
		want(t, s, m)
		wantEntries(t, s, "one", 0, entries(1, 3))
	})
}

func TestAppend_OneOfManyAtOnceIsKept(t *testing.T) {
	each(t, func(t *testing.T, s Store) {
		const rivals, rounds = 8, 10
		create(t, s, "one")
		for at := range rounds {
			var kept, refused int
			for err := range together(rivals, func(i int) error {
				e := Entry{At: at + 1, Kind: Choice, Seat: 1, Text: fmt.Sprint("rival ", i)}
				return s.Append(t.Context(), "one", at, []Entry{e}, "")
			}) {
				switch {
				case err == nil:
					kept++
				case errors.Is(err, ErrConflict):
					refused++
				}
			}
			if kept != 1 || refused != rivals-1 {
				t.Fatalf("%d kept, %d refused, expected 1 and %d", kept, refused, rivals-1)
			}
		}
		list, err := s.Entries(t.Context(), "one", 0)
		if err != nil || len(list) != rounds {
			t.Errorf("%d entries, %v, expected %d", len(list), err, rounds)
		}
	})
}

// together does something n times at once and gives what came of each.
func together(n int, do func(i int) error) <-chan error {
	results := make(chan error, n)
	var all sync.WaitGroup
	for i := range n {
		all.Go(func() { results <- do(i) })
	}
	all.Wait()
	close(results)
	return results
}

func TestAppend_ManyMatchesAtOnceAreKept(t *testing.T) {
	each(t, func(t *testing.T, s Store) {
		const matches, rounds = 50, 5
		id := func(i int) string { return fmt.Sprint("match-", i) }
		for i := range matches {
			create(t, s, id(i))
		}
		for err := range together(matches, func(i int) error {
			for at := range rounds {
				err := s.Append(t.Context(), id(i), 2*at, entries(2*at+1, 2*at+2), "")
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
			wantEntries(t, s, id(i), 0, entries(1, 2*rounds))
		}
	})
}

func TestAppend_WithAResultEndsTheMatch(t *testing.T) {
	each(t, func(t *testing.T, s Store) {
		create(t, s, "one")
		if err := s.Append(t.Context(), "one", 0, entries(1, 1), "won2"); err != nil {
			t.Fatal(err)
		}
		m := match("one")
		m.Last, m.Finished, m.Result = 1, true, "won2"
		want(t, s, m)
		add(t, s, "one", 2, 2) // such as the offer of a rematch
		m.Last = 2
		want(t, s, m)
	})
}

func TestAppend_NotAfterItsTime(t *testing.T) {
	each(t, func(t *testing.T, s Store) {
		create(t, s, "one")
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		if err := s.Append(ctx, "one", 0, entries(1, 1), ""); !errors.Is(err, context.Canceled) {
			t.Errorf("%v, expected that it was canceled", err)
		}
	})
}

func TestSetRematch_TheFirstWins(t *testing.T) {
	each(t, func(t *testing.T, s Store) {
		create(t, s, "one")
		for _, next := range []string{"two", "three"} {
			if got, err := s.SetRematch(t.Context(), "one", next); err != nil || got != "two" {
				t.Errorf("%q, %v, expected two", got, err)
			}
		}
		m := match("one")
		m.Rematch = "two"
		want(t, s, m)
	})
}

func TestSetRematch_UnknownMatch(t *testing.T) {
	each(t, func(t *testing.T, s Store) {
		if _, err := s.SetRematch(t.Context(), "none", "two"); !errors.Is(err, ErrUnknown) {
			t.Errorf("%v, expected that there is no such match", err)
		}
	})
}

func TestList_ThoseThatWentOnLastFirst(t *testing.T) {
	each(t, func(t *testing.T, s Store) {
		hidden := match("hidden")
		hidden.Public = false
		if err := s.Create(t.Context(), hidden); err != nil {
			t.Fatal(err)
		}
		for _, id := range []string{"one", "two", "three", "hidden", "two"} {
			if id != "hidden" {
				if err := s.Create(t.Context(), match(id)); err != nil && !errors.Is(err, ErrConflict) {
					t.Fatal(err)
				}
			}
			m, err := s.Match(t.Context(), id)
			if err != nil {
				t.Fatal(err)
			}
			add(t, s, id, m.Last+1, m.Last+1)
		}
		wantList(t, s, 10, "two three one")
		wantList(t, s, 2, "two three")
	})
}

func TestList_ThoseWhoseHeadBeginsSo(t *testing.T) {
	each(t, func(t *testing.T, s Store) {
		for id, head := range map[string]string{"one": "table\n{}", "two": "tab", "three": "a table\n"} {
			m := match(id)
			m.Head = head
			if err := s.Create(t.Context(), m); err != nil {
				t.Fatal(err)
			}
		}
		list, err := s.List(t.Context(), "table\n", false, 10)
		if err != nil || len(list) != 1 || list[0].ID != "one" {
			t.Errorf("%v, %v, expected one", list, err)
		}
	})
}

// wantList fails the test if the matches listed are not those expected.
func wantList(t *testing.T, s Store, limit int, expected string) {
	t.Helper()
	list, err := s.List(t.Context(), "", false, limit)
	if err != nil {
		t.Fatal(err)
	}
	var ids []string
	for _, m := range list {
		ids = append(ids, m.ID)
		if m.Idle < 0 || m.Idle > time.Minute {
			t.Errorf("%s was idle for %v, expected a moment", m.ID, m.Idle)
		}
	}
	if got := strings.Join(ids, " "); got != expected {
		t.Errorf("listed are %s, expected %s", got, expected)
	}
}

func TestWatch_TellsEveryAppendInOrder(t *testing.T) {
	each(t, func(t *testing.T, s Store) {
		create(t, s, "one")
		create(t, s, "two")
		news := watch(t, s)
		add(t, s, "one", 1, 2)
		add(t, s, "two", 1, 1)
		add(t, s, "one", 3, 3)
		if err := s.Append(t.Context(), "one", 0, entries(1, 1), ""); err == nil {
			t.Fatal("a conflict was kept")
		}
		add(t, s, "one", 4, 4)
		var one, two []int
		for n := range news {
			if n.ID == "one" {
				one = append(one, n.Last)
			} else if n.ID == "two" {
				two = append(two, n.Last)
			}
			if n == (Notice{"one", 4}) {
				break
			}
		}
		if diff := cmp.Diff([][]int{{2, 3, 4}, {1}}, [][]int{one, two}); diff != "" {
			t.Error(diff)
		}
	})
}

// watch watches a store until the test is over. It returns once the store has begun to tell.
func watch(t *testing.T, s Store) <-chan Notice {
	t.Helper()
	news := make(chan Notice, 1000)
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() { ended <- s.Watch(ctx, func(n Notice) { news <- n }) }()
	t.Cleanup(func() {
		cancel()
		if err := <-ended; !errors.Is(err, context.Canceled) {
			t.Errorf("watching ended with %v, expected that it was canceled", err)
		}
	})
	if n := <-news; n != (Notice{}) {
		t.Fatalf("%v, expected to be told first to look at everything", n)
	}
	return news
}

func TestPing_Answers(t *testing.T) {
	each(t, func(t *testing.T, s Store) {
		if err := s.Ping(t.Context()); err != nil {
			t.Error(err)
		}
	})
}

// A pause between two beats is a silence, whoever beats next.
func TestBeat_NotesSilences(t *testing.T) {
	each(t, func(t *testing.T, s Store) {
		begun := time.UnixMicro(1_790_000_000_000_000)
		beat := func(after time.Duration, since time.Time) string {
			list, err := s.Beat(t.Context(), begun.Add(after), since)
			if err != nil {
				t.Fatal(err)
			}
			var out []string
			for _, q := range list {
				out = append(out, fmt.Sprint(time.UnixMicro(q.From).Sub(begun), "-",
					time.UnixMicro(q.To).Sub(begun)))
			}
			return strings.Join(out, " ")
		}
		for _, step := range []struct {
			after time.Duration
			since time.Time
			want  string
		}{
			{0, begun, ""},
			{LongSilence - time.Microsecond, begun, ""},
			{3 * time.Second, begun, "999.999ms-3s"},
			{2 * time.Second, begun, "999.999ms-3s"}, // by a server whose clock is slow
			{10 * time.Second, begun.Add(3 * time.Second), "3s-10s"},
			{10 * time.Second, begun, "999.999ms-3s 3s-10s"},
		} {
			if got := beat(step.after, step.since); got != step.want {
				t.Errorf("at %v: %q, want %q", step.after, got, step.want)
			}
		}
	})
}

// What somebody has said can be forgotten, without anybody else's words.
func TestBlank_ForgetsTextsOfASeat(t *testing.T) {
	each(t, func(t *testing.T, s Store) {
		create(t, s, "one")
		list := []Entry{
			{At: 1, Kind: Said, Seat: 1, Text: "a"}, {At: 2, Kind: Said, Seat: 2, Text: "b"},
			{At: 3, Kind: Choice, Seat: 1, Text: "c"},
		}
		if err := s.Append(t.Context(), "one", 0, list, ""); err != nil {
			t.Fatal(err)
		}
		if err := s.Blank(t.Context(), "one", Said, 1); err != nil {
			t.Fatal(err)
		}
		list[0].Text = ""
		wantEntries(t, s, "one", 0, list)
	})
}

// Relics of all matches are found by the beginnings of their names.
func TestRelics_ThoseWhoseNameBeginsSo(t *testing.T) {
	each(t, func(t *testing.T, s Store) {
		for _, id := range []string{"one", "two"} {
			create(t, s, id)
			for _, name := range []string{"report 1", "state"} {
				if err := s.Keep(t.Context(), id, name, []byte(id)); err != nil {
					t.Fatal(err)
				}
			}
		}
		list, err := s.Relics(t.Context(), "", "report", 9)
		if err != nil || len(list) != 2 || list[0].Name != "report 1" || string(list[1].Data) != list[1].ID {
			t.Errorf("%+v, %v", list, err)
		}
		if list, err := s.Relics(t.Context(), "", "report", 1); err != nil || len(list) != 1 {
			t.Errorf("%+v, %v", list, err)
		}
	})
}

// Servers that share a database tell each other who is connected.
func TestAttend_TellsOtherServers(t *testing.T) {
	address := postgres.Database(t)
	one, two := newPostgres(t, address), newPostgres(t, address)
	err := one.Attend(t.Context(), []Attendance{{"a", 1}, {"b", 2}, {"a", 1}, {"a", 4}})
	if err != nil {
		t.Fatal(err)
	}
	ago, err := two.Attended(t.Context(), "a")
	if err != nil || ago[0] > time.Minute || ago[1] != Never || ago[3] > time.Minute {
		t.Errorf("%v, %v", ago, err)
	}
	if err := two.Attend(t.Context(), nil); err != nil {
		t.Error(err)
	}
	each(t, func(t *testing.T, s Store) {
		if ago, err := s.Attended(t.Context(), "none"); err != nil || ago != never {
			t.Errorf("%v, %v", ago, err)
		}
	})
}

func TestKeep_WhatIsKeptOfAMatch(t *testing.T) {
	each(t, func(t *testing.T, s Store) {
		create(t, s, "one")
		if _, err := s.Kept(t.Context(), "one", "replay"); !errors.Is(err, ErrUnknown) {
			t.Errorf("what is not there: %v", err)
		}
		if err := s.Keep(t.Context(), "two", "replay", []byte("x")); !errors.Is(err, ErrUnknown) {
			t.Errorf("of a match that is not there: %v", err)
		}
		for _, text := range []string{"first", "second \x00"} {
			if err := s.Keep(t.Context(), "one", "replay", []byte(text)); err != nil {
				t.Fatal(err)
			}
			got, err := s.Kept(t.Context(), "one", "replay")
			if err != nil || string(got) != text {
				t.Errorf("%q %v, want %q", got, err, text)
			}
		}
	})
}

func TestList_ThoseThatAreNotOver(t *testing.T) {
	each(t, func(t *testing.T, s Store) {
		for _, id := range []string{"going", "over"} {
			if err := s.Create(t.Context(), match(id)); err != nil {
				t.Fatal(err)
			}
		}
		if err := s.Append(t.Context(), "over", 0, []Entry{{At: 1, Kind: Drawn, Seat: 1}}, "drawn"); err != nil {
			t.Fatal(err)
		}
		list, err := s.List(t.Context(), "", true, 10)
		if err != nil || len(list) != 1 || list[0].ID != "going" {
			t.Errorf("%v, %v, expected the one that goes on", list, err)
		}
		if all, err := s.List(t.Context(), "", false, 10); err != nil || len(all) != 2 {
			t.Errorf("%v, %v, expected both", all, err)
		}
	})
}
