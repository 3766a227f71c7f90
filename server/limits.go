package server

import (
	"context"
	"net"
	"net/http"
	"strings"
	"sync"
	"time"

	"golang.org/x/time/rate"
)

// Limits are how much the server lets others do. A zero stands for no limit.
type Limits struct {
	Requests float64 // in a second from one address, and with one token
	Burst    int     // how many of them at once
	Creates  float64 // matches made in a minute from one address
	Heavy    float64 // replays and searches in a minute from one address
	Streams  int     // open at once from one address
	Tables   int     // matches in memory
}

// StandardLimits suit a server on a small machine.
func StandardLimits() Limits {
	return Limits{Requests: 30, Burst: 90, Creates: 20, Heavy: 60, Streams: 40, Tables: 5000}
}

// gate counts what addresses and tokens do.
type gate struct {
	limits Limits
	busy   chan struct{} // holds one for each heavy request that is worked on
	mu     sync.Mutex
	seen   map[string]*visitor
}

// How many heavy requests are worked on at once, and how long others wait for their turn.
const (
	heavyAtOnce = 2
	heavyWait   = 10 * time.Second
)

// visitor is an address or a token.
type visitor struct {
	requests, creates, heavy *rate.Limiter
	streams                  int
	last                     time.Time
}

// newGate returns a gate that has seen nobody.
func newGate(l Limits) *gate {
	return &gate{
		limits: l, seen: map[string]*visitor{}, busy: make(chan struct{}, heavyAtOnce),
	}
}

// work waits until a heavy request can be worked on, and tells whether it can. Matches go on
// meanwhile: replays and searches do not take all of the machine.
func (g *gate) work(ctx context.Context) bool {
	timer := time.NewTimer(heavyWait)
	defer timer.Stop()
	select {
	case g.busy <- struct{}{}:
		return true
	case <-timer.C:
	case <-ctx.Done():
	}
	return false
}

// rest ends the work on a heavy request.
func (g *gate) rest() { <-g.busy }

// limiter allows so many in a time, nil if any number.
func limiter(n float64, in time.Duration, burst int) *rate.Limiter {
	if n <= 0 {
		return nil
	}
	return rate.NewLimiter(rate.Limit(n/in.Seconds()), max(burst, 1))
}

// of returns who goes by a name. The gate is locked.
func (g *gate) of(name string) *visitor {
	v := g.seen[name]
	if v == nil {
		v = &visitor{
			requests: limiter(g.limits.Requests, time.Second, g.limits.Burst),
			creates:  limiter(g.limits.Creates, time.Minute, int(g.limits.Creates)/2),
			heavy:    limiter(g.limits.Heavy, time.Minute, int(g.limits.Heavy)/2),
		}
		g.seen[name] = v
	}
	v.last = time.Now()
	return v
}

// The kinds of requests that are limited apart.
type kind uint8

const (
	anyRequest kind = iota
	createRequest
	heavyRequest
)

// allows counts a request and tells whether it is within the limits.
func (g *gate) allows(name string, k kind) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	v := g.of(name)
	l := v.requests
	switch k {
	case createRequest:
		l = v.creates
	case heavyRequest:
		l = v.heavy
	}
	return l == nil || l.Allow()
}

// enter counts a stream and tells whether it is within the limits.
func (g *gate) enter(name string) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	v := g.of(name)
	if g.limits.Streams > 0 && v.streams >= g.limits.Streams {
		return false
	}
	v.streams++
	return true
}

// leave ends a stream.
func (g *gate) leave(name string) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.of(name).streams--
}

// forget drops those who have done nothing for so long that no limit remembers it.
func (g *gate) forget(now time.Time) {
	g.mu.Lock()
	defer g.mu.Unlock()
	for name, v := range g.seen {
		if v.streams == 0 && now.Sub(v.last) > 2*time.Minute {
			delete(g.seen, name)
		}
	}
}

// addressOf names where a request comes from: a whole network of IPv6, since one machine has as
// many addresses of it as it likes. Behind a proxy it is what the proxy says, which adds the
// address of its client at the end of X-Forwarded-For.
func (s *Server) addressOf(r *http.Request) string {
	host, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		host = r.RemoteAddr
	}
	if list := r.Header.Values("X-Forwarded-For"); s.o.Proxy && len(list) > 0 {
		last := list[len(list)-1]
		host = strings.TrimSpace(last[strings.LastIndex(last, ",")+1:])
	}
	ip := net.ParseIP(host)
	if ip != nil && ip.To4() == nil {
		return ip.Mask(net.CIDRMask(64, 128)).String()
	}
	return host
}
