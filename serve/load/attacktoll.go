package load

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"koiogran/serve/wire"
)

// toll is what an attack costs: the server, and someone who plays meanwhile.
type toll struct {
	before, memory   float64         // bytes of the server, and at most
	calm, goroutines float64         // of the server, and at most
	cores            float64         // that the server kept busy
	answers          []time.Duration // until a player at another address heard of their own answer
	failed           int             // of these answers
	answered         chan struct{}   // has room for one; full once there is an answer
	late             time.Duration   // after which they would be noticed
	heard            float64         // bytes that the server took over sockets,
	took             time.Duration   // and in what time
}

// unnoticed reports whether no one else noticed much, and the server took little memory. How busy the server
// was is reported but not judged: it says as much about the machine.
func (t *toll) unnoticed() bool {
	return t.memory-t.before < mostGrown && t.failed == 0 && len(t.answers) > 0 && slices.Max(t.answers) < t.late
}

// paced reports whether the server took no more over sockets than its limits let one address send: what comes at once,
// and then so much in a second.
func (t *toll) paced() bool { return t.heard < 256<<10+64<<10*t.took.Seconds() }

// String writes what it cost.
func (t *toll) String() string {
	const mib = 1 << 20
	slices.Sort(t.answers)
	return fmt.Sprintf("memory grew from %.0f to %.0f MiB, goroutines from %.0f to %.0f; the server used %.2f cores "+
		"and took %.0f KiB over sockets; %d answers by a player at another address took %s, at most %s, %d failed", t.before/mib, t.memory/mib, t.calm, t.goroutines, t.cores, t.heard/(1<<10),
		len(t.answers), inMillis(t.answers, 0.5), inMillis(t.answers, 1), t.failed)
}

// toll attacks for a while, and until the player at another address has an answer or waits too long for it, and measures
// what that costs.
func (s *siege) toll(ctx context.Context, attack func(ctx context.Context)) (*toll, error) {
	p, err := s.bystander(ctx)
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	t := &toll{late: s.Late, answered: make(chan struct{}, 1), before: s.metric(ctx, "process_resident_memory_bytes"), calm: s.metric(ctx, "go_goroutines")}
	busy, heard, begun := s.metric(ctx, "process_cpu_seconds_total"), s.metric(ctx, "koiogran_socket_bytes_total"), time.Now()
	attacked := make(chan struct{})
	go func() { defer close(attacked); attack(ctx) }()
	played := make(chan struct{})
	go func() { defer close(played); p.play(ctx, t) }()
	sample := context.WithoutCancel(ctx)
	for !t.over(s.Time, begun, played) && ctx.Err() == nil {
		t.memory = max(t.memory, s.metric(sample, "process_resident_memory_bytes"))
		t.goroutines = max(t.goroutines, s.metric(sample, "go_goroutines"))
		pause(ctx, 200*time.Millisecond)
	}
	cancel()
	t.cores = (s.metric(sample, "process_cpu_seconds_total") - busy) / time.Since(begun).Seconds()
	<-attacked
	t.heard, t.took = s.metric(sample, "koiogran_socket_bytes_total")-heard, time.Since(begun)
	<-played
	return t, nil
}

// over reports whether the attack has lasted long enough: its time is up, and the player has heard of an answer, waits too
// long, or has stopped.
func (t *toll) over(least time.Duration, begun time.Time, played <-chan struct{}) bool {
	if time.Since(begun) < least {
		return false
	}
	select {
	case <-t.answered:
		return true
	case <-played:
		return true
	default:
		return time.Since(begun) > least+3*t.late
	}
}

// bystander is someone who plays against a program, from another address than that of the attack.
type bystander struct {
	*seated
	rnd *rand.Rand
}

// bystander begins a match at another address of this machine.
func (s *siege) bystander(ctx context.Context) (*bystander, error) {
	c := s.visitor()
	defer c.Close()
	m, err := c.Create(ctx, wire.NewMatch{Seats: []wire.NewSeat{
		{Who: "you", Ready: "ready-rebels"}, {Who: "bot", Bot: "random", Ready: "ready-empire"},
	}})
	if err != nil {
		return nil, err
	}
	return &bystander{
		&seated{Seat: Seat{m.ID, m.Token}, clients: []*Client{c}, never: make(chan error, 1), refused: make(chan error, 1)},
		rand.New(rand.NewPCG(s.Seed, 2)),
	}, nil
}

// play answers over a socket, up to 20 times a second, until ctx is done or the match is over, and notes how long it
// takes to hear of each answer.
func (p *bystander) play(ctx context.Context, t *toll) {
	go p.listen(ctx, 3*t.late, func() {})
	if p.joined(ctx, 10*time.Second) != nil {
		return
	}
	for pause(ctx, 50*time.Millisecond) {
		o, err := p.open()
		if err != nil || o.Result != nil {
			return
		}
		if o.Question == nil {
			continue
		}
		own, begun := p.expect(), time.Now()
		if err := p.answer(ctx, 0, o.Answer(p.rnd)); err == nil {
			select {
			case at := <-own:
				t.answers = append(t.answers, at.Sub(begun))
				select {
				case t.answered <- struct{}{}:
				default:
				}
				continue
			case <-p.refused:
			case <-ctx.Done():
				if time.Since(begun) > t.late {
					t.answers = append(t.answers, time.Since(begun))
				}
				return
			}
		}
		if ctx.Err() == nil {
			t.failed++
		}
	}
}
