package limit

import (
	"net/http"
	"net/netip"
	"strings"
	"sync"
	"time"

	"golang.org/x/time/rate"

	"koiogran/serve/route"
)

// Limiter counts what addresses and tokens do.
type Limiter struct {
	limits Limits
	Work   *Queue // of heavy requests: matches go on beside them
	states *Queue // of requests for a whole match, which wait for no search
	Long   *Queue // of requests that take many seconds: heavy ones go on beside them
	Loads  *Queue // of matches that are read from the store
	mu     sync.Mutex
	seen   map[string]*visitor
	all    underWay
	opened int // streams
}

// How many heavy and long requests are worked on at once, and how many matches are loaded.
const (
	HeavyAtOnce     = 2
	LongAtOnce      = 1
	ElsewhereAtOnce = 16 // long ones that an analyst works on
	loadsAtOnce     = 2
)

// bytesEach is how many bytes over sockets count as a request: the longest answer with all around it, many pings or
// pieces of messages, which cost a server as much.
const bytesEach = 512

// mostMessage is how many bytes come over a socket at once: the longest message to a match.
const mostMessage = 4 << 10

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

// New returns a gate that has seen no one, and that lets this many long requests through at once.
func New(l Limits, long int) *Limiter {
	return &Limiter{
		limits: l, seen: map[string]*visitor{}, Work: NewQueue(HeavyAtOnce, l.Answers/2),
		states: NewQueue(HeavyAtOnce, l.Answers/2),
		Long:   NewQueue(long, l.Answers/2), Loads: NewQueue(loadsAtOnce, 0),
	}
}

// ErrMany says that an address has made as many matches as it may for a while.
var ErrMany = route.Refuse(http.StatusTooManyRequests, "too many requests at once; wait a moment")

// limiter allows this many in a time, nil if any number.
func limiter(n float64, in time.Duration, burst int) *rate.Limiter {
	if n <= 0 {
		return nil
	}
	return rate.NewLimiter(rate.Limit(n/in.Seconds()), max(burst, 1))
}

// of returns who goes by a name. The gate is locked.
func (g *Limiter) of(name string) *visitor {
	v := g.seen[name]
	if v == nil {
		v = &visitor{
			tally: tally{rates: ratesOf(&g.limits, 1)}, house: tally{rates: ratesOf(&g.limits, inHouse)},
			reads:    limiter(g.limits.Requests*bytesEach, time.Second, max(int(3*g.limits.Requests)*bytesEach, mostMessage)),
			accounts: limiter(g.limits.Accounts, 24*time.Hour, int(g.limits.Accounts)),
			arrivals: limiter(g.limits.Requests, time.Second, g.limits.Connections+g.limits.Watchers),
		}
		g.seen[name] = v
	}
	v.last = time.Now()
	return v
}

// Line returns where requests of a kind wait for their turn, nil where they do not.
func (g *Limiter) Line(k route.Kind) *Queue {
	switch k {
	case route.Any:
		return nil
	case route.Long:
		return g.Long
	case route.State:
		return g.states
	}
	return g.Work
}

// AllowsAccount counts an account that is made, and reports whether it is within the limits.
func (g *Limiter) AllowsAccount(name string) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	l := g.of(name).accounts
	return l == nil || l.Allow()
}

// Warns reports whether an address has not been warned of in the log for a minute.
func (g *Limiter) Warns(name string) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	v := g.of(name)
	if time.Since(v.warned) < time.Minute {
		return false
	}
	v.warned = time.Now()
	return true
}

// Forget drops those who have done nothing for so long that no limit remembers it.
func (g *Limiter) Forget(now time.Time) {
	g.mu.Lock()
	defer g.mu.Unlock()
	for name, v := range g.seen {
		if v.streams+v.watching+v.connections == 0 && v.underWay == (underWay{}) && v.house.underWay == (underWay{}) && now.Sub(v.last) > 2*time.Minute &&
			(v.accounts == nil || v.accounts.TokensAt(now) >= float64(v.accounts.Burst())) {
			delete(g.seen, name)
		}
	}
}

// NetworkOf names an address as limits and bans know it, however it is written: with a port, in brackets, with a zone,
// or as an address of IPv4 within IPv6. It reports whether it is one.
func NetworkOf(text string) (string, bool) {
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
