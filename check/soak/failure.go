package soak

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"koiogran/check/twin"
	"koiogran/engine/game"
	"koiogran/play/replay"
)

// Failure is a match that went wrong.
type Failure struct {
	Seed  uint64
	Force string // the card that was forced into the squads, if any
	Text  string // what went wrong
	Where string // in which step of which procedures
	Stack string // for a panic, the calls that led to it
	// Record is the file with the match up to the failure, Small that with a smaller match
	// which fails in the same way. They are empty where none was written.
	Record, Small string
	// Twins is in what the twin of the smaller match differs, where matches have twins.
	Twins twin.Changes
	// Ships and Lines are how large the smaller match is.
	Ships, Lines int

	site string // distinguishes failures: the place of a panic, the kind of an error
}

// broken makes a failure of an error.
func broken(seed uint64, err error) *Failure {
	site := "error"
	for _, kind := range [...]error{
		errEndless, errImpure, errRefused, errTaken, errChanged, game.ErrBroken,
	} {
		if errors.Is(err, kind) {
			site = kind.Error()
		}
	}
	if d := (*twin.Difference)(nil); errors.As(err, &d) {
		site = d.Place
	}
	return &Failure{Seed: seed, Text: err.Error(), site: site}
}

// panicked makes a failure of a panic. It is called while the stack still stands.
func panicked(seed uint64, caught any) *Failure {
	var callers [64]uintptr
	frames := runtime.CallersFrames(callers[:runtime.Callers(2, callers[:])])
	f := &Failure{Seed: seed, Text: fmt.Sprint("panic: ", caught)}
	var calls []string
	for more := true; more; {
		var frame runtime.Frame
		frame, more = frames.Next()
		if !strings.HasPrefix(frame.Function, "koiogran/") {
			continue
		}
		call := fmt.Sprintf("%s %s:%d", frame.Function, filepath.Base(frame.File), frame.Line)
		if strings.HasPrefix(frame.Function, "koiogran/soak.") {
			if len(calls) > 0 {
				break
			}
			continue
		}
		calls = append(calls, call)
	}
	f.Stack = strings.Join(calls, "\n")
	if len(calls) > 0 {
		f.site = calls[0]
	}
	return f
}

// examine writes the record of a failure, makes the match smaller and writes that.
func (r *run) examine(ctx context.Context, s *scenario, f *Failure) {
	var rec replay.Record
	play(&r.o, s, &rec)
	f.Record = r.write(f, &rec, fmt.Sprintf("soak-%d.record", f.Seed))
	ctx, stop := context.WithTimeout(ctx, r.o.Shrink)
	defer stop()
	small := shrink(ctx, &r.o, s, f.site)
	play(&r.o, small, &rec)
	f.Ships, f.Twins = 0, small.twins
	for p := range small.setup.Seats() {
		f.Ships += len(small.setup.Squad(game.Player(p)).Ships)
	}
	f.Lines = len(rec.Lines)
	f.Small = r.write(f, &rec, fmt.Sprintf("soak-%d-small.record", f.Seed))
}

// write writes a record that begins with the details of its failure and returns the file's name. It reports
// an error of writing in the progress.
func (r *run) write(f *Failure, rec *replay.Record, name string) string {
	if r.o.Records == "" {
		return ""
	}
	var b strings.Builder
	fmt.Fprintf(&b, "# soak: seed %d", f.Seed)
	if f.Force != "" {
		fmt.Fprintf(&b, ", forced %s", f.Force)
	}
	for _, part := range [...]string{f.Text, f.Where, f.Stack} {
		for line := range strings.Lines(part) {
			fmt.Fprintf(&b, "\n# %s", strings.TrimSpace(line))
		}
	}
	b.WriteByte('\n')
	path := filepath.Join(r.o.Records, name)
	_, err := rec.WriteTo(&b)
	if err == nil {
		err = os.MkdirAll(r.o.Records, 0o755)
	}
	if err == nil {
		err = os.WriteFile(path, []byte(b.String()), 0o644)
	}
	if err != nil {
		if r.o.Progress != nil {
			fmt.Fprintf(r.o.Progress, "soak: record %s: %v\n", name, err)
		}
		return ""
	}
	return path
}
