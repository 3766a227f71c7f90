//go:build unix

package load

import (
	"context"
	"errors"
	"io"
	"math/rand/v2"
	"net/http"
	"os"
	"strings"
	"testing"
	"time"
)

// A database that stops answering makes requests fail with a sentence, not wait; the server can be stopped
// meanwhile, and what was answered before is there when the database answers again.
func TestServe_AFrozenDatabaseKeepsNobodyWaiting(t *testing.T) {
	t.Parallel()
	database := postgres.Database(t)
	line := postgres.Line(t, database)
	program := build(t)
	p := startWith(t, program, "--database", line.Address, "--unlimited", "--haste", "4")
	all := invite(t, p, 2, rand.New(rand.NewPCG(7, 8)))
	playing(t, all, [2]*process{p, p}, 20)

	open := map[*witness]Open{} // whom it asks what, though not all have heard
	for _, w := range all {
		var o Open
		path := "/api/v1/matches/" + w.Match
		if err := p.client.call(t.Context(), request{"GET", path, w.Token, nil}, &o); err != nil {
			t.Fatal(err)
		}
		open[w] = o
	}
	line.Freeze()
	// The store is given up after eight seconds, of which haste leaves two, and tried again for two by anyone
	// who asks next.
	const most = 11 * time.Second
	asked := make(chan error)
	for _, w := range all {
		go func() {
			begun := time.Now()
			var err error
			if o := open[w]; o.Question != nil {
				err = p.client.Answer(t.Context(), w.Seat, o.Answer(w.rnd), nil)
				var refused *Refused
				if !errors.As(err, &refused) || refused.Status != 503 || time.Since(begun) > most {
					err = errors.Join(err, errors.New("expected a 503 within eleven seconds"))
				} else {
					err = nil
				}
			}
			asked <- err
		}()
	}
	status, said, took := health(t, p)
	if status != 503 || !strings.Contains(said, "database is not responding") || took > most {
		t.Errorf("/healthz: %d %s after %v", status, said, took)
	}
	for range all {
		if err := <-asked; err != nil {
			t.Error(err)
		}
	}
	begun := time.Now()
	if _, err := p.client.State(t.Context(), all[0].Seat); time.Since(begun) > most {
		t.Errorf("a state took %v: %v", time.Since(begun), err)
	}
	t.Logf("stopping took %v", stopping(t, p, all))

	line.Thaw()
	again := start(t, program, database)
	for _, w := range all {
		w.clock = nil // it stood still, or not: the server was there
		s, err := again.client.State(t.Context(), w.Seat)
		if at, _ := w.stands(); err != nil || s.Position < at {
			t.Errorf("match %s is at %d, %d was seen: %v", w.Match, s.Position, at, err)
		}
	}
	again.kill(t)
}

// health asks whether a server is well.
func health(t *testing.T, p *process) (status int, said string, took time.Duration) {
	t.Helper()
	begun := time.Now()
	got, err := http.Get(p.client.base + "/healthz")
	if err != nil {
		t.Fatal(err)
	}
	defer got.Body.Close()
	text, err := io.ReadAll(got.Body)
	if err != nil {
		t.Fatal(err)
	}
	return got.StatusCode, string(text), time.Since(begun)
}

// stopping stops a server while answers are under way, and says how long it takes.
func stopping(t *testing.T, p *process, all []*witness) time.Duration {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	for _, w := range all {
		_, o := w.stands()
		if o.Question != nil {
			go func() { _ = p.client.Answer(ctx, w.Seat, o.Answer(w.rnd), nil) }()
		}
		go func() { _ = p.client.Follow(ctx, w.Seat, 0, func(Message) {}) }()
	}
	pause(ctx, 300*time.Millisecond)
	begun := time.Now()
	if err := p.cmd.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	ended := make(chan struct{})
	go func() { defer close(ended); _ = p.cmd.Wait() }()
	select {
	case <-ended:
	case <-time.After(30 * time.Second):
		t.Error("it does not stop")
		p.kill(t)
	}
	took := time.Since(begun)
	if took > 12*time.Second {
		t.Errorf("stopping took %v; it said: %s", took, &p.said)
	}
	return took
}
