package lab

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"

	"modernc.org/sqlite"
)

// fileTables are what a file holds.
const fileTables = `
CREATE TABLE run (id TEXT PRIMARY KEY, name TEXT NOT NULL, spec TEXT NOT NULL, pairs BLOB NOT NULL, state TEXT NOT NULL) STRICT;
CREATE TABLE list (run TEXT, n INTEGER, name TEXT NOT NULL, xws TEXT NOT NULL, PRIMARY KEY (run, n)) STRICT;
CREATE TABLE result (run TEXT, arm INTEGER, first INTEGER, n INTEGER NOT NULL, data BLOB NOT NULL, ms INTEGER NOT NULL,
	worker TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (run, arm, first)) STRICT;
CREATE TABLE wave (run TEXT, n INTEGER, pairs BLOB NOT NULL, why TEXT NOT NULL, PRIMARY KEY (run, n)) STRICT;
CREATE TABLE failure (run TEXT, arm INTEGER, first INTEGER, text TEXT NOT NULL, PRIMARY KEY (run, arm, first)) STRICT;
CREATE TABLE odd (run TEXT, arm INTEGER, first INTEGER, was BLOB NOT NULL, now BLOB NOT NULL, worker TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
PRAGMA application_id = 0x4c616221;`

// application is the mark of such a file.
const application = 0x4c616221

// openDB opens a database of SQLite, a new one if there is none.
func openDB(path string) (*sql.DB, error) {
	full, err := filepath.Abs(path)
	if err != nil {
		return nil, err
	}
	values := url.Values{"_pragma": {"busy_timeout(20000)", "journal_mode(WAL)", "synchronous(FULL)"}, "_txlock": {"immediate"}}
	name := url.URL{Scheme: "file", Opaque: (&url.URL{Path: full}).EscapedPath(), RawQuery: values.Encode()}
	connector, err := sqlite.NewConnector(name.String())
	if err != nil {
		return nil, err
	}
	db := sql.OpenDB(connector)
	db.SetMaxOpenConns(1)
	return db, nil
}

// CreateFile begins a run in a new file. A file that is there already is left as it is.
func CreateFile(ctx context.Context, path string, spec Spec, lists []List) (r *Run, err error) {
	if r, err = prepare(path, spec, lists); err != nil {
		return nil, err
	}
	made, err := os.OpenFile(filepath.Clean(path), os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if errors.Is(err, fs.ErrExist) {
		return nil, fmt.Errorf("%w: %s already exists; expected the name of a new file", ErrFile, path)
	} else if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrFile, err)
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, os.Remove(path))
		}
	}()
	if err := made.Close(); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrFile, err)
	}
	db, err := openDB(path)
	if err != nil {
		return nil, fmt.Errorf("%w: %s: %w", ErrFile, path, err)
	}
	r.results = results{db: db, run: r.Spec.ID(), where: path}
	if _, err = db.ExecContext(ctx, fileTables); err == nil {
		err = r.begin(ctx)
	}
	if err != nil {
		return nil, errors.Join(r.explain(err), db.Close())
	}
	return r, nil
}

// OpenFile opens the run of a file.
func OpenFile(ctx context.Context, path string) (*Run, error) {
	at, err := os.Stat(path)
	if err != nil {
		return nil, fmt.Errorf("%w: %w; expected a file that koiogran lab new has made", ErrFile, err)
	}
	db, err := openDB(path)
	if err != nil {
		return nil, fmt.Errorf("%w: %s: %w", ErrFile, path, err)
	}
	r := &Run{name: path, results: results{db: db, where: path}}
	if !at.Mode().IsRegular() || r.readFile(ctx) != nil {
		err = fmt.Errorf("%w: %s; expected a file that koiogran lab new has made", ErrFile, path)
		return nil, errors.Join(err, db.Close())
	}
	return r, nil
}

// readFile reads the run of a file.
func (run *Run) readFile(ctx context.Context) error {
	var mark int
	if err := run.db.QueryRowContext(ctx, `PRAGMA application_id`).Scan(&mark); err != nil || mark != application {
		return errors.Join(err, ErrFile)
	}
	if err := run.db.QueryRowContext(ctx, `SELECT id FROM run`).Scan(&run.run); err != nil {
		return err
	}
	return run.read(ctx)
}
