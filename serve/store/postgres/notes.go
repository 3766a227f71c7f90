package postgres

import (
	"cmp"
	"context"
	"errors"
	"slices"

	"github.com/jackc/pgx/v5"

	"koiogran/serve/store"
	"koiogran/serve/store/database"
)

// Put implements store.Store.
func (s *Store) Put(ctx context.Context, notes ...store.Note) error {
	// Every server takes the rows in the same order, so that none waits in a circle.
	notes = slices.Clone(notes)
	slices.SortFunc(notes, func(a, b store.Note) int {
		return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Key, b.Key))
	})
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		for i := range notes {
			text, arguments := database.PutNote(&notes[i])
			made, err := tx.Exec(ctx, text, arguments...)
			if err != nil {
				return err
			}
			if made.RowsAffected() == 0 {
				return store.ErrConflict
			}
		}
		return nil
	})
	if errors.Is(err, store.ErrConflict) {
		return store.ErrConflict
	}
	return explain(err)
}

// Note implements store.Store.
func (s *Store) Note(ctx context.Context, kind, key string) (store.Note, error) {
	rows, _ := s.pool.Query(ctx, database.SelectNotes+`WHERE kind = $1 AND key = $2`, kind, key)
	n, err := pgx.CollectExactlyOneRow(rows, pgx.RowToStructByPos[store.Note])
	return n, explain(err)
}

// Notes implements store.Store.
func (s *Store) Notes(ctx context.Context, kind, owner string, limit int) ([]store.Note, error) {
	rows, _ := s.pool.Query(ctx, database.SelectNotes+`WHERE kind = $1 AND ($2 = '' OR owner = $2)
		ORDER BY rank DESC, key COLLATE "C" LIMIT $3`, kind, owner, limit)
	list, err := pgx.CollectRows(rows, pgx.RowToStructByPos[store.Note])
	return list, explain(err)
}

// AllNotes implements store.Store.
func (s *Store) AllNotes(ctx context.Context, after store.Note, limit int) ([]store.Note, error) {
	rows, _ := s.pool.Query(ctx, database.SelectNotes+`WHERE (kind COLLATE "C", key COLLATE "C") > ($1, $2)
		ORDER BY kind COLLATE "C", key COLLATE "C" LIMIT $3`, after.Kind, after.Key, limit)
	list, err := pgx.CollectRows(rows, pgx.RowToStructByPos[store.Note])
	return list, explain(err)
}

// DropOwner implements store.Store.
func (s *Store) DropOwner(ctx context.Context, owner string) error {
	_, err := s.pool.Exec(ctx, `DELETE FROM notes WHERE owner = $1 AND owner <> ''`, owner)
	return explain(err)
}
