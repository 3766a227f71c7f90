package sqlite

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"koiogran/serve/store"
)

// Backup copies a file as it is at one moment, whether a server has it
// open or not. The copy is a database like it. It must not be called by a program that has the file
// open itself.
func Backup(ctx context.Context, path, to string) error {
	if err := There(path); err != nil {
		return err
	}
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
	if err := vacuum(ctx, path, to); err != nil {
		return errors.Join(err, os.Remove(to))
	}
	return nil
}

// vacuum copies a file of SQLite into an empty one.
func vacuum(ctx context.Context, path, to string) error {
	db, err := openFile(path, 1, "busy_timeout(10000)")
	if err != nil {
		return fmt.Errorf("store: %s: %w", path, err)
	}
	_, err = db.ExecContext(ctx, `VACUUM INTO ?`, to)
	if err = errors.Join(err, db.Close()); err != nil {
		return fmt.Errorf("store: %s: %w", to, err)
	}
	return nil
}

// There fails where a file is none that is there to be read. A database that is looked for under a wrong name
// would else begin as an empty one.
func There(path string) error {
	if at, err := os.Stat(path); err != nil || !at.Mode().IsRegular() {
		return fmt.Errorf("store: cannot read %s; expected a koiogran database", path)
	}
	return nil
}

// Look reads in a file, which a server may have open. Nothing can be written to the store that is looked at.
func Look(path string, look func(s store.Store) error) error {
	if err := There(path); err != nil {
		return err
	}
	db, err := openFile(path, 1, "busy_timeout(10000)", "query_only(1)")
	if err != nil {
		return fmt.Errorf("store: %s: %w", path, err)
	}
	return errors.Join(look(&Store{path: path, read: db}), db.Close())
}
