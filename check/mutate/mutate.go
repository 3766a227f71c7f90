// Package mutate measures how much tests notice. It puts faults into the definitions of
// cards, one at a time (a number up or down by one, friend for enemy, a dropped condition, "may" for
// "must"), runs the tests that ought to notice, and lists the faults that none of them did. It does the same with rules:
// with functions and variables that cite a clause, whose tests are those that cite the same clause.
//
// Faults are edits of the syntax, taken over by the go tool's overlay: no file is changed. A function
// gets a copy for each of its faults, so that the tests of hundreds of faults are compiled once and
// a variable of the environment says which fault they run with.
package mutate

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"
)

// Options say which faults are tried.
type Options struct {
	Source  string   // the project's folder
	Edition string   // of the cards; all if empty
	Cards   []string // the ids of the cards; all if empty
	Clauses bool     // put faults into what cites a clause of the edition, and not into cards
	N       int      // how many faults; all if 0

	Matching *regexp.Regexp // what the words of the faults match, nil for anything
	Seed     uint64         // which of them
	Workers  int            // how many at once, at least 1
	State    string         // a file that remembers what was tried, "" for none
	Fresh    bool           // forget what was tried before

	Progress io.Writer // where to say how far it is, nil for nowhere
}

// Enough is the share of faults, in a hundred, that tests should notice.
const Enough = 95

// EnoughOfRules is that share for faults in rules, and EnoughOwn the share that a test of the clause should notice.
const (
	EnoughOfRules = 90
	EnoughOwn     = 80
)

// Outcome is what happened to a fault.
type Outcome string

// The outcomes of faults.
const (
	Noticed   Outcome = "noticed"
	Bitten    Outcome = "bitten" // noticed by a test that cites a clause which the code with the fault cites
	Unnoticed Outcome = "unnoticed"
	Harmless  Outcome = "harmless" // it changes nothing, for the reason in the list of those

	// Undecided is a fault with which the tests ran out of time, twice: it may keep a match from ending, or
	// the machine may have been busy.
	Undecided Outcome = "undecided"
	void      Outcome = "void" // the result does not compile
)

// Result is a fault and what happened to it.
type Result struct {
	*Fault
	Outcome Outcome
	Reason  string // why it is harmless

	bitten []string // the clauses whose tests noticed it
}

// Report counts what happened to the faults.
type Report struct {
	Noticed, Harmless    int
	Unnoticed, Undecided []Result
	// Bitten is how many of those that were noticed were so by a test that cites the clause, and Others are the others.
	Bitten  int
	Others  []Result
	Clauses []Clause // with what happened to them, where faults are put into what cites them
}

// Share returns how many in a hundred of the faults that change something were noticed, of those with which the
// tests came to an end.
func (r *Report) Share() float64 {
	all := r.Noticed + len(r.Unnoticed)
	if all == 0 {
		return 0
	}
	return 100 * float64(r.Noticed) / float64(all)
}

// ErrNone is returned if there is no fault to try.
var ErrNone = errors.New("mutate: no fault to try")

// Run tries faults and writes a line for each that is not noticed. It stops with its context; what was
// tried until then is remembered.
func Run(ctx context.Context, w io.Writer, o Options) (*Report, error) {
	root, err := filepath.Abs(o.Source)
	if err != nil {
		return nil, fmt.Errorf("mutate: %w", err)
	}
	var c *cited
	var all []*Fault
	if o.Clauses {
		if c, err = citedIn(root, o.Edition); err == nil {
			all, err = c.faults(root)
		}
	} else {
		all, err = Faults(root, o.Edition, o.Cards)
	}
	if err != nil {
		return nil, err
	}
	if o.Matching != nil {
		all = slices.DeleteFunc(all, func(f *Fault) bool { return !o.Matching.MatchString(f.What) })
	}
	if len(all) == 0 {
		return nil, fmt.Errorf("%w: edition %q, cards %q", ErrNone, o.Edition, o.Cards)
	}
	random := rand.New(rand.NewPCG(o.Seed, 0))
	random.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	if o.Clauses {
		all = inTurn(all)
	}
	known, err := remember(o.State, o.Fresh)
	if err != nil {
		return nil, err
	}
	defer known.close()
	if o.N == 0 {
		o.N = len(all)
	}
	r := &run{w: w, o: o, root: root, faults: all, known: known, start: time.Now(), cited: c, bites: map[string]*Clause{}}
	coded := map[string]bool{}
	for _, f := range all {
		for _, id := range f.clauses {
			coded[id] = true
		}
	}
	err = r.all(ctx)
	if o.Clauses {
		r.judge(coded)
	}
	return &r.report, err
}

// run is the trial of many faults.
type run struct {
	w      io.Writer
	o      Options
	root   string
	known  *memory
	start  time.Time
	faults []*Fault // those that have not been begun

	mu     sync.Mutex
	done   int
	tried  int // of those that are done, how many were not remembered
	report Report
	err    error

	cited *cited             // nil for faults in cards
	bites map[string]*Clause // the clauses that were tried
}

