package store

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"
)

// frozen is a store that answers nothing and does not care who still waits.
type frozen struct {
	Store
	thaw chan struct{}
}

func (f frozen) Ping(context.Context) error { <-f.thaw; return nil }

func (f frozen) Match(context.Context, string) (Match, error) { <-f.thaw; return Match{}, nil }

func TestTimed_AFrozenStoreKeepsNobodyWaiting(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := frozen{NewMemory(), make(chan struct{})}
		s := Timed(f, 5*time.Second)
		begun := time.Now()
		if err := s.Ping(t.Context()); !errors.Is(err, ErrSlow) {
			t.Errorf("ping: %v", err)
		}
		if _, err := s.Match(t.Context(), "one"); !errors.Is(err, ErrSlow) {
			t.Errorf("match: %v", err)
		}
		if took := time.Since(begun); took != 10*time.Second {
			t.Errorf("two calls took %v", took)
		}
		gone, leave := context.WithCancel(t.Context())
		leave()
		if _, err := s.Match(gone, "one"); !errors.Is(err, context.Canceled) {
			t.Errorf("whoever has left is told %v", err)
		}
		close(f.thaw)
	})
}

func TestTimed_PassesOnWhatTheStoreSays(t *testing.T) {
	s := Timed(NewMemory(), time.Minute)
	create(t, s, "one")
	add(t, s, "one", 1, 3)
	if list, err := s.Entries(t.Context(), "one", 1); err != nil || len(list) != 2 {
		t.Errorf("%d entries, %v", len(list), err)
	}
	if _, err := s.Match(t.Context(), "two"); !errors.Is(err, ErrUnknown) {
		t.Error(err)
	}
	if err := s.Append(t.Context(), "one", 1, entries(2, 2), ""); !errors.Is(err, ErrConflict) {
		t.Error(err)
	}
}
