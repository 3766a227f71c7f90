package store_test

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"koiogran/serve/store"
	"koiogran/serve/store/storetest"
)

// frozen is a store that answers nothing and does not care who still waits.
type frozen struct {
	store.Store
	thaw chan struct{}
}

func (f frozen) Append(ctx context.Context, _ string, _ int, _ []store.Entry, _ string) error {
	<-ctx.Done()
	return ctx.Err()
}

func (f frozen) Ping(context.Context) error { <-f.thaw; return nil }

func (f frozen) Match(context.Context, string) (store.Match, error) {
	<-f.thaw
	return store.Match{}, nil
}

func TestTimed_AFrozenStoreKeepsNobodyWaiting(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := frozen{store.NewMemory(), make(chan struct{})}
		s := store.Timed(f, 5*time.Second)
		begun := time.Now()
		if err := s.Ping(t.Context()); !errors.Is(err, store.ErrSlow) {
			t.Errorf("ping: %v", err)
		}
		if _, err := s.Match(t.Context(), "one"); !errors.Is(err, store.ErrSlow) {
			t.Errorf("match: %v", err)
		}
		if took := time.Since(begun); took != 6250*time.Millisecond {
			t.Errorf("two calls took %v; expected that the second waits a quarter as long", took)
		}
		gone, leave := context.WithCancel(t.Context())
		leave()
		if _, err := s.Match(gone, "one"); !errors.Is(err, context.Canceled) {
			t.Errorf("anyone who has left is sent %v", err)
		}
		close(f.thaw)
	})
}

// Append waits in the goroutine that calls it, as long as any other call.
func TestTimed_AppendToAFrozenStoreEndsInTime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := store.Timed(frozen{store.NewMemory(), nil}, 8*time.Second)
		begun := time.Now()
		for _, took := range []time.Duration{8 * time.Second, 10 * time.Second} { // the second one tries it
			if err := s.Append(t.Context(), "one", 0, nil, ""); !errors.Is(err, store.ErrSlow) || time.Since(begun) != took {
				t.Errorf("%v after %v, want %v after %v", err, time.Since(begun), store.ErrSlow, took)
			}
		}
	})
}

// What waits in a row for a frozen store does not wait for the limit each: one call at a time tries it.
func TestTimed_OneCallAtATimeTriesAFrozenStore(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := frozen{store.NewMemory(), make(chan struct{})}
		s := store.Timed(f, 8*time.Second)
		begun, errs := time.Now(), make(chan error)
		ping := func() { errs <- s.Ping(t.Context()) }
		go ping()
		go ping()
		for range 2 { // both began before anyone knew
			if err := <-errs; !errors.Is(err, store.ErrSlow) || time.Since(begun) != 8*time.Second {
				t.Errorf("%v after %v", err, time.Since(begun))
			}
		}
		go ping() // tries it
		synctest.Wait()
		for range 10 {
			if err := s.Ping(t.Context()); !errors.Is(err, store.ErrSlow) || time.Since(begun) != 8*time.Second {
				t.Errorf("beside a trial: %v after %v", err, time.Since(begun))
			}
		}
		if err := <-errs; !errors.Is(err, store.ErrSlow) || time.Since(begun) != 10*time.Second {
			t.Errorf("the trial: %v after %v", err, time.Since(begun))
		}
		if err := s.Ping(t.Context()); !errors.Is(err, store.ErrSlow) || time.Since(begun) != 10*time.Second {
			t.Errorf("right behind the trial: %v after %v", err, time.Since(begun))
		}
		time.Sleep(time.Second)
		close(f.thaw)
		if err := s.Ping(t.Context()); err != nil {
			t.Errorf("a second later: %v", err)
		}
		if err := s.Ping(t.Context()); err != nil {
			t.Errorf("once it answers again: %v", err)
		}
	})
}

// picky is a store that answers nothing but pings.
type picky struct{ frozen }

func (picky) Ping(context.Context) error { return nil }

// A store that answers others is not frozen, however long one call takes.
func TestTimed_OneSlowCallIsNoFrost(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := picky{frozen{store.NewMemory(), make(chan struct{})}}
		s := store.Timed(f, 8*time.Second)
		done := make(chan error)
		go func() { _, err := s.Match(t.Context(), "one"); done <- err }()
		synctest.Wait()
		if err := s.Ping(t.Context()); err != nil {
			t.Error(err)
		}
		if err := <-done; !errors.Is(err, store.ErrSlow) {
			t.Error(err)
		}
		begun := time.Now()
		if _, err := s.Match(t.Context(), "one"); !errors.Is(err, store.ErrSlow) || time.Since(begun) != 8*time.Second {
			t.Errorf("the next call: %v after %v", err, time.Since(begun))
		}
		close(f.thaw)
	})
}

func TestTimed_PassesOnWhatTheStoreSays(t *testing.T) {
	s := store.Timed(store.NewMemory(), time.Minute)
	storetest.Create(t, s, "one")
	storetest.Add(t, s, "one", 1, 3)
	if list, err := s.Entries(t.Context(), "one", 1); err != nil || len(list) != 2 {
		t.Errorf("%d entries, %v", len(list), err)
	}
	if _, err := s.Match(t.Context(), "two"); !errors.Is(err, store.ErrUnknown) {
		t.Error(err)
	}
	if err := s.Append(t.Context(), "one", 1, storetest.Entries(2, 2), ""); !errors.Is(err, store.ErrConflict) {
		t.Error(err)
	}
}
