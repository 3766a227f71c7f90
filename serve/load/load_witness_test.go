package load

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"sync"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"koiogran/serve/wire"
)

// witness is a client in a seat that remembers all it was sent, as a browser does.
type witness struct {
	Seat
	rnd *rand.Rand

	mu       sync.Mutex
	position int // of the last message
	promised int // of the last answer that was accepted
	taken    int // answers
	table    wire.Table
	events   []wire.Event
	open     Open
	over     bool
	clock    *wire.Clock // as it was heard
	heard    time.Time
	down     time.Duration // since then, without a server
	kills    int           // since then
	fault    error
	news     chan struct{} // told of each message, if nothing waits there yet
	sockets  bool          // in place of requests and streams, as browsers do
	socket   *Socket       // while there is one
	tag      int           // of the last answer over it
	replies  chan wire.Reply
}

// newWitness returns a witness who has seen nothing.
func newWitness(s Seat, seed uint64) *witness {
	return &witness{
		Seat: s, position: -1, rnd: rand.New(rand.NewPCG(seed, seed)), news: make(chan struct{}, 1),
		sockets: seed%4 != 0, replies: make(chan wire.Reply, 1),
	}
}

// play follows the match and answers as soon as it is asked, until ctx is done or the server is
// gone. It calls accepted for each answer that the server accepted.
func (w *witness) play(ctx context.Context, c *Client, accepted func()) {
	ctx, cancel := context.WithCancel(ctx)
	var answering sync.WaitGroup
	answering.Go(func() { w.answer(ctx, c, accepted) })
	defer answering.Wait()
	defer cancel()
	w.follow(ctx, c)
}

// follow follows the match until ctx is done or the server is gone.
func (w *witness) follow(ctx context.Context, c *Client) {
	position, _ := w.stands()
	hear := func(m Message) {
		w.hear(m)
		select {
		case w.news <- struct{}{}:
		default:
		}
	}
	if !w.sockets {
		_ = c.Follow(ctx, w.Seat, position, hear)
		return
	}
	k, err := c.Socket(ctx, w.Seat, position)
	if err != nil {
		return
	}
	defer k.Close()
	w.plug(k)
	defer w.plug(nil)
	_ = k.Follow(ctx, func(m Message) {
		if m.Kind != "reply" {
			hear(m)
			return
		}
		var r wire.Reply
		if err := json.Unmarshal(m.Data, &r); err == nil {
			w.replies <- r
		}
	})
}

// plug notes the socket of the witness.
func (w *witness) plug(k *Socket) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.socket = k
}

// send sends an answer and returns the position that the reply promises. A socket that ends meanwhile
// promises nothing.
func (w *witness) send(ctx context.Context, c *Client, position int, a wire.Answer) (int, error) {
	if !w.sockets {
		var s wire.Standing
		err := c.Answer(ctx, w.Seat, a, &s)
		return s.Position, err
	}
	w.mu.Lock()
	k := w.socket
	w.tag++
	tag := w.tag
	w.mu.Unlock()
	if k == nil {
		return 0, errors.New("there is no socket")
	}
	if err := k.Send(ctx, wire.SocketAnswer{Answer: a, Tag: tag}); err != nil {
		return 0, err
	}
	for {
		select {
		case r := <-w.replies:
			if r.Tag == tag && r.Status < 300 {
				return position + 1, nil
			} else if r.Tag == tag {
				return 0, &Refused{r.Status, r.Detail}
			}
		case <-k.Ended():
			return 0, errors.New("the socket has ended")
		}
	}
}

// answer answers what is asked. An answer that is under way is waited for even when ctx is done: the server
// finishes it anyway, and anyone who looks next must find it there.
func (w *witness) answer(ctx context.Context, c *Client, accepted func()) {
	for {
		select {
		case <-ctx.Done():
			return
		case <-w.news:
			position, o := w.stands()
			if o.Question == nil {
				continue
			}
			sent, cancel := context.WithTimeout(context.WithoutCancel(ctx), time.Minute)
			if promised, err := w.send(sent, c, position, o.Answer(w.rnd)); err == nil {
				w.mu.Lock()
				w.promised = max(w.promised, promised)
				w.taken++
				w.mu.Unlock()
				accepted()
			}
			cancel()
		}
	}
}

