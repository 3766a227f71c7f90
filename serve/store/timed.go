package store

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"
)

// ErrSlow says that a store did not answer in time. What was to be written may be written anyway.
var ErrSlow = errors.New("store: the database is not responding")

// timed is a store whose calls have a time limit.
type timed struct {
	Store
	limit   time.Duration
	breaker *breaker
}

// Timed gives every call of a store a time limit, except for Watch. A call that takes longer returns
// ErrSlow, whatever the store is waiting for. From then on until the store answers again, one call from
// time to time tries it, for a quarter of the limit, and all others return ErrSlow at once: what waits in
// a row would else wait for the limit each.
func Timed(s Store, limit time.Duration) Store { return timed{s, limit, &breaker{}} }

// breaker is what is known of a store that did not answer in time.
type breaker struct {
	mu      sync.Mutex
	frozen  bool
	tried   bool      // a call is trying it
	rests   time.Time // until when none tries it again
	answers uint64    // how many calls it has answered
}

// trial is a call under way.
type trial struct {
	allowed time.Duration // for how long it may wait, 0 for not at all
	tries   bool          // whether a frozen store answers again
	before  uint64        // how many calls had been answered
}

// begin says for how long a call may wait.
func (f *breaker) begin(limit time.Duration) trial {
	f.mu.Lock()
	defer f.mu.Unlock()
	switch {
	case !f.frozen:
		return trial{limit, false, f.answers}
	case f.tried, time.Now().Before(f.rests):
		return trial{}
	}
	f.tried = true
	return trial{limit / 4, true, f.answers}
}

// end notes how a call went. A store that has answered others meanwhile is not frozen.
func (f *breaker) end(c trial, answered, slow bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if c.tries {
		f.tried = false
		f.rests = time.Now().Add(c.allowed / 2)
	}
	if answered {
		f.frozen = false
		f.answers++
	} else if slow && f.answers == c.before {
		f.frozen = true
	}
}

// within makes a call and waits for it until the limit, even if the store does not keep its promise to return then.
func within[T any](ctx context.Context, s timed, call func(context.Context) (T, error)) (T, error) {
	type result struct {
		value T
		err   error
	}
	var r result
	err := s.limited(ctx, func(limited context.Context, cancel func()) error {
		done := make(chan result, 1)
		go func() {
			defer cancel()
			value, err := call(limited)
			done <- result{value, err}
		}()
		select {
		case r = <-done:
		case <-limited.Done():
			select {
			case r = <-done: // both at once
			default:
				r.err = limited.Err()
			}
		}
		return r.err
	})
	return r.value, err
}

// limited makes a call with a context that ends at the limit, and notes how it went. The call cancels the context.
func (s timed) limited(ctx context.Context, call func(limited context.Context, cancel func()) error) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	c := s.breaker.begin(s.limit)
	if c.allowed == 0 {
		return fmt.Errorf("%w: it has not recovered from an earlier failure", ErrSlow)
	}
	limited, cancel := context.WithTimeout(ctx, c.allowed)
	err := call(limited, cancel)
	// What comes from the limit alone is named; what comes from anyone who asks says nothing of the store.
	slow := errors.Is(err, context.DeadlineExceeded) && ctx.Err() == nil
	if slow {
		err = fmt.Errorf("%w: %v", ErrSlow, c.allowed)
	}
	s.breaker.end(c, !slow && ctx.Err() == nil, slow)
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

// Append implements Store. It is called for every answer, and a goroutine of its own would cost more than the call; every
// store hands it to the one that writes, and waits no longer than it may.
func (s timed) Append(ctx context.Context, id string, after int, entries []Entry,
	result string,
) error {
	return s.limited(ctx, func(limited context.Context, cancel func()) error {
		defer cancel()
		return s.Store.Append(limited, id, after, entries, result)
	})
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

// Erase implements Store.
func (s timed) Erase(ctx context.Context, id string, kind Kind, seat int) error {
	_, err := within(ctx, s, func(ctx context.Context) (none, error) {
		return none{}, s.Store.Erase(ctx, id, kind, seat)
	})
	return err
}

// ListArchived implements Store.
func (s timed) ListArchived(ctx context.Context, id, prefix string, limit int) ([]Archived, error) {
	return within(ctx, s, func(ctx context.Context) ([]Archived, error) {
		return s.Store.ListArchived(ctx, id, prefix, limit)
	})
}

// SetRematch implements Store.
func (s timed) SetRematch(ctx context.Context, id, next string) (string, error) {
	return within(ctx, s, func(ctx context.Context) (string, error) {
		return s.Store.SetRematch(ctx, id, next)
	})
}

// List implements Store.
func (s timed) List(ctx context.Context, head string, going bool, after string, limit int) ([]Match, error) {
	return within(ctx, s, func(ctx context.Context) ([]Match, error) {
		return s.Store.List(ctx, head, going, after, limit)
	})
}

// Beat implements Store.
func (s timed) Beat(ctx context.Context, now, since time.Time) ([]Outage, error) {
	return within(ctx, s, func(ctx context.Context) ([]Outage, error) {
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
