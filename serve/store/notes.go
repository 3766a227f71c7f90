package store

import (
	"cmp"
	"context"
	"slices"
)

// Note is something that is kept beside matches: an account, a passkey, a rating. A kind and a key
// name it.
type Note struct {
	Kind, Key string
	// Owner is the account that the note is deleted with, empty for none.
	Owner string
	// Rank orders the notes of a kind in lists, the highest first.
	Rank float64
	// Version counts how often the note was put. To Put, it is how often it was put before, 0 for a
	// note that is new; the note is kept only if that is so.
	Version int
	Data    []byte // nil deletes the note, which must be there
}

// name returns what a note is found by.
func (n *Note) name() [2]string { return [2]string{n.Kind, n.Key} }

// Follows reports whether a note may be put where one of a version is, 0 for none.
func (n *Note) Follows(version int) bool {
	return n.Version == version && (version > 0 || n.Data != nil)
}

// Put implements Store.
func (s *Memory) Put(_ context.Context, notes ...Note) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	for i := range notes {
		if !notes[i].Follows(s.notes[notes[i].name()].Version) {
			return ErrConflict
		}
	}
	for _, n := range notes {
		if n.Version++; n.Data == nil {
			delete(s.notes, n.name())
			continue
		}
		n.Data = slices.Clone(n.Data)
		s.notes[n.name()] = n
	}
	return nil
}

// Note implements Store.
func (s *Memory) Note(_ context.Context, kind, key string) (Note, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	n, ok := s.notes[[2]string{kind, key}]
	if !ok {
		return Note{}, ErrUnknown
	}
	return n, nil
}

// Notes implements Store.
func (s *Memory) Notes(_ context.Context, kind, owner string, limit int) ([]Note, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	var list []Note
	for _, n := range s.notes {
		if n.Kind == kind && (owner == "" || n.Owner == owner) {
			list = append(list, n)
		}
	}
	slices.SortFunc(list, func(a, b Note) int {
		return cmp.Or(cmp.Compare(b.Rank, a.Rank), cmp.Compare(a.Key, b.Key))
	})
	return list[:min(limit, len(list))], nil
}

// AllNotes implements Store.
func (s *Memory) AllNotes(_ context.Context, after Note, limit int) ([]Note, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	inOrder := func(a, b Note) int {
		return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Key, b.Key))
	}
	var list []Note
	for _, n := range s.notes {
		if inOrder(n, after) > 0 {
			list = append(list, n)
		}
	}
	slices.SortFunc(list, inOrder)
	return list[:min(limit, len(list))], nil
}

// DropOwner implements Store.
func (s *Memory) DropOwner(_ context.Context, owner string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	for name, n := range s.notes {
		if owner != "" && n.Owner == owner {
			delete(s.notes, name)
		}
	}
	return nil
}

// Put implements Store.
func (s timed) Put(ctx context.Context, notes ...Note) error {
	_, err := within(ctx, s, func(ctx context.Context) (none, error) {
		return none{}, s.Store.Put(ctx, notes...)
	})
	return err
}

// Note implements Store.
func (s timed) Note(ctx context.Context, kind, key string) (Note, error) {
	return within(ctx, s, func(ctx context.Context) (Note, error) { return s.Store.Note(ctx, kind, key) })
}

// Notes implements Store.
func (s timed) Notes(ctx context.Context, kind, owner string, limit int) ([]Note, error) {
	return within(ctx, s, func(ctx context.Context) ([]Note, error) {
		return s.Store.Notes(ctx, kind, owner, limit)
	})
}

// AllNotes implements Store.
func (s timed) AllNotes(ctx context.Context, after Note, limit int) ([]Note, error) {
	return within(ctx, s, func(ctx context.Context) ([]Note, error) {
		return s.Store.AllNotes(ctx, after, limit)
	})
}

// DropOwner implements Store.
func (s timed) DropOwner(ctx context.Context, owner string) error {
	_, err := within(ctx, s, func(ctx context.Context) (none, error) {
		return none{}, s.Store.DropOwner(ctx, owner)
	})
	return err
}
