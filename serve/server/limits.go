package server

import (
	"errors"
	"net"
	"net/http"
	"net/netip"
	"slices"
	"strings"
	"sync"
	"time"

	"golang.org/x/time/rate"

	"koiogran/serve/route"
)

// Limits are how much the server lets others do. A zero stands for no limit.
type Limits struct {
	Requests float64 // in a second from one address, and with one token
	Burst    int     // how many of them at once
	Creates  float64 // matches made in a minute from one address
	Heavy    float64 // replays and searches in a minute from one address
	Accounts float64 // made in a day from one address
	Streams  int     // open at once for one seat, and from one address those that have not said hello
	Watchers int     // streams open at once from one address
	Tables   int     // matches in memory

	Answers      int   // under way at once to one address, and eight times as many in all
	AnswerBytes  int64 // of them to one address, and eight times as many in all
	Entries      int   // choices of one match, and as many offers and takebacks
	StreamsInAll int   // open at once
	Connections  int   // open at once from one address, without streams; behind a proxy, requests under way
}

// StandardLimits suit a server on a small machine.
func StandardLimits() Limits {
	return Limits{Requests: 30, Burst: 600, Creates: 30, Heavy: 60, Accounts: 40, Streams: 40, Watchers: 600, Tables: 5000,
		Answers: 48, AnswerBytes: 32 << 20, Entries: 8000, StreamsInAll: 10_000, Connections: 400}
}

// rateLimiter counts what addresses and tokens do.
type rateLimiter struct {
	limits Limits
	work   *fairQueue // of heavy requests: matches go on beside them
	states *fairQueue // of requests for a whole match, which wait for no search
	long   *fairQueue // of requests that take many seconds: heavy ones go on beside them
	loads  *fairQueue // of matches that are read from the store
	mu     sync.Mutex
	seen   map[string]*visitor
	all    underWay
	opened int // streams
}

// How many heavy and long requests are worked on at once, and how many matches are loaded.
const (
	heavyAtOnce     = 2
	longAtOnce      = 1
	elsewhereAtOnce = 16 // long ones that an analyst works on
	loadsAtOnce     = 2
)

// bytesEach is how many bytes over sockets count as a request: the longest answer with all around it, many pings or
// pieces of messages, which cost a server as much.
const bytesEach = 512

// inAll is how many times as much as for one address is under way for all of them at most.
const inAll = 8

// underWay is what has been asked and not been answered to the end.
type underWay struct {
	answers int
	bytes   int64
}

// visitor is an address or a token.
type visitor struct {
	tally
	house       tally         // of an address: what those ask who have a seat or an account
	reads       *rate.Limiter // bytes over sockets
	arrivals    *rate.Limiter // connections
	accounts    *rate.Limiter // made
	streams     int           // that have not said hello
	watching    int           // streams as well
	connections int
	proven      bool // a token that holds a seat or a session
	warned      time.Time
	last        time.Time
}

// newRateLimiter returns a gate that has seen no one, and that lets this many long requests through at once.
func newRateLimiter(l Limits, long int) *rateLimiter {
	return &rateLimiter{
		limits: l, seen: map[string]*visitor{}, work: newFairQueue(heavyAtOnce, l.Answers/2),
		states: newFairQueue(heavyAtOnce, l.Answers/2),
		long:   newFairQueue(long, l.Answers/2), loads: newFairQueue(loadsAtOnce, 0),
	}
}

// errMany says that an address has made as many matches as it may for a while.
var errMany = errors.New("too many requests at once; wait a moment")

// limiter allows this many in a time, nil if any number.
func limiter(n float64, in time.Duration, burst int) *rate.Limiter {
	if n <= 0 {
		return nil
	}
	return rate.NewLimiter(rate.Limit(n/in.Seconds()), max(burst, 1))
}

