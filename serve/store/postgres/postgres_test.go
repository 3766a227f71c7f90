package postgres

import (
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/jackc/pgx/v5/stdlib"
	"github.com/pressly/goose/v3"

	"koiogran/serve/store"
	"koiogran/serve/store/database/tabletest"
	"koiogran/serve/store/pgtest"
	"koiogran/serve/store/storetest"
)

// opened opens a database until the test is over.
func opened(t *testing.T, address string) *Store {
	t.Helper()
	s, err := Open(t.Context(), address)
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

// cluster is what the tests share.
var cluster pgtest.Cluster

func TestMain(m *testing.M) {
	status := m.Run()
	cluster.Stop()
	os.Exit(status)
}

func TestStore(t *testing.T) {
	storetest.Run(t, func(t *testing.T) store.Store { return opened(t, cluster.Database(t)) })
}

func TestOpen_ManyServersAtOnce(t *testing.T) {
	address := cluster.Database(t)
	for err := range storetest.Together(4, func(int) error {
		s, err := Open(t.Context(), address)
		if err != nil {
			return err
		}
		return s.Close()
	}) {
		if err != nil {
			t.Error(err)
		}
	}
	storetest.Create(t, opened(t, address), "one")
}

func TestOpen_SaysWhatIsWrongWithoutThePassword(t *testing.T) {
	for _, address := range []string{
		"postgres://luke:secret@127.0.0.1:1/games",
		"postgres://luke:secret@127.0.0.1:1/games?sslmode=none",
		"postgres://luke:secret@127.0.0.1:port/games",
	} {
		_, err := Open(t.Context(), address)
		if err == nil {
			t.Fatalf("%s was opened", address)
		}
		got := err.Error()
		if !strings.HasPrefix(got, "store: PostgreSQL: ") || strings.Contains(got, "\n") ||
			strings.Contains(got, "secret") {
			t.Errorf("%q; expected one sentence without the password", got)
		}
	}
}

func TestAppend_OneOfTwoServersIsKept(t *testing.T) {
	address := cluster.Database(t)
	nodes := []*Store{opened(t, address), opened(t, address)}
	const rounds = 50
	storetest.Create(t, nodes[0], "one")
	for at := range rounds {
		kept := 0
		for err := range storetest.Together(2, func(i int) error {
			e := store.Entry{At: at + 1, Kind: store.Choice, Seat: i + 1, Text: fmt.Sprint("server ", i)}
			return nodes[i].Append(t.Context(), "one", at, []store.Entry{e}, "")
		}) {
			switch {
			case err == nil:
				kept++
			case !errors.Is(err, store.ErrConflict):
				t.Fatal(err)
			}
		}
		if kept != 1 {
			t.Fatalf("position %d was kept %d times; expected once", at+1, kept)
		}
	}
}

func TestAppend_ManyMatchesByTwoServersWaitInNoCircle(t *testing.T) {
	address := cluster.Database(t)
	nodes := []*Store{opened(t, address), opened(t, address)}
	const matches = 40
	for i := range matches {
		storetest.Create(t, nodes[0], fmt.Sprint("match-", i))
	}
	for err := range storetest.Together(2*matches, func(i int) error {
		at := 0
		for at < 5 {
			err := nodes[i%2].Append(t.Context(), fmt.Sprint("match-", i/2), at, storetest.Entries(1, 1), "")
			if err != nil && !errors.Is(err, store.ErrConflict) {
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
	address := cluster.Database(t)
	here, there := opened(t, address), opened(t, address)
	storetest.Create(t, there, "one")
	news := storetest.Watch(t, here)
	storetest.Add(t, there, "one", 1, 2)
	if n := <-news; n != (store.Notice{ID: "one", Last: 2}) {
		t.Errorf("%v; expected that match one has 2 entries", n)
	}
	lose(t, there)
	if n := <-news; n != (store.Notice{}) {
		t.Errorf("%v; expected to be asked to look at everything", n)
	}
	storetest.Add(t, there, "one", 3, 3)
	if n := <-news; n != (store.Notice{ID: "one", Last: 3}) {
		t.Errorf("%v; expected that match one has 3 entries", n)
	}
}

// lose cuts the connections on which servers listen.
func lose(t *testing.T, s *Store) {
	t.Helper()
	cut, err := s.pool.Exec(t.Context(), `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
		WHERE query = 'LISTEN koiogran' AND datname = current_database()`)
	if err != nil || cut.RowsAffected() != 1 {
		t.Fatalf("%v, %v; expected one connection to be cut", cut, err)
	}
}

func TestAppend_TellsWhatOneOfSeveralAtOnceCannotKeep(t *testing.T) {
	s := opened(t, cluster.Database(t))
	storetest.Create(t, s, "one")
	storetest.Create(t, s, "two")
	bad := []store.Entry{{At: 1, Kind: store.Choice, Seat: 1, Text: "a \x00"}}
	errs := s.transact([]addition{{"one", 0, bad, ""}, {"two", 0, storetest.Entries(1, 1), ""},
		{"none", 0, storetest.Entries(1, 1), ""}, {"two", 0, storetest.Entries(1, 1), ""}})
	got := []bool{errs[0] != nil, errs[1] == nil, errors.Is(errs[2], store.ErrUnknown),
		errors.Is(errs[3], store.ErrConflict)}
	if diff := cmp.Diff([]bool{true, true, true, true}, got); diff != "" {
		t.Errorf("%v: %s", errs, diff)
	}
	storetest.WantEntries(t, s, "one", 0, nil)
	storetest.WantEntries(t, s, "two", 0, storetest.Entries(1, 1))
}

// Servers that share a database tell each other who is connected.
func TestAttend_TellsOtherServers(t *testing.T) {
	address := cluster.Database(t)
	one, two := opened(t, address), opened(t, address)
	err := one.Attend(t.Context(), []store.Attendance{{ID: "a", Seat: 1}, {ID: "b", Seat: 2}, {ID: "a", Seat: 1}, {ID: "a", Seat: 4}})
	if err != nil {
		t.Fatal(err)
	}
	ago, err := two.Attended(t.Context(), "a")
	if err != nil || ago[0] > time.Minute || ago[1] != store.Never || ago[3] > time.Minute {
		t.Errorf("%v, %v", ago, err)
	}
	if err := two.Attend(t.Context(), nil); err != nil {
		t.Error(err)
	}
}

func TestOpen_TablesOfEveryOlderVersion(t *testing.T) {
	for version := int64(1); version <= tabletest.Newest(t, migrations); version++ {
		address := cluster.Database(t)
		pool, err := pgxpool.New(t.Context(), address)
		if err != nil {
			t.Fatal(err)
		}
		db := stdlib.OpenDBFromPool(pool)
		tabletest.UpTo(t, db, goose.DialectPostgres, migrations, version)
		tabletest.Fill(t, db, "now()", "'SECRET'", "true")
		if err := db.Close(); err != nil {
			t.Fatal(err)
		}
		pool.Close()
		tabletest.Want(t, opened(t, address), version)
	}
}

// A row whose partners cannot be read is reported, and no empty seat.
func TestPartners_Damaged(t *testing.T) {
	s := opened(t, cluster.Database(t))
	storetest.Damaged(t, s, func(words string) error {
		_, err := s.pool.Exec(t.Context(), words)
		return err
	})
}
