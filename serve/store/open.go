package store

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/jackc/pgx/v5/stdlib"
	"github.com/pressly/goose/v3"
	"github.com/pressly/goose/v3/lock"
)

// Open opens the store that words name: the address of a PostgreSQL database, which begins with
// postgres:// or postgresql://, the word memory for one that ends with the program, or else the
// path of a file.
func Open(ctx context.Context, words string) (Store, error) {
	scheme, _, isAddress := strings.Cut(words, "://")
	switch {
	case words == "":
		return nil, errors.New("store: no database is named; expected a path or postgres://host/name")
	case words == "memory":
		return NewMemory(), nil
	case !isAddress:
		return OpenSQLite(words)
	case scheme == "postgres", scheme == "postgresql":
		return OpenPostgres(ctx, words)
	}
	return nil, fmt.Errorf("store: no database is reached by %s://; expected a path or "+
		"postgres://host/name", scheme)
}

// OpenPostgres opens the matches that are kept in a database of its own at an address such as
// postgres://user:password@host/name. Its settings are those of libpq, those of the environment
// included. No error names the password.
func OpenPostgres(ctx context.Context, address string) (*Postgres, error) {
	pool, err := pgxpool.New(ctx, address)
	if err != nil {
		return nil, explainPostgres(err)
	}
	if err := migratePostgres(ctx, pool); err != nil {
		pool.Close()
		return nil, explainPostgres(err)
	}
	s := &Postgres{pool: pool}
	s.group = newGroup(s.transact)
	return s, nil
}

// migratePostgres brings the tables up to date. Of several servers that start at once, one does
// it and the others wait.
func migratePostgres(ctx context.Context, pool *pgxpool.Pool) error {
	db := stdlib.OpenDBFromPool(pool)
	defer db.Close()
	locker, err := lock.NewPostgresSessionLocker(lock.WithLockTimeout(1, 60))
	if err != nil {
		return err
	}
	return migrate(ctx, db, goose.DialectPostgres, goose.WithSessionLocker(locker))
}
