package store

import (
	"context"
	"database/sql"
	"io/fs"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/jackc/pgx/v5/stdlib"
	"github.com/pressly/goose/v3"
)

// fill writes a match with two entries into the tables of any version, by the columns that the first
// version had.
const fill = `INSERT INTO matches (id, created, head, bot1, bot2, secret, public, name1, name2)
	VALUES ('one', CREATED, 'match second', '', 'random', 'SECRET', PUBLIC, 'Ada', 'Ben');
INSERT INTO standings (match, public, last, touched) SELECT number, public, 2, created FROM matches;
INSERT INTO entries (match, position, kind, seat, text)
	SELECT number, 1, 0, 1, 'dial one 1,straight' FROM matches;
INSERT INTO entries (match, position, kind, seat, text)
	SELECT number, 2, 0, 2, 'dial two 1,straight' FROM matches`

// replaced is fill with what each database writes in its own way.
func replaced(created, secret, public string) string {
	return strings.NewReplacer("CREATED", created, "'SECRET'", secret, "PUBLIC", public).Replace(fill)
}

// upTo makes the tables of a version.
func upTo(t *testing.T, db *sql.DB, kind goose.Dialect, folder string, version int64) {
	t.Helper()
	steps, err := fs.Sub(migrations, folder)
	if err != nil {
		t.Fatal(err)
	}
	provider, err := goose.NewProvider(kind, db, steps)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := provider.UpTo(t.Context(), version); err != nil {
		t.Fatal(err)
	}
}

// wantOlder fails the test unless the match of fill is there, goes on and ends.
func wantOlder(t *testing.T, s Store, version int64) {
	t.Helper()
	m, err := s.Match(t.Context(), "one")
	if err != nil || m.Head != "match second" || m.Last != 2 || m.Finished || m.Names[1] != "Ben" ||
		m.Bots[1] != "random" || string(m.Secret) != "SECRET" || m.Program != "" || m.Links[0] != nil {
		t.Errorf("version %d: %+v, %v", version, m, err)
	}
	list, err := s.Entries(t.Context(), "one", 0)
	if err != nil || len(list) != 2 || list[1].Text != "dial two 1,straight" || list[1].Seat != 2 || list[1].Mark != 0 {
		t.Errorf("version %d: %+v, %v", version, list, err)
	}
	add(t, s, "one", 3, 4)
	if err := s.Append(t.Context(), "one", 4, entries(5, 5), "won1"); err != nil {
		t.Errorf("version %d: %v", version, err)
	}
	if err := s.Keep(t.Context(), "one", "record", []byte("all of it")); err != nil {
		t.Errorf("version %d: %v", version, err)
	}
	if m, err = s.Match(t.Context(), "one"); err != nil || !m.Finished || m.Result != "won1" {
		t.Errorf("version %d: %+v, %v", version, m, err)
	}
}

// newest is the version of today's tables.
func newest(t *testing.T) int64 {
	t.Helper()
	list, err := fs.ReadDir(migrations, "migrations/sqlite")
	if err != nil {
		t.Fatal(err)
	}
	return int64(len(list))
}

func TestOpenSQLite_TablesOfEveryOlderVersion(t *testing.T) {
	for version := int64(1); version <= newest(t); version++ {
		path := filepath.Join(t.TempDir(), "games.db")
		db, err := openFile(path, 1, "application_id("+strconv.Itoa(sqliteName)+")")
		if err != nil {
			t.Fatal(err)
		}
		upTo(t, db, goose.DialectSQLite3, "migrations/sqlite", version)
		if _, err := db.Exec(replaced("1700000000000000", "x'534543524554'", "1")); err != nil {
			t.Fatal(err)
		}
		if err := db.Close(); err != nil {
			t.Fatal(err)
		}
		wantOlder(t, newSQLite(t, path), version)
	}
}

func TestOpenPostgres_TablesOfEveryOlderVersion(t *testing.T) {
	for version := int64(1); version <= newest(t); version++ {
		address := postgres.Database(t)
		pool, err := pgxpool.New(context.Background(), address)
		if err != nil {
			t.Fatal(err)
		}
		db := stdlib.OpenDBFromPool(pool)
		upTo(t, db, goose.DialectPostgres, "migrations/postgres", version)
		if _, err := db.Exec(replaced("now()", "'SECRET'", "true")); err != nil {
			t.Fatal(err)
		}
		if err := db.Close(); err != nil {
			t.Fatal(err)
		}
		pool.Close()
		wantOlder(t, newPostgres(t, address), version)
	}
}
