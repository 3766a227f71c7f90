package sqlite

import (
	"context"
	"database/sql"
	"errors"

	"koiogran/serve/store"
	"koiogran/serve/store/database"
)

// Put implements store.Store.
func (s *Store) Put(ctx context.Context, notes ...store.Note) error {
	return s.group.Do(ctx, change{write: func(tx *writing) error {
		// Others write in the same transaction: what is refused must not be half done.
		for i := range notes {
			n, version := &notes[i], 0
			err := tx.QueryRow(`SELECT version FROM notes WHERE kind = ? AND key = ?`, n.Kind,
				n.Key).Scan(&version)
			if err != nil && !errors.Is(err, sql.ErrNoRows) {
				return err
			}
			if !n.Follows(version) {
				return store.ErrConflict
			}
		}
		for i := range notes {
			text, arguments := database.PutNote(&notes[i])
			if _, err := tx.Exec(text, arguments...); err != nil {
				return err
			}
		}
		return nil
	}})
}

// Note implements store.Store.
func (s *Store) Note(ctx context.Context, kind, key string) (store.Note, error) {
	list, err := s.notes(ctx, `WHERE kind = ? AND key = ?`, kind, key)
	if err == nil && len(list) == 0 {
		err = store.ErrUnknown
	}
	if err != nil {
		return store.Note{}, err
	}
	return list[0], nil
}

// Notes implements store.Store.
func (s *Store) Notes(ctx context.Context, kind, owner string, limit int) ([]store.Note, error) {
	if owner == "" {
		return s.notes(ctx, `WHERE kind = ? ORDER BY rank DESC, key LIMIT ?`, kind, limit)
	}
	return s.notes(ctx, `WHERE owner = ? AND owner <> '' AND kind = ? ORDER BY rank DESC, key LIMIT ?`,
		owner, kind, limit)
}

// AllNotes implements store.Store.
func (s *Store) AllNotes(ctx context.Context, after store.Note, limit int) ([]store.Note, error) {
	return s.notes(ctx, `WHERE (kind, key) > (?, ?) ORDER BY kind, key LIMIT ?`, after.Kind, after.Key,
		limit)
}

// notes reads the notes of a condition.
func (s *Store) notes(ctx context.Context, where string, arguments ...any) ([]store.Note, error) {
	rows, err := s.read.QueryContext(ctx, database.SelectNotes+where, arguments...)
	if err != nil {
		return nil, s.explain(err)
	}
	defer rows.Close()
	var list []store.Note
	for rows.Next() {
		var n store.Note
		if err := rows.Scan(&n.Kind, &n.Key, &n.Owner, &n.Rank, &n.Version, &n.Data); err != nil {
			return nil, s.explain(err)
		}
		if n.Data == nil { // how the driver reads an empty one
			n.Data = []byte{}
		}
		list = append(list, n)
	}
	return list, s.explain(rows.Err())
}

// DropOwner implements store.Store.
func (s *Store) DropOwner(ctx context.Context, owner string) error {
	return s.group.Do(ctx, change{write: func(tx *writing) error {
		_, err := tx.Exec(`DELETE FROM notes WHERE owner = ? AND owner <> ''`, owner)
		return err
	}})
}
