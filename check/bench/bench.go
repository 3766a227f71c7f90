// Package bench measures how fast the engine is: steps and whole matches with players who answer
// at random, cloning, and the measures of the table.
package bench

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"runtime"
	"time"
	"unsafe"

	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// Options say what Run measures and how it writes that.
type Options struct {
	Edition *rules.Compiled
	Squads  *[2]rules.Squad // that play the matches: nil for four ships a side
	// Epic sets up the table of an Epic match: six by three feet, twelve obstacles (1e.epic.squad).
	Epic bool
	Time time.Duration // for each figure: a second if 0
	JSON bool          // a list of figures instead of a table
	// Random measures this many pairs of squads drawn by a seed from all cards, 0 for none.
	Random int
	Seed   uint64
}

// Figure is something that was measured.
type Figure struct {
	Name  string  `json:"name"`
	Value float64 `json:"value"`
	Unit  string  `json:"unit"`
	// Target is what the design asks for: at least, for what is counted by the second, else at
	// most. It is 0 where nothing is asked for.
	Target float64 `json:"target,omitempty"`
}

// Reached reports whether a figure is as good as its target asks for.
func (f *Figure) Reached() bool {
	switch {
	case f.Unit == perSecond:
		return f.Value >= f.Target
	case f.Target == 0 && f.Unit != allocations:
		return true
	}
	return f.Value <= f.Target
}

// mostState is the size in bytes above which a state is to be copied only as far as it is used.
const mostState = 16 << 10

// Units of figures.
const (
	perSecond   = "/s"
	nanoseconds = "ns"
	sizeInBytes = "bytes"
	allocations = "allocations"
)

// Run measures everything and writes it as a table, or as JSON. It stops early with the error of
// ctx. It uses one goroutine.
func Run(ctx context.Context, w io.Writer, o Options) error {
	measure := Measure
	if o.Random > 0 {
		measure = MeasureRandom
	}
	figures, err := measure(ctx, o)
	if err != nil {
		return err
	}
	if o.JSON {
		e := json.NewEncoder(w)
		e.SetIndent("", "  ")
		return e.Encode(figures)
	}
	for i := range figures {
		f := &figures[i]
		target := ""
		if f.Target > 0 || f.Unit == allocations {
			target = "target " + number(f.Target)
			if !f.Reached() {
				target += ", missed"
			}
		}
		if _, err := fmt.Fprintf(w, "%-44s %12s %-12s %s\n", f.Name, number(f.Value), f.Unit,
			target); err != nil {
			return err
		}
	}
	return nil
}

// number writes a figure with about three digits that matter.
func number(v float64) string {
	if v >= 100 || v == float64(int(v)) {
		return fmt.Sprintf("%.0f", v)
	}
	return fmt.Sprintf("%.3g", v)
}

// Measure measures everything, one figure after the other.
func Measure(ctx context.Context, o Options) ([]Figure, error) {
	if o.Time == 0 {
		o.Time = time.Second
	}
	works, err := all(o)
	if err != nil {
		return nil, err
	}
	figures := []Figure{{
		"size of a state", float64(unsafe.Sizeof(game.State{})), sizeInBytes, mostState,
	}}
	for i := range works {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		figures = append(figures, works[i].measure(o.Time)...)
	}
	return figures, nil
}

// work is something that can be done many times.
type work struct {
	name    string
	unit    string // of its figure: perSecond or nanoseconds
	target  float64
	do      func(n int)
	counted bool // its allocations are a figure, too
}

// measure does the work for about so long, in a few tries of which the best counts: whatever
// else the machine and the runtime do can only make a try slower, and allocate more.
func (w *work) measure(long time.Duration) []Figure {
	const tries = 20
	n := 1
	took := timed(w.do, n)
	for took < long/(8*tries) {
		n *= 2
		took = timed(w.do, n)
	}
	n = max(1, int(float64(n)*float64(long)/tries/float64(max(took, 1))))
	best, made := time.Duration(math.MaxInt64), uint64(math.MaxUint64)
	for range tries {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		took := timed(w.do, n)
		runtime.ReadMemStats(&after)
		best, made = min(best, took), min(made, after.Mallocs-before.Mallocs)
	}
	each := float64(best) / float64(n)
	f := Figure{w.name, each, w.unit, w.target}
	if w.unit == perSecond {
		f.Value = 1e9 / each
	}
	figures := []Figure{f}
	if w.counted {
		figures = append(figures, Figure{"  of these, memory allocated",
			float64(made / uint64(n)), allocations, 0})
	}
	return figures
}

// timed says how long doing something n times takes.
func timed(do func(n int), n int) time.Duration {
	start := time.Now()
	do(n)
	return time.Since(start)
}
