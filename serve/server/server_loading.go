package server

import (
	"context"
	"time"

	"koiogran/serve/limit"
)

// loading is a match that is being loaded, once for all who wait for it. It is given up when the
// last of them has left.
type loading struct {
	ctx    context.Context
	cancel context.CancelFunc
	wait   int // how many wait; under the server's lock
	done   chan struct{}
	table  *table
	err    error
}

// table returns a match, which it loads if it must.
func (s *Server) table(ctx context.Context, id string) (*table, error) {
	if t, full := s.loaded(id); t != nil {
		return t, nil
	} else if full {
		s.dropIdle(time.Now().Add(-time.Second))
		if _, full := s.loaded(id); full {
			return nil, errFull
		}
	}
	l := s.join(ctx, id)
	if l == nil {
		return nil, errClosing
	}
	defer s.leave(id, l)
	select {
	case <-l.done:
		if t, _ := s.loaded(id); t != nil {
			return t, nil
		}
		return l.table, l.err
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// join waits for the loading of a match, which it begins unless someone else has. It is nil if
// the server closes.
func (s *Server) join(ctx context.Context, id string) *loading {
	s.mu.Lock()
	defer s.mu.Unlock()
	l := s.loads[id]
	if l == nil && s.ctx.Err() != nil {
		return nil
	}
	if l == nil {
		l = &loading{done: make(chan struct{})}
		l.ctx, l.cancel = context.WithCancel(s.ctx)
		s.loads[id] = l
		who := limit.CallerOf(ctx).Address
		s.work.Go(func() { s.fetch(id, who, l) })
	}
	l.wait++
	return l
}

// leave ends the wait for the loading of a match.
func (s *Server) leave(id string, l *loading) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if l.wait--; l.wait > 0 {
		return
	}
	l.cancel()
	if s.loads[id] == l {
		delete(s.loads, id)
	}
}

// fetch loads a match, when it is the turn of the address that was the first to ask.
func (s *Server) fetch(id, who string, l *loading) {
	defer close(l.done)
	if l.err = s.limiter.Loads.Take(l.ctx, who); l.err != nil {
		return
	}
	defer s.limiter.Loads.Give()
	if l.err = s.firstHeartbeat(l.ctx); l.err != nil {
		return
	}
	l.table, l.err = s.open(l.ctx, id)
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.loads[id] == l {
		delete(s.loads, id)
	}
	if l.err != nil {
		return
	}
	s.tables[id] = l.table
	s.meter.Tables(len(s.tables))
	// No one has been sent what was added since the loading.
	l.table.stale = true
	l.table.spoken = l.table.last
	l.table.arm()
	if t := l.table; t.meta.Finished && t.archived == nil {
		s.work.Go(t.archive)
	}
}
