package server

import (
	"context"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"koiogran/engine/game"
	"koiogran/serve/wire"
)

// streamTo streams a match into one end of a connection and returns the other.
func streamTo(t *testing.T, s *Server) (*table, net.Conn) {
	t.Helper()
	created, err := s.create(context.Background(), &wire.NewMatch{Seats: []wire.NewSeat{
		{Who: "you", Ready: "ready-rebels"}, {Who: "friend", Ready: "ready-empire"},
	}})
	if err != nil {
		t.Fatal(err)
	}
	of, err := s.table(context.Background(), created.ID)
	if err != nil {
		t.Fatal(err)
	}
	watch, first, err := of.watch(context.Background(), game.Seat1, -1)
	if err != nil {
		t.Fatal(err)
	}
	ours, theirs := net.Pipe()
	s.start(func() { s.streamOn(ours, watch, first, func() { of.unwatch(watch) }) })
	return of, theirs
}

func TestClose_DoesNotWaitForAWatcherWhoReadsNothing(t *testing.T) {
	s := New(options(t, emptyStore(t)))
	of, theirs := streamTo(t, s)
	defer theirs.Close()
	begun := time.Now()
	s.Close()
	if took := time.Since(begun); took > lastTime+longWait {
		t.Errorf("closing took %v", took)
	}
	if len(of.watches) != 0 {
		t.Error("who reads nothing still watches")
	}
}

func TestStream_WhoLeavesIsNoticedAtOnce(t *testing.T) {
	s := New(options(t, emptyStore(t)))
	defer s.Close()
	of, theirs := streamTo(t, s)
	watched := func() int {
		of.mu.Lock()
		defer of.mu.Unlock()
		return len(of.watches)
	}
	if watched() != 1 {
		t.Fatal("no one watches")
	}
	theirs.Close()
	for late := time.Now().Add(5 * time.Second); watched() > 0; time.Sleep(time.Millisecond) {
		if time.Now().After(late) {
			t.Fatal("who has left still watches")
		}
	}
}

// A client that gets the state of the match from its stream does not need it in the answer, too.
func TestAnswer_WithoutABodyWhereThatIsPreferred(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	created, err := s.Server.create(t.Context(), &wire.NewMatch{Seats: []wire.NewSeat{
		{Who: "you", Ready: "ready-rebels"}, {Who: "bot", Ready: "ready-empire"},
	}})
	if err != nil {
		t.Fatal(err)
	}
	path := s.url + "/api/v1/matches/" + created.ID + "/answers"
	r, err := http.NewRequest("POST", path, strings.NewReader(`{"question": 0, "answer": "concede"}`))
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Authorization", "Bearer "+created.Token)
	r.Header.Set("Prefer", minimal)
	got, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer got.Body.Close()
	text, err := io.ReadAll(got.Body)
	if err != nil || got.StatusCode != http.StatusNoContent || len(text) > 0 {
		t.Errorf("%d %q %v, want 204 and nothing", got.StatusCode, text, err)
	}
	var state wire.State
	s.call("GET", "/api/v1/matches/"+created.ID, created.Token, nil, &state)
	if state.Result == nil {
		t.Error("the answer was not taken")
	}
}

// watch lets someone watch from behind a position; one below 0 stands for the beginning. The first message is
// returned.
func (t *table) watch(ctx context.Context, p game.Player, after int) (*watch, []byte, error) {
	w := &watch{viewer: p, messages: make(chan []byte, watchBuffer)}
	first, err := t.tellTo(ctx, w, after)
	return w, first, err
}
