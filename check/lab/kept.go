package lab

import (
	"bytes"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"regexp"
	"time"
)

// results stores the results of a run in a file or in a database: each by its key, whole or not at all.
type results struct {
	db       *sql.DB
	run      string // its id
	where    string // for errors
	numbered bool   // arguments are $1 and not ?1
}

// argument is how a statement names one.
var argument = regexp.MustCompile(`\?(\d)`)

// sql returns a statement as the database wants it.
func (k *results) sql(text string) string {
	if k.numbered {
		return argument.ReplaceAllString(text, `$$$1`)
	}
	return text
}

// explain says where an error of the database came from.
func (k *results) explain(err error) error {
	if err == nil || errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded) {
		return err
	}
	return fmt.Errorf("%w: %s: %w", ErrFile, k.where, err)
}

// done returns the keys of the batches that are finished or have failed.
func (k *results) done(ctx context.Context) (map[[2]int]bool, error) {
	rows, err := k.db.QueryContext(ctx, k.sql(`SELECT arm, first FROM result WHERE run = ?1 UNION SELECT arm, first FROM failure WHERE run = ?1`), k.run)
	if err != nil {
		return nil, k.explain(err)
	}
	defer rows.Close()
	have := map[[2]int]bool{}
	for rows.Next() {
		var key [2]int
		if err := rows.Scan(&key[0], &key[1]); err != nil {
			return nil, k.explain(err)
		}
		have[key] = true
	}
	return have, k.explain(rows.Err())
}

// has reports whether a batch is finished or has failed: another process may have played it meanwhile.
func (k *results) has(ctx context.Context, b batch) (bool, error) {
	var n int
	err := k.db.QueryRowContext(ctx, k.sql(`SELECT (SELECT count(*) FROM result WHERE run = ?1 AND arm = ?2 AND first = ?3)
		+ (SELECT count(*) FROM failure WHERE run = ?1 AND arm = ?2 AND first = ?3)`), k.run, b.arm, b.first).Scan(&n)
	return n > 0, k.explain(err)
}

// save keeps the results of a batch that took this many milliseconds. If they are there already they should be the same: what differs
// is kept apart, and odd is true.
func (k *results) save(ctx context.Context, b batch, data []byte, took int64) (odd bool, err error) {
	tx, err := k.db.BeginTx(ctx, nil)
	if err != nil {
		return false, k.explain(err)
	}
	defer func() { _ = tx.Rollback() }()
	now := time.Now().Unix()
	if _, err := tx.ExecContext(ctx, k.sql(`INSERT INTO result VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8) ON CONFLICT DO NOTHING`), k.run, b.arm, b.first, b.n,
		data, took, worker(), now); err != nil {
		return false, k.explain(err)
	}
	var was []byte
	if err := tx.QueryRowContext(ctx, k.sql(`SELECT data FROM result WHERE run = ?1 AND arm = ?2 AND first = ?3`), k.run, b.arm, b.first).Scan(&was); err != nil {
		return false, k.explain(err)
	}
	if odd = !bytes.Equal(was, data); odd {
		if _, err := tx.ExecContext(ctx, k.sql(`INSERT INTO odd VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)`), k.run, b.arm, b.first, was, data, worker(), now); err != nil {
			return true, k.explain(err)
		}
	}
	return odd, k.explain(tx.Commit())
}

// worker names this process.
func worker() string {
	host, err := os.Hostname()
	if err != nil {
		host = "unknown"
	}
	return fmt.Sprintf("%s-%d", host, os.Getpid())
}

// fail notes that a batch cannot be played.
func (k *results) fail(ctx context.Context, b batch, why error) error {
	_, err := k.db.ExecContext(ctx, k.sql(`INSERT INTO failure VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING`), k.run, b.arm, b.first, why.Error())
	return k.explain(err)
}

// load reads the bytes of all finished batches.
func (k *results) load(ctx context.Context) (map[batch][]byte, error) {
	rows, err := k.db.QueryContext(ctx, k.sql(`SELECT arm, first, n, data FROM result WHERE run = ?1`), k.run)
	if err != nil {
		return nil, k.explain(err)
	}
	defer rows.Close()
	have := map[batch][]byte{}
	for rows.Next() {
		var b batch
		var data []byte
		if err := rows.Scan(&b.arm, &b.first, &b.n, &data); err != nil {
			return nil, k.explain(err)
		}
		have[b] = data
	}
	return have, k.explain(rows.Err())
}

// counts returns how many matches of an arm are finished, and how many milliseconds they took.
func (k *results) counts(ctx context.Context, arm int) (played, ms int, err error) {
	err = k.db.QueryRowContext(ctx, k.sql(`SELECT coalesce(sum(n), 0), coalesce(sum(ms), 0) FROM result WHERE run = ?1 AND arm = ?2`), k.run,
		arm).Scan(&played, &ms)
	return played, ms, k.explain(err)
}

// odds counts the batches that came to something else when they were played again.
func (k *results) odds(ctx context.Context) (n int, err error) {
	err = k.db.QueryRowContext(ctx, k.sql(`SELECT count(*) FROM odd WHERE run = ?1`), k.run).Scan(&n)
	return n, k.explain(err)
}

// failures returns the batches that cannot be played, and why.
func (k *results) failures(ctx context.Context) (list []batch, why []string, err error) {
	rows, err := k.db.QueryContext(ctx, k.sql(`SELECT arm, first, text FROM failure WHERE run = ?1 ORDER BY arm, first`), k.run)
	if err != nil {
		return nil, nil, k.explain(err)
	}
	defer rows.Close()
	for rows.Next() {
		var b batch
		var text string
		if err := rows.Scan(&b.arm, &b.first, &text); err != nil {
			return nil, nil, k.explain(err)
		}
		list, why = append(list, b), append(why, text)
	}
	return list, why, k.explain(rows.Err())
}

// recent returns the processes that have saved something in the last minutes, with how many matches.
func (k *results) recent(ctx context.Context, since time.Time) (map[string]int, error) {
	rows, err := k.db.QueryContext(ctx, k.sql(`SELECT worker, sum(n) FROM result WHERE run = ?1 AND at >= ?2 GROUP BY worker`), k.run, since.Unix())
	if err != nil {
		return nil, k.explain(err)
	}
	defer rows.Close()
	list := map[string]int{}
	for rows.Next() {
		var name string
		var n int
		if err := rows.Scan(&name, &n); err != nil {
			return nil, k.explain(err)
		}
		list[name] = n
	}
	return list, k.explain(rows.Err())
}
