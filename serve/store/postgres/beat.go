package postgres

import (
	"context"
	"time"

	"github.com/jackc/pgx/v5"

	"koiogran/serve/store"
)

// Beat implements store.Store.
func (s *Store) Beat(ctx context.Context, now, since time.Time) (list []store.Outage, err error) {
	at := now.UnixMicro()
	err = pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		var before int64
		if err := tx.QueryRow(ctx, `SELECT at FROM beats FOR UPDATE`).Scan(&before); err != nil {
			return err
		}
		if quiet, ok := store.OutageBetween(before, at); ok {
			_, err := tx.Exec(ctx, `INSERT INTO silences VALUES ($1, $2) ON CONFLICT DO NOTHING`,
				quiet.From, quiet.To)
			if err != nil {
				return err
			}
		}
		if _, err := tx.Exec(ctx, `UPDATE beats SET at = greatest(at, $1)`, at); err != nil {
			return err
		}
		rows, _ := tx.Query(ctx, `SELECT began, ended FROM silences WHERE ended > $1
			ORDER BY began`, since.UnixMicro())
		list, err = pgx.CollectRows(rows, pgx.RowToStructByPos[store.Outage])
		return err
	})
	return list, explain(err)
}

// Attend implements store.Store.
func (s *Store) Attend(ctx context.Context, here []store.Attendance) error {
	var ids []string
	var seats []int16
	for _, a := range here {
		ids, seats = append(ids, a.ID), append(seats, int16(a.Seat))
	}
	// In one order, so that no two servers wait for each other in a circle.
	_, err := s.pool.Exec(ctx, `INSERT INTO attendance
		SELECT id, seat, clock_timestamp() FROM unnest($1::text[], $2::smallint[]) a (id, seat)
			GROUP BY id, seat ORDER BY id, seat
		ON CONFLICT (id, seat) DO UPDATE SET seen = excluded.seen`, ids, seats)
	if err == nil {
		_, err = s.pool.Exec(ctx, `DELETE FROM attendance WHERE seen < now() - interval '1 day'`)
	}
	return explain(err)
}

// Attended implements store.Store.
func (s *Store) Attended(ctx context.Context, id string) ([store.Seats]time.Duration, error) {
	out := store.NeverAttended()
	rows, _ := s.pool.Query(ctx, `SELECT seat,
		extract(epoch FROM clock_timestamp() - seen)::float8 FROM attendance WHERE id = $1`, id)
	var seat int
	var ago float64
	_, err := pgx.ForEachRow(rows, []any{&seat, &ago}, func() error {
		out[seat-1] = max(0, time.Duration(ago*float64(time.Second)))
		return nil
	})
	return out, explain(err)
}
