package load

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"net/url"
	"sync"
	"time"

	"koiogran/serve/wire"
)

// Options say how much load to put on which servers.
type Options struct {
	// Servers are their addresses, on this machine, such as http://127.0.0.1:8080. The two players of a match
	// are at different ones, and go on to the next when theirs does not answer.
	Servers []string
	Metrics []string      // where their metrics are, none if they are not to be measured
	Matches []int         // how many matches at once, for each line of the report
	Rate    float64       // choices a second in each match
	Time    time.Duration // how long to measure, for each line
	Opening int           // how many choices of each match are made before measuring
	Squads  [2]string     // the ids of ready squads
	Way     string        // the id of a way to play, empty for the usual match
	Seed    uint64        // of the choices

	// Requests are used for answers, and streams for what happens, in place of sockets.
	Requests bool
}

// The bounds of what a run may ask for.
const (
	mostMatches = 10000
	mostTime    = 10 * time.Minute
)

// check says what is wrong with the options.
func (o *Options) check() error {
	for _, server := range o.Servers {
		at, err := url.Parse(server)
		if err != nil {
			return fmt.Errorf("load: reaching the server: %w", err)
		}
		if ip := net.ParseIP(at.Hostname()); at.Hostname() != "localhost" && (ip == nil || !ip.IsLoopback()) {
			return fmt.Errorf("load: server at %q: expected one on this machine, such as "+
				"http://127.0.0.1:8080", server)
		}
	}
	if len(o.Servers) == 0 {
		return errors.New("load: no server given")
	}
	before := 0
	for _, n := range o.Matches {
		if n < before || n == 0 || n > mostMatches {
			return fmt.Errorf("load: %d matches after %d: expected non-decreasing counts, at most %d", n,
				before, mostMatches)
		}
		before = n
	}
	if o.Time <= 0 || o.Time > mostTime || o.Rate <= 0 || o.Rate > 100 || o.Opening < 0 {
		return fmt.Errorf("load: %v at a rate of %v: expected at most %v and a rate of at most 100", o.Time, o.Rate,
			mostTime)
	}
	return nil
}

// run is a run of the load generator.
type run struct {
	Options
	clients []*Client // of the servers
	gauges  []gauge   // of their metrics
	work    sync.WaitGroup
	tally   tally
	made    int       // matches
	last    usage     // at the end of the last line,
	ended   time.Time // and when that was
}

// patience returns how long a client waits for an answer, and the other one to hear of a choice. Where
// there are other servers to go to it is short.
func (r *run) patience() time.Duration {
	if len(r.clients) > 1 {
		return 3 * time.Second
	}
	return 10 * time.Second
}

// somewhere asks one server after the other, from one of them on, until one answers.
func (r *run) somewhere(ctx context.Context, from int, ask func(context.Context, *Client) error) (err error) {
	for n := range r.clients {
		limited, cancel := context.WithTimeout(ctx, r.patience())
		err = ask(limited, r.clients[(from+n)%len(r.clients)])
		cancel()
		var refused *Refused
		if err == nil || ctx.Err() != nil || errors.As(err, &refused) {
			break
		}
	}
	return err
}

// Run puts load on a server and writes a line for each number of matches. Matches of one line
// stay for the next.
func Run(ctx context.Context, out io.Writer, o Options) error {
	if err := o.check(); err != nil {
		return err
	}
	ctx, stop := context.WithCancel(ctx)
	r := &run{Options: o}
	for _, server := range o.Servers {
		c := NewClient(server)
		r.clients = append(r.clients, c)
		defer c.Close()
	}
	for _, at := range o.Metrics {
		r.gauges = append(r.gauges, gauge{at: at})
	}
	defer r.work.Wait()
	defer stop()
	before, err := r.usage(ctx)
	if err != nil {
		return err
	}
	fmt.Fprintln(out, heading)
	for _, n := range o.Matches {
		grown := n > r.made
		if err := r.grow(ctx, n); err != nil {
			return err
		}
		l := line{matches: n, idle: before.memory}
		if err := r.measure(ctx, &l, grown); err != nil {
			return err
		}
		fmt.Fprintln(out, l.String())
	}
	return nil
}

// together is how many matches are opened at once.
const together = 8

// grow begins matches until there are n, and plays their openings.
func (r *run) grow(ctx context.Context, n int) error {
	free := make(chan struct{}, together)
	begun := make(chan error, n)
	waiting := n - r.made
	for ; r.made < n; r.made++ {
		nth := r.made
		rnd := rand.New(rand.NewPCG(r.Seed, uint64(nth)))
		free <- struct{}{}
		r.work.Go(func() {
			m, err := r.begin(ctx, nth, rnd)
			<-free
			begun <- err
			if err == nil {
				m.keep(ctx)
			}
		})
	}
	for range waiting {
		if err := <-begun; err != nil {
			return err
		}
	}
	return ctx.Err()
}

// played is a match that is played.
type played struct {
	*run
	nth   int // match of the run
	seats [2]*seated
	rnd   *rand.Rand
	leave context.CancelFunc // ends its streams
}

