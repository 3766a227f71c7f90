package server

import (
	"sync"
	"sync/atomic"
	"time"
)

// maxIdleWorkers is how many goroutines wait for work at most.
const maxIdleWorkers = 128

// workers do short work one after another, each on a stack that has grown already. An answer needs a large one;
// as many goroutines as there are clients, each with a stack of its own, took more memory than their matches.
type workers struct {
	s    *Server
	jobs chan func() // taken by those who are idle
	idle atomic.Int64
}

// do lets something be done, and reports whether it will be: not by a server that closes.
func (h *workers) do(f func()) bool {
	select {
	case h.jobs <- f:
		return true
	default:
		return h.s.start(func() { h.work(f) })
	}
}

// work does what there is to do until there are enough who wait for it.
func (h *workers) work(f func()) {
	for {
		f()
		if h.idle.Add(1) > maxIdleWorkers {
			h.idle.Add(-1)
			return
		}
		select {
		case f = <-h.jobs:
			h.idle.Add(-1)
		case <-h.s.ctx.Done():
			return
		}
	}
}

// sockets are those that are open.
type sockets struct {
	mu     sync.Mutex
	open   map[*socket]struct{}
	closed bool
}

// add takes a socket in, unless the server closes.
func (l *sockets) add(k *socket) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.closed {
		return false
	}
	if l.open == nil {
		l.open = map[*socket]struct{}{}
	}
	l.open[k] = struct{}{}
	return true
}

// drop takes a socket out.
func (l *sockets) drop(k *socket) {
	l.mu.Lock()
	defer l.mu.Unlock()
	delete(l.open, k)
}

// close ends all of them.
func (l *sockets) close() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.closed = true
	for k := range l.open {
		k.line.Close()
	}
}

// beatSockets sends something to all of them from time to time, so that both sides notice who has gone, and
// ends those of addresses that have been banned since.
func (s *Server) beatSockets() {
	tick := time.NewTicker(keepAliveInterval)
	defer tick.Stop()
	for {
		select {
		case <-s.ctx.Done():
			s.sockets.close()
			return
		case <-tick.C:
		}
		s.beatOnce()
	}
}

// beatOnce sends something to all sockets.
func (s *Server) beatOnce() {
	s.sockets.mu.Lock()
	defer s.sockets.mu.Unlock()
	for k := range s.sockets.open {
		if s.banned(k.who) {
			k.close()
		} else {
			k.put(silence)
		}
	}
}
