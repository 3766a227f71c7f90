package store

import (
	"context"
	"errors"
	"fmt"
	"os"
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
	if _, err := os.Stat(path); err != nil {
		return fmt.Errorf("store: %s is not there or cannot be read, expected a database of koiogran", path)
	}
	if _, err := os.Stat(to); err == nil {
		return fmt.Errorf("store: %s is there already", to)
	}
	db, err := openFile(path, 1, "busy_timeout(10000)")
	if err != nil {
		return fmt.Errorf("store: %s: %w", path, err)
	}
	if _, err = db.ExecContext(ctx, `VACUUM INTO ?`, to); err == nil {
		err = os.Chmod(to, 0o600) // it holds the secrets of dice
	}
	if err = errors.Join(err, db.Close()); err != nil {
		return fmt.Errorf("store: %s: %w", to, err)
	}
	return nil
}
