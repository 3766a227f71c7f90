package limit

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"
)

// heavyLine is how many of one address wait.
const heavyLine = 8

// An address with many requests does not keep another one waiting behind all of them.
func TestTurns_GoAroundTheAddresses(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		q := NewQueue(1, heavyLine)
		if err := q.Take(t.Context(), "greedy"); err != nil {
			t.Fatal(err)
		}
		order := make(chan string, 10)
		work := func(who string) {
			if err := q.Take(t.Context(), who); err != nil {
				t.Error(who, err)
				return
			}
			order <- who
			q.Give()
		}
		for range 5 {
			go work("greedy")
		}
		synctest.Wait()
		go work("modest")
		synctest.Wait()
		q.Give()
		synctest.Wait()
		if first, second := <-order, <-order; first != "greedy" || second != "modest" {
			t.Errorf("first %s, then %s; want the modest one second", first, second)
		}
		if len(q.lines) != 0 || len(q.order) != 0 || q.free != 1 {
			t.Errorf("left: %v %v %d", q.lines, q.order, q.free)
		}
	})
}

func TestTurns_EndTheWaitOfWhoLeaves(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		q := NewQueue(1, heavyLine)
		if err := q.Take(t.Context(), "one"); err != nil {
			t.Fatal(err)
		}
		gone, leave := context.WithCancel(t.Context())
		results := make(chan error, heavyLine)
		go func() { results <- q.Take(gone, "two") }()
		synctest.Wait()
		leave()
		if err := <-results; !errors.Is(err, ErrBusy) {
			t.Errorf("anyone who left is sent %v", err)
		}
		for range heavyLine {
			go func() { results <- q.Take(t.Context(), "two") }()
		}
		synctest.Wait()
		if err := q.Take(t.Context(), "two"); !errors.Is(err, ErrBusy) {
			t.Errorf("one too many waits: %v", err)
		}
		time.Sleep(HeavyWait)
		for range heavyLine {
			if err := <-results; !errors.Is(err, ErrBusy) {
				t.Errorf("anyone who waited too long is sent %v", err)
			}
		}
		q.Give()
		if len(q.lines) != 0 || q.free != 1 {
			t.Errorf("left: %v %d", q.lines, q.free)
		}
	})
}