// stands returns the position that the witness has seen, and what was asked there.
func (w *witness) stands() (int, Open) {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.position, w.open
}

// hear takes a message.
func (w *witness) hear(m Message) {
	w.mu.Lock()
	defer w.mu.Unlock()
	var o Open
	var u wire.Update
	if err := json.Unmarshal(m.Data, &o); err != nil {
		w.fault = err
	}
	if err := json.Unmarshal(m.Data, &u); err != nil {
		w.fault = err
	}
	if quick, err := openIn(m.Data); err != nil || !cmp.Equal(quick, o, cmpopts.EquateEmpty()) {
		w.fault = fmt.Errorf("the question is read as %+v, %v, and is %+v", quick, err, o)
	}
	if m.Kind == "state" {
		w.table, w.events = wire.Table{}, nil
	} else if m.Position < w.position {
		w.fault = fmt.Errorf("position %d came after %d", m.Position, w.position)
	}
	w.position, w.open, w.over = m.Position, o, u.Result != nil
	w.clock, w.heard, w.down, w.kills = u.Clock, time.Now(), 0, 0
	w.table = changed(w.table, u.Table)
	w.events = append(w.events, u.Events...)
}

// changed returns a table after an update of it.
func changed(old, update wire.Table) wire.Table {
	now := update
	now.Ships = append([]wire.Ship{}, old.Ships...)
	for _, s := range update.Ships {
		for len(now.Ships) <= s.ID {
			now.Ships = append(now.Ships, wire.Ship{ID: len(now.Ships)})
		}
		now.Ships[s.ID] = s
	}
	now.Obstacles = append([]wire.Obstacle{}, old.Obstacles...)
	for _, o := range update.Obstacles {
		for len(now.Obstacles) <= o.ID {
			now.Obstacles = append(now.Obstacles, wire.Obstacle{ID: len(now.Obstacles)})
		}
		now.Obstacles[o.ID] = o
	}
	if now.Devices == nil {
		now.Devices = old.Devices
	}
	return now
}

// check compares what a server says of the match with what the witness was sent before, and reports
// whether nothing had happened since, so that the tables could be compared too.
func (w *witness) check(ctx context.Context, c *Client) (same bool, err error) {
	s, err := c.State(ctx, w.Seat)
	if err != nil {
		return false, err
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.fault != nil {
		return false, w.fault
	}
	if s.Position < max(w.position, w.promised) {
		return false, fmt.Errorf("it is at %d, and the client has seen %d and was promised %d",
			s.Position, w.position, w.promised)
	}
	if len(s.Events) < len(w.events) {
		return false, fmt.Errorf("it sends %d events, and the client has seen %d", len(s.Events),
			len(w.events))
	}
	if d := cmp.Diff(w.events, s.Events[:len(w.events)], cmpopts.EquateEmpty()); d != "" {
		return false, fmt.Errorf("other events than the client has seen: %s", d)
	}
	if s.Position > w.position {
		return false, nil
	}
	if d := cmp.Diff(w.table, s.Table, cmpopts.EquateEmpty()); d != "" {
		return true, fmt.Errorf("another table than the client has seen: %s", d)
	}
	if len(s.Events) > len(w.events) {
		return true, fmt.Errorf("it sends %d events of the same position, and the client has seen %d",
			len(s.Events), len(w.events))
	}
	return true, w.checkClock(&s)
}

// checkClock compares the clock with what it was: for each kill, no more than a second is lost or
// won.
func (w *witness) checkClock(s *wire.State) error {
	if w.clock == nil || s.Clock == nil {
		return errors.New("there is no clock")
	}
	alive, most := time.Since(w.heard)-w.down, time.Duration(max(1, w.kills))*time.Second
	for p, before := range w.clock.Left {
		lost := time.Duration(before-s.Clock.Left[p]) * time.Millisecond
		if lost > alive+most || lost < -most {
			return fmt.Errorf("player %d had %d ms and has %d; the server ran for %v of %v", p+1, before,
				s.Clock.Left[p], alive, alive+w.down)
		}
	}
	return nil
}
