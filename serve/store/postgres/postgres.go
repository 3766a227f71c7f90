package postgres

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgxpool"

	"koiogran/serve/store"
	"koiogran/serve/store/database"
)

// Store keeps matches in a PostgreSQL database, which several servers may share. Of two that
// add to a match at the same position, the database lets one.
type Store struct {
	pool  *pgxpool.Pool
	group *database.Group[addition]
}

// addition is what Append adds.
type addition struct {
	id      string
	after   int
	entries []store.Entry
	result  string
}

// appendEntries adds to one match, if it is where it should be, and notifies all servers. It returns how
// many matches stood there, and how many of that id there are.
//
// Updating where the match stands takes its row, so that two servers come one after the other;
// the second finds it moved. The key of entries would refuse it too.
const appendEntries = `
WITH stands AS (
	UPDATE standings s SET last = $2 + coalesce(cardinality($3::smallint[]), 0),
		result = CASE $6 WHEN '' THEN result ELSE $6 END,
		finished = finished OR $6 <> '', touched = clock_timestamp()
	FROM matches m WHERE m.id = $1 AND s.match = m.number AND s.last = $2
	RETURNING s.match, s.last
), added AS (
	INSERT INTO entries (match, position, kind, seat, text, mark, time)
	SELECT stands.match, $2 + e.nth::integer, e.kind, e.seat, e.text, e.mark, e.time FROM stands,
		unnest($3::smallint[], $4::smallint[], $5::text[], $7::bigint[], $8::bigint[])
			WITH ORDINALITY e (kind, seat, text, mark, time, nth)
)
SELECT count(pg_notify('koiogran', $1 || ' ' || stands.last)) FROM stands
UNION ALL SELECT count(*) FROM matches WHERE id = $1`

// transact makes additions in one round trip and one transaction. Each may be refused by itself;
// if one fails otherwise, each is tried without the others.
func (s *Store) transact(list []addition) []error {
	errs := make([]error, len(list))
	err := s.together(list, errs)
	if err == nil {
		return errs
	}
	// Of what failed on the way no one knows whether it was kept: it is not tried again.
	var refused *pgconn.PgError
	again := len(list) > 1 && errors.As(err, &refused)
	for i := range list {
		errs[i] = explain(err)
		if again {
			errs[i] = s.transact(list[i : i+1])[0]
		}
	}
	return errs
}

// together makes additions in one transaction. What is refused goes to errs; an error means that
// none was made.
func (s *Store) together(list []addition, errs []error) error {
	// Every server takes the rows of matches in the same order, so that none waits in a circle.
	order := make([]int, len(list))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int { return cmp.Compare(list[i].id, list[j].id) })
	var batch pgx.Batch
	for _, i := range order {
		a := list[i]
		c := columnsOf(a.entries)
		batch.Queue(appendEntries, a.id, a.after, c.kinds, c.seats, c.texts, a.result, c.marks,
			c.times)
	}
	// What was begun is finished, no matter who waits for it.
	ctx, cancel := context.WithTimeout(context.Background(), longest)
	defer cancel()
	results := s.pool.SendBatch(ctx, &batch)
	for _, i := range order {
		rows, err := results.Query()
		if err != nil {
			return errors.Join(err, results.Close())
		}
		counts, err := pgx.CollectRows(rows, pgx.RowTo[int])
		switch {
		case err != nil:
			return errors.Join(err, results.Close())
		case counts[1] == 0:
			errs[i] = store.ErrUnknown
		case counts[0] == 0:
			errs[i] = store.ErrConflict
		}
	}
	return results.Close() // which commits
}

// longest is how long a transaction may take.
const longest = 10 * time.Second

// columns are entries as the database takes them.
type columns struct {
	kinds, seats []int16
	texts        []string
	marks, times []int64
}

// columnsOf lays entries out in columns.
func columnsOf(list []store.Entry) (c columns) {
	for _, e := range list {
		c.kinds = append(c.kinds, int16(e.Kind))
		c.seats = append(c.seats, int16(e.Seat))
		c.texts = append(c.texts, e.Text)
		c.marks = append(c.marks, int64(e.Mark))
		c.times = append(c.times, e.Time)
	}
	return c
}

// explain puts what the database reports into one sentence.
func explain(err error) error {
	var e *pgconn.PgError
	switch {
	case err == nil:
		return nil
	case errors.Is(err, pgx.ErrNoRows):
		return store.ErrUnknown
	case errors.As(err, &e) && e.Code == "22021": // letters that it keeps in no text: nothing has such a name
		return store.ErrUnknown
	case errors.As(err, &e) && e.Code == "53100":
		return fmt.Errorf("%w: PostgreSQL reports: %s", store.ErrFull, e.Message)
	}
	return sentence{err}
}

