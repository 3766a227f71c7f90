package server

import (
	"context"
	"errors"
	"slices"
	"strings"
	"sync"
	"time"

	"koiogran/play/replay"
	"koiogran/serve/lobby"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// mostWatchable is how many matches are listed at once, and mostDelays of how many it is known how much later they are
// watched.
const (
	mostWatchable = 100
	mostDelays    = 10_000
)

// delays are the delays with which matches in progress are watched.
type delays struct {
	mu    sync.Mutex
	known map[string]time.Duration
}

// listQuery is which matches are listed.
type listQuery struct {
	Going int    `query:"going" minimum:"0" maximum:"1" doc:"1 lists only matches in progress."`
	After string `query:"after" maxLength:"16" doc:"The id of the last match of the page before this one."`
}

// list lists public matches, the newest first: neither the order nor the end of a page depends on when a choice was
// made, which those who watch with a delay must not learn, and a match is on one page alone.
func (s *Server) list(ctx context.Context, in *listQuery) ([]wire.Listed, error) {
	if in.After != "" { // one that has been deleted would begin no page
		if _, err := s.o.Store.Match(ctx, in.After); err != nil {
			return nil, err
		}
	}
	const record = "match " // with which the head of every record begins
	matches, err := s.o.Store.List(ctx, record, in.Going == 1, in.After, mostWatchable)
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

// lookBack says of matches that are watched with a delay for how long those who watch have seen nothing new: for how
// long nothing has really happened would tell when the last choice was made. A match whose terms cannot be read is in no
// list.
func (s *Server) lookBack(ctx context.Context, matches []store.Match) ([]store.Match, error) {
	s.delays.mu.Lock()
	defer s.delays.mu.Unlock()
	if s.delays.known == nil || len(s.delays.known) > mostDelays {
		s.delays.known = map[string]time.Duration{}
	}
	list := make([]store.Match, 0, len(matches))
	for _, m := range matches {
		delay, err := s.delayOf(ctx, &m)
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
	return list, nil
}

// delayOf returns how much later those who watch see a match, as its first entry says, or as was known before.
func (s *Server) delayOf(ctx context.Context, m *store.Match) (time.Duration, error) {
	if m.Finished || m.Last == 0 {
		return 0, nil
	}
	delay, known := s.delays.known[m.ID]
	if !known {
		entries, err := s.o.Store.Entries(ctx, m.ID, 0)
		if err != nil {
			return 0, err
		}
		if len(entries) > 0 && entries[0].Kind == store.Terms {
			terms, err := lobby.ReadTerms(entries[0].Text)
			if err != nil {
				return 0, s.damaged(m.ID, err)
			}
			delay = time.Duration(terms.Delay) * time.Second
		}
	}
	s.delays.known[m.ID] = delay
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
