package lab

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"runtime"
	"sync"
	"time"

	"github.com/riverqueue/river"
	"github.com/riverqueue/river/riverdriver/riverpgxv5"
)

// Times of the queue. A batch that takes longer than its patience fails; the batch of a worker that was killed is handed out again after that.
const (
	Patience     = 90 * time.Second // for a batch
	rescueAfter  = 10 * time.Second // patience
	pausedFor    = 15 * time.Second // before a batch of a paused run is looked at again
	mostAttempts = 3                // a match that fails does so each time
	lookEvery    = 2 * time.Second  // whether there is anything left
	fetchEvery   = 10 * time.Millisecond
)

// Labor is how a machine works on the runs of a database.
type Labor struct {
	Workers  int           // matches at once; 0 for as many as there are processors
	Patience time.Duration // for a batch; 0 for the usual one
	Drain    bool          // stop once nothing is left, and do not wait for new runs
	Progress io.Writer     // gets a line every few seconds; nil for none
}

// Work works on the runs of a database, and analyzes matches for servers, until ctx is done; batches that are begun are left to others then.
func (p *Pool) Work(ctx context.Context, l Labor) error {
	runs, err := p.Runs(ctx)
	if err != nil {
		return err
	}
	for _, run := range runs {
		s, err := run.unfinished(ctx)
		if err == nil && s > 0 {
			err = run.begun()
		}
		if err != nil {
			return err
		}
	}
	slots := cmp.Or(l.Workers, runtime.GOMAXPROCS(0))
	patience := cmp.Or(l.Patience, Patience)
	w := &batchWorker{p: p, processors: make(chan struct{}, slots), tables: map[string]*open{}}
	workers := river.NewWorkers()
	river.AddWorker(workers, w)
	river.AddWorker(workers, &analysisWorker{p: p, processors: w.processors})
	client, err := river.NewClient(riverpgxv5.New(p.pool), &river.Config{
		Schema: schema, Workers: workers, Logger: slog.New(slog.DiscardHandler),
		// One more than there are processors, so that the next batch is there when one ends.
		Queues:     map[string]river.QueueConfig{river.QueueDefault: {MaxWorkers: slots + 1}, analysisQueue(): {MaxWorkers: slots}},
		JobTimeout: patience, RescueStuckJobsAfter: patience + rescueAfter, FetchCooldown: fetchEvery,
	})
	if err != nil {
		return fmt.Errorf("%w: %s: %w", ErrPool, p.where, err)
	}
	if err := client.Start(context.WithoutCancel(ctx)); err != nil {
		return fmt.Errorf("%w: %s: %w", ErrPool, p.where, err)
	}
	err = p.watch(ctx, w, &l)
	stop, cancel := context.WithTimeout(context.WithoutCancel(ctx), rescueAfter)
	defer cancel()
	return errors.Join(err, client.StopAndCancel(stop), w.trouble())
}

// watch reports progress until there is nothing left to do.
func (p *Pool) watch(ctx context.Context, w *batchWorker, l *Labor) error {
	tick := time.NewTicker(lookEvery)
	defer tick.Stop()
	told, start := time.Now(), time.Now()
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-tick.C:
		}
		if err := w.trouble(); err != nil {
			return nil // Work returns it
		}
		if l.Progress != nil && time.Since(told) > progressEvery {
			told = time.Now()
			n := w.count(0)
			fmt.Fprintf(l.Progress, "lab: %d matches played, %.0f a second\n", n, float64(n)/time.Since(start).Seconds())
		}
		if err := p.extend(ctx); err != nil && ctx.Err() == nil {
			return err
		}
		if !l.Drain {
			continue
		}
		left := 0
		runs, err := p.Runs(ctx)
		for _, run := range runs {
			n, failed := run.unfinished(ctx)
			left, err = left+n, errors.Join(err, failed)
		}
		if ctx.Err() == nil && (err != nil || left == 0) {
			return err
		}
	}
}

// unfinished returns how many batches of a run are to be played still: none if it is not open.
func (run *Run) unfinished(ctx context.Context) (int, error) {
	s, err := run.state(ctx)
	if err != nil || s != Open {
		return 0, err
	}
	have, err := run.done(ctx)
	left := len(run.batches()) - len(have)
	if !run.ended() { // a wave follows
		left = max(left, 1)
	}
	return left, err
}

// batchWorker plays batches.
type batchWorker struct {
	river.WorkerDefaults[batchJob]

	p          *Pool
	processors chan struct{}

	mu     sync.Mutex
	tables map[string]*open
	played int
	err    error
}

// open is a run with what its matches are played with.
type open struct {
	run *Run
	t   *table
}

// Work implements river.Worker: it plays a batch and keeps the results. The queue may hand a batch out twice; the key of its results
// makes that harmless.
func (w *batchWorker) Work(ctx context.Context, job *river.Job[batchJob]) error {
	select {
	case w.processors <- struct{}{}:
		defer func() { <-w.processors }()
	case <-ctx.Done():
		return ctx.Err()
	}
	b := batch{job.Args.Arm, job.Args.First, job.Args.N}
	o, err := w.open(ctx, job.Args.Run, b)
	if err != nil {
		return err
	}
	state, err := o.run.state(ctx)
	switch {
	case err != nil:
		return err
	case state == Canceled:
		return river.JobCancel(errors.New("the run was canceled"))
	case state == Paused || o.run.begun() != nil: // someone else may have the right engine
		return river.JobSnooze(pausedFor)
	}
	if has, err := o.run.has(ctx, b); err != nil || has {
		return err
	}
	start := time.Now()
	data, err := o.t.play(ctx, o.run.plan(b.arm), b)
	if err != nil {
		if ctx.Err() == nil && job.Attempt >= mostAttempts {
			return errors.Join(err, o.run.fail(ctx, b, err))
		}
		return err
	}
	err = o.run.keep(ctx, b, data, time.Since(start).Milliseconds())
	if errors.Is(err, ErrOdd) {
		w.mu.Lock()
		w.err = err
		w.mu.Unlock()
	}
	if err == nil {
		w.count(b.n)
	}
	return err
}

// open returns what the matches of a run are played with. A run whose plan ends before a batch is read again.
func (w *batchWorker) open(ctx context.Context, id string, b batch) (*open, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if o, ok := w.tables[id]; ok && b.first+b.n <= len(o.run.pairs)*sides {
		return o, nil
	}
	run, err := w.p.Run(ctx, id)
	if err != nil {
		return nil, err
	}
	t, err := newTable(&run.Spec, run.Lists)
	if err != nil {
		return nil, err
	}
	o := &open{run, t}
	w.tables[id] = o
	return o, nil
}

// count adds to the matches that were played, and returns them.
func (w *batchWorker) count(n int) int {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.played += n
	return w.played
}

// trouble returns why the worker cannot go on: its results differ from those of another.
func (w *batchWorker) trouble() error {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.err
}
