package lab

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"koiogran/engine/data"
)

// small returns a run of a few short matches between drawn squads.
func small(t *testing.T, path string) *Run {
	t.Helper()
	s := Spec{
		Question: Cards, Game: "flightpath", Bots: []string{"random", "beginner"}, Matches: 24, Batch: 4, Seed: 5, Rounds: 3,
		Engine: Engine(), Points: data.PointsList{Name: "own", Edition: "flightpath"},
	}
	lists, err := s.Draw(t.Context(), 6, nil)
	if err != nil {
		t.Fatal(err)
	}
	f, err := CreateFile(t.Context(), path, s, lists)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = f.Close() })
	return f
}

// digest returns how many batches of a run are played, and the hash of their results.
func digest(t *testing.T, run *Run) string {
	t.Helper()
	s, err := run.Status(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	done, err := run.done(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return fmt.Sprintf("%d %s", len(done), s.Digest)
}

// copyOf returns the file of a run before anything was played, opened again.
func copyOf(t *testing.T, from, to string) *Run {
	t.Helper()
	text, err := os.ReadFile(from)
	if err == nil {
		err = os.WriteFile(to, text, 0o644)
	}
	if err != nil {
		t.Fatal(err)
	}
	f, err := OpenFile(t.Context(), to)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = f.Close() })
	return f
}

// A run that was stopped again and again, one that was shared and merged, and one of a single worker come to the same.
func TestPlay_HoweverItIsPlayedItComesToTheSame(t *testing.T) {
	dir := t.TempDir()
	empty := filepath.Join(dir, "empty.lab")
	if err := small(t, empty).Close(); err != nil { // so that all of it is in the one file
		t.Fatal(err)
	}
	one := copyOf(t, empty, filepath.Join(dir, "one.lab"))
	if err := one.Play(t.Context(), Work{Workers: 1}); err != nil {
		t.Fatal(err)
	}
	want := digest(t, one)
	if !strings.HasPrefix(want, "12 ") {
		t.Fatalf("%s, want 12 batches", want)
	}
	t.Run("stopped", func(t *testing.T) {
		f := copyOf(t, empty, filepath.Join(dir, "stopped.lab"))
		for stop := time.Duration(1); ; stop += 7 {
			ctx, cancel := context.WithTimeout(t.Context(), stop*time.Millisecond)
			err := f.Play(ctx, Work{Workers: 2})
			cancel()
			if err == nil {
				break
			}
			if !errors.Is(err, ErrStopped) && !errors.Is(err, context.DeadlineExceeded) {
				t.Fatal(err)
			}
		}
		if got := digest(t, f); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	})
	t.Run("shared", func(t *testing.T) {
		f := copyOf(t, empty, filepath.Join(dir, "shared.lab"))
		var parts []string
		for k := range 3 {
			part := copyOf(t, empty, filepath.Join(dir, fmt.Sprintf("part%d.lab", k)))
			if err := part.Play(t.Context(), Work{Workers: 2, Part: k + 1, Of: 3}); err != nil {
				t.Fatal(err)
			}
			parts = append(parts, part.name)
		}
		for range 2 { // the second time nothing is new
			if _, err := f.Merge(t.Context(), parts...); err != nil {
				t.Fatal(err)
			}
		}
		if got := digest(t, f); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	})
	t.Run("checked", func(t *testing.T) {
		if n, err := one.Check(t.Context(), 5, 3); n != 5 || err != nil {
			t.Errorf("%d batches and %v, want 5", n, err)
		}
	})
	t.Run("odd", func(t *testing.T) { // last: it damages the run
		if _, err := one.db.Exec(`UPDATE result SET data = zeroblob(length(data)) WHERE arm = 1 AND first = 4`); err != nil {
			t.Fatal(err)
		}
		if _, err := one.Check(t.Context(), 100, 3); !errors.Is(err, ErrOdd) {
			t.Errorf("%v, want ErrOdd", err)
		}
		if _, err := one.Report(t.Context()); !errors.Is(err, ErrOdd) {
			t.Errorf("the report: %v, want ErrOdd", err)
		}
	})
}

// A file that is none, that was changed or that belongs to another engine is refused.
func TestOpen_RefusesWhatItCannotUse(t *testing.T) {
	dir := t.TempDir()
	text := filepath.Join(dir, "text")
	if err := os.WriteFile(text, []byte("no database"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{text, dir, filepath.Join(dir, "missing")} {
		if _, err := OpenFile(t.Context(), path); !errors.Is(err, ErrFile) {
			t.Errorf("%s: %v, want ErrFile", path, err)
		}
	}
	if left, err := os.ReadFile(text); err != nil || string(left) != "no database" {
		t.Errorf("the text now is %q, %v", left, err)
	}

	f := small(t, filepath.Join(dir, "run.lab"))
	if _, err := CreateFile(t.Context(), f.name, f.Spec, f.Lists); !errors.Is(err, ErrFile) {
		t.Errorf("a second run in the file: %v, want ErrFile", err)
	}
	if _, err := f.db.Exec(`UPDATE list SET xws = '{}' WHERE n = 1`); err != nil {
		t.Fatal(err)
	}
	if _, err := OpenFile(t.Context(), f.name); !errors.Is(err, ErrFile) {
		t.Errorf("a changed squad: %v, want ErrFile", err)
	}
	f.Spec.Engine = "another"
	if err := f.Play(t.Context(), Work{}); !errors.Is(err, ErrEngine) {
		t.Errorf("another engine: %v, want ErrEngine", err)
	}
}

// A match that cannot be played is noted, and the others are played.
func TestPlay_NotesWhatFails(t *testing.T) {
	f := small(t, filepath.Join(t.TempDir(), "run.lab"))
	r := &running{run: f}
	if err := r.run.fail(t.Context(), batch{0, 4, 4}, errors.New("panic: broken")); err != nil {
		t.Fatal(err)
	}
	if err := f.Play(t.Context(), Work{}); err != nil {
		t.Fatal(err)
	}
	s, err := f.Status(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if len(s.Failed) != 1 || s.Arms[0].Played != 20 || s.Arms[1].Played != 24 {
		t.Errorf("%+v, want one failure and 20 and 24 matches", s)
	}
}

// Drawn squads have all ship cards, each at least twice in 120 squads.
func TestDraw_AllShipCardsAppearAlikeOften(t *testing.T) {
	s := Spec{Game: "flightpath", Seed: 3, Points: data.PointsList{Name: "own", Edition: "flightpath"}}
	lists, err := s.Draw(t.Context(), 120, nil)
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]int{}
	for _, l := range lists {
		for i := range data.Flightpath().Pilots {
			id := data.Flightpath().Pilots[i].ID
			seen[id] += strings.Count(l.XWS, `"`+id+`"`)
		}
	}
	for id, n := range seen {
		if n < 2 {
			t.Errorf("%s is in the squads %d times, want at least 2", id, n)
		}
	}
}
