package store

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"slices"

	"github.com/jackc/pgx/v5"
)

// Note is something that is kept beside matches: an account, a passkey, a rating. A kind and a key
// name it.
type Note struct {
	Kind, Key string
	// Owner is the account that the note is deleted with, empty for none.
	Owner string
	// Rank is by which notes of a kind are listed, the highest first.
	Rank float64
	// Version counts how often the note was put. To Put, it is how often it was put before, 0 for a
	// note that is new; the note is kept only if that is so.
	Version int
	Data    []byte // nil deletes the note, which must be there
}

// name is what a note is found by.
func (n *Note) name() [2]string { return [2]string{n.Kind, n.Key} }

// follows reports whether a note may be put where one of a version is, 0 for none.
func (n *Note) follows(version int) bool {
	return n.Version == version && (version > 0 || n.Data != nil)
}

// Put implements Store.
func (s *Memory) Put(_ context.Context, notes ...Note) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	for i := range notes {
		if !notes[i].follows(s.notes[notes[i].name()].Version) {
			return ErrConflict
		}
	}
	for _, n := range notes {
		if n.Version++; n.Data == nil {
			delete(s.notes, n.name())
			continue
		}
		n.Data = slices.Clone(n.Data)
		s.notes[n.name()] = n
	}
	return nil
}

// Note implements Store.
func (s *Memory) Note(_ context.Context, kind, key string) (Note, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	n, ok := s.notes[[2]string{kind, key}]
	if !ok {
		return Note{}, ErrUnknown
	}
	return n, nil
}

// Notes implements Store.
func (s *Memory) Notes(_ context.Context, kind, owner string, limit int) ([]Note, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	var list []Note
	for _, n := range s.notes {
		if n.Kind == kind && (owner == "" || n.Owner == owner) {
			list = append(list, n)
		}
	}
	slices.SortFunc(list, func(a, b Note) int {
		return cmp.Or(cmp.Compare(b.Rank, a.Rank), cmp.Compare(a.Key, b.Key))
	})
	return list[:min(limit, len(list))], nil
}

// AllNotes implements Store.
func (s *Memory) AllNotes(_ context.Context, after Note, limit int) ([]Note, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	inOrder := func(a, b Note) int {
		return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Key, b.Key))
	}
	var list []Note
	for _, n := range s.notes {
		if inOrder(n, after) > 0 {
			list = append(list, n)
		}
	}
	slices.SortFunc(list, inOrder)
	return list[:min(limit, len(list))], nil
}

// DropOwner implements Store.
func (s *Memory) DropOwner(_ context.Context, owner string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	for name, n := range s.notes {
		if owner != "" && n.Owner == owner {
			delete(s.notes, name)
		}
	}
	return nil
}

// The statements by which one note is put: one that is new, one that is there, one that goes. Each
// reports by the rows that it touches whether the note was as it should have been.
const (
	insertNote = `INSERT INTO notes (kind, key, owner, rank, version, data)
		VALUES ($1, $2, $3, $4, 1, $5) ON CONFLICT DO NOTHING`
	updateNote = `UPDATE notes SET owner = $3, rank = $4, data = $5, version = version + 1
		WHERE kind = $1 AND key = $2 AND version = $6`
	deleteNote = `DELETE FROM notes WHERE kind = $1 AND key = $2 AND version = $3`
)

// put is the statement that puts a note, with its arguments.
func (n *Note) put() (string, []any) {
	switch {
	case n.Data == nil:
		return deleteNote, []any{n.Kind, n.Key, n.Version}
	case n.Version == 0:
		return insertNote, []any{n.Kind, n.Key, n.Owner, n.Rank, n.Data}
	}
	return updateNote, []any{n.Kind, n.Key, n.Owner, n.Rank, n.Data, n.Version}
}

// selectNotes lists the fields of notes.
const selectNotes = `SELECT kind, key, owner, rank, version, data FROM notes `

// Put implements Store.
func (s *SQLite) Put(ctx context.Context, notes ...Note) error {
	return s.group.do(ctx, change{write: func(tx *writing) error {
		// Others write in the same transaction: what is refused must not be half done.
		for i := range notes {
			n, version := &notes[i], 0
			err := tx.QueryRow(`SELECT version FROM notes WHERE kind = ? AND key = ?`, n.Kind,
				n.Key).Scan(&version)
			if err != nil && !errors.Is(err, sql.ErrNoRows) {
				return err
			}
			if !n.follows(version) {
				return ErrConflict
			}
		}
		for i := range notes {
			text, arguments := notes[i].put()
			if _, err := tx.Exec(text, arguments...); err != nil {
				return err
			}
		}
		return nil
	}})
}

// Note implements Store.
func (s *SQLite) Note(ctx context.Context, kind, key string) (Note, error) {
	list, err := s.notes(ctx, `WHERE kind = ? AND key = ?`, kind, key)
	if err == nil && len(list) == 0 {
		err = ErrUnknown
	}
	if err != nil {
		return Note{}, err
	}
	return list[0], nil
}

