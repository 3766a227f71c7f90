package sqlite

import (
	"context"
	"errors"
	"time"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

// errDamaged says that a part of the file cannot be read.
var errDamaged = errors.New("store: the file is damaged; restore a backup, or continue with a copy of the file")

// room is what has to fit on a disk that was full before it counts as having room: many times what an
// answer takes. The few bytes of an ordinary ping may fit where no answer does.
const room = 256 << 10

// Ping implements store.Store.
func (s *Store) Ping(ctx context.Context) error {
	if s.damaged.Load() {
		return errDamaged
	}
	if err := s.read.PingContext(ctx); err != nil {
		return s.explain(err)
	}
	if s.full.Load() {
		return s.probeSpace(ctx)
	}
	return s.group.Do(ctx, change{write: func(tx *writing) error {
		_, err := tx.Exec(`UPDATE compatible SET oldest = oldest`)
		return err
	}})
}

// probeSpace writes and deletes a note, to find out whether a disk that was full has space again.
func (s *Store) probeSpace(ctx context.Context) error {
	for _, words := range [...]string{
		`INSERT OR REPLACE INTO notes (kind, key, owner, rank, version, data)
			VALUES ('room', '', '', 0, 1, zeroblob(?))`,
		`DELETE FROM notes WHERE kind = 'room' AND ? > 0`,
	} {
		err := s.group.Do(ctx, change{write: func(tx *writing) error {
			_, err := tx.Exec(words, room)
			return err
		}})
		if err != nil {
			return err
		}
	}
	s.full.Store(false)
	return nil
}

// examineEvery is how often the whole file is read, for damage where no one looks.
const examineEvery = 24 * time.Hour

// examine looks for damaged pages when the file has been opened and every day, until ctx is done.
func (s *Store) examine(ctx context.Context) {
	tick := time.NewTicker(examineEvery)
	defer tick.Stop()
	for {
		var said string
		err := s.read.QueryRowContext(ctx, `PRAGMA quick_check(1)`).Scan(&said)
		var e *sqlite.Error
		if err == nil && said != "ok" ||
			errors.As(err, &e) && (e.Code()&0xff == sqlite3.SQLITE_CORRUPT || e.Code()&0xff == sqlite3.SQLITE_IOERR) {
			s.damaged.Store(true)
		}
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
	}
}
