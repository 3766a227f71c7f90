// Package soak plays random matches in bulk to find what no test was written for: squads drawn
// from every card that is built, players who answer at random in many ways, every state checked
// after every step. Each match follows from its seed. A match that fails is cut down to a
// smaller one that fails in the same way, and written as a record.
package soak

import (
	"context"
	"errors"
	"fmt"
	"io"
	"runtime"
	"sync"
	"time"

	"koiogran/engine/rules"
	"koiogran/play/squad"
)

// Options are what a soak run is made of. The zero value of each means its default.
type Options struct {
	Edition *rules.Compiled
	Matches int    // how many; 0 for as many as the context lets it play
	Seed    uint64 // of the first match; the others follow it one by one
	Workers int    // how many matches at once: as many as there are processors
	Rounds  int    // after which a match is drawn: 30
	Steps   int    // answers after which a match counts as endless: 20,000
	// Force are ids of cards that every squad must have, one of them in turn; "id/slot" is an upgrade
	// where a ship card has the same id.
	Force []string
	// Cover forces those cards into the squads that have not been used in this many matches yet, and leaves one
	// match of four as it is drawn. What is forced then depends on the matches before, and not on how many are
	// played at once; the report of a failure says what was forced. A run of Epic matches does so with the
	// cards that huge ships alone can use; the usual matches cover all others.
	Cover int
	// Epic plays the Epic matches of an edition: huge ships, more points, six by three feet.
	Epic bool
	// Seats is how many players play, in two teams where they are more than two; 0 for two. Cards are
	// forced into the squads of players 1 and 2 alone.
	Seats int
	// Mission is the mission that every match plays; empty for one in some matches, where the edition has any.
	Mission string
	// Program takes all seats, by its id; empty for players of all kinds.
	Program string
	// Chosen seats players everywhere who weigh every option and never slip, and counts what they were offered
	// and what they chose. Cards that are forced are only put into squads then, no one is eager to use them.
	Chosen bool
	// Twins plays each match a second time at the same time, in another order, and compares the two at each answer.
	Twins bool
	// Records is a folder for the records of failures; empty to write none.
	Records string
	// Failures is how many failures end a run: 10.
	Failures int
	// Shrink bounds the time spent on making one failure smaller: 20 seconds, less if the run is
	// stopped.
	Shrink time.Duration
	// Progress gets a line every few seconds; nil for none.
	Progress io.Writer
}

// Defaults of the options, and how many failures end a run.
const (
	defaultRounds   = 30
	defaultSteps    = 20_000
	defaultShrink   = 20 * time.Second
	defaultFailures = 10
	progressEvery   = 2 * time.Second
)

// ErrForce is returned by Run if no legal squad with a forced card can be drawn.
var ErrForce = errors.New("soak: no legal squad with a forced card")

// Run plays matches until there were as many as asked for, until ctx is done, or until too many
// have failed. Failures are part of the report and not errors.
func Run(ctx context.Context, o Options) (*Report, error) {
	r, err := newRun(o)
	if err != nil {
		return nil, err
	}
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	done := make(chan struct{})
	go r.tell(ctx, done)
	var workers sync.WaitGroup
	for range r.o.Workers {
		workers.Go(func() {
			for ctx.Err() == nil && r.one(ctx) {
			}
		})
	}
	workers.Wait()
	stop()
	<-done
	r.report.finish(r.drawer, time.Since(r.start))
	return &r.report, r.err
}

// run is a soak run in progress.
type run struct {
	o      Options
	drawer *drawer
	start  time.Time

	mu       sync.Mutex
	ended    sync.Cond // a match has ended
	playing  int       // matches
	planned  []order   // the next matches
	next     uint64
	report   Report
	hopeless map[string]bool        // cards that cannot be forced into a squad
	served   map[string][]*scenario // matches in which a forced card was used, the latest
	err      error
}

// newRun fills the defaults in and finds out which cards are built.
func newRun(o Options) (*run, error) {
	if o.Workers == 0 {
		o.Workers = runtime.GOMAXPROCS(0)
	}
	if o.Rounds == 0 {
		o.Rounds = defaultRounds
	}
	if o.Steps == 0 {
		o.Steps = defaultSteps
	}
	if o.Failures == 0 {
		o.Failures = defaultFailures
	}
	if o.Shrink == 0 {
		o.Shrink = defaultShrink
	}
	d, err := newDrawer(o)
	if err != nil {
		return nil, err
	}
	r := &run{o: o, drawer: d, start: time.Now(), hopeless: map[string]bool{},
		served: map[string][]*scenario{}}
	r.ended.L = &r.mu
	r.report.cards = map[string]tally{}
	if o.Chosen {
		r.report.offers = offers{}
	}
	return r, nil
}

// one plays one match and reports whether to go on.
func (r *run) one(ctx context.Context) bool {
	o, ok := r.begin()
	if !ok {
		return false
	}
	s, err := r.drawer.scenario(o)
	if hopeless := (*hopelessError)(nil); errors.As(err, &hopeless) && r.o.Cover > 0 {
		r.giveUp(hopeless.label)
		s, err = r.drawer.scenario(order{seed: o.seed})
	}
	if err != nil {
		return r.end(s, &outcome{}, err)
	}
	out := play(&r.o, s, nil)
	if out.failure != nil {
		out.failure.Force = names(s.force)
		r.examine(ctx, s, out.failure)
	}
	return r.end(s, &out, nil)
}

// begin hands out the next match, if there is one. To cover all cards, the first of a batch waits
// for the end of all those before.
func (r *run) begin() (o order, ok bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for r.o.Cover > 0 && len(r.planned) == 0 && r.playing > 0 {
		r.ended.Wait()
	}
	if r.err != nil || len(r.report.Failures) >= r.o.Failures ||
		r.o.Matches > 0 && r.next == uint64(r.o.Matches) {
		return o, false
	}
	if len(r.planned) == 0 {
		r.plan()
	}
	o, r.planned = r.planned[0], r.planned[1:]
	r.next++
	r.playing++
	return o, true
}

// giveUp notes a card that fits into no squad.
func (r *run) giveUp(id string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.hopeless[id] = true
}

// end adds a match to the report and reports whether to go on.
func (r *run) end(s *scenario, out *outcome, err error) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.playing--
	r.ended.Broadcast()
	switch {
	case errors.Is(err, squad.ErrPool):
		r.report.Skipped++
	case err != nil:
		r.err = err
	default:
		r.report.add(s.force, out)
		r.remember(s, out)
	}
	return r.err == nil
}

// tell writes a line of progress every few seconds until ctx is done.
func (r *run) tell(ctx context.Context, done chan<- struct{}) {
	defer close(done)
	tick := time.NewTicker(progressEvery)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
		if r.o.Progress == nil {
			continue
		}
		r.mu.Lock()
		p := &r.report
		fmt.Fprintf(r.o.Progress, "soak: %v: %d matches, %d steps, %d rounds, %d failures\n",
			time.Since(r.start).Round(time.Second), p.Matches, p.Steps, p.Rounds, len(p.Failures))
		r.mu.Unlock()
	}
}
