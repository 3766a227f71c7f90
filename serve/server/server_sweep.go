package server

import (
	"time"
)

// The times after which the server cleans up.
const (
	sweepEvery = 30 * time.Second
	idleAfter  = 3 * time.Minute
)

// sweep drops tables that no one has used for a while.
func (s *Server) sweep() {
	tick := time.NewTicker(sweepEvery)
	defer tick.Stop()
	for {
		select {
		case <-s.ctx.Done():
			return
		case now := <-tick.C:
			s.dropIdle(now.Add(-idleAfter))
			s.limiter.Forget(now)
		}
	}
}

// dropIdle drops the tables that no one watches and no one has used since a time.
func (s *Server) dropIdle(since time.Time) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for id, t := range s.tables {
		if t.idle(since) {
			delete(s.tables, id)
			delete(s.behind, id)
		}
	}
	s.meter.Tables(len(s.tables))
}
