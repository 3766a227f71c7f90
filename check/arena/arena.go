// Package arena lets programs play against programs, many matches over a list of squads, and says
// which of them is the better player and how sure that is.
//
// A match of the arena is a Job: two programs, two squads, a seed. Its result follows from the job
// alone, its times apart, so that jobs can run anywhere and in any order, and a run that was stopped
// goes on with the jobs that its file does not hold yet.
package arena

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	"koiogran/engine/edition"
	"koiogran/play/bot"
)

// Options say what an arena plays.
type Options struct {
	Editions []string // the games, by their ids
	Programs []string // each of them meets every other one
	Pool     string   // Training or Kept
	Matches  int      // of each two programs in each game
	Seed     uint64   // of the first matches
	Rounds   uint8    // after which a match is drawn
	Workers  int      // matches at once; 0 for as many as there are processors

	File     string    // takes the results, and holds those of an earlier run; empty for none
	Records  string    // a folder for the records of all matches; empty for none
	Progress io.Writer // gets a line every few seconds; nil for none
}

// The errors of Run.
var (
	// ErrOptions says that there is nothing like what was asked for.
	ErrOptions = errors.New("arena")
	// ErrFailed says that a match could not be played to its end.
	ErrFailed = errors.New("arena: a match failed")
	// ErrStopped says that the arena was stopped before all matches were played.
	ErrStopped = errors.New("arena: stopped")
)

// check says what is wrong with the options.
func (o *Options) check() error {
	if len(o.Programs) < 2 {
		return fmt.Errorf("%w: expected at least two programs", ErrOptions)
	}
	seen := map[string]bool{}
	for _, name := range o.Programs {
		if !Known(name) {
			return fmt.Errorf("%w: program %s: expected one of %s, or the command of a program", ErrOptions, name, strings.Join(bot.IDs(), ", "))
		}
		if seen[name] {
			return fmt.Errorf("%w: program %s: expected it once", ErrOptions, name)
		}
		seen[name] = true
	}
	for _, id := range o.Editions {
		if _, ok := edition.ByID(id); !ok {
			return fmt.Errorf("%w: edition %s: expected one of %s", ErrOptions, id, strings.Join(edition.IDs(), ", "))
		}
	}
	if o.Pool != Training && o.Pool != Kept {
		return fmt.Errorf("%w: pool %s: expected %s or %s", ErrOptions, o.Pool, Training, Kept)
	}
	if o.Matches < 1 {
		return fmt.Errorf("%w: %d matches: expected at least 1", ErrOptions, o.Matches)
	}
	return nil
}

// Jobs returns the matches to play: every two programs in every game meet over the pairs of the
// pool, in both seats and with both squads, before a next seed begins.
func (o *Options) Jobs() []Job {
	var list []Job
	for _, game := range o.Editions {
		pairs := Pairs(game, o.Pool)
		for i, a := range o.Programs {
			for _, b := range o.Programs[i+1:] {
				for n := range o.Matches {
					pair := pairs[n/sides%len(pairs)]
					list = append(list, Job{
						Edition: game, Programs: [2]string{a, b}, Squads: pair, Rounds: o.Rounds,
						Seed: o.Seed + uint64(n/(sides*len(pairs))),
					}.swapped(n%sides))
				}
			}
		}
	}
	return list
}

// sides is how often two programs meet over a pair of squads with one seed: each has each seat
// with each squad.
const sides = 4

// swapped returns a job with programs, squads or both changed over.
func (j Job) swapped(how int) Job {
	if how&1 != 0 {
		j.Squads[0], j.Squads[1] = j.Squads[1], j.Squads[0]
	}
	if how&2 != 0 {
		j.Programs[0], j.Programs[1] = j.Programs[1], j.Programs[0]
	}
	return j
}

// Run plays all matches that the file does not hold yet, and returns the results of all. If it is
// stopped it returns what there is, and ErrStopped.
func Run(ctx context.Context, o Options) ([]Result, error) {
	if err := o.check(); err != nil {
		return nil, err
	}
	r := &run{o: o, start: time.Now()}
	if err := r.open(); err != nil {
		return nil, err
	}
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	done := make(chan struct{})
	go r.tell(ctx, done)
	workers := o.Workers
	if workers == 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	var group sync.WaitGroup
	for range workers {
		group.Go(func() {
			for r.next(ctx) {
			}
		})
	}
	group.Wait()
	stopped := ctx.Err() != nil
	stop()
	<-done
	if r.file != nil {
		r.err = errors.Join(r.err, r.file.Close())
	}
	if r.err == nil && stopped {
		r.err = fmt.Errorf("%w: %d matches are missing", ErrStopped, len(r.waiting)+r.playing)
	}
	return r.results, r.err
}

