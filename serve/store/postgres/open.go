// Package postgres keeps matches in a PostgreSQL database, which several servers may share.
package postgres

import (
	"context"
	"embed"

	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/jackc/pgx/v5/stdlib"
	"github.com/pressly/goose/v3"
	"github.com/pressly/goose/v3/lock"

	"koiogran/serve/store/database"
)

// migrations are the steps that made the tables what they are. A step that has been released is
// never changed.
//
//go:embed migrations
var migrations embed.FS

// Open opens the matches that are kept in a database of its own at an address such as
// postgres://user:password@host/name. It takes the settings of libpq, also from the environment.
// No error names the password.
func Open(ctx context.Context, address string) (*Store, error) {
	pool, err := pgxpool.New(ctx, address)
	if err != nil {
		return nil, explain(err)
	}
	if err := migrate(ctx, pool); err != nil {
		pool.Close()
		return nil, explain(err)
	}
	s := &Store{pool: pool}
	s.group = database.NewGroup(s.transact)
	return s, nil
}

// migrate brings the tables up to date. Of several servers that start at once, one does
// it and the others wait.
func migrate(ctx context.Context, pool *pgxpool.Pool) error {
	db := stdlib.OpenDBFromPool(pool)
	defer db.Close()
	locker, err := lock.NewPostgresSessionLocker(lock.WithLockTimeout(1, 60))
	if err != nil {
		return err
	}
	return database.Migrate(ctx, db, goose.DialectPostgres, migrations, goose.WithSessionLocker(locker))
}
