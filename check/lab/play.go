package lab

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"runtime"
	"strings"
	"sync"
	"time"

	"koiogran/check/arena"
	"koiogran/content/points"
	"koiogran/engine/data"
	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/bot"
	"koiogran/play/match"
	"koiogran/play/squad"
)

// outcomeSize is how many bytes a match takes: who won and who was first, the round, and the points of both squads.
const outcomeSize = 6

// pack writes an outcome.
func pack(out []byte, o arena.Outcome) []byte {
	out = append(out, byte(o.Winner)|byte(o.First)<<2, byte(o.Round))
	for _, n := range o.Points {
		out = binary.LittleEndian.AppendUint16(out, uint16(n))
	}
	return out
}

// unpack reads what pack wrote.
func unpack(data []byte) arena.Outcome {
	return arena.Outcome{
		Winner: int(data[0] & 3), First: game.Player(data[0] >> 2), Round: int(data[1]),
		Points: [2]int{int(binary.LittleEndian.Uint16(data[2:])), int(binary.LittleEndian.Uint16(data[4:]))},
	}
}

// table is what all matches of a run are played with.
type table struct {
	spec    *Spec
	edition *rules.Compiled
	squads  []*squad.Squad
	ready   []rules.Squad // the same as a match wants them
	bots    map[string]bot.Program
}

// catalogue returns the cards of the run's game under one of its points lists.
func (s *Spec) catalogue(l *data.PointsList) (*data.Catalogue, error) {
	c, err := points.Under(l)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrSpec, err)
	}
	return c, nil
}

// read reads the squads of a run.
func (s *Spec) read(lists []List, c *data.Catalogue) ([]*squad.Squad, error) {
	out := make([]*squad.Squad, len(lists))
	for i, l := range lists {
		read, _, _, err := squad.ReadAny(strings.NewReader(l.XWS), c)
		if err != nil {
			return nil, fmt.Errorf("%w: squad %s: %w", ErrSpec, l.Name, err)
		}
		out[i] = &read
	}
	return out, nil
}

// costs returns the totals of the squads by the points list of the run.
func (s *Spec) costs(lists []List) ([]int, error) {
	c, err := s.catalogue(&s.Points)
	if err != nil {
		return nil, err
	}
	squads, err := s.read(lists, c)
	if err != nil {
		return nil, err
	}
	var costs []int
	for _, one := range squads {
		costs = append(costs, squad.Cost(c, *one))
	}
	return costs, nil
}

// newTable makes what the matches of a run are played with.
func newTable(s *Spec, lists []List) (*table, error) {
	if s.Question == Selfplay {
		return &table{spec: s}, nil
	}
	c, err := s.catalogue(&s.Points)
	if err != nil {
		return nil, err
	}
	compiled, ok := edition.ByID(s.Game)
	if !ok {
		return nil, fmt.Errorf("%w: there is no game %q", ErrSpec, s.Game)
	}
	t := &table{spec: s, edition: compiled}
	if t.bots, err = s.weighted(); err != nil {
		return nil, err
	}
	if t.squads, err = s.read(lists, c); err != nil {
		return nil, err
	}
	for _, one := range t.squads {
		t.ready = append(t.ready, match.Squad(c, one))
	}
	return t, nil
}

// bout returns a fixture as a match.
func (t *table) bout(f fixture) arena.Bout {
	a, b := f.lists[0], f.lists[1]
	setup := rules.Setup{
		Squads:    [2]rules.Squad{t.ready[a], t.ready[b]},
		Obstacles: match.Obstacles(t.edition.Measure, t.squads[a], t.squads[b]),
		Options:   game.Options{RoundLimit: t.spec.Rounds, NoBid: !t.spec.Bid},
	}
	return arena.Bout{Edition: t.edition, Setup: setup, Programs: f.bots, Bots: t.bots, Seed: f.seed}
}

// play plays a batch.
func (t *table) play(ctx context.Context, p *plan, b batch) ([]byte, error) {
	if t.spec.Question == Selfplay {
		return t.spec.blocks(ctx, b)
	}
	var out []byte
	for i := b.first; i < b.first+b.n; i++ {
		bout := t.bout(p.fixture(i))
		o, err := bout.Play(ctx)
		if err != nil {
			return nil, fmt.Errorf("match %d: %w", i, err)
		}
		out = pack(out, o)
	}
	return out, nil
}

// Work is how a run is played.
type Work struct {
	Workers  int           // matches at once; 0 for as many as there are processors
	Part, Of int           // the share of the run, such as 3 of 10; 0 of 0 for all of it
	For      time.Duration // after which it stops; 0 for no limit
	Progress io.Writer     // gets a line every few seconds; nil for none
}

// check says what is wrong with it.
func (w *Work) check() error {
	if w.Workers < 0 {
		return fmt.Errorf("%w: %d workers; expected at least 0", ErrSpec, w.Workers)
	}
	if (w.Part != 0 || w.Of != 0) && (w.Part < 1 || w.Part > w.Of) {
		return fmt.Errorf("%w: the share %d/%d; expected one such as 3/10", ErrSpec, w.Part, w.Of)
	}
	return nil
}

// begun fails where the run is of another engine: its results could not be put together with ours.
func (run *Run) begun() error {
	if run.Spec.Engine != Engine() {
		return fmt.Errorf("%w: %s was begun with engine %s, and this is %s; begin a new run, or use that program", ErrEngine, run.name,
			run.Spec.Engine, Engine())
	}
	return nil
}

