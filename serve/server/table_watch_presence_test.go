package server

import (
	"context"
	"net/http"
	"slices"
	"testing"
	"time"

	"koiogran/engine/game"
	"koiogran/serve/wire"
)

// presence says who is at the table of a match.
func (s *service) presence(id, token string, want int) wire.Presence {
	s.t.Helper()
	var out wire.Presence
	status, text := s.call("GET", "/api/v1/matches/"+id+"/presence", token, nil, &out)
	if status != want {
		s.t.Errorf("presence: %d %s, want %d", status, text, want)
	}
	return out
}

// A seat is there as long as its client reads the stream; a watcher holds none.
func TestPresence_TellsWhoReadsTheStream(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "friend")
	if got := s.presence(m.ID, m.Token, 200); len(got.Here) != 0 {
		t.Errorf("at first %v are there", got.Here)
	}
	s.listen(m.ID, "", 0).until(1)
	s.listen(m.ID, m.Friend, 2).until(1)
	if got := s.presence(m.ID, m.Token, 200); !slices.Equal(got.Here, []wire.Seat{2}) {
		t.Errorf("with the friend %v are there", got.Here)
	}
	table, err := s.table(t.Context(), m.ID)
	if err != nil {
		t.Fatal(err)
	}
	w, _, err := table.watch(context.Background(), game.Seat1, -1)
	if err != nil {
		t.Fatal(err)
	}
	if got := s.presence(m.ID, "", 200); !slices.Equal(got.Here, []wire.Seat{1, 2}) {
		t.Errorf("with both %v are there", got.Here)
	}
	table.unwatch(w)
	if got := s.presence(m.ID, m.Token, 200); !slices.Equal(got.Here, []wire.Seat{2}) {
		t.Errorf("without you %v are there", got.Here)
	}
}

// Before a client has had the time to come back, the server does not say that a seat is away.
func TestPresence_IsNotKnownAtFirst(t *testing.T) {
	kept := emptyStore(t)
	m := serve(t, options(t, kept)).create("you", "friend")
	s := serve(t, options(t, kept)) // another one, or the same after it was stopped
	if got := s.presence(m.ID, m.Token, 200); len(got.Here) != 0 || got.Away[0] != 0 || got.Away[1] != 0 {
		t.Errorf("a moment after it was loaded: %+v", got)
	}
	table, err := s.table(t.Context(), m.ID)
	if err != nil {
		t.Fatal(err)
	}
	table.mu.Lock()
	table.seen[game.Seat2] = time.Now().Add(-presentFor)
	table.mu.Unlock()
	if got := s.presence(m.ID, m.Token, 200); len(got.Here) != 0 || got.Away[0] != 0 || got.Away[1] < int(presentFor.Seconds()) {
		t.Errorf("later: %+v", got)
	}
}

// The seat of a link is not away while the page of the player who takes it still loads.
func TestPresence_IsNotAwayOnceTaken(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	in := wire.NewMatch{Seats: []wire.NewSeat{
		{Who: "you", Ready: s.o.Squads[0].ID}, {Who: "friend", Ready: s.o.Squads[1].ID},
	}}
	var m wire.Created
	if status, text := s.call("POST", "/api/v1/matches", "", in, &m); status != 201 {
		t.Fatalf("create: %d %s", status, text)
	}
	table, err := s.table(t.Context(), m.ID)
	if err != nil {
		t.Fatal(err)
	}
	table.mu.Lock()
	table.seen[game.Seat2] = time.Now().Add(-presentFor)
	table.mu.Unlock()
	if got := s.presence(m.ID, m.Token, 200); got.Away[1] == 0 {
		t.Errorf("a free seat: %+v", got)
	}
	s.expect(201, "POST", "/api/v1/matches/"+m.ID+"/seat", "", wire.Take{Link: m.Link})
	if got := s.presence(m.ID, m.Token, 200); len(got.Here) != 0 || got.Away[1] != 0 {
		t.Errorf("a moment after it was taken: %+v", got)
	}
}

// How long a question is open is counted from the last answer, and ends nothing by itself.
func TestPresence_CountsFromTheLastAnswer(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "random")
	table, err := s.table(t.Context(), m.ID)
	if err != nil {
		t.Fatal(err)
	}
	table.mu.Lock()
	table.moved = time.Now().Add(-time.Hour)
	table.mu.Unlock()
	if got := s.presence(m.ID, m.Token, 200); got.Open < 3600 {
		t.Errorf("after an hour %d seconds are sent", got.Open)
	}
	s.answer(m.ID, m.Token, anyAnswer(s.state(m.ID, m.Token).Question))
	if got := s.presence(m.ID, m.Token, 200); got.Open >= 3600 {
		t.Errorf("after an answer %d seconds are sent", got.Open)
	}
	s.presence(m.ID, "forged", http.StatusUnauthorized)
	s.presence("0123456789abcdef", "", http.StatusNotFound)
}