// mostInBuild is how many faults share a build at most.
const mostInBuild = 500

// all tries faults until enough are done.
func (r *run) all(ctx context.Context) error {
	for r.err == nil && ctx.Err() == nil && r.done < r.o.N && len(r.faults) > 0 {
		n := min(r.o.N-r.done, mostInBuild, len(r.faults))
		batch := r.faults[:n]
		r.faults = r.faults[n:]
		if err := r.batch(ctx, batch); err != nil {
			return err
		}
	}
	if r.err != nil {
		return r.err
	}
	return ctx.Err()
}

// batch tries faults, of which those that can be switched on share a build.
func (r *run) batch(ctx context.Context, faults []*Fault) error {
	var switches []*Fault
	for _, f := range faults {
		if _, ok := r.known.outcome(f); !ok && f.in != nil && kept(f) == "" {
			switches = append(switches, f)
		}
	}
	var b *build
	if len(switches) > 0 {
		var err error
		if b, err = newBuild(ctx, r.root, switches); err != nil {
			return errors.Join(ctx.Err(), err)
		}
		defer b.close()
	}
	next := make(chan *Fault)
	var group sync.WaitGroup
	for range max(1, r.o.Workers) {
		group.Go(func() {
			for f := range next {
				r.one(ctx, f, b)
			}
		})
	}
	for _, f := range faults {
		next <- f
	}
	close(next)
	group.Wait()
	return nil
}

// one tries a fault, unless it is remembered or known to be harmless.
func (r *run) one(ctx context.Context, f *Fault, b *build) {
	r.mu.Lock()
	stopped := r.err != nil || ctx.Err() != nil
	remembered, ok := r.known.outcome(f)
	r.mu.Unlock()
	if stopped {
		return
	}
	result := Result{Fault: f, Reason: kept(f)}
	var err error
	switch {
	case result.Reason != "":
		result.Outcome = Harmless
	case ok:
		result.Outcome, result.bitten = remembered, r.known.bitten[f.key()]
	case f.in != nil && b.broken[f]:
		result.Outcome = void
	default:
		err = r.try(ctx, &result, b)
		if result.Outcome == Undecided && err == nil {
			err = r.try(ctx, &result, b)
		}
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if ctx.Err() != nil || r.err != nil {
		return
	}
	if err != nil {
		r.err = err
		return
	}
	if !ok && result.Outcome != Harmless {
		r.tried++
		r.err = r.known.keep(f, result.Outcome, result.bitten)
	}
	r.note(result)
}

// try runs the tests with a fault.
func (r *run) try(ctx context.Context, result *Result, b *build) (err error) {
	switch f := result.Fault; {
	case f.in == nil && r.cited != nil:
		result.Outcome = void // a function of a form in which nothing can be switched on
	case f.in == nil:
		result.Outcome, err = try(ctx, r.root, f)
	case r.cited != nil:
		result.bitten, result.Outcome, err = b.own(ctx, f, r.cited)
		switch {
		case err != nil || result.Outcome == Undecided:
		case len(result.bitten) > 0:
			result.Outcome = Bitten
		default:
			result.Outcome, err = b.others(ctx, f)
		}
	default:
		result.Outcome, err = b.try(ctx, f)
	}
	return err
}

// note counts a result, and writes it if no one noticed the fault.
func (r *run) note(result Result) {
	switch result.Outcome {
	case void:
		return
	case Bitten:
		r.report.Noticed++
		r.report.Bitten++
	case Noticed:
		r.report.Noticed++
		if r.cited != nil {
			r.report.Others = append(r.report.Others, result)
			fmt.Fprintf(r.w, "%s: noticed, but by no test of %s\n", result.Fault, strings.Join(result.clauses, ", "))
		}
	case Harmless:
		r.report.Harmless++
	case Unnoticed:
		r.report.Unnoticed = append(r.report.Unnoticed, result)
		fmt.Fprintf(r.w, "%s\n", result.Fault)
	case Undecided:
		r.report.Undecided = append(r.report.Undecided, result)
		fmt.Fprintf(r.w, "%s: undecided: the tests ran out of time\n", result.Fault)
	}
	r.count(&result)
	r.done++
	if r.o.Progress != nil && r.tried > 0 {
		fmt.Fprintf(r.o.Progress, "%d of %d: %d noticed, %d not%s\n", r.done, r.o.N,
			r.report.Noticed, len(r.report.Unnoticed), r.left())
	}
}

// left words how long the rest will take.
func (r *run) left() string {
	if r.tried == 0 || r.done >= r.o.N {
		return ""
	}
	each := time.Since(r.start) / time.Duration(r.tried)
	rest := each * time.Duration(r.o.N-r.done)
	return fmt.Sprintf(", about %v left", rest.Round(time.Second))
}
