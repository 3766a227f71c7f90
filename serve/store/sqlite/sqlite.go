package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"sync"
	"sync/atomic"
	"time"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"

	"koiogran/serve/store"
	"koiogran/serve/store/database"
)

// Store keeps matches in one file, for one server. One goroutine writes, readers read beside it.
// What is written together is flushed to the disk together.
type Store struct {
	path  string
	lock  *sql.DB  // holds the file for this process alone,
	file  *os.File // as does this, by whatever name others know it; nil where files cannot be locked
	read  *sql.DB
	write *sql.DB
	group *database.Group[change]
	news  store.Watchers
	store.Alone
	damaged atomic.Bool // a page was found that cannot be read
	full    atomic.Bool // something did not fit on the disk
	stop    context.CancelFunc
	work    sync.WaitGroup // the examination of the file

	find    *sql.Stmt        // the number of a match
	numbers map[string]int64 // of matches that were written to; a match that is deleted is taken out
	advance *sql.Stmt        // from where a match stands to where it will
	add     *sql.Stmt        // an entry
}

// change is something that is written, and the notice to send when it is on disk.
type change struct {
	write  func(*writing) error
	notice store.Notice
}

// writing is a transaction with the statements that are used often, each made part of it once.
type writing struct {
	*sql.Tx
	find, advance, add *sql.Stmt
}

// transact makes changes. Each may refuse by itself; if one fails otherwise, it is tried without
// the others.
func (s *Store) transact(list []change) []error {
	errs := make([]error, len(list))
	if err := s.together(list, errs); err != nil {
		clear(s.numbers) // some may be of matches that were not made
		for i := range list {
			errs[i] = err
			if len(list) > 1 {
				errs[i] = s.transact(list[i : i+1])[0]
			}
		}
		return errs
	}
	for i, c := range list {
		if errs[i] == nil && c.notice != (store.Notice{}) {
			s.news.Tell(c.notice)
		}
	}
	return errs
}

// together makes changes in one transaction. What they refuse goes to errs; an error means that
// none was made.
func (s *Store) together(list []change, errs []error) error {
	tx, err := s.write.Begin()
	if err != nil {
		return s.explain(err)
	}
	w := &writing{tx, tx.Stmt(s.find), tx.Stmt(s.advance), tx.Stmt(s.add)}
	for i, c := range list {
		switch err := c.write(w); {
		case err == nil, errors.Is(err, store.ErrConflict), errors.Is(err, store.ErrUnknown):
			errs[i] = err
		default:
			// The error is what went wrong, not that the rollback may fail, too.
			_ = tx.Rollback()
			return s.explain(err)
		}
	}
	return s.explain(tx.Commit())
}

// explain puts what SQLite reports into words.
func (s *Store) explain(err error) error {
	var e *sqlite.Error
	if !errors.As(err, &e) {
		return err
	}
	switch {
	case e.Code() == sqlite3.SQLITE_IOERR_SHMSIZE, e.Code()&0xff == sqlite3.SQLITE_FULL:
		s.full.Store(true)
		return fmt.Errorf("%w: %s", store.ErrFull, s.path)
	case e.Code()&0xff == sqlite3.SQLITE_CORRUPT, e.Code()&0xff == sqlite3.SQLITE_NOTADB:
		s.damaged.Store(true)
		return fmt.Errorf("store: %s is damaged; restore a backup, or continue with a copy of the file: %w", s.path, err)
	}
	return fmt.Errorf("store: %s: %w", s.path, err)
}

