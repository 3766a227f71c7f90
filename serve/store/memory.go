package store

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"sync"
	"time"
)

// Memory keeps matches in memory alone, for tests and for trying things out: what it keeps ends
// with the program.
type Memory struct {
	mu        sync.Mutex
	matches   map[string]*kept
	notes     map[[2]string]Note
	heartbeat int64
	silent    []Outage
	news      Watchers
	Alone
}

// kept is a match in memory.
type kept struct {
	match    Match
	entries  []Entry
	archives map[string][]byte
	touched  time.Time
}

// NewMemory returns an empty store.
func NewMemory() *Memory {
	return &Memory{matches: map[string]*kept{}, notes: map[[2]string]Note{}}
}

// Create implements Store.
func (s *Memory) Create(_ context.Context, m Match) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.matches[m.ID] != nil {
		return ErrConflict
	}
	s.matches[m.ID] = &kept{match: m, touched: time.Now()}
	return nil
}

// Match implements Store.
func (s *Memory) Match(_ context.Context, id string) (Match, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if k := s.matches[id]; k != nil {
		m := k.match
		m.Idle = time.Since(k.touched)
		return m, nil
	}
	return Match{}, ErrUnknown
}

// Entries implements Store.
func (s *Memory) Entries(_ context.Context, id string, after int) ([]Entry, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	k := s.matches[id]
	if k == nil {
		return nil, ErrUnknown
	}
	return slices.Clone(k.entries[min(after, len(k.entries)):]), nil
}

// Append implements Store.
func (s *Memory) Append(ctx context.Context, id string, after int, entries []Entry,
	result string,
) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	k := s.matches[id]
	if k == nil {
		return ErrUnknown
	}
	if after != len(k.entries) {
		return ErrConflict
	}
	for i, e := range entries {
		e.At = after + 1 + i
		k.entries = append(k.entries, e)
	}
	k.match.Last, k.touched = len(k.entries), time.Now()
	if result != "" {
		k.match.Finished, k.match.Result = true, result
	}
	s.news.Tell(Notice{id, k.match.Last})
	return nil
}

// Keep implements Store.
func (s *Memory) Keep(_ context.Context, id, name string, data []byte) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	k := s.matches[id]
	if k == nil {
		return ErrUnknown
	}
	if k.archives == nil {
		k.archives = map[string][]byte{}
	}
	k.archives[name] = data
	return nil
}

// Kept implements Store.
func (s *Memory) Kept(_ context.Context, id, name string) ([]byte, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if k := s.matches[id]; k != nil && k.archives[name] != nil {
		return k.archives[name], nil
	}
	return nil, ErrUnknown
}

// SetRematch implements Store.
func (s *Memory) SetRematch(_ context.Context, id, next string) (string, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	k := s.matches[id]
	if k == nil {
		return "", ErrUnknown
	}
	if k.match.Rematch == "" {
		k.match.Rematch = next
	}
	return k.match.Rematch, nil
}

// List implements Store.
func (s *Memory) List(_ context.Context, head string, going bool, after string, limit int) ([]Match, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	newest := func(a, b Match) int { return cmp.Or(b.Created.Compare(a.Created), cmp.Compare(b.ID, a.ID)) }
	from := s.matches[after]
	if from == nil && after != "" {
		return nil, nil
	}
	var list []Match
	now := time.Now()
	for _, k := range s.matches {
		if k.match.Public && strings.HasPrefix(k.match.Head, head) && !(going && k.match.Finished) &&
			(from == nil || newest(from.match, k.match) < 0) {
			m := k.match
			m.Idle = now.Sub(k.touched)
			list = append(list, m)
		}
	}
	slices.SortFunc(list, newest)
	return list[:min(limit, len(list))], nil
}

// Watch implements Store.
func (s *Memory) Watch(ctx context.Context, f func(Notice)) error { return s.news.Watch(ctx, f) }

// Ping implements Store.
func (s *Memory) Ping(context.Context) error { return nil }

// Close implements Store.
func (s *Memory) Close() error { return nil }
