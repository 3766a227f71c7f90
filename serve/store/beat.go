package store

import (
	"context"
	"time"

	"github.com/jackc/pgx/v5"
)

// alone is a store of one server, which knows by itself who is connected to it.
type alone struct{}

// Attend implements Store.
func (alone) Attend(context.Context, []Attendance) error { return nil }

// never is how long ago the seats of a match were connected where none was.
var never = [Seats]time.Duration{Never, Never, Never, Never}

// Attended implements Store.
func (alone) Attended(context.Context, string) ([Seats]time.Duration, error) {
	return never, nil
}

// silence returns the silence between two beats, if there is one.
func silence(before, now int64) (Silence, bool) {
	return Silence{before, now}, before > 0 && now-before >= LongSilence.Microseconds()
}

// Beat implements Store.
func (s *Memory) Beat(_ context.Context, now, since time.Time) ([]Silence, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	at := now.UnixMicro()
	if quiet, ok := silence(s.beat, at); ok {
		s.silent = append(s.silent, quiet)
	}
	s.beat = max(s.beat, at)
	var list []Silence
	for _, quiet := range s.silent {
		if quiet.To > since.UnixMicro() {
			list = append(list, quiet)
		}
	}
	return list, nil
}

// Beat implements Store.
func (s *SQLite) Beat(ctx context.Context, now, since time.Time) ([]Silence, error) {
	at := now.UnixMicro()
	err := s.group.do(ctx, change{write: func(tx *writing) error {
		var before int64
		if err := tx.QueryRow(`SELECT at FROM beats`).Scan(&before); err != nil {
			return err
		}
		if quiet, ok := silence(before, at); ok {
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
	var list []Silence
	for rows.Next() {
		var quiet Silence
		if err := rows.Scan(&quiet.From, &quiet.To); err != nil {
			return nil, s.explain(err)
		}
		list = append(list, quiet)
	}
	return list, s.explain(rows.Err())
}

// Beat implements Store.
func (s *Postgres) Beat(ctx context.Context, now, since time.Time) (list []Silence, err error) {
	at := now.UnixMicro()
	err = pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		var before int64
		if err := tx.QueryRow(ctx, `SELECT at FROM beats FOR UPDATE`).Scan(&before); err != nil {
			return err
		}
		if quiet, ok := silence(before, at); ok {
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
		list, err = pgx.CollectRows(rows, pgx.RowToStructByPos[Silence])
		return err
	})
	return list, explainPostgres(err)
}

// Attend implements Store.
func (s *Postgres) Attend(ctx context.Context, here []Attendance) error {
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
	return explainPostgres(err)
}

// Attended implements Store.
func (s *Postgres) Attended(ctx context.Context, id string) ([Seats]time.Duration, error) {
	out := never
	rows, _ := s.pool.Query(ctx, `SELECT seat,
		extract(epoch FROM clock_timestamp() - seen)::float8 FROM attendance WHERE id = $1`, id)
	var seat int
	var ago float64
	_, err := pgx.ForEachRow(rows, []any{&seat, &ago}, func() error {
		out[seat-1] = max(0, time.Duration(ago*float64(time.Second)))
		return nil
	})
	return out, explainPostgres(err)
}
