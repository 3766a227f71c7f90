package server

import (
	"flag"
	"io/fs"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"koiogran/content/squads"
	"koiogran/engine/data"
	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/play/squad"
	"koiogran/serve/lobby"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

var soakMatches = flag.Int("server.matches", 8, "matches between ready squads")

// everyReady are options with every edition and every squad that is ready.
func everyReady(t testing.TB) Options {
	t.Helper()
	o := options(t, store.NewMemory())
	o.Editions, o.Squads = nil, nil
	var facts []*data.Catalogue
	for _, id := range edition.IDs() {
		c, _ := edition.ByID(id)
		o.Editions = append(o.Editions, lobby.EditionOf(id, c))
		facts = append(facts, c.Facts)
	}
	names, err := fs.Glob(squads.Files(), "*.xws")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		text, err := fs.ReadFile(squads.Files(), name)
		if err != nil {
			t.Fatal(err)
		}
		s, _, _, err := squad.ReadAny(strings.NewReader(string(text)), facts...)
		if err == nil {
			o.Squads = append(o.Squads, lobby.Squad{ID: name, XWS: string(text), Squad: s})
		}
	}
	return o
}

// TestSoak_ReadySquadsOfEveryEdition plays matches of people who answer at random, take back what
// they can from time to time, and are served by a table that is dropped and loaded again.
func TestSoak_ReadySquadsOfEveryEdition(t *testing.T) {
	t.Parallel()
	s := serve(t, everyReady(t))
	for seed := range uint64(*soakMatches) {
		rnd := rand.New(rand.NewPCG(seed, 4))
		one := &s.o.Squads[rnd.IntN(len(s.o.Squads))]
		two := &s.o.Squads[rnd.IntN(len(s.o.Squads))]
		ways, alone := s.lobby.Fits(s.lobby.Edition(one.Squad.Edition), &one.Squad)
		_, other := s.lobby.Fits(s.lobby.Edition(two.Squad.Edition), &two.Squad)
		if one.Squad.Edition != two.Squad.Edition || alone || other {
			two = one
		}
		in := wire.NewMatch{
			Seats: []wire.NewSeat{{Who: "you", Ready: one.ID}, {Who: "friend", Ready: two.ID}},
		}
		if alone { // Epic, quick builds
			in.Edition, in.Way = one.Squad.Edition, ways[0]
		}
		in.Settings = map[string]int{"round-limit": 5, "quick-setup": rnd.IntN(2)}
		var m wire.Created
		if status, text := s.call("POST", "/api/v1/matches", "", in, &m); status != 201 {
			t.Fatalf("%s against %s: %d %s", one.ID, two.ID, status, text)
		}
		s.soak(s.filled("matches", m), rnd)
	}
}

// soak plays a match to its end.
func (s *service) soak(m made, rnd *rand.Rand) {
	s.t.Helper()
	tokens := [2]string{m.Token, m.Friend}
	for {
		now := s.stands(m.ID, game.NoPlayer)
		if now.Result != nil {
			break
		}
		seat := now.Waiting[rnd.IntN(len(now.Waiting))] - 1 // counted from 0
		now = s.stands(m.ID, game.Player(seat))
		switch {
		case rnd.IntN(50) == 0:
			before := asSent(s.t, s.state(m.ID, tokens[seat]))
			s.dropIdle(time.Now().Add(time.Hour))
			if after := asSent(s.t, s.state(m.ID, tokens[seat])); after != before {
				s.t.Fatalf("loaded again: %s\nbefore: %s", after, before)
			}
		case now.Takeback != "" && rnd.IntN(10) == 0:
			s.offer(m.ID, tokens[seat], "takeback")
			s.offer(m.ID, tokens[1-seat], "takeback")
		default:
			s.answer(m.ID, tokens[seat], someAnswer(rnd, now.Question))
		}
	}
	if status, text := s.call("GET", "/api/v1/matches/"+m.ID+"/replay", "", nil, nil); status != 200 {
		s.t.Errorf("its replay: %d %s", status, text)
	}
}

// stands says how a match stands for someone, without what has happened in it.
func (s *service) stands(id string, p game.Player) *wire.Standing {
	s.t.Helper()
	t, err := s.table(s.t.Context(), id)
	if err != nil {
		s.t.Fatal(err)
	}
	now, err := t.stands(s.t.Context(), p)
	if err != nil {
		s.t.Fatal(err)
	}
	return now
}
