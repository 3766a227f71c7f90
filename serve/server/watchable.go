package server

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"strings"
	"sync"
	"time"

	"koiogran/play/replay"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// mostWatchable is how many matches are listed that can be watched.
const mostWatchable = 100

// delays are the delays with which matches in progress are watched, of those that were listed last.
type delays struct {
	mu   sync.Mutex
	list map[string]time.Duration
}

// list lists the matches that can be watched, the one that went on last first.
func (s *Server) list(ctx context.Context) ([]wire.Listed, error) {
	const record = "match " // with which the head of every record begins
	matches, err := s.o.Store.List(ctx, record, false, mostWatchable)
	if err != nil {
		return nil, err
	}
	if matches, err = s.lookBack(ctx, matches); err != nil {
		return nil, err
	}
	list := []wire.Listed{}
	for _, m := range matches {
		r, err := replay.Read(strings.NewReader(m.Head))
		if err != nil {
			continue
		}
		list = append(list, wire.Listed{
			ID: m.ID, Edition: r.Edition, Squads: m.Names[:r.Setup.Seats()], Bots: m.Bots[:r.Setup.Seats()],
			Created: m.Created.Format(time.RFC3339), Idle: int(m.Idle.Seconds()),
			Finished: m.Finished, Result: m.Result,
		})
	}
	return list, nil
}

// lookBack says of matches that are watched with a delay for how long those who watch have seen nothing new, and
// orders all of them by it: for how long nothing has really happened would tell when the last choice was made. A match
// whose terms cannot be read is in no list.
func (s *Server) lookBack(ctx context.Context, matches []store.Match) ([]store.Match, error) {
	s.delays.mu.Lock()
	defer s.delays.mu.Unlock()
	before := s.delays.list
	s.delays.list = map[string]time.Duration{}
	list := make([]store.Match, 0, len(matches))
	for _, m := range matches {
		delay, err := s.delayOf(ctx, &m, before)
		if err == nil && delay > 0 {
			err = s.idleAsSeen(ctx, &m, delay)
		}
		switch {
		case err == nil:
			list = append(list, m)
		case !errors.Is(err, errDamaged):
			return nil, err
		}
	}
	slices.SortStableFunc(list, func(a, b store.Match) int { return cmp.Compare(a.Idle, b.Idle) })
	return list, nil
}

// delayOf is how much later those who watch see a match, as its first entry says, or as was known before.
func (s *Server) delayOf(ctx context.Context, m *store.Match, before map[string]time.Duration) (time.Duration, error) {
	if m.Finished || m.Last == 0 {
		return 0, nil
	}
	delay, known := before[m.ID]
	if !known {
		entries, err := s.o.Store.Entries(ctx, m.ID, 0)
		if err != nil {
			return 0, err
		}
		if len(entries) > 0 && entries[0].Kind == store.Terms {
			terms, err := readTerms(entries[0].Text)
			if err != nil {
				return 0, s.damaged(m.ID, err)
			}
			delay = time.Duration(terms.Delay) * time.Second
		}
	}
	s.delays.list[m.ID] = delay
	return delay, nil
}

// idleAsSeen sets the idle time of a match to what those who watch may know: the last entry that they have seen was
// made a delay and so much time ago.
func (s *Server) idleAsSeen(ctx context.Context, m *store.Match, delay time.Duration) error {
	now := s.o.Now()
	for back := 16; ; back *= 4 { // few entries are younger than a delay
		after := max(0, m.Last-back)
		entries, err := s.o.Store.Entries(ctx, m.ID, after)
		if err != nil {
			return err
		}
		for _, e := range slices.Backward(entries) {
			if seen := now.Sub(time.UnixMicro(e.Time).Add(delay)); seen >= 0 {
				m.Idle = seen
				return nil
			}
		}
		if after == 0 {
			m.Idle = max(0, now.Sub(m.Created)) // they have seen nothing happen yet
			return nil
		}
	}
}
