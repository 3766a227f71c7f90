package store

import (
	"context"
	"errors"
	"fmt"
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
	if m.Damage != nil {
		return m.Damage
	}
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
		return errors.New("store: there is already another match with this id")
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
	archives, err := from.ListArchived(ctx, m.ID, "", copied)
	if err != nil {
		return err
	}
	for _, r := range archives {
		if err := to.Keep(ctx, r.ID, r.Name, r.Data); err != nil {
			return err
		}
	}
	return nil
}
