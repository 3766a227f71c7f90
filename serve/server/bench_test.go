package server

import (
	"math/rand/v2"
	"testing"

	"koiogran/engine/game"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// BenchmarkAnswer is an answer of a match of people with both of them listening, from the message
// to the messages that everyone is sent, without HTTP and a disk.
func BenchmarkAnswer(b *testing.B) {
	s := New(options(b, store.NewMemory()))
	defer s.Close()
	rnd := rand.New(rand.NewPCG(1, 1))
	var t *table
	for b.Loop() {
		if t == nil || t.over() {
			t = freshTable(b, s)
		}
		t.mu.Lock()
		p := t.exec().Waiting(&t.state).First()
		v := t.view(p)
		q := t.teller().Question(&v)
		q.Number = t.answers[p]
		t.mu.Unlock()
		for w := range t.watches {
			for len(w.messages) > 0 {
				<-w.messages
			}
		}
		if err := t.answer(b.Context(), p, someAnswer(rnd, q)); err != nil {
			b.Fatal(err)
		}
		if _, err := t.stands(b.Context(), p); err != nil {
			b.Fatal(err)
		}
	}
}

// freshTable begins a match of people, who listen.
func freshTable(b testing.TB, s *Server) *table {
	b.Helper()
	m, err := s.create(b.Context(), &wire.NewMatch{Seats: []wire.NewSeat{
		{Who: "you", Ready: "ready-rebels"}, {Who: "friend", Ready: "ready-empire"},
	}})
	if err != nil {
		b.Fatal(err)
	}
	t, err := s.table(b.Context(), m.ID)
	if err != nil {
		b.Fatal(err)
	}
	for _, p := range []game.Player{game.Seat1, game.Seat2} {
		if _, _, err := t.watch(b.Context(), p, -1); err != nil {
			b.Fatal(err)
		}
	}
	return t
}
