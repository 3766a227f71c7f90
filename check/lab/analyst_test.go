package lab

import (
	"context"
	"encoding/json"
	"errors"
	"os"
	"testing"
	"time"

	"koiogran/engine/edition"
	"koiogran/play/analysis"
	"koiogran/play/replay"
)

// recorded returns the record of a short match.
func recorded(t *testing.T) *replay.Record {
	t.Helper()
	f, err := os.Open("../../play/replay/testdata/flightpath-cannon-line-falmel-raiders.record")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	r, err := replay.Read(f)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// eventually waits until a question to a database is answered with true.
func eventually(t *testing.T, p *Pool, question string, args ...any) {
	t.Helper()
	for yes := false; !yes; <-time.After(resultEvery / 10) {
		if err := p.pool.QueryRow(t.Context(), question, args...).Scan(&yes); err != nil {
			t.Fatal(err)
		}
	}
}

// worked lets a worker work on a database until the test ends. The worker may take its time.
func worked(t *testing.T, p *Pool) {
	t.Helper()
	p.taken = time.Hour
	ctx, cancel := context.WithCancel(t.Context())
	over := make(chan error)
	go func() { over <- p.Work(ctx, Labor{Workers: 1}) }()
	t.Cleanup(func() {
		cancel()
		if err := <-over; err != nil {
			t.Error(err)
		}
	})
}

// A worker comes to what the server would come to, and nothing of it is left in the database.
func TestAnalyze_ComesToTheSameAsHere(t *testing.T) {
	p, err := OpenPool(t.Context(), cluster.Database(t))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.Close)
	worked(t, p)
	r, o := recorded(t), analysis.Options{Samples: 1, Closer: 1, Workers: 1, Round: 4}
	there, err := p.Analyze(t.Context(), r, o)
	if err != nil {
		t.Fatal(err)
	}
	compiled, _ := edition.ByID(r.Edition)
	here, err := analysis.Of(t.Context(), compiled, r, o)
	if err != nil {
		t.Fatal(err)
	}
	got, _ := json.Marshal(there)
	want, _ := json.Marshal(here)
	if string(got) != string(want) || len(here.Decisions) == 0 {
		t.Errorf("got %s, want %s", got, want)
	}
	var left int
	if err := p.pool.QueryRow(t.Context(), `SELECT count(*) FROM lab.analysis`).Scan(&left); err != nil || left != 0 {
		t.Errorf("%d results are left, %v", left, err)
	}
}

// The server learns in a moment that there is no worker, and that a worker failed.
func TestAnalyze_WithoutAWorker(t *testing.T) {
	p, err := OpenPool(t.Context(), cluster.Database(t))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.Close)
	o := analysis.Options{Samples: 1, Closer: 1, Workers: 1, Round: 4}
	if _, err := p.Analyze(t.Context(), recorded(t), o); !errors.Is(err, ErrNoAnalyst) {
		t.Errorf("without a worker: %v", err)
	}
	worked(t, p)
	r := recorded(t)
	r.Edition = "checkers"
	if _, err := p.Analyze(t.Context(), r, o); !errors.Is(err, ErrNoAnalyst) {
		t.Errorf("a record of no game: %v", err)
	}
}

// A server that waits no longer takes its job out of the queue.
func TestAnalyze_IsCanceled(t *testing.T) {
	p, err := OpenPool(t.Context(), cluster.Database(t))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.Close)
	p.taken = time.Hour
	ctx, cancel := context.WithCancel(t.Context())
	r, over := recorded(t), make(chan error)
	go func() {
		_, err := p.Analyze(ctx, r, analysis.Options{Samples: 1, Closer: 1, Workers: 1, Round: 1})
		over <- err
	}()
	eventually(t, p, `SELECT count(*) = 1 FROM lab.river_job`)
	cancel()
	err = <-over
	var left int
	failed := p.pool.QueryRow(t.Context(), `SELECT count(*) FROM lab.river_job WHERE finalized_at IS NULL`).Scan(&left)
	if !errors.Is(err, context.Canceled) || failed != nil || left != 0 {
		t.Errorf("%v; %d jobs are left, %v", err, left, failed)
	}
}

// Results of servers that are gone are deleted after a time.
func TestAnalyze_DeletesOldResults(t *testing.T) {
	p, err := OpenPool(t.Context(), cluster.Database(t))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.Close)
	now := time.Now()
	for job, at := range []time.Time{now.Add(-2 * resultsStay), now} {
		if _, err := p.pool.Exec(t.Context(), `INSERT INTO lab.analysis VALUES ($1, '', $2)`, 100+job, at.Unix()); err != nil {
			t.Fatal(err)
		}
	}
	p.taken = 0
	if _, err := p.Analyze(t.Context(), recorded(t), analysis.Options{Round: 1}); !errors.Is(err, ErrNoAnalyst) {
		t.Error(err)
	}
	var job int
	if err := p.pool.QueryRow(t.Context(), `SELECT job FROM lab.analysis`).Scan(&job); err != nil || job != 101 {
		t.Errorf("job %d is left, %v; want 101", job, err)
	}
}