// Create implements store.Store.
func (s *Store) Create(ctx context.Context, m store.Match) error {
	return s.group.Do(ctx, change{write: func(tx *writing) error {
		made, err := tx.Exec(`INSERT INTO matches (id, created, head, bot1, bot2, token1, token2,
			secret, public, name1, name2, link1, link2, program, partners)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
			ON CONFLICT DO NOTHING`,
			m.ID, m.Created.UnixMicro(), m.Head, m.Bots[0], m.Bots[1], m.Tokens[0], m.Tokens[1],
			m.Secret, m.Public, m.Names[0], m.Names[1], m.Links[0], m.Links[1],
			m.Program, database.Partners(&m))
		if err != nil {
			return err
		}
		if n, err := made.RowsAffected(); err != nil || n == 0 {
			return errors.Join(err, store.ErrConflict)
		}
		_, err = tx.Exec(`INSERT INTO standings (match, public, touched, created)
			VALUES (last_insert_rowid(), ?1, ?2, ?2)`, m.Public, m.Created.UnixMicro())
		return err
	}})
}

// Append implements store.Store.
func (s *Store) Append(ctx context.Context, id string, after int, entries []store.Entry,
	result string,
) error {
	return s.group.Do(ctx, s.appending(id, after, entries, result))
}

// appending returns the change that Append makes.
func (s *Store) appending(id string, after int, entries []store.Entry, result string) change {
	last := after + len(entries)
	return change{notice: store.Notice{ID: id, Last: last}, write: func(tx *writing) error {
		match, err := s.number(tx, id)
		if err != nil {
			return err
		}
		made, err := tx.advance.Exec(last, result, time.Now().UnixMicro(), match, after)
		if err != nil {
			return err
		}
		if n, err := made.RowsAffected(); err != nil || n == 0 {
			return errors.Join(err, store.ErrConflict)
		}
		for i, e := range entries {
			_, err := tx.add.Exec(match, after+1+i, int(e.Kind), e.Seat, e.Text,
				int64(e.Mark), e.Time)
			if err != nil {
				return err
			}
		}
		return nil
	}}
}

// mostNumbers is how many numbers of matches are kept in memory.
const mostNumbers = 20_000

// number returns the number of a match, which most that is written needs. Only the one who writes asks for it.
func (s *Store) number(tx *writing, id string) (int64, error) {
	if n, ok := s.numbers[id]; ok {
		return n, nil
	}
	var n int64
	err := tx.find.QueryRow(id).Scan(&n)
	if errors.Is(err, sql.ErrNoRows) {
		return 0, store.ErrUnknown
	}
	if err != nil {
		return 0, err
	}
	if len(s.numbers) >= mostNumbers {
		clear(s.numbers)
	}
	s.numbers[id] = n
	return n, nil
}

// Keep implements store.Store.
func (s *Store) Keep(ctx context.Context, id, name string, data []byte) error {
	return s.group.Do(ctx, change{write: func(tx *writing) error {
		made, err := tx.Exec(`INSERT INTO relics (match, name, data)
			SELECT number, ?, ? FROM matches WHERE id = ?
			ON CONFLICT (match, name) DO UPDATE SET data = excluded.data`, name, data, id)
		if err != nil {
			return err
		}
		if n, err := made.RowsAffected(); err != nil || n == 0 {
			return errors.Join(err, store.ErrUnknown)
		}
		return nil
	}})
}

// Kept implements store.Store.
func (s *Store) Kept(ctx context.Context, id, name string) ([]byte, error) {
	var data []byte
	err := s.read.QueryRowContext(ctx, `SELECT r.data FROM relics r
		JOIN matches m ON m.number = r.match WHERE m.id = ? AND r.name = ?`, id, name).Scan(&data)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, store.ErrUnknown
	}
	return data, s.explain(err)
}

// SetRematch implements store.Store.
func (s *Store) SetRematch(ctx context.Context, id, next string) (string, error) {
	var first string
	err := s.group.Do(ctx, change{write: func(tx *writing) error {
		err := tx.QueryRow(`UPDATE matches SET rematch = iif(rematch = '', ?, rematch)
			WHERE id = ? RETURNING rematch`, next, id).Scan(&first)
		if errors.Is(err, sql.ErrNoRows) {
			return store.ErrUnknown
		}
		return err
	}})
	if err != nil {
		return "", err
	}
	return first, nil
}