// begin begins a match and plays its opening.
func (r *run) begin(ctx context.Context, nth int, rnd *rand.Rand) (*played, error) {
	var made, friend wire.Created
	err := r.somewhere(ctx, nth, func(ctx context.Context, c *Client) (err error) {
		made, err = c.Create(ctx, wire.NewMatch{Seats: []wire.NewSeat{
			{Who: "you", Ready: r.Squads[0]}, {Who: "friend", Ready: r.Squads[1]},
		}, Agreement: wire.Agreement{Way: r.Way}})
		return err
	})
	if err == nil {
		err = r.somewhere(ctx, nth, func(ctx context.Context, c *Client) (err error) {
			friend, err = c.Take(ctx, made)
			return err
		})
	}
	if err != nil {
		return nil, err
	}
	ctx, leave := context.WithCancel(ctx)
	m := &played{run: r, nth: nth, rnd: rnd, leave: leave}
	for i, token := range [2]string{made.Token, friend.Token} {
		m.seats[i] = &seated{Seat: Seat{made.ID, token}, clients: r.clients, at: (nth + i) % len(r.clients), never: make(chan error, 1)}
		if !r.Requests {
			m.seats[i].refused = make(chan error, 1)
		}
		first := m.seats[i].expect()
		r.work.Go(func() { m.seats[i].listen(ctx, r.patience(), r.tally.cut) })
		for heard := false; !heard; {
			at := m.seats[i].server()
			select {
			case <-first:
				heard = true
			case err := <-m.seats[i].never:
				leave()
				return nil, err
			case <-time.After(r.patience()):
				m.seats[i].moveOn(at)
			case <-ctx.Done():
				heard = true
			}
		}
	}
	for tried := 0; tried < r.Opening; tried++ {
		_, err := m.step(ctx)
		if errors.Is(err, errOver) || ctx.Err() != nil {
			break
		}
		if err != nil && len(r.clients) == 1 {
			leave()
			return nil, fmt.Errorf("load: match %s: %w", made.ID, err)
		}
	}
	return m, nil
}

// keep plays a match, and when it is over another one in its place, until ctx is done.
func (m *played) keep(ctx context.Context) {
	r := m.run
	for ctx.Err() == nil {
		m.play(ctx)
		m.leave()
		next, err := r.begin(ctx, m.nth, m.rnd)
		if err == nil {
			m = next
			continue
		}
		if ctx.Err() == nil {
			r.tally.fail(err)
		}
		if len(r.clients) == 1 || !pause(ctx, time.Second) {
			return
		}
	}
}

// play makes choices at the rate of the run until ctx is done or the match is over.
func (m *played) play(ctx context.Context) {
	each := time.Duration(float64(time.Second) / m.Rate)
	if !pause(ctx, time.Duration(m.rnd.Int64N(int64(each)))) {
		return
	}
	tick := time.NewTicker(each)
	defer tick.Stop()
	for {
		took, err := m.step(ctx)
		switch {
		case ctx.Err() != nil, errors.Is(err, errOver):
			return
		case err != nil:
			m.tally.fail(err)
		default:
			m.tally.add(took)
		}
		select {
		case <-tick.C:
		case <-ctx.Done():
			return
		}
	}
}

var (
	errOver   = errors.New("the match is over")
	errNobody = errors.New("no question is open")
	errSilent = errors.New("the other client received nothing")
)

// step makes one choice, and returns how long it took from sending it until the other client had
// heard of it.
func (m *played) step(ctx context.Context) (time.Duration, error) {
	first := m.rnd.IntN(2)
	for i := range m.seats {
		mine, other := m.seats[first^i], m.seats[first^i^1]
		open, err := mine.open()
		if err == nil && open.Question != nil {
			if err := mine.joined(ctx, m.patience()); err != nil {
				return 0, err
			}
			open, err = mine.open()
		}
		switch {
		case err != nil:
			return 0, err
		case open.Result != nil:
			return 0, errOver
		case open.Question == nil:
			continue
		}
		heard := other.expect()
		own := mine.expect()
		begun, at, there := time.Now(), mine.server(), other.server()
		if err := m.send(ctx, mine, at, open.Answer(m.rnd)); err != nil {
			return 0, err
		}
		late := time.NewTimer(m.patience())
		defer late.Stop()
		var took time.Duration
		for range 2 {
			select {
			case at := <-heard:
				took, heard = at.Sub(begun), nil
			case err := <-mine.refused:
				return 0, err
			case <-own: // so that the next choice answers the next question
				own = nil
			case <-late.C:
				// Where no one has heard, the answer was not taken, and the other one's server is not to blame.
				if own != nil {
					mine.moveOn(at)
				} else {
					other.moveOn(there)
				}
				return 0, errSilent
			case <-ctx.Done():
				return 0, ctx.Err()
			}
		}
		return took, nil
	}
	return 0, errNobody
}

// send sends an answer to the server of a seat, which moves on to the next one if there is no answer.
func (m *played) send(ctx context.Context, s *seated, at int, a wire.Answer) error {
	limited, cancel := context.WithTimeout(ctx, m.patience())
	defer cancel()
	err := s.answer(limited, at, a)
	var refused *Refused
	if err != nil && ctx.Err() == nil && !errors.As(err, &refused) {
		s.moveOn(at)
	}
	return err
}
