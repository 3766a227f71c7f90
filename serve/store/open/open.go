// Package open opens a store by the words that name it.
package open

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"koiogran/serve/store"
	"koiogran/serve/store/postgres"
	"koiogran/serve/store/sqlite"
)

// Open opens the store that words name: the address of a PostgreSQL database, which begins with
// postgres:// or postgresql://, the word memory for one that ends with the program, or else the
// path of a file.
func Open(ctx context.Context, words string) (store.Store, error) {
	scheme, _, isAddress := strings.Cut(words, "://")
	switch {
	case words == "":
		return nil, errors.New("store: no database given; expected a path or postgres://host/name")
	case words == "memory":
		return store.NewMemory(), nil
	case !isAddress:
		return sqlite.Open(words)
	case scheme == "postgres", scheme == "postgresql":
		return postgres.Open(ctx, words)
	}
	return nil, fmt.Errorf("store: unknown database type %s://; expected a path or postgres://host/name", scheme)
}

// OpenThere is Open for a database that is there already.
func OpenThere(ctx context.Context, words string) (store.Store, error) {
	if words != "" && !strings.Contains(words, "://") {
		if err := sqlite.There(words); err != nil {
			return nil, err
		}
	}
	return Open(ctx, words)
}

// Backup copies the file of a SQLite database as sqlite.Backup does, and refuses an address.
func Backup(ctx context.Context, path, to string) error {
	if strings.Contains(path, "://") {
		return errors.New("store: this command copies files; back up PostgreSQL with pg_dump")
	}
	return sqlite.Backup(ctx, path, to)
}

// Look reads in a database. A server may have it open, even if it is a file.
func Look(ctx context.Context, words string, look func(s store.Store) error) error {
	if !strings.Contains(words, "://") {
		return sqlite.Look(words, look)
	}
	s, err := Open(ctx, words)
	if err != nil {
		return err
	}
	return errors.Join(look(s), s.Close())
}

// Reports returns the reports of players in a database, those of the last match first.
func Reports(ctx context.Context, words string, limit int) (list []store.Archived, err error) {
	err = Look(ctx, words, func(s store.Store) (err error) {
		list, err = s.ListArchived(ctx, "", store.ReportPrefix, limit)
		return err
	})
	return list, err
}
