package load

import (
	"context"
	"math/rand/v2"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"
	"time"
)

// A backup that is made while matches are played holds each of them as it was at that moment: a
// server on it sends nothing but what the players have seen. The same is true of a PostgreSQL database
// with a copy of the backup.
func TestBackup_WhileMatchesArePlayedAndRestored(t *testing.T) {
	t.Parallel()
	program, folder := build(t), t.TempDir()
	rnd := rand.New(rand.NewPCG(5, 5))
	p := start(t, program, filepath.Join(folder, "games.db"))
	all := invite(t, p, 3, rnd)
	ctx, stop := context.WithCancel(t.Context())
	played := make(chan struct{}, 1<<16)
	ended := make(chan struct{})
	for _, w := range all {
		go func() {
			w.play(ctx, p.client, func() { played <- struct{}{} })
			ended <- struct{}{}
		}()
	}
	fresh := func(w *witness) bool {
		position, _ := w.stands()
		return position < 3
	}
	for n := 0; n < 20 || slices.ContainsFunc(all, fresh); n++ {
		<-played
	}
	backup := filepath.Join(folder, "backup.db")
	command(t, program, "store", "backup", filepath.Join(folder, "games.db"), backup)
	time.Sleep(100 * time.Millisecond)
	stop()
	for range all {
		<-ended
	}
	p.kill(t)
	moved := postgres.Database(t)
	command(t, program, "store", "copy", backup, moved)
	for _, database := range []string{backup, moved} {
		restored := start(t, program, database)
		for _, w := range all {
			s, err := restored.client.State(t.Context(), w.Seat)
			if err != nil {
				t.Fatal(err)
			}
			if s.Position < 3 || s.Position > w.position || len(s.Events) > len(w.events) {
				t.Errorf("%s: position %d with %d events, and the player has seen %d with %d", database,
					s.Position, len(s.Events), w.position, len(w.events))
			}
			for i := range s.Events {
				if s.Events[i].Text != w.events[i].Text {
					t.Errorf("event %d is %q, the player has seen %q", i, s.Events[i].Text, w.events[i].Text)
				}
			}
		}
		restored.kill(t)
	}
}

// command runs a command of the program.
func command(t *testing.T, program string, words ...string) {
	t.Helper()
	if said, err := exec.Command(program, words...).CombinedOutput(); err != nil {
		t.Fatalf("%v: %v: %s", words, err, said)
	}
}