// Notes implements Store.
func (s *SQLite) Notes(ctx context.Context, kind, owner string, limit int) ([]Note, error) {
	if owner == "" {
		return s.notes(ctx, `WHERE kind = ? ORDER BY rank DESC, key LIMIT ?`, kind, limit)
	}
	return s.notes(ctx, `WHERE owner = ? AND owner <> '' AND kind = ? ORDER BY rank DESC, key LIMIT ?`,
		owner, kind, limit)
}

// AllNotes implements Store.
func (s *SQLite) AllNotes(ctx context.Context, after Note, limit int) ([]Note, error) {
	return s.notes(ctx, `WHERE (kind, key) > (?, ?) ORDER BY kind, key LIMIT ?`, after.Kind, after.Key,
		limit)
}

// notes reads the notes of a condition.
func (s *SQLite) notes(ctx context.Context, where string, arguments ...any) ([]Note, error) {
	rows, err := s.read.QueryContext(ctx, selectNotes+where, arguments...)
	if err != nil {
		return nil, s.explain(err)
	}
	defer rows.Close()
	var list []Note
	for rows.Next() {
		var n Note
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

// DropOwner implements Store.
func (s *SQLite) DropOwner(ctx context.Context, owner string) error {
	return s.group.do(ctx, change{write: func(tx *writing) error {
		_, err := tx.Exec(`DELETE FROM notes WHERE owner = ? AND owner <> ''`, owner)
		return err
	}})
}

// Put implements Store.
func (s *Postgres) Put(ctx context.Context, notes ...Note) error {
	// Every server takes the rows in the same order, so that none waits in a circle.
	notes = slices.Clone(notes)
	slices.SortFunc(notes, func(a, b Note) int {
		return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Key, b.Key))
	})
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		for i := range notes {
			text, arguments := notes[i].put()
			made, err := tx.Exec(ctx, text, arguments...)
			if err != nil {
				return err
			}
			if made.RowsAffected() == 0 {
				return ErrConflict
			}
		}
		return nil
	})
	if errors.Is(err, ErrConflict) {
		return ErrConflict
	}
	return explainPostgres(err)
}

// Note implements Store.
func (s *Postgres) Note(ctx context.Context, kind, key string) (Note, error) {
	rows, _ := s.pool.Query(ctx, selectNotes+`WHERE kind = $1 AND key = $2`, kind, key)
	n, err := pgx.CollectExactlyOneRow(rows, pgx.RowToStructByPos[Note])
	return n, explainPostgres(err)
}

// Notes implements Store.
func (s *Postgres) Notes(ctx context.Context, kind, owner string, limit int) ([]Note, error) {
	rows, _ := s.pool.Query(ctx, selectNotes+`WHERE kind = $1 AND ($2 = '' OR owner = $2)
		ORDER BY rank DESC, key COLLATE "C" LIMIT $3`, kind, owner, limit)
	list, err := pgx.CollectRows(rows, pgx.RowToStructByPos[Note])
	return list, explainPostgres(err)
}

// AllNotes implements Store.
func (s *Postgres) AllNotes(ctx context.Context, after Note, limit int) ([]Note, error) {
	rows, _ := s.pool.Query(ctx, selectNotes+`WHERE (kind COLLATE "C", key COLLATE "C") > ($1, $2)
		ORDER BY kind COLLATE "C", key COLLATE "C" LIMIT $3`, after.Kind, after.Key, limit)
	list, err := pgx.CollectRows(rows, pgx.RowToStructByPos[Note])
	return list, explainPostgres(err)
}

// DropOwner implements Store.
func (s *Postgres) DropOwner(ctx context.Context, owner string) error {
	_, err := s.pool.Exec(ctx, `DELETE FROM notes WHERE owner = $1 AND owner <> ''`, owner)
	return explainPostgres(err)
}

// Put implements Store.
func (s timed) Put(ctx context.Context, notes ...Note) error {
	_, err := within(ctx, s, func(ctx context.Context) (none, error) {
		return none{}, s.Store.Put(ctx, notes...)
	})
	return err
}

// Note implements Store.
func (s timed) Note(ctx context.Context, kind, key string) (Note, error) {
	return within(ctx, s, func(ctx context.Context) (Note, error) { return s.Store.Note(ctx, kind, key) })
}

// Notes implements Store.
func (s timed) Notes(ctx context.Context, kind, owner string, limit int) ([]Note, error) {
	return within(ctx, s, func(ctx context.Context) ([]Note, error) {
		return s.Store.Notes(ctx, kind, owner, limit)
	})
}

// AllNotes implements Store.
func (s timed) AllNotes(ctx context.Context, after Note, limit int) ([]Note, error) {
	return within(ctx, s, func(ctx context.Context) ([]Note, error) {
		return s.Store.AllNotes(ctx, after, limit)
	})
}

// DropOwner implements Store.
func (s timed) DropOwner(ctx context.Context, owner string) error {
	_, err := within(ctx, s, func(ctx context.Context) (none, error) {
		return none{}, s.Store.DropOwner(ctx, owner)
	})
	return err
}
