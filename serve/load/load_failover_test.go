//go:build unix

package load

import (
	"context"
	"math/rand/v2"
	"slices"
	"sync"
	"syscall"
	"testing"
	"time"

	"koiogran/serve/wire"
)

// playing lets witnesses play at servers, the first seat of each match at the first one and the
// second at the second, until this many answers were accepted.
func playing(t *testing.T, all []*witness, at [2]*process, answers int) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	accepted := make(chan struct{}, 1<<16)
	var work sync.WaitGroup
	for i, w := range all {
		work.Go(func() { w.play(ctx, at[i%2].client, func() { accepted <- struct{}{} }) })
	}
	for n := range answers {
		select {
		case <-accepted:
		case <-ctx.Done():
			t.Errorf("%d answers were accepted, want %d", n, answers)
			answers = 0
		}
		if t.Failed() {
			break
		}
	}
	cancel()
	work.Wait()
}

// Of three servers over one PostgreSQL one is killed and one is frozen. Players who move to the third
// miss nothing and go on at once, and the frozen one knows what happened when it thaws.
func TestServe_OneOfThreeServersIsKilledAndOneIsFrozen(t *testing.T) {
	t.Parallel()
	database := postgres.Database(t)
	program := build(t)
	var nodes [3]*process
	for n := range nodes {
		nodes[n] = startWith(t, program, "--database", database, "--unlimited", "--haste", "5")
	}
	all := invite(t, nodes[0], 4, rand.New(rand.NewPCG(3, 4)))
	playing(t, all, [2]*process{nodes[0], nodes[1]}, 80)
	there(t, nodes, all[0].Seat)

	nodes[0].kill(t)
	if err := nodes[1].cmd.Process.Signal(syscall.SIGSTOP); err != nil {
		t.Fatal(err)
	}
	begun := time.Now()
	playing(t, all, [2]*process{nodes[2], nodes[2]}, 80)
	t.Logf("80 answers at the third server took %v", time.Since(begun))
	if err := nodes[1].cmd.Process.Signal(syscall.SIGCONT); err != nil {
		t.Fatal(err)
	}
	for _, w := range all {
		knows(t, w, nodes[2], 0)
		knows(t, w, nodes[1], 10*time.Second) // it hears in a moment what it has missed
	}
	nodes[1].kill(t)
	nodes[2].kill(t)
}

// knows fails the test unless a server knows of all that a witness has seen, by a time at the latest.
func knows(t *testing.T, w *witness, p *process, patience time.Duration) {
	t.Helper()
	for begun := time.Now(); ; pause(t.Context(), 50*time.Millisecond) {
		_, err := w.check(t.Context(), p.client)
		if err == nil {
			return
		}
		if time.Since(begun) >= patience {
			t.Errorf("match %s: %v", w.Match, err)
			return
		}
	}
}

// there waits until the third server says that a player is connected, who is to the first one.
func there(t *testing.T, nodes [3]*process, s Seat) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 30*time.Second)
	defer cancel()
	go func() { _ = nodes[0].client.Follow(ctx, s, -1, func(Message) {}) }()
	for {
		var p wire.Presence
		path := "/api/v1/matches/" + s.Match + "/presence"
		if err := nodes[2].client.call(ctx, request{"GET", path, s.Token, nil}, &p); err != nil {
			t.Error(err)
			return
		}
		if slices.Contains(p.Here, wire.Seat(1)) {
			return
		}
		pause(ctx, 200*time.Millisecond)
	}
}
