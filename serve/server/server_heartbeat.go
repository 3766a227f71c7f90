package server

import (
	"context"
	"time"

	"koiogran/engine/game"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

const (
	// heartbeatInterval is how often a server with running clocks says that it is at work.
	heartbeatInterval = store.LongOutage / 2
	// attendEvery is how often servers tell each other whose clients they serve, and presentFor how
	// long someone counts as connected after that.
	attendEvery = 5 * time.Second
	presentFor  = 12 * time.Second
	// silentFor is for how long silences matter: no clock but that of a correspondence match runs
	// longer.
	silentFor = 7 * 24 * time.Hour
)

// setClockRunning notes whether the clock of a match goes.
func (s *Server) setClockRunning(id string, going bool) {
	s.heart.Lock()
	defer s.heart.Unlock()
	if going {
		s.clocked[id] = struct{}{}
	} else {
		delete(s.clocked, id)
	}
}

// sendHeartbeats says for as long as clocks go that the server is at work, and whose clients it serves.
func (s *Server) sendHeartbeats() {
	heartbeat, attend := s.o.Beats, time.NewTicker(s.wait(attendEvery))
	defer attend.Stop()
	if heartbeat == nil {
		tick := time.NewTicker(heartbeatInterval)
		defer tick.Stop()
		heartbeat = tick.C
	}
	for {
		select {
		case <-s.ctx.Done():
			return
		case <-heartbeat:
			s.heart.Lock()
			going := len(s.clocked) > 0
			s.heart.Unlock()
			if going {
				s.warned("clocks", s.heartbeat(s.ctx))
			}
		case <-attend.C:
			if list := s.connectedSeats(); len(list) > 0 {
				s.warned("presence", s.o.Store.Attend(s.ctx, list))
			}
		}
	}
}

// warned logs that something which is tried again has failed.
func (s *Server) warned(what string, err error) {
	if err != nil && s.ctx.Err() == nil {
		s.log.Warn("the store is failing", "what", what, "error", err)
	}
}

// heartbeat says that the server is at work, and learns of silences.
func (s *Server) heartbeat(ctx context.Context) error {
	now := s.o.Now()
	s.silent.mu.Lock()
	since := now.Add(-silentFor)
	if n := len(s.silent.list); n > 0 {
		since = time.UnixMicro(s.silent.list[n-1].To)
	}
	s.silent.mu.Unlock()
	list, err := s.o.Store.Beat(ctx, now, since)
	if err != nil {
		return err
	}
	s.silent.mu.Lock()
	defer s.silent.mu.Unlock()
	s.silent.list = append(s.silent.list, list...)
	s.heardHeartbeat = true
	return nil
}

// firstHeartbeat learns of the silence before this server, once, before any match is loaded.
func (s *Server) firstHeartbeat(ctx context.Context) error {
	s.silent.mu.Lock()
	beaten := s.heardHeartbeat
	s.silent.mu.Unlock()
	if beaten {
		return nil
	}
	return s.heartbeat(ctx)
}

// addConnections counts the clients of a seat that are connected here.
func (s *Server) addConnections(id string, p game.Player, n int) {
	if !p.IsSeat() {
		return
	}
	s.heart.Lock()
	defer s.heart.Unlock()
	a := store.Attendance{ID: id, Seat: int(wire.SeatOf(p))}
	if s.present[a] += n; s.present[a] > 0 {
		delete(s.left, a)
		return
	}
	delete(s.present, a)
	s.left[a] = time.Now()
}

// sinceLeft returns how long ago the last client of a seat left this server, or store.Never if none did lately. It
// supersedes what the store recorded before.
func (s *Server) sinceLeft(a store.Attendance) time.Duration {
	s.heart.Lock()
	defer s.heart.Unlock()
	if at, ok := s.left[a]; ok {
		return time.Since(at)
	}
	return store.Never
}

// connectedSeats lists the seats whose clients are connected here.
func (s *Server) connectedSeats() []store.Attendance {
	s.heart.Lock()
	defer s.heart.Unlock()
	for a, at := range s.left {
		if time.Since(at) > s.wait(presentFor) {
			delete(s.left, a)
		}
	}
	list := make([]store.Attendance, 0, len(s.present))
	for a := range s.present {
		list = append(list, a)
	}
	return list
}

// away returns how long ago the client of a seat was connected to any server, 0 while it is.
func (t *table) away(p game.Player, ago perSeat[time.Duration]) time.Duration {
	for w := range t.watches {
		if w.viewer == p {
			return 0
		}
	}
	gone := time.Since(t.seen[p])
	present := t.s.wait(presentFor)
	if gone = min(gone, ago[p]); gone < present && ago[p] < present {
		return 0
	}
	return gone
}
