package server

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"koiogran/serve/wire"
)

// heavyLine is how many of one address wait.
const heavyLine = 8

// An address with many requests does not keep another one waiting behind all of them.
func TestTurns_GoAroundTheAddresses(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		q := newFairQueue(1, heavyLine)
		if err := q.take(t.Context(), "greedy"); err != nil {
			t.Fatal(err)
		}
		order := make(chan string, 10)
		work := func(who string) {
			if err := q.take(t.Context(), who); err != nil {
				t.Error(who, err)
				return
			}
			order <- who
			q.give()
		}
		for range 5 {
			go work("greedy")
		}
		synctest.Wait()
		go work("modest")
		synctest.Wait()
		q.give()
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
		q := newFairQueue(1, heavyLine)
		if err := q.take(t.Context(), "one"); err != nil {
			t.Fatal(err)
		}
		gone, leave := context.WithCancel(t.Context())
		results := make(chan error, heavyLine)
		go func() { results <- q.take(gone, "two") }()
		synctest.Wait()
		leave()
		if err := <-results; !errors.Is(err, errBusy) {
			t.Errorf("anyone who left is sent %v", err)
		}
		for range heavyLine {
			go func() { results <- q.take(t.Context(), "two") }()
		}
		synctest.Wait()
		if err := q.take(t.Context(), "two"); !errors.Is(err, errBusy) {
			t.Errorf("one too many waits: %v", err)
		}
		time.Sleep(heavyWait)
		for range heavyLine {
			if err := <-results; !errors.Is(err, errBusy) {
				t.Errorf("anyone who waited too long is sent %v", err)
			}
		}
		q.give()
		if len(q.lines) != 0 || q.free != 1 {
			t.Errorf("left: %v %d", q.lines, q.free)
		}
	})
}

// The analysis of a long round takes half a minute. No one waits for it who wants to see a match or to begin
// one, nor does it wait for them.
func TestTurns_AnAnalysisKeepsNobodyWaiting(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	study := wire.NewAnalysis{Record: "match", Round: 1}
	for range heavyAtOnce {
		if err := s.limiter.work.take(t.Context(), "others"); err != nil {
			t.Fatal(err)
		}
	}
	s.expect(422, "POST", "/api/v1/replays/analysis", "", study)
	for range heavyAtOnce {
		s.limiter.work.give()
	}
	for range longAtOnce {
		if err := s.limiter.long.take(t.Context(), "others"); err != nil {
			t.Fatal(err)
		}
		defer s.limiter.long.give()
	}
	m := s.create("you", "friend")
	s.state(m.ID, m.Token)
}
