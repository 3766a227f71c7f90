// Package tabletest makes the tables of older versions, for the tests that bring them up to date.
package tabletest

import (
	"database/sql"
	"io/fs"
	"strings"
	"testing"

	"github.com/pressly/goose/v3"

	"koiogran/serve/store"
	"koiogran/serve/store/storetest"
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

// Fill writes a match into the tables of any version. Its arguments are what each database writes in its own
// way.
func Fill(t *testing.T, db *sql.DB, created, secret, public string) {
	t.Helper()
	words := strings.NewReplacer("CREATED", created, "'SECRET'", secret, "PUBLIC", public).Replace(fill)
	if _, err := db.ExecContext(t.Context(), words); err != nil {
		t.Fatal(err)
	}
}

// UpTo makes the tables of a version.
func UpTo(t *testing.T, db *sql.DB, kind goose.Dialect, migrations fs.FS, version int64) {
	t.Helper()
	steps, err := fs.Sub(migrations, "migrations")
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

// Newest returns the version of today's tables.
func Newest(t *testing.T, migrations fs.FS) int64 {
	t.Helper()
	list, err := fs.ReadDir(migrations, "migrations")
	if err != nil || len(list) == 0 {
		t.Fatalf("%d migrations, %v", len(list), err)
	}
	return int64(len(list))
}

// Want fails the test unless the match of Fill is there, goes on and ends.
func Want(t *testing.T, s store.Store, version int64) {
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
	storetest.Add(t, s, "one", 3, 4)
	if err := s.Append(t.Context(), "one", 4, storetest.Entries(5, 5), "won1"); err != nil {
		t.Errorf("version %d: %v", version, err)
	}
	if err := s.Keep(t.Context(), "one", "record", []byte("all of it")); err != nil {
		t.Errorf("version %d: %v", version, err)
	}
	if m, err = s.Match(t.Context(), "one"); err != nil || !m.Finished || m.Result != "won1" {
		t.Errorf("version %d: %+v, %v", version, m, err)
	}
}
