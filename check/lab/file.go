package lab

import (
	"bytes"
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"time"

	"modernc.org/sqlite"
)

// File is a run on disk: a database of SQLite. Several processes may have it open.
type File struct {
	Spec  Spec
	Lists []List

	path  string
	db    *sql.DB
	pairs []pair
}

// tables are what a file holds. A result is kept by its key, whole or not at all.
const tables = `
CREATE TABLE run (id TEXT PRIMARY KEY, spec TEXT NOT NULL, pairs BLOB NOT NULL) STRICT;
CREATE TABLE list (n INTEGER PRIMARY KEY, name TEXT NOT NULL, xws TEXT NOT NULL) STRICT;
CREATE TABLE result (arm INTEGER, first INTEGER, n INTEGER NOT NULL, data BLOB NOT NULL, ms INTEGER NOT NULL,
	at INTEGER NOT NULL, PRIMARY KEY (arm, first)) STRICT;
CREATE TABLE failure (arm INTEGER, first INTEGER, text TEXT NOT NULL, PRIMARY KEY (arm, first)) STRICT;
CREATE TABLE odd (arm INTEGER, first INTEGER, was BLOB NOT NULL, now BLOB NOT NULL, at INTEGER NOT NULL) STRICT;
PRAGMA application_id = 0x4c616221;`

// application is the mark of such a file.
const application = 0x4c616221

// openDB opens a database, a new one if there is none.
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

// Create begins a run in a new file. A file that is there already is left as it is.
func Create(ctx context.Context, path string, spec Spec, lists []List) (f *File, err error) {
	spec.Squads = hashOf(lists)
	if err := spec.check(lists); err != nil {
		return nil, err
	}
	costs, err := spec.costs(lists)
	if err != nil {
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
	f = &File{Spec: spec, Lists: lists, path: path, db: db, pairs: draw(&spec, costs)}
	if err := f.begin(ctx); err != nil {
		return nil, errors.Join(fmt.Errorf("%w: %s: %w", ErrFile, path, err), db.Close())
	}
	return f, nil
}

// begin writes what a new run holds.
func (f *File) begin(ctx context.Context) error {
	if _, err := f.db.ExecContext(ctx, tables); err != nil {
		return err
	}
	text, err := json.Marshal(&f.Spec)
	if err != nil {
		return err
	}
	tx, err := f.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer func() { _ = tx.Rollback() }()
	if _, err := tx.Exec(`INSERT INTO run VALUES (?, ?, ?)`, f.Spec.ID(), string(text), packPairs(f.pairs)); err != nil {
		return err
	}
	for i, l := range f.Lists {
		if _, err := tx.Exec(`INSERT INTO list VALUES (?, ?, ?)`, i, l.Name, l.XWS); err != nil {
			return err
		}
	}
	return tx.Commit()
}

// Open opens a run.
func Open(ctx context.Context, path string) (*File, error) {
	at, err := os.Stat(path)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrFile, err)
	}
	db, err := openDB(path)
	if err != nil {
		return nil, fmt.Errorf("%w: %s: %w", ErrFile, path, err)
	}
	f := &File{path: path, db: db}
	if !at.Mode().IsRegular() || f.read(ctx) != nil {
		err = fmt.Errorf("%w: %s; expected a file that koiogran lab new has made", ErrFile, path)
		return nil, errors.Join(err, db.Close())
	}
	return f, nil
}

// read reads what a run holds besides results.
func (f *File) read(ctx context.Context) error {
	var mark int
	if err := f.db.QueryRowContext(ctx, `PRAGMA application_id`).Scan(&mark); err != nil || mark != application {
		return errors.Join(err, ErrFile)
	}
	var id, text string
	var packed []byte
	if err := f.db.QueryRowContext(ctx, `SELECT id, spec, pairs FROM run`).Scan(&id, &text, &packed); err != nil {
		return err
	}
	d := json.NewDecoder(bytes.NewReader([]byte(text)))
	d.DisallowUnknownFields()
	if err := d.Decode(&f.Spec); err != nil {
		return err
	}
	rows, err := f.db.QueryContext(ctx, `SELECT name, xws FROM list ORDER BY n`)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var l List
		if err := rows.Scan(&l.Name, &l.XWS); err != nil {
			return err
		}
		f.Lists = append(f.Lists, l)
	}
	if err := rows.Err(); err != nil {
		return err
	}
	if f.Spec.ID() != id || hashOf(f.Lists) != f.Spec.Squads {
		return fmt.Errorf("%w: it was changed", ErrFile)
	}
	f.pairs, err = unpackPairs(packed, len(f.Lists))
	return err
}

// Close closes the file.
func (f *File) Close() error { return f.db.Close() }

// Path is where the file is.
func (f *File) Path() string { return f.path }

// plan is the plan of an arm.
func (f *File) plan(arm int) *plan {
	return &plan{spec: &f.Spec, bots: f.Spec.arms()[arm], pairs: f.pairs}
}

