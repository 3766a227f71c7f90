package store

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// copied is how many matches, or entries of one, are read and written at once.
const copied = 500

// Copy copies all matches and notes of a store into another one, and returns how many matches there
// are. What is there already is left alone or gone on with, so that a copy that broke off can be
// made again.
func Copy(ctx context.Context, to, from Store) (n int, err error) {
	if err := copyNotes(ctx, to, from); err != nil {
		return 0, err
	}
	for after := ""; ; {
		list, err := from.All(ctx, after, copied)
		if err != nil || len(list) == 0 {
			return n, err
		}
		for i := range list {
			if err := copyMatch(ctx, to, from, &list[i]); err != nil {
				return n, fmt.Errorf("match %s: %w", list[i].ID, err)
			}
			n++
		}
		after = list[len(list)-1].ID
	}
}

// copyNotes copies all notes.
func copyNotes(ctx context.Context, to, from Store) error {
	for after := (Note{}); ; {
		list, err := from.AllNotes(ctx, after, copied)
		if err != nil || len(list) == 0 {
			return err
		}
		for _, after = range list {
			n := after
			n.Version = 0
			if err := to.Put(ctx, n); err != nil && !errors.Is(err, ErrConflict) {
				return fmt.Errorf("note %s %s: %w", n.Kind, n.Key, err)
			}
		}
	}
}

// copyMatch copies one match.
func copyMatch(ctx context.Context, to, from Store, m *Match) error {
	begun := *m
	begun.Last, begun.Finished, begun.Result, begun.Rematch = 0, false, "", ""
	if err := to.Create(ctx, begun); err != nil && !errors.Is(err, ErrConflict) {
		return err
	}
	there, err := to.Match(ctx, m.ID)
	if err != nil {
		return err
	}
	if there.Head != m.Head {
		return errors.New("store: another match of this id is there")
	}
	entries, err := from.Entries(ctx, m.ID, there.Last)
	if err != nil {
		return err
	}
	for at := there.Last; len(entries) > 0; {
		now := entries[:min(copied, len(entries))]
		entries = entries[len(now):]
		result := ""
		if len(entries) == 0 {
			result = m.Result
		}
		if err := to.Append(ctx, m.ID, at, now, result); err != nil {
			return err
		}
		at += len(now)
	}
	if m.Rematch != "" {
		if _, err := to.SetRematch(ctx, m.ID, m.Rematch); err != nil {
			return err
		}
	}
	relics, err := from.Relics(ctx, m.ID, "", copied)
	if err != nil {
		return err
	}
	for _, r := range relics {
		if err := to.Keep(ctx, r.ID, r.Name, r.Data); err != nil {
			return err
		}
	}
	return nil
}

// Backup copies the file of a SQLite database as it stands at one moment, whether a server has it
// open or not. The copy is a database like it. It must not be called by a program that has the file
// open itself.
func Backup(ctx context.Context, path, to string) error {
	if strings.Contains(path, "://") {
		return errors.New("store: this is for files; a PostgreSQL is backed up by pg_dump")
	}
	if err := there(path); err != nil {
		return err
	}
	// It holds the secrets of dice: nobody else reads it, from the beginning on.
	f, err := os.OpenFile(filepath.Clean(to), os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if errors.Is(err, os.ErrExist) {
		return fmt.Errorf("store: %s is there already", to)
	} else if err == nil {
		err = f.Close()
	}
	if err != nil {
		return fmt.Errorf("store: %w", err)
	}
	if err := vacuum(ctx, path, to); err != nil {
		return errors.Join(err, os.Remove(to))
	}
	return nil
}

// vacuum copies a file of SQLite into an empty one.
func vacuum(ctx context.Context, path, to string) error {
	db, err := openFile(path, 1, "busy_timeout(10000)")
	if err != nil {
		return fmt.Errorf("store: %s: %w", path, err)
	}
	_, err = db.ExecContext(ctx, `VACUUM INTO ?`, to)
	if err = errors.Join(err, db.Close()); err != nil {
		return fmt.Errorf("store: %s: %w", to, err)
	}
	return nil
}

// there fails where a file is none that is there to be read. A database that is looked for under a wrong name
// would else begin as an empty one.
func there(path string) error {
	if at, err := os.Stat(path); err != nil || !at.Mode().IsRegular() {
		return fmt.Errorf("store: %s is not there or cannot be read, expected a database of koiogran", path)
	}
	return nil
}

// OpenThere is Open for a database that is there already.
func OpenThere(ctx context.Context, words string) (Store, error) {
	if words != "" && !strings.Contains(words, "://") {
		if err := there(words); err != nil {
			return nil, err
		}
	}
	return Open(ctx, words)
}

// ReportRelic begins the names under which reports of players are kept.
const ReportRelic = "report"

// Reports returns the reports of players in a database, those of the last match first. A server may have it
// open, even if it is a file.
func Reports(ctx context.Context, words string, limit int) (list []Relic, err error) {
	if strings.Contains(words, "://") {
		s, err := Open(ctx, words)
		if err != nil {
			return nil, err
		}
		list, err = s.Relics(ctx, "", ReportRelic, limit)
		return list, errors.Join(err, s.Close())
	}
	if err := there(words); err != nil {
		return nil, err
	}
	db, err := openFile(words, 1, "busy_timeout(10000)", "query_only(1)")
	if err != nil {
		return nil, fmt.Errorf("store: %s: %w", words, err)
	}
	s := &SQLite{path: words, read: db}
	list, err = s.Relics(ctx, "", ReportRelic, limit)
	return list, errors.Join(err, db.Close())
}
