// Package database holds what the stores in SQL databases share: writing many changes at once, bringing tables
// up to date, and the statements and columns that all of them have.
package database

import (
	"context"
	"database/sql"
	"fmt"
	"io/fs"

	"github.com/pressly/goose/v3"
)

// Migrate brings the tables of a database to what this version of the program works with. The steps are the files of a folder; one that has been released is never changed. Migrate
// refuses a database that a newer version has changed so that this one cannot work with it.
func Migrate(ctx context.Context, db *sql.DB, kind goose.Dialect, migrations fs.FS, o ...goose.ProviderOption) error {
	steps, err := fs.Sub(migrations, "migrations")
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
		err = fmt.Errorf("store: the database has schema version %d, and this program supports at most "+
			"%d; a newer version of the program has used it", stands, known)
	}
	return err
}
