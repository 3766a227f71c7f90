package store

import (
	"context"
	"slices"
	"strings"
	"time"
)

// Erase implements Store.
func (s *Memory) Erase(_ context.Context, id string, kind Kind, seat int) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	k := s.matches[id]
	if k == nil {
		return nil
	}
	k.entries = slices.Clone(k.entries) // others may read them
	for i := range k.entries {
		if e := &k.entries[i]; e.Kind == kind && e.Seat == seat {
			e.Text = ""
		}
	}
	return nil
}

// ListArchived implements Store.
func (s *Memory) ListArchived(_ context.Context, id, prefix string, limit int) ([]Archived, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	var list []Archived
	for of, k := range s.matches {
		for name, data := range k.archives {
			if (id == "" || id == of) && strings.HasPrefix(name, prefix) && len(list) < limit {
				list = append(list, Archived{of, name, data})
			}
		}
	}
	return list, nil
}

// All implements Store.
func (s *Memory) All(_ context.Context, after string, limit int) ([]Match, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	var list []Match
	for id, k := range s.matches {
		if id > after {
			m := k.match
			m.Idle = time.Since(k.touched)
			list = append(list, m)
		}
	}
	slices.SortFunc(list, func(a, b Match) int { return strings.Compare(a.ID, b.ID) })
	return list[:min(limit, len(list))], nil
}

// Delete implements Store.
func (s *Memory) Delete(_ context.Context, id string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.matches, id)
	return nil
}
