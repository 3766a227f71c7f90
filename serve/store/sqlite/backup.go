package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"

	"koiogran/serve/store"
)

// Backup copies a file as it is at one moment, whether a server has it
// open or not. The copy is a database like it. It must not be called by a program that has the file
// open itself.
func Backup(ctx context.Context, path, to string) error {
	db, err := reading(path)
	if err != nil {
		return err
	}
	defer db.Close()
	// It holds the secrets of dice: no one else reads it, from the beginning on.
	f, err := os.OpenFile(filepath.Clean(to), os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if errors.Is(err, os.ErrExist) {
		return fmt.Errorf("store: %s already exists", to)
	} else if err == nil {
		err = f.Close()
	}
	if err != nil {
		return fmt.Errorf("store: %w", err)
	}
	if _, err := db.ExecContext(ctx, `VACUUM INTO ?`, to); err != nil {
		return errors.Join(fmt.Errorf("store: %s: %w", to, err), os.Remove(to))
	}
	return nil
}

// There fails where a file is none that is there to be read. A database that is looked for under a wrong name
// would else begin as an empty one.
func There(path string) error {
	at, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return fmt.Errorf("store: %s: file not found; expected a koiogran database", path)
	case err != nil || !at.Mode().IsRegular():
		return fmt.Errorf("store: cannot read %s; expected a koiogran database", path)
	}
	return nil
}

// reading opens a file of ours to read in it; any other is refused.
func reading(path string, pragmas ...string) (*sql.DB, error) {
	if err := There(path); err != nil {
		return nil, err
	}
	if err := alone(path); err != nil {
		return nil, err
	}
	db, err := openFile(path, 1, append(pragmas, "busy_timeout(10000)")...)
	if db == nil {
		return nil, fmt.Errorf("store: %s: %w", path, err)
	}
	var mark uint32
	if err == nil {
		err = db.QueryRow(`PRAGMA application_id`).Scan(&mark)
	}
	var e *sqlite.Error
	switch {
	case errors.As(err, &e) && e.Code()&0xff == sqlite3.SQLITE_NOTADB, err == nil && mark != applicationID:
		err = fmt.Errorf("store: %s is not a koiogran database", path)
	case err != nil:
		err = fmt.Errorf("store: %s: %w", path, err)
	}
	if err != nil {
		return nil, errors.Join(err, db.Close())
	}
	return db, nil
}

// Look reads in a file, which a server may have open. Nothing can be written to the store that is looked at.
func Look(path string, look func(s store.Store) error) error {
	db, err := reading(path, "query_only(1)")
	if err != nil {
		return err
	}
	return errors.Join(look(&Store{path: path, read: db}), db.Close())
}
