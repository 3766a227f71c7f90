package learn

import (
	"cmp"
	"context"
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"testing"
)

// few are a few short matches.
var few = Options{Matches: 8, Seed: 9, Workers: 2, Rounds: 4, Program: "wingman"}

// sorted reads a file, match by match.
func sorted(t *testing.T, file string) []*Sample {
	t.Helper()
	list := samples(t, file)
	slices.SortStableFunc(list, func(a, b *Sample) int { return cmp.Compare(a.Match, b.Match) })
	return list
}

// Wherever a run was killed, the same command goes on, and the file holds each match once.
func TestPlay_GoesOnWhereItWasKilled(t *testing.T) {
	file := filepath.Join(t.TempDir(), "rounds")
	if err := Play(t.Context(), few, file); err != nil {
		t.Fatal(err)
	}
	want := sorted(t, file)
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range []int{0, 5, 30, len(few.title()), len(few.title()) + 3, len(text) / 2, len(text) - 3, len(text)} {
		if err := os.WriteFile(file, text[:n], 0o644); err != nil {
			t.Fatal(err)
		}
		if err := Play(t.Context(), few, file); err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(sorted(t, file), want) {
			t.Errorf("cut off after %d of %d bytes: the file holds other rounds", n, len(text))
		}
	}
}

func TestPlay_LeavesOtherFilesAlone(t *testing.T) {
	other := few
	other.Program = "table"
	for _, text := range []string{"notes", "notes\n", titleBegins + "wingman, at most 20 rounds\n", other.title()} {
		file := filepath.Join(t.TempDir(), "rounds")
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		if err := Play(t.Context(), few, file); err == nil {
			t.Errorf("%q: no error", text)
		}
		if left, err := os.ReadFile(file); err != nil || string(left) != text {
			t.Errorf("%q: the file now holds %q, %v", text, left, err)
		}
	}
}

func TestPlay_RefusesWhatCannotBe(t *testing.T) {
	for name, change := range map[string]func(o *Options){
		"no matches": func(o *Options) { o.Matches = 0 }, "workers": func(o *Options) { o.Workers = -1 },
		"rounds": func(o *Options) { o.Rounds = 0 }, "program": func(o *Options) { o.Program = "nobody" },
	} {
		o, file := few, filepath.Join(t.TempDir(), "rounds")
		change(&o)
		if err := Play(t.Context(), o, file); err == nil {
			t.Errorf("%s: no error", name)
		}
		if _, err := os.Stat(file); err == nil {
			t.Errorf("%s: there is a file", name)
		}
	}
}

func TestPlay_Stopped(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	stop()
	if err := Play(ctx, few, filepath.Join(t.TempDir(), "rounds")); !errors.Is(err, ErrStopped) {
		t.Errorf("the error is %v", err)
	}
}

func TestTrain_RefusesWhatIsNoFileOfRounds(t *testing.T) {
	o := TrainOptions{Passes: 1, Turns: 1}
	for _, text := range []string{"", "notes about something else, long enough for a round and more\n", few.title(),
		few.title() + "notes about something else, long enough for a round and more\n"} {
		file := filepath.Join(t.TempDir(), "rounds")
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		if _, err := Train(t.Context(), o, []string{file}); !errors.Is(err, ErrFile) {
			t.Errorf("%q: the error is %v", text, err)
		}
	}
}

func TestTrain_Stopped(t *testing.T) {
	file := rounds(t, 1, 2)
	ctx, stop := context.WithCancel(t.Context())
	stop()
	if _, err := Train(ctx, TrainOptions{Passes: 1, Turns: 1}, []string{file}); !errors.Is(err, ErrStopped) {
		t.Errorf("the error is %v", err)
	}
	if _, err := Train(t.Context(), TrainOptions{Turns: 1}, []string{file}); err == nil {
		t.Error("no passes: no error")
	}
}
