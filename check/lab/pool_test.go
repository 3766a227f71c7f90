package lab

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"testing"

	"koiogran/serve/store/pgtest"
)

var cluster pgtest.Cluster

func TestMain(m *testing.M) {
	code := m.Run()
	cluster.Stop()
	os.Exit(code)
}

// poolOf returns a database with a run in it that the file of another holds, too.
func poolOf(t *testing.T) (*Pool, *Run, *Run) {
	t.Helper()
	address := cluster.Database(t)
	p, err := OpenPool(t.Context(), address)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.Close)
	file := small(t, filepath.Join(t.TempDir(), "run.lab"))
	run, err := p.Create(t.Context(), "small", file.Spec, file.Lists)
	if err != nil {
		t.Fatal(err)
	}
	return p, run, file
}

// Two machines that work on one run come to what one process comes to; a batch that is handed out twice is kept once.
func TestPool_ComesToTheSameAsAFile(t *testing.T) {
	p, run, file := poolOf(t)
	if err := file.Play(t.Context(), Work{}); err != nil {
		t.Fatal(err)
	}
	if err := p.Resume(t.Context(), run); err != nil { // so that each batch is in the queue twice
		t.Fatal(err)
	}
	over := make(chan error, 2)
	for range 2 {
		go func() { over <- p.Work(t.Context(), Labor{Workers: 1, Drain: true}) }()
	}
	for range 2 {
		if err := <-over; err != nil {
			t.Fatal(err)
		}
	}
	if got, want := digest(t, run), digest(t, file); got != want {
		t.Errorf("%s, want %s", got, want)
	}
	s, err := run.Status(t.Context())
	if err != nil || s.Arms[0].Played != 24 || s.State != Open || len(s.Workers) != 1 {
		t.Errorf("%+v, %v", s, err)
	}
	if _, err := run.Report(t.Context()); !errors.Is(err, ErrFew) {
		t.Errorf("the report of 24 matches: %v, want that they are too few", err)
	}
}

// Of a paused run nothing is played, and of a canceled one never again.
func TestPool_PausesAndCancels(t *testing.T) {
	for _, state := range []State{Paused, Canceled} {
		p, run, _ := poolOf(t)
		if err := run.SetState(t.Context(), state); err != nil {
			t.Fatal(err)
		}
		ctx, cancel := context.WithCancel(t.Context())
		over := make(chan error)
		go func() { over <- p.Work(ctx, Labor{Workers: 2}) }()
		eventually(t, p, `SELECT count(*) = 0 FROM lab.river_job WHERE state IN ('available', 'running')`)
		cancel()
		if err := <-over; err != nil {
			t.Fatal(err)
		}
		if s, err := run.Status(t.Context()); err != nil || s.Arms[0].Played+s.Arms[1].Played > 0 {
			t.Errorf("%s: %+v, %v", state, s, err)
		}
	}
}

// A run of another engine is refused, and so are a second run of one name and a run that is not there.
func TestPool_RefusesWhatItCannotUse(t *testing.T) {
	p, run, file := poolOf(t)
	if _, err := p.Create(t.Context(), "small", file.Spec, file.Lists); !errors.Is(err, ErrPool) {
		t.Errorf("a second run: %v, want ErrPool", err)
	}
	if _, err := p.Run(t.Context(), "large"); !errors.Is(err, ErrPool) {
		t.Errorf("a run that is not there: %v, want ErrPool", err)
	}
	other := file.Spec
	other.Engine = "another"
	if err := run.SetState(t.Context(), Canceled); err != nil {
		t.Fatal(err)
	}
	if _, err := p.Create(t.Context(), "other", other, file.Lists); err != nil {
		t.Fatal(err)
	}
	if err := p.Work(t.Context(), Labor{Drain: true}); !errors.Is(err, ErrEngine) {
		t.Errorf("a run of another engine: %v, want ErrEngine", err)
	}
	for _, address := range []string{"nonsense:", "postgres://nobody@127.0.0.1:1/none"} {
		if _, err := OpenPool(t.Context(), address); !errors.Is(err, ErrPool) {
			t.Errorf("%s: %v, want ErrPool", address, err)
		}
	}
}

// Selfplay on a database comes to the rounds of a file, byte by byte.
func TestPool_PlaysSelfplay(t *testing.T) {
	p, err := OpenPool(t.Context(), cluster.Database(t))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.Close)
	s := Spec{Question: Selfplay, Bots: []string{"wingman"}, Matches: 5, Batch: 2, Seed: 9, Rounds: 2, Engine: Engine()}
	file, err := CreateFile(t.Context(), filepath.Join(t.TempDir(), "rounds.lab"), s, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = file.Close() })
	run, err := p.Create(t.Context(), "rounds", s, nil)
	if err != nil {
		t.Fatal(err)
	}
	var want, got bytes.Buffer
	if _, err := file.ExportRounds(t.Context(), &want); !errors.Is(err, ErrFew) {
		t.Errorf("rounds of nothing: %v, want ErrFew", err)
	}
	want.Reset()
	if err := errors.Join(file.Play(t.Context(), Work{}), p.Work(t.Context(), Labor{Workers: 2, Drain: true})); err != nil {
		t.Fatal(err)
	}
	if _, err := file.ExportRounds(t.Context(), &want); err != nil {
		t.Fatal(err)
	}
	if n, err := run.ExportRounds(t.Context(), &got); err != nil || n != 5 || !bytes.Equal(want.Bytes(), got.Bytes()) {
		t.Errorf("%d matches, %v, %d bytes; want the %d bytes of the file", n, err, got.Len(), want.Len())
	}
}