// sentence is an error of the database, told in one line.
type sentence struct{ error }

// Error implements error. Of a connection that fails it names the first reason: there is one for each address of the host.
func (s sentence) Error() string {
	var connecting *pgconn.ConnectError
	var reason *pgconn.PgError
	var number syscall.Errno
	if errors.As(s.error, &connecting) {
		to := fmt.Sprintf("store: PostgreSQL: cannot connect to %s:%d as %s, database %s", connecting.Config.Host,
			connecting.Config.Port, connecting.Config.User, connecting.Config.Database)
		switch {
		case errors.As(s.error, &reason):
			return to + ": " + reason.Message
		case errors.As(s.error, &number):
			return to + ": " + number.Error()
		}
	}
	return "store: PostgreSQL: " + strings.Join(strings.Fields(s.error.Error()), " ")
}

// Unwrap gives the error as it was.
func (s sentence) Unwrap() error { return s.error }

// Append implements store.Store.
func (s *Store) Append(ctx context.Context, id string, after int, entries []store.Entry,
	result string,
) error {
	return s.group.Do(ctx, addition{id, after, entries, result})
}

// Create implements store.Store.
func (s *Store) Create(ctx context.Context, m store.Match) error {
	made, err := s.pool.Exec(ctx, `WITH made AS (
			INSERT INTO matches (id, created, head, bot1, bot2, token1, token2, secret, public,
				name1, name2, link1, link2, program, partners)
			VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
			ON CONFLICT DO NOTHING RETURNING number, public, created)
		INSERT INTO standings (match, public, touched, created) SELECT number, public, created, created FROM made`,
		m.ID, m.Created, m.Head, m.Bots[0], m.Bots[1], m.Tokens[0], m.Tokens[1], m.Secret, m.Public,
		m.Names[0], m.Names[1], m.Links[0], m.Links[1], m.Program, database.Partners(&m))
	if err == nil && made.RowsAffected() == 0 {
		return store.ErrConflict
	}
	return explain(err)
}

// SetRematch implements store.Store.
func (s *Store) SetRematch(ctx context.Context, id, next string) (string, error) {
	var first string
	err := s.pool.QueryRow(ctx, `UPDATE matches
		SET rematch = CASE rematch WHEN '' THEN $2 ELSE rematch END
		WHERE id = $1 RETURNING rematch`, id, next).Scan(&first)
	return first, explain(err)
}

// The fields of a match, in the order in which collectMatch takes them.
const selectMatch = `SELECT m.id, m.created, m.head, m.bot1, m.bot2, m.token1, m.token2, m.secret,
	m.public, s.last, s.finished, s.result, m.rematch, m.name1, m.name2, m.link1, m.link2,
	m.program, m.partners, extract(epoch FROM clock_timestamp() - s.touched)::float8
	FROM matches m JOIN standings s ON s.match = m.number `

// collectMatch reads the fields of selectMatch.
func collectMatch(row pgx.CollectableRow) (store.Match, error) {
	var m store.Match
	var idle float64
	var partners string
	err := row.Scan(&m.ID, &m.Created, &m.Head, &m.Bots[0], &m.Bots[1], &m.Tokens[0], &m.Tokens[1],
		&m.Secret, &m.Public, &m.Last, &m.Finished, &m.Result, &m.Rematch, &m.Names[0], &m.Names[1],
		&m.Links[0], &m.Links[1], &m.Program, &partners, &idle)
	database.SetPartners(&m, partners)
	m.Created = m.Created.UTC()
	m.Idle = max(0, time.Duration(idle*float64(time.Second)))
	return m, err
}

// Match implements store.Store.
func (s *Store) Match(ctx context.Context, id string) (store.Match, error) {
	// What the query reports comes with its rows.
	rows, _ := s.pool.Query(ctx, selectMatch+`WHERE m.id = $1`, id)
	m, err := pgx.CollectExactlyOneRow(rows, collectMatch)
	return m, errors.Join(explain(err), m.Damage)
}

// Entries implements store.Store.
func (s *Store) Entries(ctx context.Context, id string, after int) ([]store.Entry, error) {
	var number int64
	err := s.pool.QueryRow(ctx, `SELECT number FROM matches WHERE id = $1`, id).Scan(&number)
	if err != nil {
		return nil, explain(err)
	}
	rows, _ := s.pool.Query(ctx, `SELECT position, kind, seat, text, mark, time FROM entries
		WHERE match = $1 AND position > $2 ORDER BY position`, number, after)
	list, err := pgx.CollectRows(rows, collectEntry)
	return list, explain(err)
}

