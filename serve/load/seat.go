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
	synced  bool               // latest comes from the server that it talks to
	latest  Message
	arrived chan time.Time // told when something new comes; nil if no one waits for it
}

// server returns the server that the seat talks to.
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
	s.at, s.synced = (s.at+1)%len(s.clients), false
	if s.leave != nil {
		s.leave()
	}
}

// joined waits until the seat learns how the match stands by the server that it talks to. Anyone who answers
// before may answer what has been answered.
func (s *seated) joined(ctx context.Context, patience time.Duration) error {
	for begun := time.Now(); ; {
		s.mu.Lock()
		synced := s.synced
		s.mu.Unlock()
		if synced {
			return nil
		}
		if time.Since(begun) > patience || !pause(ctx, 5*time.Millisecond) {
			return errSilent
		}
	}
}

// listen follows the match until ctx is done. A stream that ends, or that does not begin within the patience of a
// client, is begun again behind what has come, at the next server if there is one, and counted.
func (s *seated) listen(ctx context.Context, patience time.Duration, cut func()) {
	wait := time.Second
	if len(s.clients) > 1 {
		wait /= 10
	}
	for after := -1; ctx.Err() == nil; {
		there, leave := context.WithCancel(ctx)
		s.mu.Lock()
		at := s.at
		s.leave, s.synced = leave, false
		s.mu.Unlock()
		late := time.AfterFunc(patience, leave)
		err := s.follow(there, s.clients[at], after, func(m Message) {
			late.Stop()
			after = m.Position
			s.hear(at, m)
		})
		late.Stop()
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

// follow hands what happens to f until a stream ends, or the socket that is in its place.
func (s *seated) follow(ctx context.Context, c *Client, after int, f func(Message)) error {
	if s.refused == nil {
		return c.Follow(ctx, s.Seat, after, f)
	}
	k, err := c.Socket(ctx, s.Seat, after)
	if err != nil {
		return err
	}
	defer k.Close()
	s.plug(k)
	defer s.plug(nil)
	return k.Follow(ctx, func(m Message) {
		if m.Kind != "reply" {
			f(m)
			return
		}
		select {
		case s.refused <- refusal(m):
		default: // no one waits any more
		}
	})
}

// plug notes the socket of the seat.
func (s *seated) plug(k *Socket) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.socket = k
}

// answer sends an answer to a server. It is over with the answer of a request, or when it has gone out by a
// socket.
func (s *seated) answer(ctx context.Context, at int, a wire.Answer) error {
	if s.refused == nil {
		return s.clients[at].Answer(ctx, s.Seat, a, nil)
	}
	s.mu.Lock()
	k, there := s.socket, s.at
	s.mu.Unlock()
	if k == nil || there != at {
		return errSilent // it has just ended
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

// hear takes a message of a server.
func (s *seated) hear(at int, m Message) {
	now := time.Now()
	s.mu.Lock()
	defer s.mu.Unlock()
	s.synced = s.synced || s.at == at
	if s.arrived != nil && m.Position > s.latest.Position {
		s.arrived <- now
		s.arrived = nil
	}
	s.latest = m
}

// expect returns a channel that receives the time when something new comes.
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
