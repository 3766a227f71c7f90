package sqlite

import (
	"context"
	"database/sql"

	"koiogran/serve/store"
)

// Erase implements store.Store.
func (s *Store) Erase(ctx context.Context, id string, kind store.Kind, seat int) error {
	return s.group.Do(ctx, change{write: func(tx *writing) error {
		_, err := tx.Exec(`UPDATE entries SET text = '' WHERE kind = ? AND seat = ?
			AND match = (SELECT number FROM matches WHERE id = ?)`, int(kind), seat, id)
		return err
	}})
}

// ListArchived implements store.Store.
func (s *Store) ListArchived(ctx context.Context, id, prefix string, limit int) ([]store.Archived, error) {
	rows, err := s.read.QueryContext(ctx, `SELECT m.id, r.name, r.data FROM relics r
		JOIN matches m ON m.number = r.match WHERE substr(r.name, 1, length(?1)) = ?1
			AND (?3 = '' OR m.id = ?3)
		ORDER BY r.match DESC, r.name LIMIT ?2`, prefix, limit, id)
	if err != nil {
		return nil, s.explain(err)
	}
	defer rows.Close()
	var list []store.Archived
	for rows.Next() {
		var r store.Archived
		if err := rows.Scan(&r.ID, &r.Name, &r.Data); err != nil {
			return nil, s.explain(err)
		}
		list = append(list, r)
	}
	return list, s.explain(rows.Err())
}

// All implements store.Store.
func (s *Store) All(ctx context.Context, after string, limit int) ([]store.Match, error) {
	rows, err := s.read.QueryContext(ctx, selectMatch+`WHERE m.id > ? ORDER BY m.id LIMIT ?`, after,
		limit)
	if err != nil {
		return nil, s.explain(err)
	}
	return s.matchesIn(rows)
}

// matchesIn reads all matches of a query.
func (s *Store) matchesIn(rows *sql.Rows) ([]store.Match, error) {
	defer rows.Close()
	var list []store.Match
	for rows.Next() {
		m, err := scanMatch(rows.Scan)
		if err != nil {
			return nil, s.explain(err)
		}
		list = append(list, m)
	}
	return list, s.explain(rows.Err())
}

// Delete implements store.Store.
func (s *Store) Delete(ctx context.Context, id string) error {
	return s.group.Do(ctx, change{write: func(tx *writing) error {
		delete(s.numbers, id)
		for _, table := range [...]string{"relics", "entries", "standings"} {
			_, err := tx.Exec(`DELETE FROM `+table+` WHERE match = (SELECT number FROM matches WHERE id = ?)`,
				id)
			if err != nil {
				return err
			}
		}
		_, err := tx.Exec(`DELETE FROM matches WHERE id = ?`, id)
		return err
	}})
}
