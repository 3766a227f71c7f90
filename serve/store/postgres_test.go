package store

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// newPostgres opens a database until the test is over.
func newPostgres(t *testing.T, address string) *Postgres {
	t.Helper()
	s, err := OpenPostgres(t.Context(), address)
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

func TestOpenPostgres_ManyServersAtOnce(t *testing.T) {
	address := postgres.Database(t)
	for err := range together(4, func(int) error {
		s, err := OpenPostgres(t.Context(), address)
		if err != nil {
			return err
		}
		return s.Close()
	}) {
		if err != nil {
			t.Error(err)
		}
	}
	create(t, newPostgres(t, address), "one")
}

func TestOpenPostgres_SaysWhatIsWrongWithoutThePassword(t *testing.T) {
	for _, address := range []string{
		"postgres://luke:secret@127.0.0.1:1/games",
		"postgres://luke:secret@127.0.0.1:1/games?sslmode=none",
		"postgres://luke:secret@127.0.0.1:port/games",
	} {
		_, err := OpenPostgres(t.Context(), address)
		if err == nil {
			t.Fatalf("%s was opened", address)
		}
		got := err.Error()
		if !strings.HasPrefix(got, "store: PostgreSQL: ") || strings.Contains(got, "\n") ||
			strings.Contains(got, "secret") {
			t.Errorf("%q, expected one sentence without the password", got)
		}
	}
}

func TestAppend_OneOfTwoServersIsKept(t *testing.T) {
	address := postgres.Database(t)
	nodes := []*Postgres{newPostgres(t, address), newPostgres(t, address)}
	const rounds = 50
	create(t, nodes[0], "one")
	for at := range rounds {
		kept := 0
		for err := range together(2, func(i int) error {
			e := Entry{At: at + 1, Kind: Choice, Seat: i + 1, Text: fmt.Sprint("server ", i)}
			return nodes[i].Append(t.Context(), "one", at, []Entry{e}, "")
		}) {
			switch {
			case err == nil:
				kept++
			case !errors.Is(err, ErrConflict):
				t.Fatal(err)
			}
		}
		if kept != 1 {
			t.Fatalf("position %d was kept %d times, expected once", at+1, kept)
		}
	}
}

func TestAppend_ManyMatchesByTwoServersWaitInNoCircle(t *testing.T) {
	address := postgres.Database(t)
	nodes := []*Postgres{newPostgres(t, address), newPostgres(t, address)}
	const matches = 40
	for i := range matches {
		create(t, nodes[0], fmt.Sprint("match-", i))
	}
	for err := range together(2*matches, func(i int) error {
		at := 0
		for at < 5 {
			err := nodes[i%2].Append(t.Context(), fmt.Sprint("match-", i/2), at, entries(1, 1), "")
			if err != nil && !errors.Is(err, ErrConflict) {
				return err
			}
			at++
		}
		return nil
	}) {
		if err != nil {
			t.Fatal(err)
		}
	}
}

func TestWatch_HearsOfOtherServersAndAfterALostConnection(t *testing.T) {
	address := postgres.Database(t)
	here, there := newPostgres(t, address), newPostgres(t, address)
	create(t, there, "one")
	news := watch(t, here)
	add(t, there, "one", 1, 2)
	if n := <-news; n != (Notice{"one", 2}) {
		t.Errorf("%v, expected that match one has 2 entries", n)
	}
	lose(t, there)
	if n := <-news; n != (Notice{}) {
		t.Errorf("%v, expected to be told to look at everything", n)
	}
	add(t, there, "one", 3, 3)
	if n := <-news; n != (Notice{"one", 3}) {
		t.Errorf("%v, expected that match one has 3 entries", n)
	}
}

// lose cuts the connections on which servers listen.
func lose(t *testing.T, s *Postgres) {
	t.Helper()
	cut, err := s.pool.Exec(t.Context(), `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
		WHERE query = 'LISTEN koiogran' AND datname = current_database()`)
	if err != nil || cut.RowsAffected() != 1 {
		t.Fatalf("%v, %v, expected one connection to be cut", cut, err)
	}
}

func TestAppend_TellsWhatOneOfSeveralAtOnceCannotKeep(t *testing.T) {
	s := newPostgres(t, postgres.Database(t))
	create(t, s, "one")
	create(t, s, "two")
	bad := []Entry{{At: 1, Kind: Choice, Seat: 1, Text: "a \x00"}}
	errs := s.transact([]addition{{"one", 0, bad, ""}, {"two", 0, entries(1, 1), ""},
		{"none", 0, entries(1, 1), ""}, {"two", 0, entries(1, 1), ""}})
	got := []bool{errs[0] != nil, errs[1] == nil, errors.Is(errs[2], ErrUnknown),
		errors.Is(errs[3], ErrConflict)}
	if diff := cmp.Diff([]bool{true, true, true, true}, got); diff != "" {
		t.Errorf("%v: %s", errs, diff)
	}
	wantEntries(t, s, "one", 0, nil)
	wantEntries(t, s, "two", 0, entries(1, 1))
}

func TestOpen_RefusesWordsThatNameNothing(t *testing.T) {
	for words, sentence := range map[string]string{
		"":                         "no database is named",
		"mysql://localhost/games":  "no database is reached by mysql://",
		"postgres://127.0.0.1:1/x": "store: PostgreSQL: ",
		t.TempDir():                "is a directory",
	} {
		_, err := Open(context.Background(), words)
		if err == nil || !strings.Contains(err.Error(), sentence) {
			t.Errorf("%q: %v, expected %q", words, err, sentence)
		}
	}
}

func TestOpen_ChoosesByWords(t *testing.T) {
	address := postgres.Database(t)
	for words, expected := range map[string]Store{
		"memory": &Memory{}, address: &Postgres{}, filepath.Join(t.TempDir(), "memory"): &SQLite{},
	} {
		s, err := Open(t.Context(), words)
		if err != nil {
			t.Fatal(err)
		}
		if got := fmt.Sprintf("%T", s); got != fmt.Sprintf("%T", expected) {
			t.Errorf("%s is a %s, expected a %T", words, got, expected)
		}
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	}
}