// Play plays the batches that the file does not hold yet, until all are played or ctx is done.
func (run *Run) Play(ctx context.Context, w Work) error {
	if err := w.check(); err != nil {
		return err
	}
	if err := run.begun(); err != nil {
		return err
	}
	t, err := newTable(&run.Spec, run.Lists)
	if err != nil {
		return err
	}
	if w.For > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, w.For)
		defer cancel()
	}
	for {
		if err := run.playPlanned(ctx, t, w); err != nil {
			return err
		}
		if more, err := run.extend(ctx, run.saveWave); err != nil || !more {
			return err
		}
	}
}

// playPlanned plays what is planned already and missing.
func (run *Run) playPlanned(ctx context.Context, t *table, w Work) error {
	have, err := run.done(ctx)
	if err != nil {
		return err
	}
	r := &running{run: run, t: t, w: w, start: time.Now()}
	for _, b := range run.batches() {
		if (w.Of == 0 || b.share(w.Part, w.Of)) && !have[[2]int{b.arm, b.first}] {
			r.waiting = append(r.waiting, b)
			r.left += b.n
		}
	}
	if run.Spec.Question != Compare { // which is judged by the matches of the plan in their order
		r.turn()
	}
	return r.work(ctx)
}

// running is a run at work.
type running struct {
	run   *Run
	t     *table
	w     Work
	start time.Time

	mu      sync.Mutex
	waiting []batch
	left    int // matches
	played  int
	failed  int // batches
	err     error
}

// turn begins with another batch than other processes do, so that several of them on one file seldom play the same.
func (r *running) turn() {
	if n := len(r.waiting); n > 0 {
		at := rand.New(rand.NewPCG(uint64(os.Getpid()), uint64(time.Now().UnixNano()))).IntN(n) / 2
		r.waiting = append(r.waiting[at:n:n], r.waiting[:at]...)
	}
}

// work plays what waits with all workers.
func (r *running) work(ctx context.Context) error {
	workers := r.w.Workers
	if workers == 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	over := make(chan struct{})
	told := make(chan struct{})
	go r.progress(over, told)
	var group sync.WaitGroup
	for range workers {
		group.Go(func() {
			for r.next(ctx) {
			}
		})
	}
	group.Wait()
	close(over)
	<-told
	if r.err == nil && r.left > 0 {
		return fmt.Errorf("%w: %d matches are left; koiogran lab play %s goes on", ErrStopped, r.left, r.run.name)
	}
	return r.err
}

// next plays a batch, and reports whether there may be more.
func (r *running) next(ctx context.Context) bool {
	r.mu.Lock()
	if len(r.waiting) == 0 || r.err != nil || ctx.Err() != nil {
		r.mu.Unlock()
		return false
	}
	b := r.waiting[0]
	r.waiting = r.waiting[1:]
	r.mu.Unlock()

	err := r.play(ctx, b)

	r.mu.Lock()
	defer r.mu.Unlock()
	switch {
	case ctx.Err() != nil:
		return false // the batch is left for the next time
	case err != nil:
		r.err = errors.Join(r.err, err)
		return false
	}
	r.left -= b.n
	if over, err := r.run.decided(ctx); err != nil || over {
		r.err, r.waiting, r.left = errors.Join(r.err, err), nil, 0
	}
	return true
}

// decided reports whether a comparison of bots is over.
func (run *Run) decided(ctx context.Context) (bool, error) {
	if run.Spec.Question != Compare {
		return false, nil
	}
	have, err := run.all(ctx)
	if err != nil {
		return false, err
	}
	v := run.reportCompare(run.observations(have, 0, true)).Verdict
	return v.Accepted || v.Rejected, nil
}

// play plays a batch and saves it. A match that cannot be played is not an error of the run: it is noted, and
// the rest goes on.
func (r *running) play(ctx context.Context, b batch) error {
	if has, err := r.run.has(ctx, b); err != nil || has {
		return err
	}
	start := time.Now()
	data, err := r.t.play(ctx, r.run.plan(b.arm), b)
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case err != nil:
		r.count(0, 1)
		return r.run.fail(ctx, b, err)
	}
	if err := r.run.keep(ctx, b, data, time.Since(start).Milliseconds()); err != nil {
		return err
	}
	r.count(b.n, 0)
	return nil
}

// count notes what was played and what failed.
func (r *running) count(played, failed int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.played += played
	r.failed += failed
}

// progressEvery is how long it takes from one line of progress to the next.
const progressEvery = 5 * time.Second

// progress writes how far the run is until it is over.
func (r *running) progress(over, told chan struct{}) {
	defer close(told)
	tick := time.NewTicker(progressEvery)
	defer tick.Stop()
	for {
		select {
		case <-over:
			return
		case <-tick.C:
		}
		r.mu.Lock()
		left, played, failed := r.left, r.played, r.failed
		r.mu.Unlock()
		if r.w.Progress == nil || played == 0 {
			continue
		}
		took := time.Since(r.start)
		rest := time.Duration(float64(took) * float64(left) / float64(played)).Round(time.Second)
		fmt.Fprintf(r.w.Progress, "lab: %d matches played, %.0f a second, %d left, time left %s", played,
			float64(played)/took.Seconds(), left, rest)
		if failed > 0 {
			fmt.Fprintf(r.w.Progress, ", %d batches failed", failed)
		}
		fmt.Fprintln(r.w.Progress)
	}
}
