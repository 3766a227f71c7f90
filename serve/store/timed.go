package store

import (
	"context"
	"errors"
	"fmt"
	"time"
)

// ErrSlow says that a store did not answer in time. What was to be written may be written all the
// same.
var ErrSlow = errors.New("store: it does not answer in time")

// timed is a store whose calls have a time limit.
type timed struct {
	Store
	limit time.Duration
}

// Timed gives every call of a store a time limit, but for Watch. A call that takes longer returns
// ErrSlow, whatever the store is waiting for.
func Timed(s Store, limit time.Duration) Store { return timed{s, limit} }

// within makes a call and waits for it until the limit.
func within[T any](ctx context.Context, s timed, call func(context.Context) (T, error)) (T, error) {
	type result struct {
		value T
		err   error
	}
	limited, cancel := context.WithTimeout(ctx, s.limit)
	done := make(chan result, 1)
	go func() {
		defer cancel()
		value, err := call(limited)
		done <- result{value, err}
	}()
	select {
	case r := <-done:
		return r.value, s.slow(ctx, r.err)
	case <-limited.Done():
	}
	select {
	case r := <-done: // both at once
		return r.value, s.slow(ctx, r.err)
	default:
		var none T
		return none, s.slow(ctx, limited.Err())
	}
}

// slow names an error that comes from the limit alone.
func (s timed) slow(ctx context.Context, err error) error {
	if errors.Is(err, context.DeadlineExceeded) && ctx.Err() == nil {
		return fmt.Errorf("%w: %v", ErrSlow, s.limit)
	}
	return err
}

// none is the result of a call that has only an error.
type none struct{}

// Create implements Store.
func (s timed) Create(ctx context.Context, m Match) error {
	_, err := within(ctx, s, func(ctx context.Context) (none, error) {
		return none{}, s.Store.Create(ctx, m)
	})
	return err
}

// Match implements Store.
func (s timed) Match(ctx context.Context, id string) (Match, error) {
	return within(ctx, s, func(ctx context.Context) (Match, error) { return s.Store.Match(ctx, id) })
}

// Entries implements Store.
func (s timed) Entries(ctx context.Context, id string, after int) ([]Entry, error) {
	return within(ctx, s, func(ctx context.Context) ([]Entry, error) {
		return s.Store.Entries(ctx, id, after)
	})
}

// Append implements Store.
func (s timed) Append(ctx context.Context, id string, after int, entries []Entry,
	result string,
) error {
	_, err := within(ctx, s, func(ctx context.Context) (none, error) {
		return none{}, s.Store.Append(ctx, id, after, entries, result)
	})
	return err
}

// Keep implements Store.
func (s timed) Keep(ctx context.Context, id, name string, data []byte) error {
	_, err := within(ctx, s, func(ctx context.Context) (none, error) {
		return none{}, s.Store.Keep(ctx, id, name, data)
	})
	return err
}

// Kept implements Store.
func (s timed) Kept(ctx context.Context, id, name string) ([]byte, error) {
	return within(ctx, s, func(ctx context.Context) ([]byte, error) {
		return s.Store.Kept(ctx, id, name)
	})
}

// Blank implements Store.
func (s timed) Blank(ctx context.Context, id string, kind Kind, seat int) error {
	_, err := within(ctx, s, func(ctx context.Context) (none, error) {
		return none{}, s.Store.Blank(ctx, id, kind, seat)
	})
	return err
}

// Relics implements Store.
func (s timed) Relics(ctx context.Context, id, prefix string, limit int) ([]Relic, error) {
	return within(ctx, s, func(ctx context.Context) ([]Relic, error) {
		return s.Store.Relics(ctx, id, prefix, limit)
	})
}

// SetRematch implements Store.
func (s timed) SetRematch(ctx context.Context, id, next string) (string, error) {
	return within(ctx, s, func(ctx context.Context) (string, error) {
		return s.Store.SetRematch(ctx, id, next)
	})
}

// List implements Store.
func (s timed) List(ctx context.Context, head string, limit int) ([]Match, error) {
	return within(ctx, s, func(ctx context.Context) ([]Match, error) {
		return s.Store.List(ctx, head, limit)
	})
}

// Beat implements Store.
func (s timed) Beat(ctx context.Context, now, since time.Time) ([]Silence, error) {
	return within(ctx, s, func(ctx context.Context) ([]Silence, error) {
		return s.Store.Beat(ctx, now, since)
	})
}

// Attend implements Store.
func (s timed) Attend(ctx context.Context, here []Attendance) error {
	_, err := within(ctx, s, func(ctx context.Context) (none, error) {
		return none{}, s.Store.Attend(ctx, here)
	})
	return err
}

// Attended implements Store.
func (s timed) Attended(ctx context.Context, id string) ([Seats]time.Duration, error) {
	return within(ctx, s, func(ctx context.Context) ([Seats]time.Duration, error) {
		return s.Store.Attended(ctx, id)
	})
}

// All implements Store.
func (s timed) All(ctx context.Context, after string, limit int) ([]Match, error) {
	return within(ctx, s, func(ctx context.Context) ([]Match, error) {
		return s.Store.All(ctx, after, limit)
	})
}

// Delete implements Store.
func (s timed) Delete(ctx context.Context, id string) error {
	_, err := within(ctx, s, func(ctx context.Context) (none, error) {
		return none{}, s.Store.Delete(ctx, id)
	})
	return err
}

// Ping implements Store.
func (s timed) Ping(ctx context.Context) error {
	_, err := within(ctx, s, func(ctx context.Context) (none, error) {
		return none{}, s.Store.Ping(ctx)
	})
	return err
}
