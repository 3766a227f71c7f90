package load

import (
	"bufio"
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
)

// tally counts what happened since it was last taken.
type tally struct {
	mu    sync.Mutex
	times []time.Duration // of choices, until the other client had heard of them
	cuts  int             // streams that ended
	fails int             // choices that were not taken or not heard of
	first error           // the first of those
}

// add counts a choice.
func (t *tally) add(took time.Duration) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.times = append(t.times, took)
}

// fail counts a choice that failed.
func (t *tally) fail(err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.fails++
	if t.first == nil {
		t.first = err
	}
}

// cut counts a stream that ended.
func (t *tally) cut() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.cuts++
}

// take returns what was counted and begins again.
func (t *tally) take() (times []time.Duration, cuts, fails int, first error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	times, cuts, fails, first = t.times, t.cuts, t.fails, t.first
	t.times, t.cuts, t.fails, t.first = nil, 0, 0, nil
	slices.Sort(times)
	return times, cuts, fails, first
}

// line is a line of the report.
type line struct {
	matches int
	idle    float64 // bytes of the server before there were any
	memory  float64 // bytes of the server now
	cores   float64 // that the server kept busy
	rate    float64 // choices a second
	times   []time.Duration
	cuts    int
	fails   int
	first   error
}

// heading is above the lines.
const heading = "matches  choices/s   median      p99      max   memory/match  server cores  per " +
	"choice  cut  failed"

// String writes the line.
func (l *line) String() string {
	text := fmt.Sprintf("%7d  %9.1f  %7s  %7s  %7s  %9.1f KiB  %14.2f  %8.3f ms  %3d  %6d", l.matches,
		l.rate, inMillis(l.times, 0.5), inMillis(l.times, 0.99), inMillis(l.times, 1),
		(l.memory-l.idle)/float64(l.matches)/1024, l.cores, 1000*l.cores/max(l.rate, 1), l.cuts,
		l.fails)
	if l.first != nil {
		text += "\n         the first that failed: " + l.first.Error()
	}
	return text
}

// inMillis writes a quantile of sorted times.
func inMillis(sorted []time.Duration, q float64) string {
	if len(sorted) == 0 {
		return "-"
	}
	at := max(0, int(q*float64(len(sorted))+0.5)-1)
	return fmt.Sprintf("%.1f ms", sorted[at].Seconds()*1000)
}

// measure fills in a line. One for as many matches as the line before begins where that one ended, so
// that nothing is missed of what happens between them.
func (r *run) measure(ctx context.Context, l *line, grown bool) error {
	before := r.last
	if grown {
		var err error
		if before, err = r.usage(ctx); err != nil {
			return err
		}
		r.tally.take()
		r.ended = time.Now()
	}
	if !pause(ctx, r.Time) {
		return ctx.Err()
	}
	l.times, l.cuts, l.fails, l.first = r.tally.take()
	took := time.Since(r.ended).Seconds()
	r.ended = time.Now()
	after, err := r.usage(ctx)
	r.last = after
	l.rate = float64(len(l.times)) / took
	l.memory, l.cores = after.memory, (after.processor-before.processor)/took
	return err
}

// usage is what a server has taken of its machine.
type usage struct {
	memory    float64 // bytes
	processor float64 // seconds
}

// gauge is where a server says what it takes of its machine, and what it told last.
type gauge struct {
	at   string
	last usage
}

// usage returns what all servers have taken. Of one that does not answer, where there are others, it is what it
// told last.
func (r *run) usage(ctx context.Context) (all usage, err error) {
	for i := range r.gauges {
		g := &r.gauges[i]
		if err := g.read(ctx); err != nil && len(r.gauges) == 1 {
			return all, err
		}
		all.memory += g.last.memory
		all.processor += g.last.processor
	}
	return all, nil
}

// read reads the metrics of a server.
func (g *gauge) read(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, 2*time.Second)
	defer cancel()
	from := NewClient(strings.TrimSuffix(g.at, "/metrics"))
	defer from.Close()
	got, err := from.do(ctx, request{"GET", "/metrics", "", nil})
	if err != nil {
		return err
	}
	defer got.Body.Close()
	u := g.last
	lines := bufio.NewScanner(got.Body)
	for lines.Scan() {
		name, value, _ := strings.Cut(lines.Text(), " ")
		switch name {
		case "process_resident_memory_bytes":
			u.memory, err = strconv.ParseFloat(value, 64)
		case "process_cpu_seconds_total":
			u.processor, err = strconv.ParseFloat(value, 64)
		}
		if err != nil {
			return fmt.Errorf("load: reading the server's metrics: %w", err)
		}
	}
	if err := lines.Err(); err != nil {
		return err
	}
	g.last = u
	return nil
}