// of returns who goes by a name. The gate is locked.
func (g *rateLimiter) of(name string) *visitor {
	v := g.seen[name]
	if v == nil {
		v = &visitor{
			tally: tally{rates: ratesOf(&g.limits, 1)}, house: tally{rates: ratesOf(&g.limits, inHouse)},
			reads:    limiter(g.limits.Requests*bytesEach, time.Second, max(int(3*g.limits.Requests)*bytesEach, smallBody)),
			accounts: limiter(g.limits.Accounts, 24*time.Hour, int(g.limits.Accounts)),
			arrivals: limiter(g.limits.Requests, time.Second, g.limits.Connections),
		}
		g.seen[name] = v
	}
	v.last = time.Now()
	return v
}

// line is where requests of a kind wait for their turn, nil where they do not.
func (g *rateLimiter) line(k route.Kind) *fairQueue {
	switch k {
	case route.Any:
		return nil
	case route.Long:
		return g.long
	case route.State:
		return g.states
	}
	return g.work
}

// allowsAccount counts an account that is made, and reports whether it is within the limits.
func (g *rateLimiter) allowsAccount(name string) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	l := g.of(name).accounts
	return l == nil || l.Allow()
}

// Connected is the ConnState of an http.Server. It closes connections that exceed the limit of one address: each takes
// memory until its first request, and otherwise only the system would limit their number. A connection that has become
// a stream counts as a stream. New connections may not come faster than requests either: closing one at once costs less
// than TLS and a refusal.
func (s *Server) Connected(c net.Conn, state http.ConnState) {
	if s.o.Proxy {
		return // all connections come from the proxy
	}
	who := s.addressOf(&http.Request{RemoteAddr: c.RemoteAddr().String()})
	g := s.limiter
	g.mu.Lock()
	defer g.mu.Unlock()
	switch v := g.of(who); state {
	case http.StateNew:
		v.connections++
		most, l := g.limits.Connections, v.arrivals
		if most > 0 && (v.connections > most || l != nil && !l.Allow()) {
			s.meter.Refused()
			below(c).Close() // StateClosed follows
		}
	case http.StateClosed, http.StateHijacked:
		v.connections--
	}
}

// warns reports whether an address has not been warned of in the log for a minute.
func (g *rateLimiter) warns(name string) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	v := g.of(name)
	if time.Since(v.warned) < time.Minute {
		return false
	}
	v.warned = time.Now()
	return true
}

// forget drops those who have done nothing for so long that no limit remembers it.
func (g *rateLimiter) forget(now time.Time) {
	g.mu.Lock()
	defer g.mu.Unlock()
	for name, v := range g.seen {
		if v.streams+v.watching+v.connections == 0 && v.underWay == (underWay{}) && v.house.underWay == (underWay{}) && now.Sub(v.last) > 2*time.Minute &&
			(v.accounts == nil || v.accounts.TokensAt(now) >= float64(v.accounts.Burst())) {
			delete(g.seen, name)
		}
	}
}

// addressOf names where a request comes from: a whole network of IPv6, since one machine has as
// many addresses of it as it likes. Behind a proxy it is what the proxy says, which adds the
// address of its client at the end of X-Forwarded-For; where that is not an address, it is the proxy's own.
func (s *Server) addressOf(r *http.Request) string {
	if s.o.Proxy {
		list := strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")
		for _, entry := range slices.Backward(list) {
			if entry = strings.TrimSpace(entry); entry == "" {
				continue
			}
			if name, ok := networkOf(entry); ok {
				return name
			}
			break
		}
	}
	name, _ := networkOf(r.RemoteAddr)
	return name
}

// networkOf names an address as limits and bans know it, however it is written: with a port, in brackets, with a zone,
// or as an address of IPv4 within IPv6. It reports whether it is one.
func networkOf(text string) (string, bool) {
	at, err := netip.ParseAddr(strings.Trim(text, "[]"))
	if err != nil {
		with, err := netip.ParseAddrPort(text)
		if err != nil {
			return text, false
		}
		at = with.Addr()
	}
	at = at.Unmap().WithZone("")
	if at.Is6() {
		network, _ := at.Prefix(64) // which fits
		at = network.Addr()
	}
	return at.String(), true
}
