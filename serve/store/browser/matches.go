//go:build js

package browser

import (
	"context"
	"time"

	"koiogran/serve/store"
)

// kept is a match as the browser keeps it.
type kept struct {
	Match   store.Match `json:"match"`
	Touched float64     `json:"touched"` // in milliseconds since 1970
}

// now returns the match as it stands.
func (m *kept) now() store.Match {
	m.Match.Idle = max(0, time.Since(time.UnixMicro(int64(1000*m.Touched))))
	return m.Match
}

// allNow are matches as they stand.
func allNow(list []kept) []store.Match {
	out := make([]store.Match, len(list))
	for i := range list {
		out[i] = list[i].now()
	}
	return out
}

// entry is an entry as the browser keeps it: no number of its own is exact above 2⁵³.
type entry struct {
	At   int
	Kind store.Kind
	Seat int
	Text string
	Mark uint64 `json:",string"`
	Time int64
}

// Create implements store.Store.
func (s *Store) Create(ctx context.Context, m store.Match) error { return s.do(ctx, "create", nil, m) }

// Match implements store.Store.
func (s *Store) Match(ctx context.Context, id string) (store.Match, error) {
	var m kept
	if err := s.do(ctx, "match", &m, id); err != nil {
		return store.Match{}, err
	}
	return m.now(), nil
}

// Entries implements store.Store.
func (s *Store) Entries(ctx context.Context, id string, after int) ([]store.Entry, error) {
	var there []entry
	if err := s.do(ctx, "entries", &there, id, after); err != nil {
		return nil, err
	}
	list := make([]store.Entry, len(there))
	for i, e := range there {
		list[i] = store.Entry(e)
	}
	return list, nil
}

// Append implements store.Store.
func (s *Store) Append(ctx context.Context, id string, after int, entries []store.Entry, result string) error {
	list := make([]entry, len(entries))
	for i, e := range entries {
		e.At = after + 1 + i
		list[i] = entry(e)
	}
	err := s.do(ctx, "append", nil, id, after, list, result)
	if err == nil {
		s.news.Tell(store.Notice{ID: id, Last: after + len(entries)})
	}
	return err
}

// Keep implements store.Store.
func (s *Store) Keep(ctx context.Context, id, name string, data []byte) error {
	return s.do(ctx, "keep", nil, id, name, data)
}

// Kept implements store.Store.
func (s *Store) Kept(ctx context.Context, id, name string) ([]byte, error) {
	var data []byte
	err := s.do(ctx, "kept", &data, id, name)
	return data, err
}

// Erase implements store.Store.
func (s *Store) Erase(ctx context.Context, id string, kind store.Kind, seat int) error {
	return s.do(ctx, "blank", nil, id, kind, seat)
}

// ListArchived implements store.Store.
func (s *Store) ListArchived(ctx context.Context, id, prefix string, limit int) ([]store.Archived, error) {
	var list []store.Archived
	err := s.do(ctx, "relics", &list, id, prefix, limit)
	return list, err
}

// All implements store.Store.
func (s *Store) All(ctx context.Context, after string, limit int) ([]store.Match, error) {
	var list []kept
	err := s.do(ctx, "all", &list, after, limit)
	return allNow(list), err
}

// Delete implements store.Store.
func (s *Store) Delete(ctx context.Context, id string) error { return s.do(ctx, "delete", nil, id) }

// SetRematch implements store.Store.
func (s *Store) SetRematch(ctx context.Context, id, next string) (string, error) {
	var first string
	err := s.do(ctx, "rematch", &first, id, next)
	return first, err
}

// List implements store.Store.
func (s *Store) List(ctx context.Context, head string, going bool, after string, limit int) ([]store.Match, error) {
	var list []kept
	err := s.do(ctx, "list", &list, head, going, after, limit)
	return allNow(list), err
}