// The fields of a match, in the order in which scanMatch takes them.
const selectMatch = `SELECT m.id, m.created, m.head, m.bot1, m.bot2, m.token1, m.token2, m.secret,
	m.public, s.last, s.finished, s.result, m.rematch, m.name1, m.name2, m.link1, m.link2,
	m.program, m.partners, s.touched
	FROM matches m JOIN standings s ON s.match = m.number `

// scanMatch reads the fields of selectMatch.
func scanMatch(scan func(...any) error) (store.Match, error) {
	var m store.Match
	var created, touched int64
	var partners string
	err := scan(&m.ID, &created, &m.Head, &m.Bots[0], &m.Bots[1], &m.Tokens[0], &m.Tokens[1],
		&m.Secret, &m.Public, &m.Last, &m.Finished, &m.Result, &m.Rematch, &m.Names[0], &m.Names[1],
		&m.Links[0], &m.Links[1], &m.Program, &partners, &touched)
	database.SetPartners(&m, partners)
	m.Created = time.UnixMicro(created).UTC()
	m.Idle = max(0, time.Since(time.UnixMicro(touched)))
	return m, err
}

// Match implements store.Store.
func (s *Store) Match(ctx context.Context, id string) (store.Match, error) {
	m, err := scanMatch(s.read.QueryRowContext(ctx, selectMatch+`WHERE m.id = ?`, id).Scan)
	if errors.Is(err, sql.ErrNoRows) {
		return store.Match{}, store.ErrUnknown
	}
	return m, errors.Join(s.explain(err), m.Damage)
}

// Entries implements store.Store.
func (s *Store) Entries(ctx context.Context, id string, after int) ([]store.Entry, error) {
	// A match without entries gives one row of nothing, no match no row.
	rows, err := s.read.QueryContext(ctx, `SELECT e.position, e.kind, e.seat, e.text, e.mark,
			e.time FROM matches m LEFT JOIN entries e ON e.match = m.number AND e.position > ?
		WHERE m.id = ? ORDER BY e.position`, after, id)
	if err != nil {
		return nil, s.explain(err)
	}
	defer rows.Close()
	var list []store.Entry
	known := false
	for rows.Next() {
		known = true
		var at, kind, seat, mark, made sql.NullInt64
		var text sql.NullString
		if err := rows.Scan(&at, &kind, &seat, &text, &mark, &made); err != nil {
			return nil, s.explain(err)
		}
		if at.Valid {
			list = append(list, store.Entry{
				At: int(at.Int64), Kind: store.Kind(kind.Int64), Seat: int(seat.Int64), Text: text.String,
				Mark: uint64(mark.Int64), Time: made.Int64,
			})
		}
	}
	if err := rows.Err(); err != nil {
		return nil, s.explain(err)
	}
	if !known {
		return nil, store.ErrUnknown
	}
	return list, nil
}

// List implements store.Store.
func (s *Store) List(ctx context.Context, head string, going bool, after string, limit int) ([]store.Match, error) {
	where := `WHERE s.public AND substr(m.head, 1, length(?1)) = ?1`
	if going {
		where += ` AND NOT s.finished`
	}
	if after != "" {
		where += ` AND (s.created, s.match) < (SELECT b.created, b.match FROM standings b
			WHERE b.match = (SELECT number FROM matches WHERE id = ?2))`
	}
	rows, err := s.read.QueryContext(ctx, selectMatch+where+` ORDER BY s.created DESC, s.match DESC LIMIT ?3`,
		head, after, limit)
	if err != nil {
		return nil, s.explain(err)
	}
	list, err := s.matchesIn(rows)
	return database.Whole(list), err
}

// Watch implements store.Store.
func (s *Store) Watch(ctx context.Context, f func(store.Notice)) error { return s.news.Watch(ctx, f) }

// Close implements store.Store.
func (s *Store) Close() error {
	s.stop()
	s.work.Wait()
	s.group.Close()
	err := s.explain(errors.Join(s.read.Close(), s.write.Close(), s.lock.Close()))
	if s.file != nil { // last: to close it lets go of SQLite's locks, too
		err = errors.Join(err, s.file.Close())
	}
	return err
}
