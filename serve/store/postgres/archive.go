package postgres

import (
	"context"

	"github.com/jackc/pgx/v5"

	"koiogran/serve/store"
)

// Erase implements store.Store.
func (s *Store) Erase(ctx context.Context, id string, kind store.Kind, seat int) error {
	_, err := s.pool.Exec(ctx, `UPDATE entries SET text = '' WHERE kind = $1 AND seat = $2
		AND match = (SELECT number FROM matches WHERE id = $3)`, int16(kind), int16(seat), id)
	return explain(err)
}

// ListArchived implements store.Store.
func (s *Store) ListArchived(ctx context.Context, id, prefix string, limit int) ([]store.Archived, error) {
	rows, _ := s.pool.Query(ctx, `SELECT m.id, r.name, r.data FROM relics r
		JOIN matches m ON m.number = r.match WHERE starts_with(r.name, $1)
			AND ($3 = '' OR m.id = $3)
		ORDER BY r.match DESC, r.name LIMIT $2`, prefix, limit, id)
	list, err := pgx.CollectRows(rows, pgx.RowToStructByPos[store.Archived])
	return list, explain(err)
}

// All implements store.Store.
func (s *Store) All(ctx context.Context, after string, limit int) ([]store.Match, error) {
	rows, _ := s.pool.Query(ctx, selectMatch+`WHERE m.id > $1 COLLATE "C" ORDER BY m.id COLLATE "C"
		LIMIT $2`, after, limit)
	list, err := pgx.CollectRows(rows, collectMatch)
	return list, explain(err)
}

// Delete implements store.Store.
func (s *Store) Delete(ctx context.Context, id string) error {
	return explain(pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
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