// batches are all batches of the run, those of the arms in turn, so that all arms go forward together.
func (f *File) batches() []batch {
	arms := f.Spec.arms()
	each := make([][]batch, len(arms))
	var list []batch
	for arm := range arms {
		each[arm] = f.plan(arm).batches(arm)
	}
	for i := range each[0] {
		for arm := range arms {
			list = append(list, each[arm][i])
		}
	}
	return list
}

// done are the keys of the batches that are finished or have failed.
func (f *File) done(ctx context.Context) (map[[2]int]bool, error) {
	rows, err := f.db.QueryContext(ctx, `SELECT arm, first FROM result UNION SELECT arm, first FROM failure`)
	if err != nil {
		return nil, f.explain(err)
	}
	defer rows.Close()
	have := map[[2]int]bool{}
	for rows.Next() {
		var key [2]int
		if err := rows.Scan(&key[0], &key[1]); err != nil {
			return nil, f.explain(err)
		}
		have[key] = true
	}
	return have, f.explain(rows.Err())
}

// has reports whether a batch is finished or has failed: another process may have played it meanwhile.
func (f *File) has(ctx context.Context, b batch) (bool, error) {
	var n int
	err := f.db.QueryRowContext(ctx, `SELECT (SELECT count(*) FROM result WHERE arm = ?1 AND first = ?2)
		+ (SELECT count(*) FROM failure WHERE arm = ?1 AND first = ?2)`, b.arm, b.first).Scan(&n)
	return n > 0, f.explain(err)
}

// save keeps the results of a batch. If they are there already they must be the same: what differs is kept apart, and
// ErrOdd is returned.
func (f *File) save(ctx context.Context, b batch, data []byte, took time.Duration) error {
	tx, err := f.db.BeginTx(ctx, nil)
	if err != nil {
		return f.explain(err)
	}
	defer func() { _ = tx.Rollback() }()
	now := time.Now().Unix()
	if _, err := tx.Exec(`INSERT INTO result VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`, b.arm, b.first, b.n, data,
		took.Milliseconds(), now); err != nil {
		return f.explain(err)
	}
	var was []byte
	if err := tx.QueryRow(`SELECT data FROM result WHERE arm = ? AND first = ?`, b.arm, b.first).Scan(&was); err != nil {
		return f.explain(err)
	}
	odd := !bytes.Equal(was, data)
	if odd {
		if _, err := tx.Exec(`INSERT INTO odd VALUES (?, ?, ?, ?, ?)`, b.arm, b.first, was, data, now); err != nil {
			return f.explain(err)
		}
	}
	if err := tx.Commit(); err != nil {
		return f.explain(err)
	}
	if odd {
		return fmt.Errorf("%w: %s: matches %d to %d of %s", ErrOdd, f.path, b.first, b.first+b.n-1, f.armName(b.arm))
	}
	return nil
}

// fail notes that a batch cannot be played.
func (f *File) fail(ctx context.Context, b batch, why error) error {
	_, err := f.db.ExecContext(ctx, `INSERT INTO failure VALUES (?, ?, ?) ON CONFLICT DO NOTHING`, b.arm, b.first, why.Error())
	return f.explain(err)
}

// explain says where an error of the database came from.
func (f *File) explain(err error) error {
	if err == nil || errors.Is(err, context.Canceled) {
		return err
	}
	return fmt.Errorf("%w: %s: %w", ErrFile, f.path, err)
}

// armName names an arm.
func (f *File) armName(arm int) string {
	bots := f.Spec.arms()[arm]
	if bots[0] == bots[1] {
		return bots[0]
	}
	return bots[0] + " and " + bots[1]
}

// Merge adds the results of other files of the same run, and returns how many batches were new.
func (f *File) Merge(ctx context.Context, paths ...string) (added int, err error) {
	for _, path := range paths {
		other, err := Open(ctx, path)
		if err != nil {
			return added, err
		}
		n, err := f.merge(ctx, other)
		added += n
		if err = errors.Join(err, other.Close()); err != nil {
			return added, err
		}
	}
	return added, nil
}

// merge adds the results of another file.
func (f *File) merge(ctx context.Context, other *File) (added int, err error) {
	if f.Spec.ID() != other.Spec.ID() {
		return 0, fmt.Errorf("%w: %s holds run %s; expected run %s, that of %s", ErrFile, other.path, other.Spec.ID(), f.Spec.ID(), f.path)
	}
	have, err := f.done(ctx)
	if err != nil {
		return 0, err
	}
	rows, err := other.db.QueryContext(ctx, `SELECT arm, first, n, data, ms FROM result ORDER BY arm, first`)
	if err != nil {
		return 0, other.explain(err)
	}
	defer rows.Close()
	for rows.Next() {
		var b batch
		var data []byte
		var ms int64
		if err := rows.Scan(&b.arm, &b.first, &b.n, &data, &ms); err != nil {
			return added, other.explain(err)
		}
		if err := f.save(ctx, b, data, time.Duration(ms)*time.Millisecond); err != nil {
			return added, err
		}
		if !have[[2]int{b.arm, b.first}] {
			added++
		}
	}
	return added, other.explain(rows.Err())
}
