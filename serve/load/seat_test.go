package load

import (
	"context"
	"errors"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/coder/websocket"
)

// A socket takes an answer that a frozen server never reads. Anyone who sent it goes on to another server;
// anyone who waits for it at a server that works stays there.
func TestStep_OfAFrozenServerTheOtherPlayerStays(t *testing.T) {
	t.Parallel()
	frozen := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		conn, err := websocket.Accept(w, r, nil)
		if err != nil {
			t.Error(err)
			return
		}
		defer conn.CloseNow()
		<-r.Context().Done()
	}))
	defer frozen.Close()
	clients := []*Client{NewClient(frozen.URL), NewClient("http://127.0.0.1:1")}
	ctx, cancel := context.WithTimeout(t.Context(), 10*time.Second)
	defer cancel()
	k, err := clients[0].Socket(ctx, Seat{"0123456789abcdef", "x"}, -1)
	if err != nil {
		t.Fatal(err)
	}
	defer k.Close()
	asked := Message{Data: []byte(`{"question":{"number":1,"options":[{"answer":"pass"}]}}`)}
	mine := &seated{clients: clients, at: 0, synced: true, socket: k, latest: asked, refused: make(chan error, 1)}
	other := &seated{clients: clients, at: 1, synced: true, latest: Message{Data: []byte("{}")}, refused: make(chan error, 1)}
	m := &played{run: &run{clients: clients}, rnd: rand.New(rand.NewPCG(1, 2)), seats: [2]*seated{mine, other}}
	if _, err := m.step(ctx); !errors.Is(err, errSilent) {
		t.Errorf("%v, want %v", err, errSilent)
	}
	if mine.server() != 1 || other.server() != 1 {
		t.Errorf("they are at servers %d and %d, want both at 1", mine.server(), other.server())
	}
	limited, done := context.WithTimeout(ctx, 50*time.Millisecond)
	defer done()
	if err := mine.joined(limited, time.Second); err == nil {
		t.Error("who has gone on answers before being told how the match is there")
	}
}
