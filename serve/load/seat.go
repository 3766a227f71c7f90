package load

import (
	"context"
	"encoding/json"
	"sync"
	"time"
)

// seated is a seat of a match that is followed.
type seated struct {
	Seat
	clients []*Client // of the servers

	mu      sync.Mutex
	at      int                // the server that it talks to
	leave   context.CancelFunc // ends the stream from there
	latest  Message
	arrived chan time.Time // told when something new comes; nil if nobody waits for it
}

// server is the server that the seat talks to.
func (s *seated) server() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.at
}

// moveOn lets the seat talk to the next server, if it still talks to one.
func (s *seated) moveOn(from int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.at != from {
		return
	}
	s.at = (s.at + 1) % len(s.clients)
	if s.leave != nil {
		s.leave()
	}
}

// listen follows the match until ctx is done. A stream that ends is begun again behind what has
// come, at the next server if there is one, and counted.
func (s *seated) listen(ctx context.Context, cut func()) {
	wait := time.Second
	if len(s.clients) > 1 {
		wait /= 10
	}
	for after := -1; ctx.Err() == nil; {
		there, leave := context.WithCancel(ctx)
		s.mu.Lock()
		at := s.at
		s.leave = leave
		s.mu.Unlock()
		_ = s.clients[at].Follow(there, s.Seat, after, func(m Message) {
			after = m.Position
			s.hear(m)
		})
		leave()
		if ctx.Err() == nil {
			s.moveOn(at)
			cut()
			pause(ctx, wait)
		}
	}
}

// pause waits for a time or until ctx is done, and reports whether the time has passed.
func pause(ctx context.Context, d time.Duration) bool {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-timer.C:
		return true
	case <-ctx.Done():
		return false
	}
}

// hear takes a message.
func (s *seated) hear(m Message) {
	now := time.Now()
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.arrived != nil && m.Position > s.latest.Position {
		s.arrived <- now
		s.arrived = nil
	}
	s.latest = m
}

// expect returns where it is told when something new comes.
func (s *seated) expect() <-chan time.Time {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.arrived = make(chan time.Time, 1)
	return s.arrived
}

// open returns what the seat is asked as far as it has heard.
func (s *seated) open() (Open, error) {
	s.mu.Lock()
	data := s.latest.Data
	s.mu.Unlock()
	var o Open
	if data == nil {
		return o, nil
	}
	return o, json.Unmarshal(data, &o)
}