// collectEntry reads an entry.
func collectEntry(row pgx.CollectableRow) (e store.Entry, err error) {
	var mark int64
	err = row.Scan(&e.At, &e.Kind, &e.Seat, &e.Text, &mark, &e.Time)
	e.Mark = uint64(mark)
	return e, err
}

// Keep implements store.Store.
func (s *Store) Keep(ctx context.Context, id, name string, data []byte) error {
	made, err := s.pool.Exec(ctx, `INSERT INTO relics (match, name, data)
		SELECT number, $2, $3 FROM matches WHERE id = $1
		ON CONFLICT (match, name) DO UPDATE SET data = excluded.data`, id, name, data)
	if err == nil && made.RowsAffected() == 0 {
		return store.ErrUnknown
	}
	return explain(err)
}

// Kept implements store.Store.
func (s *Store) Kept(ctx context.Context, id, name string) ([]byte, error) {
	var data []byte
	err := s.pool.QueryRow(ctx, `SELECT r.data FROM relics r
		JOIN matches m ON m.number = r.match WHERE m.id = $1 AND r.name = $2`, id, name).Scan(&data)
	return data, explain(err)
}

// List implements store.Store.
func (s *Store) List(ctx context.Context, head string, going bool, after string, limit int) ([]store.Match, error) {
	where, args := `WHERE s.public AND starts_with(m.head, $1)`, []any{head, limit}
	if going {
		where += ` AND NOT s.finished`
	}
	if after != "" {
		where += ` AND (s.created, s.match) < (SELECT b.created, b.match FROM standings b
			WHERE b.match = (SELECT number FROM matches WHERE id = $3))`
		args = append(args, after)
	}
	rows, _ := s.pool.Query(ctx, selectMatch+where+` ORDER BY s.created DESC, s.match DESC LIMIT $2`, args...)
	list, err := pgx.CollectRows(rows, collectMatch)
	return database.Whole(list), explain(err)
}

// Watch implements store.Store.
func (s *Store) Watch(ctx context.Context, f func(store.Notice)) error {
	for ctx.Err() == nil {
		// Why a connection was lost does not matter: it is made again until ctx is done.
		_ = s.listen(ctx, f)
		select {
		case <-ctx.Done():
		case <-time.After(reconnectPause):
		}
	}
	return ctx.Err()
}

// postgresPause is how long Watch waits before it connects again, and postgresQuiet after which
// time of silence it asks whether the connection still stands.
const (
	reconnectPause = 250 * time.Millisecond
	reconnectQuiet = 20 * time.Second
)

// listen calls f with the notifications on one connection, until that is lost.
func (s *Store) listen(ctx context.Context, f func(store.Notice)) error {
	c, err := pgx.ConnectConfig(ctx, s.pool.Config().ConnConfig)
	if err != nil {
		return err
	}
	defer c.Close(context.WithoutCancel(ctx))
	if _, err := c.Exec(ctx, `LISTEN koiogran`); err != nil {
		return err
	}
	f(store.Notice{})
	for {
		quiet, cancel := context.WithTimeout(ctx, reconnectQuiet)
		notification, err := c.WaitForNotification(quiet)
		cancel()
		switch {
		case err == nil:
			id, last, _ := strings.Cut(notification.Payload, " ")
			n := store.Notice{ID: id}
			if n.Last, err = strconv.Atoi(last); err != nil {
				return err
			}
			f(n)
		case ctx.Err() == nil && errors.Is(err, context.DeadlineExceeded):
			if err := c.Ping(ctx); err != nil {
				return err
			}
		default:
			return err
		}
	}
}

// Ping implements store.Store.
func (s *Store) Ping(ctx context.Context) error {
	_, err := s.pool.Exec(ctx, `UPDATE compatible SET oldest = oldest`)
	return explain(err)
}

// closeTime is how long a database may take to hear that no one needs it any longer. One that does not
// answer would keep each connection waiting for longer than a program may take to stop.
const closeTime = 2 * time.Second

// Close implements store.Store.
func (s *Store) Close() error {
	closed := make(chan struct{})
	go func() {
		defer close(closed)
		s.group.Close()
		s.pool.Close()
	}()
	select {
	case <-closed:
		return nil
	case <-time.After(closeTime):
		return fmt.Errorf("%w: its connections were dropped", store.ErrSlow)
	}
}
