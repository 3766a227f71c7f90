package lab

import (
	"context"
	"errors"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"koiogran/engine/data"
)

// inWaves returns a run of a few short matches in three waves, whose file is closed.
func inWaves(t *testing.T, path string) Spec {
	t.Helper()
	s := Spec{
		Question: Squads, Game: "flightpath", Bots: []string{"random"}, Matches: 120, Batch: 20, Seed: 5, Rounds: 2, Wave: 40, Aim: 1,
		Engine: Engine(), Points: data.PointsList{Name: "own", Edition: "flightpath"},
	}
	lists, err := s.Draw(t.Context(), 5, nil)
	if err != nil {
		t.Fatal(err)
	}
	run, err := CreateFile(t.Context(), path, s, lists)
	if err != nil {
		t.Fatal(err)
	}
	if err := run.Close(); err != nil {
		t.Fatal(err)
	}
	return run.Spec
}

// A run in waves comes to the same from one worker, from one that was stopped again and again, from shares that are put together
// after each wave, and from workers of a database.
func TestWaves_ComeToTheSameHoweverTheyArePlayed(t *testing.T) {
	dir := t.TempDir()
	empty := filepath.Join(dir, "empty.lab")
	inWaves(t, empty)
	one := copyOf(t, empty, filepath.Join(dir, "one.lab"))
	if err := one.Play(t.Context(), Work{Workers: 1}); err != nil {
		t.Fatal(err)
	}
	want := digest(t, one)
	if len(one.waves) != 2 || !strings.HasPrefix(want, "6 ") {
		t.Fatalf("%s in %d further waves, want 6 batches in 2", want, len(one.waves))
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
		a, b := copyOf(t, empty, filepath.Join(dir, "a.lab")), copyOf(t, empty, filepath.Join(dir, "b.lab"))
		for range 3 {
			for k, part := range []*Run{a, b} {
				if err := part.Play(t.Context(), Work{Workers: 1, Part: k + 1, Of: 2}); err != nil {
					t.Fatal(err)
				}
			}
			for _, err := range []func() (int, error){
				func() (int, error) { return a.Merge(t.Context(), b.name) }, func() (int, error) { return b.Merge(t.Context(), a.name) },
			} {
				if _, err := err(); err != nil {
					t.Fatal(err)
				}
			}
		}
		if err := a.Play(t.Context(), Work{Workers: 1}); err != nil { // what the shares had to wait for
			t.Fatal(err)
		}
		if got := digest(t, a); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	})
	t.Run("database", func(t *testing.T) {
		p, err := OpenPool(t.Context(), cluster.Database(t))
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(p.Close)
		if _, err := p.Create(t.Context(), "waves", one.Spec, one.Lists); err != nil {
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
		run, err := p.Run(t.Context(), "waves")
		if err != nil {
			t.Fatal(err)
		}
		if got := digest(t, run); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	})
}

// A worker that comes late plans the wave that another one has planned and begun meanwhile, and none after it.
func TestWaves_AreNotPlannedFromHalfOfTheResults(t *testing.T) {
	path := filepath.Join(t.TempDir(), "run.lab")
	inWaves(t, path)
	open := func() *Run {
		run, err := OpenFile(t.Context(), path)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { run.Close() })
		return run
	}
	quick, late := open(), open()
	table, err := newTable(&quick.Spec, quick.Lists)
	if err != nil {
		t.Fatal(err)
	}
	if err := quick.playPlanned(t.Context(), table, Work{Workers: 1}); err != nil {
		t.Fatal(err)
	}
	if more, err := quick.extend(t.Context(), quick.saveWave); err != nil || !more {
		t.Fatalf("a second wave: %v, %v", more, err)
	}
	w, err := late.next(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if len(late.waves) != 0 || !slices.Equal(w.pairs, quick.waves[0].pairs) {
		t.Errorf("%v after %d waves, want %v after none", w.pairs, len(late.waves), quick.waves[0].pairs)
	}
}

// The next wave goes to the squads that win.
func TestWaves_GoToTheSquadsThatMayBeTheBest(t *testing.T) {
	path := filepath.Join(t.TempDir(), "run.lab")
	inWaves(t, path)
	run, err := OpenFile(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	defer run.Close()
	rng := rand.New(rand.NewPCG(1, 1))
	var obs []observed
	for i := range 4000 { // squads 1 and 3 win three matches of four against the others
		a, b := i%5, (i+1+i/5%4)%5
		chance := 0.5
		if good := func(l int) bool { return l == 1 || l == 3 }; good(a) != good(b) {
			chance = map[bool]float64{true: 0.75, false: 0.25}[good(a)]
		}
		o := observed{lists: [2]uint16{uint16(a), uint16(b)}, first: uint8(rng.IntN(2))}
		if rng.Float64() < chance {
			o.score = 2
		}
		obs = append(obs, o)
	}
	w, err := run.nextSquads(rng, [][]observed{obs}, 200)
	if err != nil {
		t.Fatal(err)
	}
	n := map[uint16]int{}
	for _, p := range w.pairs {
		if n[p.a]++; p.a == p.b {
			t.Fatal("a squad meets itself")
		}
	}
	if n[1]+n[3] < 180 || n[1] < 10 || n[3] < 10 || len(w.pairs) != 200 {
		t.Errorf("%v of %d meetings, want nearly all with squads 1 and 3 first", n, len(w.pairs))
	}
}

// Where the aim is reached no wave follows; where it is not, squads with the cards that miss it meet.
func TestWaves_GoToCardsThatAreKnownTooLittle(t *testing.T) {
	s := Spec{
		Question: Cards, Game: "flightpath", Bots: []string{"random"}, Matches: 20_000, Batch: 500, Seed: 3, Rounds: 1, Wave: 4000, Aim: 50,
		Engine: Engine(), Points: data.PointsList{Name: "own", Edition: "flightpath"},
	}
	lists, err := s.Draw(t.Context(), 40, nil)
	if err != nil {
		t.Fatal(err)
	}
	for aim, ends := range map[float64]bool{50: true, 0.5: false} {
		s.Aim = aim
		run, err := CreateFile(t.Context(), filepath.Join(t.TempDir(), "run.lab"), s, lists)
		if err != nil {
			t.Fatal(err)
		}
		pretend(t, run, &s)
		more, err := run.extend(t.Context(), run.saveWave)
		if err != nil || more == ends || run.ended() != ends {
			t.Errorf("aim %g: more %v, ended %v, %v; want an end: %v", aim, more, run.ended(), err, ends)
		}
		if st, err := run.Status(t.Context()); err != nil || len(st.Waves) != 1 || st.Arms[0].Matches != map[bool]int{true: 4000, false: 20_000}[ends] {
			t.Errorf("aim %g: %+v, %v", aim, st, err)
		}
		if err := run.Close(); err != nil {
			t.Fatal(err)
		}
	}
}
