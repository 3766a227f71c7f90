package load

import (
	"context"
	"errors"
	"sync"
	"time"

	"koiogran/serve/wire"
)

// seated is a seat of a match that is followed.
type seated struct {
	Seat
	clients []*Client // of the servers

	mu      sync.Mutex
	at      int                // the server that it talks to
	leave   context.CancelFunc // ends the stream from there
	socket  *Socket            // in place of a stream; nil where there is none
	refused chan error         // told when an answer over the socket is refused
	never   chan error         // told when the server refuses to tell anything
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
		err := s.follow(there, s.clients[at], after, func(m Message) {
			after = m.Position
			s.hear(m)
		})
		leave()
		var refused *Refused
		if after < 0 && errors.As(err, &refused) {
			s.never <- err
			return
		}
		if ctx.Err() == nil {
			s.moveOn(at)
			cut()
			pause(ctx, wait)
		}
	}
}

// follow hands what happens to f until a stream ends, or the socket that stands in its place.
func (s *seated) follow(ctx context.Context, c *Client, after int, f func(Message)) error {
	if s.refused == nil {
		return c.Follow(ctx, s.Seat, after, f)
	}
	k, err := c.Socket(ctx, s.Seat, after)
	if err != nil {
		return err
	}
	defer k.Close()
	s.mu.Lock()
	s.socket = k
	s.mu.Unlock()
	return k.Follow(ctx, func(m Message) {
		if m.Kind != "reply" {
			f(m)
			return
		}
		select {
		case s.refused <- refusal(m):
		default: // nobody waits any more
		}
	})
}

// answer sends an answer to a server. It is over with the answer of a request, or when it has gone out by a
// socket.
func (s *seated) answer(ctx context.Context, at int, a wire.Answer) error {
	s.mu.Lock()
	k := s.socket
	s.mu.Unlock()
	if k == nil {
		return s.clients[at].Answer(ctx, s.Seat, a, nil)
	}
	select {
	case <-s.refused: // of an answer that was given up
	default:
	}
	return k.Answer(ctx, a)
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
	return openIn(data)
}
