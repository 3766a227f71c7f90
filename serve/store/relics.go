package store

import (
	"context"
	"database/sql"
	"slices"
	"strings"

	"github.com/jackc/pgx/v5"
)

// Blank implements Store.
func (s *Memory) Blank(_ context.Context, id string, kind Kind, seat int) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	k := s.matches[id]
	if k == nil {
		return nil
	}
	k.entries = slices.Clone(k.entries) // others may read them
	for i := range k.entries {
		if e := &k.entries[i]; e.Kind == kind && e.Seat == seat {
			e.Text = ""
		}
	}
	return nil
}

// Relics implements Store.
func (s *Memory) Relics(_ context.Context, prefix string, limit int) ([]Relic, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	var list []Relic
	for id, k := range s.matches {
		for name, data := range k.relics {
			if strings.HasPrefix(name, prefix) && len(list) < limit {
				list = append(list, Relic{id, name, data})
			}
		}
	}
	return list, nil
}

// Blank implements Store.
func (s *SQLite) Blank(ctx context.Context, id string, kind Kind, seat int) error {
	return s.group.do(ctx, change{write: func(tx *sql.Tx) error {
		_, err := tx.Exec(`UPDATE entries SET text = '' WHERE kind = ? AND seat = ?
			AND match = (SELECT number FROM matches WHERE id = ?)`, int(kind), seat, id)
		return err
	}})
}

// Relics implements Store.
func (s *SQLite) Relics(ctx context.Context, prefix string, limit int) ([]Relic, error) {
	rows, err := s.read.QueryContext(ctx, `SELECT m.id, r.name, r.data FROM relics r
		JOIN matches m ON m.number = r.match WHERE substr(r.name, 1, length(?1)) = ?1
		ORDER BY r.match DESC, r.name LIMIT ?2`, prefix, limit)
	if err != nil {
		return nil, s.explain(err)
	}
	defer rows.Close()
	var list []Relic
	for rows.Next() {
		var r Relic
		if err := rows.Scan(&r.ID, &r.Name, &r.Data); err != nil {
			return nil, s.explain(err)
		}
		list = append(list, r)
	}
	return list, s.explain(rows.Err())
}

// Blank implements Store.
func (s *Postgres) Blank(ctx context.Context, id string, kind Kind, seat int) error {
	_, err := s.pool.Exec(ctx, `UPDATE entries SET text = '' WHERE kind = $1 AND seat = $2
		AND match = (SELECT number FROM matches WHERE id = $3)`, int16(kind), int16(seat), id)
	return explainPostgres(err)
}

// Relics implements Store.
func (s *Postgres) Relics(ctx context.Context, prefix string, limit int) ([]Relic, error) {
	rows, _ := s.pool.Query(ctx, `SELECT m.id, r.name, r.data FROM relics r
		JOIN matches m ON m.number = r.match WHERE starts_with(r.name, $1)
		ORDER BY r.match DESC, r.name LIMIT $2`, prefix, limit)
	list, err := pgx.CollectRows(rows, pgx.RowToStructByPos[Relic])
	return list, explainPostgres(err)
}
