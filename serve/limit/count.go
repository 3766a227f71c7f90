package limit

import (
	"time"

	"golang.org/x/time/rate"

	"koiogran/serve/route"
	"koiogran/serve/secrets"
)

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

// Prove notes that a token holds a seat or a session.
func (g *Limiter) Prove(token string) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.of(string(secrets.Hash(token))).proven = true
}

// Caller returns who sends a request from an address with a token, if it is one that is known to hold something.
func (g *Limiter) Caller(who, token string) Caller {
	if token == "" {
		return Caller{Address: who}
	}
	hash := string(secrets.Hash(token))
	g.mu.Lock()
	defer g.mu.Unlock()
	if v := g.seen[hash]; v != nil && v.proven {
		v.last = time.Now()
		return Caller{who, hash}
	}
	return Caller{Address: who}
}

// Allows counts a request of a weight and reports whether it is within the limits.
func (g *Limiter) Allows(c Caller, k route.Kind, weight int) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.of(c.Name()).take(k, weight) && (c.Token == "" || g.of(c.Address).house.take(k, weight))
}

// tallies returns those in which a caller is counted, with how many times the limit each may have.
func (g *Limiter) tallies(c Caller) (first, house *tally) {
	if first = &g.of(c.Name()).tally; c.Token != "" {
		house = &g.of(c.Address).house
	}
	return first, house
}

// Begin counts a request that is answered from now on, and reports whether it may be.
func (g *Limiter) Begin(c Caller) bool {
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

// End ends a request that was begun.
func (g *Limiter) End(c Caller) {
	g.mu.Lock()
	defer g.mu.Unlock()
	first, house := g.tallies(c)
	g.count(first, house, underWay{answers: -1})
}

// Hold counts the bytes of an answer that is being sent, and reports whether there is room for it.
// The first answer to a caller has room however long it is.
func (g *Limiter) Hold(c Caller, bytes int64) bool {
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

// Drop ends the sending of an answer.
func (g *Limiter) Drop(c Caller, bytes int64) {
	g.mu.Lock()
	defer g.mu.Unlock()
	first, house := g.tallies(c)
	g.count(first, house, underWay{bytes: -bytes})
}

// count adds to what is under way.
func (g *Limiter) count(first, house *tally, more underWay) {
	for _, u := range [...]*underWay{&first.underWay, &g.all} {
		u.answers += more.answers
		u.bytes += more.bytes
	}
	if house != nil {
		house.answers += more.answers
		house.bytes += more.bytes
	}
}

// Pace counts bytes that came over a socket, and returns how long to wait before reading on.
func (g *Limiter) Pace(c Caller, bytes int) time.Duration {
	g.mu.Lock()
	defer g.mu.Unlock()
	l := g.of(c.Name()).reads
	if l == nil {
		return 0
	}
	return l.ReserveN(time.Now(), min(bytes, l.Burst())).Delay()
}

// Stay is a stream that is open.
type Stay struct {
	g       *Limiter
	who     string
	greeted bool
}

// Enter counts a stream, and returns nil if it is beyond the limits.
func (g *Limiter) Enter(who string) *Stay {
	g.mu.Lock()
	defer g.mu.Unlock()
	v := g.of(who)
	if g.limits.Streams > 0 && v.streams >= g.limits.Streams ||
		g.limits.StreamsInAll > 0 && g.opened >= g.limits.StreamsInAll {
		return nil
	}
	v.streams++
	g.opened++
	return &Stay{g: g, who: who}
}

// Greet counts a stream as a watcher, and reports whether that is within the limits.
func (k *Stay) Greet() bool {
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

// Leave ends a stream.
func (k *Stay) Leave() {
	k.g.mu.Lock()
	defer k.g.mu.Unlock()
	v := k.g.of(k.who)
	if k.g.opened--; k.greeted {
		v.watching--
	} else {
		v.streams--
	}
}

// Arrive counts a connection, and reports whether it is within the limits. New connections may not come faster than
// requests: closing one at once costs less than TLS and a refusal. One that is refused ends like any other.
func (g *Limiter) Arrive(who string) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	v, most := g.of(who), g.limits.Connections
	v.connections++
	return most <= 0 || v.connections <= most && (v.arrivals == nil || v.arrivals.Allow())
}

// Connect counts a request under way behind a proxy, whose connections are not those of the clients, and reports
// whether it is within the limits.
func (g *Limiter) Connect(who string) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	v, most := g.of(who), g.limits.Connections
	if most > 0 && v.connections >= most {
		return false
	}
	v.connections++
	return true
}

// Disconnect ends a connection or a request that was counted.
func (g *Limiter) Disconnect(who string) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.of(who).connections--
}

// UnderWay returns how many answers are under way, and how many bytes of them.
func (g *Limiter) UnderWay() (answers int, bytes int64) {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.all.answers, g.all.bytes
}
