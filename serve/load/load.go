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

// Options say how much load to put on which server.
type Options struct {
	Metrics string        // where its metrics are, empty if they are not to be measured
	Server  string        // its address, on this machine, such as http://127.0.0.1:8080
	Matches []int         // how many matches at once, for each line of the report
	Rate    float64       // choices a second in each match
	Time    time.Duration // how long to measure, for each line
	Opening int           // how many choices of each match are made before measuring
	Squads  [2]string     // the ids of ready squads
	Seed    uint64        // of the choices
}

// The bounds of what a run may ask for.
const (
	mostMatches = 10000
	mostTime    = 10 * time.Minute
)

// check tells what is wrong with the options.
func (o *Options) check() error {
	at, err := url.Parse(o.Server)
	if err != nil {
		return fmt.Errorf("load: the server: %w", err)
	}
	if ip := net.ParseIP(at.Hostname()); ip == nil || !ip.IsLoopback() {
		return fmt.Errorf("load: the server is at %q; expected one on this machine, such as "+
			"http://127.0.0.1:8080", at.Host)
	}
	before := 0
	for _, n := range o.Matches {
		if n <= before || n > mostMatches {
			return fmt.Errorf("load: %d matches after %d; expected more each time, at most %d", n,
				before, mostMatches)
		}
		before = n
	}
	if o.Time <= 0 || o.Time > mostTime || o.Rate <= 0 || o.Rate > 100 || o.Opening < 0 {
		return fmt.Errorf("load: %v at a rate of %v; expected at most %v and 100", o.Time, o.Rate,
			mostTime)
	}
	return nil
}

// run is a run of the load generator.
type run struct {
	Options
	client *Client
	work   sync.WaitGroup
	tally  tally
	made   int // matches
}

// Run puts load on a server and writes a line for each number of matches. Matches of one line
// stay for the next.
func Run(ctx context.Context, out io.Writer, o Options) error {
	if err := o.check(); err != nil {
		return err
	}
	ctx, stop := context.WithCancel(ctx)
	r := &run{Options: o, client: NewClient(o.Server)}
	r.client.metrics = o.Metrics
	defer r.client.Close()
	defer r.work.Wait()
	defer stop()
	before, err := r.client.usage(ctx)
	if err != nil {
		return err
	}
	fmt.Fprintln(out, heading)
	for _, n := range o.Matches {
		if err := r.grow(ctx, n); err != nil {
			return err
		}
		l := line{matches: n, idle: before.memory}
		if err := r.measure(ctx, &l); err != nil {
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
		rnd := rand.New(rand.NewPCG(r.Seed, uint64(r.made)))
		free <- struct{}{}
		r.work.Go(func() {
			m, err := r.begin(ctx, rnd)
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
	seats [2]*seated
	rnd   *rand.Rand
	leave context.CancelFunc // ends its streams
}

// begin begins a match and plays its opening.
func (r *run) begin(ctx context.Context, rnd *rand.Rand) (*played, error) {
	made, err := r.client.Create(ctx, wire.NewMatch{Seats: []wire.NewSeat{
		{Who: "you", Ready: r.Squads[0]}, {Who: "friend", Ready: r.Squads[1]},
	}})
	if err != nil {
		return nil, err
	}
	friend, err := r.client.Take(ctx, made)
	if err != nil {
		return nil, err
	}
	ctx, leave := context.WithCancel(ctx)
	m := &played{run: r, rnd: rnd, leave: leave}
	for i, token := range [2]string{made.Token, friend.Token} {
		m.seats[i] = &seated{Seat: Seat{made.ID, token}}
		first := m.seats[i].expect()
		r.work.Go(func() { m.seats[i].listen(ctx, r.client, r.tally.cut) })
		select {
		case <-first:
		case <-ctx.Done():
		}
	}
	for range r.Opening {
		if _, err := m.step(ctx); err != nil {
			leave()
			return nil, fmt.Errorf("load: match %s: %w", made.ID, err)
		}
	}
	return m, nil
}

// keep plays a match, and when it is over another one in its place, until ctx is done.
func (m *played) keep(ctx context.Context) {
	r, err := m.run, error(nil)
	for err == nil {
		m.play(ctx)
		m.leave()
		m, err = r.begin(ctx, m.rnd)
	}
	if ctx.Err() == nil {
		r.tally.fail(err)
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
	errNobody = errors.New("nobody is asked anything")
	errSilent = errors.New("the other client has heard nothing")
)

// patience is how long the other client waits to hear of a choice.
const patience = 10 * time.Second

// step makes one choice, and returns how long it took from sending it until the other client had
// heard of it.
func (m *played) step(ctx context.Context) (time.Duration, error) {
	first := m.rnd.IntN(2)
	for i := range m.seats {
		mine, other := m.seats[first^i], m.seats[first^i^1]
		open, err := mine.open()
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
		begun := time.Now()
		if err := m.client.Answer(ctx, mine.Seat, open.Answer(m.rnd), nil); err != nil {
			return 0, err
		}
		late := time.NewTimer(patience)
		defer late.Stop()
		var took time.Duration
		for range 2 {
			select {
			case at := <-heard:
				took, heard = at.Sub(begun), nil
			case <-own: // so that the next choice answers the next question
				own = nil
			case <-late.C:
				return 0, errSilent
			case <-ctx.Done():
				return 0, ctx.Err()
			}
		}
		return took, nil
	}
	return 0, errNobody
}
