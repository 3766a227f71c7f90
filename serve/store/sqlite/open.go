// Package sqlite keeps matches in one file, for one server.
package sqlite

import (
	"context"
	"database/sql"
	"embed"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"net/url"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/pressly/goose/v3"
	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"

	"koiogran/serve/store"
	"koiogran/serve/store/database"
)

// applicationID marks a database file as one of ours: "Koio".
const applicationID = 0x4b6f696f

// readers is how many may read at once.
const readers = 4

// migrations are the steps that made the tables what they are. A step that has been released is
// never changed.
//
//go:embed migrations
var migrations embed.FS

// Open opens the matches that are kept in a file, or begins a new file. Beside it stand, as
// long as it is open, files that end in -wal and -shm; one that ends in -lock stays. A file that
// another process has open, that another program has made, or that is damaged is refused.
func Open(path string) (*Store, error) {
	s := &Store{path: path, numbers: map[string]int64{}}
	if err := s.open(); err != nil {
		for _, db := range []*sql.DB{s.write, s.read, s.lock} {
			if db != nil {
				err = errors.Join(err, db.Close())
			}
		}
		if s.file != nil {
			err = errors.Join(err, s.file.Close())
		}
		return nil, err
	}
	s.group = database.NewGroup(s.transact)
	var ctx context.Context
	ctx, s.stop = context.WithCancel(context.Background())
	s.work.Go(func() { s.examine(ctx) })
	return s, nil
}

// open takes the steps of Open that can fail.
func (s *Store) open() error {
	// The lock comes first: looking into a file that this process has open elsewhere would let go
	// of the locks that SQLite holds on it.
	if err := s.hold(); err != nil {
		return err
	}
	ours, err := s.look()
	if err != nil {
		return err
	}
	ctx := context.Background()
	pragmas := []string{"busy_timeout(10000)"}
	if !ours {
		// It is named before anything else is done to it, so that it is never taken for another's.
		pragmas = append(pragmas, "application_id("+strconv.Itoa(applicationID)+")")
	}
	// What players have deleted is overwritten, and in no backup that is made afterward.
	pragmas = append(pragmas, "journal_mode(WAL)", "synchronous(FULL)", "foreign_keys(1)", "secure_delete(1)")
	if s.write, err = openFile(s.path, 1, pragmas...); err != nil {
		return s.explain(err)
	}
	if err := database.Migrate(ctx, s.write, goose.DialectSQLite3, migrations); err != nil {
		return s.explain(err)
	}
	s.read, err = openFile(s.path, readers, "busy_timeout(10000)", "query_only(1)")
	if err != nil {
		return s.explain(err)
	}
	return s.explain(s.prepare())
}

// prepare prepares what is written often.
func (s *Store) prepare() error {
	for _, p := range []struct {
		statement **sql.Stmt
		words     string
	}{
		{&s.find, `SELECT number FROM matches WHERE id = ?`},
		{&s.add, `INSERT INTO entries (match, position, kind, seat, text, mark, time)
			VALUES (?, ?, ?, ?, ?, ?, ?)`},
		{&s.advance, `UPDATE standings SET last = ?1, result = iif(?2 = '', result, ?2),
			finished = finished OR ?2 <> '', touched = ?3
			WHERE match = ?4 AND last = ?5`},
	} {
		var err error
		if *p.statement, err = s.write.Prepare(p.words); err != nil {
			return err
		}
	}
	return nil
}

// openFile opens a file with settings for every connection to it.
func openFile(path string, connections int, pragmas ...string) (*sql.DB, error) {
	values := url.Values{"_pragma": pragmas, "_txlock": {"immediate"}}
	name := url.URL{Scheme: "file", Opaque: (&url.URL{Path: path}).EscapedPath()}
	name.RawQuery = values.Encode()
	connector, err := sqlite.NewConnector(name.String())
	if err != nil {
		return nil, err
	}
	db := sql.OpenDB(connector)
	db.SetMaxOpenConns(connections)
	db.SetMaxIdleConns(connections)
	return db, db.Ping()
}

// hold takes the file for this process alone. The lock is SQLite's own, on an empty file beside
// it, because it holds on every system and ends with the process however that ends. It goes by the name behind all
// symbolic links; where the system has locks of files as such, the file itself is locked, too, which may have several
// names.
func (s *Store) hold() error {
	if real, err := filepath.EvalSymlinks(s.path); err == nil {
		s.path = real
	}
	var err error
	if s.lock, err = openFile(s.path+"-lock", 1, "journal_mode(MEMORY)"); err == nil {
		_, err = s.lock.Exec("BEGIN EXCLUSIVE") // which never ends; it has one connection
	}
	var e *sqlite.Error
	if errors.As(err, &e) && e.Code()&0xff == sqlite3.SQLITE_BUSY {
		return s.inUse()
	} else if err != nil {
		return s.unopened(err)
	}
	var taken bool
	if s.file, taken, err = lockFile(s.path); taken {
		return s.inUse()
	} else if err != nil {
		return fmt.Errorf("store: %w", err)
	}
	return alone(s.path)
}

// alone refuses a file with several names. SQLite keeps the latest changes beside the name that it opened, so they
// would be missing under any other name, and the file damaged.
func alone(path string) error {
	at, err := os.Stat(path)
	if err != nil {
		return fmt.Errorf("store: %w", err)
	}
	if _, err := os.Stat(path + "-wal"); err != nil && linked(at) {
		return fmt.Errorf("store: %s is one of several names of a file (hard links), and changes may be missing from it; "+
			"use the name with which the server was started, and remove the others", path)
	}
	return nil
}

// unopened says why the lock cannot be made: SQLite does not say whether there is no folder, or the disk is read-only.
func (s *Store) unopened(err error) error {
	f, plain := os.OpenFile(filepath.Clean(s.path+"-lock"), os.O_RDWR|os.O_CREATE, 0o600)
	if plain != nil {
		return fmt.Errorf("store: %w", plain)
	}
	return errors.Join(s.explain(err), f.Close())
}

// inUse says that another process has the file.
func (s *Store) inUse() error {
	return fmt.Errorf("store: %s %w", s.path, store.ErrInUse)
}

// look reports whether a file is one of ours, makes it if there is none, and refuses any other.
func (s *Store) look() (bool, error) {
	// It holds the secrets of dice: no one else reads it.
	f, err := os.OpenFile(filepath.Clean(s.path), os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return false, fmt.Errorf("store: %w", err)
	}
	defer f.Close()
	var head [100]byte
	n, err := io.ReadFull(f, head[:])
	switch {
	case errors.Is(err, io.EOF):
		return false, nil
	case err != nil && !errors.Is(err, io.ErrUnexpectedEOF):
		return false, fmt.Errorf("store: %w", err)
	case n < len(head) || !strings.HasPrefix(string(head[:]), "SQLite format 3\x00"):
		return false, fmt.Errorf("store: %s is not an SQLite database", s.path)
	case binary.BigEndian.Uint32(head[68:]) != applicationID:
		return false, fmt.Errorf("store: %s belongs to another program", s.path)
	}
	return true, nil
}
