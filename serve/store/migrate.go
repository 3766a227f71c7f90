package store

import (
	"context"
	"database/sql"
	"embed"
	"fmt"
	"io/fs"

	"github.com/pressly/goose/v3"
)

// migrations are the steps by which the tables of a database came to be what they are, a folder
// for each kind of database. A step that has been released is never changed.
//
//go:embed migrations
var migrations embed.FS

// migrate brings the tables of a database to what this version of the program works with. It
// refuses a database that a newer version has changed so that this one cannot work with it.
func migrate(ctx context.Context, db *sql.DB, kind goose.Dialect, o ...goose.ProviderOption) error {
	folder := "migrations/sqlite"
	if kind == goose.DialectPostgres {
		folder = "migrations/postgres"
	}
	steps, err := fs.Sub(migrations, folder)
	if err != nil {
		return err
	}
	provider, err := goose.NewProvider(kind, db, steps, o...)
	if err != nil {
		return err
	}
	if _, err := provider.Up(ctx); err != nil {
		return err
	}
	stands, known, err := provider.GetVersions(ctx)
	if err != nil || stands <= known {
		return err
	}
	// What it has since been given, a program that knows the tables in part can leave alone.
	var oldest int64
	err = db.QueryRowContext(ctx, `SELECT oldest FROM compatible`).Scan(&oldest)
	if err == nil && known < oldest {
		err = fmt.Errorf("store: its tables are of version %d, this program knows %d at most; "+
			"a newer version of the program has used it", stands, known)
	}
	return err
}
