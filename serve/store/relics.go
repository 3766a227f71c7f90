package store

import (
	"context"
	"database/sql"
	"slices"
	"strings"
	"time"

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
func (s *Memory) Relics(_ context.Context, id, prefix string, limit int) ([]Relic, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	var list []Relic
	for of, k := range s.matches {
		for name, data := range k.relics {
			if (id == "" || id == of) && strings.HasPrefix(name, prefix) && len(list) < limit {
				list = append(list, Relic{of, name, data})
			}
		}
	}
	return list, nil
}

// Blank implements Store.
func (s *SQLite) Blank(ctx context.Context, id string, kind Kind, seat int) error {
	return s.group.do(ctx, change{write: func(tx *writing) error {
		_, err := tx.Exec(`UPDATE entries SET text = '' WHERE kind = ? AND seat = ?
			AND match = (SELECT number FROM matches WHERE id = ?)`, int(kind), seat, id)
		return err
	}})
}

// Relics implements Store.
func (s *SQLite) Relics(ctx context.Context, id, prefix string, limit int) ([]Relic, error) {
	rows, err := s.read.QueryContext(ctx, `SELECT m.id, r.name, r.data FROM relics r
		JOIN matches m ON m.number = r.match WHERE substr(r.name, 1, length(?1)) = ?1
			AND (?3 = '' OR m.id = ?3)
		ORDER BY r.match DESC, r.name LIMIT ?2`, prefix, limit, id)
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
func (s *Postgres) Relics(ctx context.Context, id, prefix string, limit int) ([]Relic, error) {
	rows, _ := s.pool.Query(ctx, `SELECT m.id, r.name, r.data FROM relics r
		JOIN matches m ON m.number = r.match WHERE starts_with(r.name, $1)
			AND ($3 = '' OR m.id = $3)
		ORDER BY r.match DESC, r.name LIMIT $2`, prefix, limit, id)
	list, err := pgx.CollectRows(rows, pgx.RowToStructByPos[Relic])
	return list, explainPostgres(err)
}

// All implements Store.
func (s *Memory) All(_ context.Context, after string, limit int) ([]Match, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	var list []Match
	for id, k := range s.matches {
		if id > after {
			m := k.match
			m.Idle = time.Since(k.touched)
			list = append(list, m)
		}
	}
	slices.SortFunc(list, func(a, b Match) int { return strings.Compare(a.ID, b.ID) })
	return list[:min(limit, len(list))], nil
}

// Delete implements Store.
func (s *Memory) Delete(_ context.Context, id string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.matches, id)
	return nil
}

// All implements Store.
func (s *SQLite) All(ctx context.Context, after string, limit int) ([]Match, error) {
	rows, err := s.read.QueryContext(ctx, sqliteMatch+`WHERE m.id > ? ORDER BY m.id LIMIT ?`, after,
		limit)
	if err != nil {
		return nil, s.explain(err)
	}
	return s.matchesIn(rows)
}

// matchesIn reads all matches of a query.
func (s *SQLite) matchesIn(rows *sql.Rows) ([]Match, error) {
	defer rows.Close()
	var list []Match
	for rows.Next() {
		m, err := scanMatch(rows.Scan)
		if err != nil {
			return nil, s.explain(err)
		}
		list = append(list, m)
	}
	return list, s.explain(rows.Err())
}

// Delete implements Store.
func (s *SQLite) Delete(ctx context.Context, id string) error {
	return s.group.do(ctx, change{write: func(tx *writing) error {
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

// All implements Store.
func (s *Postgres) All(ctx context.Context, after string, limit int) ([]Match, error) {
	rows, _ := s.pool.Query(ctx, postgresMatch+`WHERE m.id > $1 COLLATE "C" ORDER BY m.id COLLATE "C"
		LIMIT $2`, after, limit)
	list, err := pgx.CollectRows(rows, collectMatch)
	return list, explainPostgres(err)
}

// Delete implements Store.
func (s *Postgres) Delete(ctx context.Context, id string) error {
	return explainPostgres(pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		for _, table := range [...]string{"relics", "entries", "standings"} {
			_, err := tx.Exec(ctx, `DELETE FROM `+table+
				` WHERE match = (SELECT number FROM matches WHERE id = $1)`, id)
			if err != nil {
				return err
			}
		}
		_, err := tx.Exec(ctx, `DELETE FROM matches WHERE id = $1`, id)
		return err
	}))
}
