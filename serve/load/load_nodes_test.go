package load

import (
	"context"
	"errors"
	"math/rand/v2"
	"sync"
	"testing"
	"time"

	"koiogran/serve/wire"
)

// conflicts is how many questions are answered twice at once, at two servers.
const conflicts = 100

func TestServe_TwoServersTakeOneOfTwoAnswersAndTellAllWatchers(t *testing.T) {
	t.Parallel()
	database := postgres.Database(t)
	program := build(t)
	nodes := [2]*process{start(t, program, database), start(t, program, database)}
	ctx, cancel := context.WithCancel(t.Context())
	var following sync.WaitGroup
	defer func() {
		cancel()
		following.Wait()
		for _, p := range nodes {
			p.kill(t)
		}
	}()
	invited := invite(t, nodes[0], 1, rand.New(rand.NewPCG(1, 2)))
	nobody := newWitness(Seat{Match: invited[0].Match}, 1)
	var here [2][]*witness // both seats, and someone who watches, at each server
	for n, p := range nodes {
		for _, w := range []*witness{invited[0], invited[1], nobody} {
			w = newWitness(w.Seat, uint64(n))
			here[n] = append(here[n], w)
			following.Go(func() { w.follow(ctx, p.client) })
		}
	}
	await(t, here, 0)
	for n := range conflicts {
		seat := n % 2
		if _, o := here[0][seat].stands(); o.Question == nil {
			seat = 1 - seat
		}
		if _, o := here[0][seat].stands(); o.Question == nil {
			t.Logf("the match was over after %d answers", n)
			break
		}
		await(t, here, duel(t, nodes, [2]*witness{here[0][seat], here[1][seat]}))
	}
	for n, p := range nodes {
		for _, w := range here[n] {
			if same, err := w.check(t.Context(), p.client); err != nil || !same {
				t.Errorf("server %d: %v, nothing has happened since: %v", n+1, err, same)
			}
		}
	}
}

// await waits until all witnesses have seen a position.
func await(t *testing.T, all [2][]*witness, position int) {
	t.Helper()
	late := time.NewTimer(time.Minute)
	defer late.Stop()
	for n := range all {
		for _, w := range all[n] {
			for at, _ := w.stands(); at < position; at, _ = w.stands() {
				select {
				case <-w.news:
				case <-late.C:
					t.Fatalf("a client of server %d has seen position %d and not %d", n+1, at, position)
				}
			}
		}
	}
}

// duel answers one question at two servers at once, and returns the position that the match has
// then. It fails the test unless one of them takes its answer and the other refuses it.
func duel(t *testing.T, nodes [2]*process, seat [2]*witness) int {
	t.Helper()
	var stands [2]wire.Standing
	var errs [2]error
	var both sync.WaitGroup
	// Both answers are chosen before either is sent: once one is taken, the other witness may be
	// asked the next question, and answering that is not a duel.
	var answers [2]wire.Answer
	for n := range nodes {
		_, o := seat[n].stands()
		answers[n] = o.Answer(seat[n].rnd)
	}
	for n, p := range nodes {
		both.Go(func() {
			errs[n] = p.client.Answer(t.Context(), seat[n].Seat, answers[n], &stands[n])
		})
	}
	both.Wait()
	position, taken := 0, 0
	for n, err := range errs {
		var refused *Refused
		switch {
		case err == nil:
			position = stands[n].Position
			taken++
		case !errors.As(err, &refused) || refused.Status != 409:
			t.Fatalf("server %d: %v; expected that it refuses with 409", n+1, err)
		}
	}
	if taken != 1 {
		t.Fatalf("%d answers to one question were taken; expected one: %v", taken, errs)
	}
	return position
}
