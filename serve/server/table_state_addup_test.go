package server

import (
	"encoding/json"
	"flag"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"koiogran/engine/game"
	"koiogran/serve/wire"
)

var addUpMatches = flag.Int("server.addup", 6, "matches whose updates are added up")

// collector adds up the messages of one stream, as a client does.
type collector struct {
	*watch
	table  wire.Table
	events []wire.Event
}

// hear takes all messages that wait.
func (c *collector) hear(t *testing.T) {
	t.Helper()
	for {
		select {
		case text := <-c.messages:
			c.take(t, text)
		default:
			return
		}
	}
}

// take takes one message.
func (c *collector) take(t *testing.T, text []byte) {
	t.Helper()
	_, data, _ := strings.Cut(string(text), "data: ")
	var u wire.Update
	if err := json.Unmarshal([]byte(data), &u); err != nil {
		t.Fatal(err)
	}
	if strings.Contains(string(text), "event: state") {
		c.table, c.events = wire.Table{}, nil
	}
	old := c.table
	c.table = u.Table
	c.table.Ships = slices.Clone(old.Ships)
	for _, s := range u.Table.Ships {
		for len(c.table.Ships) <= s.ID {
			c.table.Ships = append(c.table.Ships, wire.Ship{ID: len(c.table.Ships)})
		}
		c.table.Ships[s.ID] = s
	}
	c.table.Obstacles = slices.Clone(old.Obstacles)
	for _, o := range u.Table.Obstacles {
		for len(c.table.Obstacles) <= o.ID {
			c.table.Obstacles = append(c.table.Obstacles, wire.Obstacle{ID: len(c.table.Obstacles)})
		}
		c.table.Obstacles[o.ID] = o
	}
	if c.table.Devices == nil {
		c.table.Devices = old.Devices
	}
	c.events = append(c.events, u.Events...)
}

// TestEvents_UpdatesAddUpToTheState plays random matches and adds up the updates of both seats and of a watcher.
// The sum is the state that the server sends to a new client.
func TestEvents_UpdatesAddUpToTheState(t *testing.T) {
	t.Parallel()
	s := serve(t, everyReady(t))
	for seed := range uint64(*addUpMatches) {
		rnd := rand.New(rand.NewPCG(seed, 9))
		one := &s.o.Squads[rnd.IntN(len(s.o.Squads))]
		for _, alone := s.lobby.Fits(s.lobby.Usual(one.Squad.Edition), &one.Squad); alone; _, alone = s.lobby.Fits(s.lobby.Usual(one.Squad.Edition), &one.Squad) {
			one = &s.o.Squads[rnd.IntN(len(s.o.Squads))] // that is one for Epic alone
		}
		in := wire.NewMatch{
			Seats: []wire.NewSeat{{Who: "you", Ready: one.ID}, {Who: "friend", Ready: one.ID}},
		}
		in.Settings = map[string]int{"round-limit": 4}
		made, err := s.Server.create(t.Context(), &in)
		if err != nil {
			t.Fatalf("%s: %v", one.ID, err)
		}
		s.addUp(t, made.ID, rnd)
	}
}

// addUp plays a match to its end and compares from time to time.
func (s *service) addUp(t *testing.T, id string, rnd *rand.Rand) {
	t.Helper()
	table, err := s.table(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	var all []*collector
	for _, p := range table.viewers() {
		w, first, err := table.watch(t.Context(), p, -1)
		if err != nil {
			t.Fatal(err)
		}
		defer table.unwatch(w)
		c := &collector{watch: w}
		c.take(t, first)
		all = append(all, c)
	}
	for n := 0; ; n++ {
		now := s.stands(id, game.NoPlayer)
		if n%20 == 0 || now.Result != nil {
			for _, c := range all {
				c.compare(t, table)
			}
		}
		if now.Result != nil || t.Failed() {
			return
		}
		p := game.Player(now.Waiting[rnd.IntN(len(now.Waiting))] - 1)
		a := someAnswer(rnd, s.stands(id, p).Question)
		if err := table.answer(t.Context(), p, a); err != nil {
			t.Fatal(err)
		}
		for _, c := range all {
			c.hear(t)
		}
	}
}

// compare compares what was added up with the state.
func (c *collector) compare(t *testing.T, of *table) {
	t.Helper()
	of.mu.Lock()
	state := decoded[wire.State](t, asSent(t, of.stateFor(c.viewer)))
	of.mu.Unlock()
	if d := cmp.Diff(state.Events, c.events, cmpopts.EquateEmpty()); d != "" {
		t.Errorf("%s: other events for %v: %s", of.record.Edition, c.viewer, d)
	}
	if d := cmp.Diff(state.Table, c.table, cmpopts.EquateEmpty()); d != "" {
		t.Errorf("%s: another table for %v: %s", of.record.Edition, c.viewer, d)
	}
}
