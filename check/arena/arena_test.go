package arena

import (
	"context"
	"math"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"koiogran/engine/edition"
	"koiogran/play/squad"
)

// small returns an arena of a few short matches.
func small(file string) Options {
	return Options{
		Editions: []string{"second", "flightpath"}, Programs: []string{"random", "uniform"},
		Pool: Training, Matches: 6, Seed: 3, Rounds: 4, Workers: 2, File: file,
	}
}

// byJob is results by their jobs, without the times, which differ.
func byJob(results []Result) map[Job]Result {
	m := map[Job]Result{}
	for _, r := range results {
		r.Times = [2]Times{}
		m[r.Job] = r
	}
	return m
}

func mustRun(t *testing.T, o Options) []Result {
	t.Helper()
	results, err := Run(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	return results
}

func TestRun_TheSameJobsComeToTheSame(t *testing.T) {
	one, two := byJob(mustRun(t, small(""))), byJob(mustRun(t, small("")))
	if len(one) != 12 {
		t.Fatalf("%d matches, want 12", len(one))
	}
	for j, r := range one {
		if two[j] != r {
			t.Errorf("%s: %v and %v", j, r, two[j])
		}
	}
}

func TestRun_GoesOnWhereItWasStopped(t *testing.T) {
	file := filepath.Join(t.TempDir(), "results")
	all := byJob(mustRun(t, small(file)))
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	// killed in the middle of a line
	if err := os.WriteFile(file, text[:len(text)/2], 0o644); err != nil {
		t.Fatal(err)
	}
	again := byJob(mustRun(t, small(file)))
	for j, r := range all {
		if again[j] != r {
			t.Errorf("%s: %v and %v", j, r, again[j])
		}
	}
	have, o := map[Job]Result{}, small(file)
	f, err := os.OpenFile(file, os.O_RDWR, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := readResults(f, have); err != nil {
		t.Fatal(err)
	}
	if len(have) != len(o.Jobs()) {
		t.Errorf("the file holds %d results, want %d", len(have), len(o.Jobs()))
	}
}

func TestRun_RefusesAFileOfSomethingElse(t *testing.T) {
	for _, text := range []string{
		"something else\n", "without an end", "{\"a\":1}\n", "{}\n",
		"{\"edition\":\"third\",\"winner\":1}\n", "{\"edition\":\"first\",\"winner\":1}\nnotes",
	} {
		file := filepath.Join(t.TempDir(), "results")
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		if _, err := Run(t.Context(), small(file)); err == nil {
			t.Errorf("%q: no error", text)
		}
		if left, err := os.ReadFile(file); err != nil || string(left) != text {
			t.Errorf("%q: the file now holds %q, %v", text, left, err)
		}
	}
}

// A full disk cuts a line off. What other workers finish after that must not be joined to it.
func TestKeep_NothingAfterALineThatFailed(t *testing.T) {
	file := filepath.Join(t.TempDir(), "results")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	full, err := os.Open(file) // for reading alone
	if err != nil {
		t.Fatal(err)
	}
	defer full.Close()
	r := &run{file: full}
	r.keep(Result{Winner: 1})
	if r.err == nil {
		t.Fatal("no error")
	}
	if r.file, err = os.OpenFile(file, os.O_WRONLY, 0); err != nil {
		t.Fatal(err)
	}
	defer r.file.Close()
	r.keep(Result{Winner: 2})
	if text, err := os.ReadFile(file); err != nil || len(text) > 0 || len(r.results) > 0 {
		t.Errorf("%q was written, and %d results are kept: %v", text, len(r.results), err)
	}
}

func TestRun_Stopped(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	stop()
	results, err := Run(ctx, small(""))
	if err == nil || len(results) != 0 {
		t.Errorf("%d results and the error %v", len(results), err)
	}
}

func TestJobs_EachProgramHasEachSeatWithEachSquad(t *testing.T) {
	o := small("")
	o.Editions, o.Matches = []string{"second"}, sides
	seen := map[[3]string]bool{}
	for _, j := range o.Jobs() {
		i := slices.Index(j.Programs[:], "random")
		seen[[3]string{j.Squads[i], j.Squads[1-i], string(rune('1' + i))}] = true
	}
	if len(seen) != sides {
		t.Errorf("%d ways to sit, want %d: %v", len(seen), sides, seen)
	}
}

// Every squad of the pools is legal, and can be set up; no squad is in both.
func TestPairs_CanBePlayed(t *testing.T) {
	for game, pool := range pools {
		c, _ := edition.ByID(game)
		for _, name := range pool[Training] {
			if slices.Contains(pool[Kept], name) {
				t.Errorf("%s is in both pools", name)
			}
		}
		for _, kind := range []string{Training, Kept} {
			if n := len(Pairs(game, kind)); n != mostPairs {
				t.Errorf("%d pairs of %s, want %d", n, game, mostPairs)
			}
			for _, name := range pool[kind] {
				s, err := ReadSquad(name)
				if err != nil {
					t.Fatal(err)
				}
				for _, p := range squad.Check(c.Facts, *s, squad.UsualOf(game)) {
					t.Errorf("%s: %s", name, p.Text)
				}
				setup, err := setupOf(c, &Job{Squads: [2]string{name, name}})
				if err != nil {
					t.Fatal(err)
				}
				if _, _, err := c.NewGame(setup); err != nil {
					t.Errorf("%s: %v", name, err)
				}
			}
		}
	}
}

func TestWilson_ByHand(t *testing.T) {
	// 9 of 10: (0.9+0.19207) / 1.38415 is the middle, 0.24475 the half
	low, high := wilson(0.9, 10)
	if math.Abs(low-0.5958) > 5e-4 || math.Abs(high-0.9821) > 5e-4 {
		t.Errorf("%.4f to %.4f, want 0.5958 to 0.9821", low, high)
	}
}

func TestPercentile_OfKnownTimes(t *testing.T) {
	var times Times
	for range 99 {
		times.add(10 * time.Microsecond)
	}
	times.add(time.Millisecond)
	for share, want := range map[float64]time.Duration{
		0.5: 10 * time.Microsecond, 0.99: 10 * time.Microsecond, 1: time.Millisecond,
	} {
		if got := times.percentile(share); math.Abs(float64(got)/float64(want)-1) > 1.0/12 {
			t.Errorf("%v of the decisions within %v, want %v", share, got, want)
		}
	}
}

func TestRate_ThreeToOneIsAFactorOfThree(t *testing.T) {
	var results []Result
	for i := range 4000 {
		r := Result{Job: Job{Programs: [2]string{"a", "b"}}, Winner: 1}
		if i%4 == 0 {
			r.Winner = 2
		}
		results = append(results, r)
	}
	list := rate([]string{"b", "a"}, results)
	if list[0].Program != "a" || math.Abs(list[0].Rating-list[1].Rating-190.8) > 0.5 {
		t.Errorf("%v, want a 191 points ahead", list) // 400 times the logarithm of 3
	}
}
