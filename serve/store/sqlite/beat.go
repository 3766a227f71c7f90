package sqlite

import (
	"context"
	"time"

	"koiogran/serve/store"
)

// Beat implements store.Store.
func (s *Store) Beat(ctx context.Context, now, since time.Time) ([]store.Outage, error) {
	at := now.UnixMicro()
	err := s.group.Do(ctx, change{write: func(tx *writing) error {
		var before int64
		if err := tx.QueryRow(`SELECT at FROM beats`).Scan(&before); err != nil {
			return err
		}
		if quiet, ok := store.OutageBetween(before, at); ok {
			_, err := tx.Exec(`INSERT INTO silences VALUES (?, ?) ON CONFLICT DO NOTHING`, quiet.From,
				quiet.To)
			if err != nil {
				return err
			}
		}
		_, err := tx.Exec(`UPDATE beats SET at = max(at, ?)`, at)
		return err
	}})
	if err != nil {
		return nil, err
	}
	rows, err := s.read.QueryContext(ctx, `SELECT began, ended FROM silences WHERE ended > ?
		ORDER BY began`, since.UnixMicro())
	if err != nil {
		return nil, s.explain(err)
	}
	defer rows.Close()
	var list []store.Outage
	for rows.Next() {
		var quiet store.Outage
		if err := rows.Scan(&quiet.From, &quiet.To); err != nil {
			return nil, s.explain(err)
		}
		list = append(list, quiet)
	}
	return list, s.explain(rows.Err())
}