// run is an arena at work.
type run struct {
	o     Options
	start time.Time
	file  *os.File

	mu      sync.Mutex
	waiting []Job
	playing int
	played  int // since the start
	results []Result
	err     error
	broken  bool // the file could not be written
}

// open reads the results that the file holds, and keeps the jobs that it lacks.
func (r *run) open() error {
	have := map[Job]Result{}
	if r.o.File != "" {
		f, err := os.OpenFile(r.o.File, os.O_RDWR|os.O_CREATE|os.O_APPEND, 0o644)
		if err != nil {
			return fmt.Errorf("%w: the file of results: %w", ErrOptions, err)
		}
		r.file = f
		if err := readResults(f, have); err != nil {
			f.Close()
			return fmt.Errorf("%w: %s: %w", ErrOptions, r.o.File, err)
		}
	}
	for _, j := range r.o.Jobs() {
		if result, ok := have[j]; ok {
			r.results = append(r.results, result)
		} else {
			r.waiting = append(r.waiting, j)
		}
	}
	return nil
}

// readResults reads a file of results and is at its end. A last line that was cut off when a
// run was killed is taken away, unless the file is of something else.
func readResults(f *os.File, have map[Job]Result) error {
	text, err := io.ReadAll(f)
	if err != nil {
		return err
	}
	whole := bytes.LastIndexByte(text, '\n') + 1
	n := 0
	for line := range bytes.Lines(text[:whole]) {
		n++
		r, err := readResult(line)
		if err != nil {
			return fmt.Errorf("line %d: expected the result of a match: %w", n, err)
		}
		have[r.Job] = r
	}
	if rest := text[whole:]; !bytes.HasPrefix(rest, lineBegins[:min(len(rest), len(lineBegins))]) {
		return fmt.Errorf("line %d: expected the result of a match", n+1)
	}
	return f.Truncate(int64(whole))
}

// lineBegins is how each line of a file of results begins.
var lineBegins = []byte(`{"edition":"`)

// readResult reads a line of a file of results.
func readResult(line []byte) (r Result, err error) {
	d := json.NewDecoder(bytes.NewReader(line))
	d.DisallowUnknownFields()
	if err := d.Decode(&r); err != nil {
		return r, err
	}
	if !slices.Contains(edition.IDs(), r.Edition) || r.Winner < 0 || r.Winner > 2 {
		return r, fmt.Errorf("edition %q, winner %d", r.Edition, r.Winner)
	}
	return r, nil
}

// next plays one of the matches that wait, and reports whether there may be more.
func (r *run) next(ctx context.Context) bool {
	r.mu.Lock()
	if len(r.waiting) == 0 || r.err != nil || ctx.Err() != nil {
		r.mu.Unlock()
		return false
	}
	j := r.waiting[0]
	r.waiting = r.waiting[1:]
	r.playing++
	r.mu.Unlock()

	result, err := play(ctx, j, r.o.Records)

	r.mu.Lock()
	defer r.mu.Unlock()
	switch {
	case ctx.Err() != nil:
		return false // it counts as playing still
	case err != nil:
		r.err = errors.Join(r.err, fmt.Errorf("%w: %s: %w", ErrFailed, j, err))
	default:
		r.keep(result)
	}
	r.playing--
	return true
}

// keep adds a result, to the file first. Nothing is written after a line that could not be written whole: a
// next run takes that away, and plays its match again.
func (r *run) keep(result Result) {
	if r.broken {
		return
	}
	if r.file != nil {
		line, err := json.Marshal(result)
		if err == nil {
			_, err = r.file.Write(append(line, '\n'))
		}
		if err != nil {
			r.err, r.broken = errors.Join(r.err, err), true
			return
		}
	}
	r.played++
	r.results = append(r.results, result)
}

// progressEvery is how long it takes from one line of progress to the next.
const progressEvery = 5 * time.Second

// tell writes how far the matches are, and how long the rest will take.
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
		left := len(r.waiting) + r.playing
		total, played := left+len(r.results), r.played
		r.mu.Unlock()
		rest := "unknown"
		if played > 0 {
			each := time.Since(r.start) / time.Duration(played)
			rest = (each * time.Duration(left)).Round(time.Second).String()
		}
		fmt.Fprintf(r.o.Progress, "arena: %d of %d matches, time left %s\n", total-left, total, rest)
	}
}
