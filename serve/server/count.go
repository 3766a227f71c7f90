package server

import (
	"time"

	"golang.org/x/time/rate"

	"koiogran/serve/route"
)

// caller is who is counted for what they ask: a token that holds a seat or an account counts for itself, and
// all else for its address. This many phones behind one address keep each other from nothing.
type caller struct {
	who string // the address
	own string // the hash of the token, empty if none is known to hold anything
}

// name returns the key that the caller is counted under first.
func (c caller) name() string {
	if c.own != "" {
		return c.own
	}
	return c.who
}

// inHouse is how many times as much those who have a seat or an account may do from one address, all together.
const inHouse = 4

// tally is how much is done, and how much may be.
type tally struct {
	rates
	underWay
}

// rates are how often requests of each kind may come.
type rates struct{ requests, creates, heavy *rate.Limiter }

// ratesOf are this many times the limits.
func ratesOf(l *Limits, times int) rates {
	n := float64(times)
	return rates{
		requests: limiter(n*l.Requests, time.Second, times*l.Burst),
		creates:  limiter(n*l.Creates, time.Minute, times*int(l.Creates)),
		heavy:    limiter(n*l.Heavy, time.Minute, times*int(l.Heavy)/2),
	}
}

// take counts a request of a weight and reports whether it is within the limits.
func (r *rates) take(k route.Kind, weight int) bool {
	l := r.requests
	switch k {
	case route.Create:
		l = r.creates
	case route.Heavy, route.Long:
		l = r.heavy
	}
	return l == nil || l.AllowN(time.Now(), min(weight, l.Burst()))
}

// prove notes that a token holds a seat or a session.
func (g *rateLimiter) prove(token string) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.of(string(hashOf(token))).proven = true
}

// callerOf is who sends a request from an address with a token, if it is one that is known to hold something.
func (g *rateLimiter) callerOf(who, token string) caller {
	if token == "" {
		return caller{who: who}
	}
	hash := string(hashOf(token))
	g.mu.Lock()
	defer g.mu.Unlock()
	if v := g.seen[hash]; v != nil && v.proven {
		v.last = time.Now()
		return caller{who, hash}
	}
	return caller{who: who}
}

// allows counts a request of a weight and reports whether it is within the limits.
func (g *rateLimiter) allows(c caller, k route.Kind, weight int) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.of(c.name()).take(k, weight) && (c.own == "" || g.of(c.who).house.take(k, weight))
}

// tallies are those in which a caller is counted, with how many times the limit each may have.
func (g *rateLimiter) tallies(c caller) (first, house *tally) {
	if first = &g.of(c.name()).tally; c.own != "" {
		house = &g.of(c.who).house
	}
	return first, house
}

// begin counts a request that is answered from now on, and reports whether it may be.
func (g *rateLimiter) begin(c caller) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	first, house := g.tallies(c)
	most := g.limits.Answers
	if most > 0 && (first.answers >= most || house != nil && house.answers >= inHouse*most || g.all.answers >= inAll*most) {
		return false
	}
	g.count(first, house, underWay{answers: 1})
	return true
}

// end ends a request that was begun.
func (g *rateLimiter) end(c caller) {
	g.mu.Lock()
	defer g.mu.Unlock()
	first, house := g.tallies(c)
	g.count(first, house, underWay{answers: -1})
}

// hold counts the bytes of an answer that is being sent, and reports whether there is room for it.
// The first answer to a caller has room however long it is.
func (g *rateLimiter) hold(c caller, bytes int64) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	first, house := g.tallies(c)
	most := g.limits.AnswerBytes
	if most > 0 && first.bytes > 0 && (first.bytes+bytes > most || house != nil && house.bytes+bytes > inHouse*most ||
		g.all.bytes+bytes > inAll*most) {
		return false
	}
	g.count(first, house, underWay{bytes: bytes})
	return true
}

// drop ends the sending of an answer.
func (g *rateLimiter) drop(c caller, bytes int64) {
	g.mu.Lock()
	defer g.mu.Unlock()
	first, house := g.tallies(c)
	g.count(first, house, underWay{bytes: -bytes})
}

// count adds to what is under way.
func (g *rateLimiter) count(first, house *tally, more underWay) {
	for _, u := range [...]*underWay{&first.underWay, &g.all} {
		u.answers += more.answers
		u.bytes += more.bytes
	}
	if house != nil {
		house.answers += more.answers
		house.bytes += more.bytes
	}
}

// pace counts bytes that came over a socket, and returns how long to wait before reading on.
func (g *rateLimiter) pace(c caller, bytes int) time.Duration {
	g.mu.Lock()
	defer g.mu.Unlock()
	l := g.of(c.name()).reads
	if l == nil {
		return 0
	}
	return l.ReserveN(time.Now(), min(bytes, l.Burst())).Delay()
}

// stay is a stream that is open.
type stay struct {
	g       *rateLimiter
	who     string
	greeted bool
}

// enter counts a stream, and returns nil if it is beyond the limits.
func (g *rateLimiter) enter(who string) *stay {
	g.mu.Lock()
	defer g.mu.Unlock()
	v := g.of(who)
	if g.limits.Streams > 0 && v.streams >= g.limits.Streams ||
		g.limits.StreamsInAll > 0 && g.opened >= g.limits.StreamsInAll {
		return nil
	}
	v.streams++
	g.opened++
	return &stay{g: g, who: who}
}

// greet counts a stream as a watcher, and reports whether that is within the limits.
func (k *stay) greet() bool {
	k.g.mu.Lock()
	defer k.g.mu.Unlock()
	v := k.g.of(k.who)
	if most := k.g.limits.Watchers; most > 0 && v.watching >= most {
		return false
	}
	v.streams--
	v.watching++
	k.greeted = true
	return true
}

// leave ends a stream.
func (k *stay) leave() {
	k.g.mu.Lock()
	defer k.g.mu.Unlock()
	v := k.g.of(k.who)
	if k.g.opened--; k.greeted {
		v.watching--
	} else {
		v.streams--
	}
}

// connect counts a request under way behind a proxy, whose connections are not those of the clients, and reports
// whether it is within the limits.
func (g *rateLimiter) connect(who string) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	v, most := g.of(who), g.limits.Connections
	if most > 0 && v.connections >= most {
		return false
	}
	v.connections++
	return true
}

// disconnect ends a request that was counted.
func (g *rateLimiter) disconnect(who string) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.of(who).connections--
}
