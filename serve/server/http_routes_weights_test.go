package server

import (
	"bytes"
	"log/slog"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"koiogran/engine/game"
	"koiogran/serve/limit"
	"koiogran/serve/wire"
)

// What takes long counts as such, and so does every way to make a match, for an address and without regard
// to what results from it.
func TestLimits_WhatIsWeighed(t *testing.T) {
	for path, l := range map[string]limit.Limits{
		"/squads/check":     {Heavy: 2},
		"/squads/draw":      {Heavy: 4},
		"/squads/build":     {Heavy: 2},
		"/replays":          {Heavy: 2},
		"/replays/matches":  {Creates: 2},
		"/matches":          {Creates: 2},
		"/tables":           {Creates: 2},
		"/invitations":      {Creates: 2},
		"/lessons/lesson-1": {Heavy: 2},
	} {
		o := options(t, emptyStore(t))
		o.Limits = l
		s := serve(t, o)
		var status int
		for n := range 6 {
			if status, _ = s.call("POST", "/api/v1"+path, "", map[string]any{}, nil); status == 429 {
				if n == 0 {
					t.Errorf("%s: the first is refused", path)
				}
				break
			}
		}
		if status != 429 {
			t.Errorf("%s: the sixth: %d", path, status)
		}
	}
}

// quill takes what a server logs.
type quill struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (q *quill) Write(b []byte) (int, error) {
	q.mu.Lock()
	defer q.mu.Unlock()
	return q.text.Write(b)
}

// The log has what one needs to know of anyone who floods a server: the address, the route and the id that the
// answer had, once; and nothing that opens a seat.
func TestLog_OfAFlood(t *testing.T) {
	o := options(t, emptyStore(t))
	o.Limits = limit.Limits{Requests: 0.001, Burst: 4}
	var log quill
	o.Log = slog.New(slog.NewTextHandler(&log, nil))
	s := serve(t, o)
	var id string
	for range 20 {
		status, _ := s.call("GET", "/api/v1/matches/abcdefghijklmnop", "a-token-of-somebody", nil, nil)
		if status == http.StatusTooManyRequests && id == "" {
			id = s.header.Get("X-Request-Id")
		}
	}
	log.mu.Lock()
	text := log.text.String()
	log.mu.Unlock()
	if strings.Count(text, "status=429") != 1 || !strings.Contains(text, "request="+id+" ") && !strings.Contains(text, "request="+id+"\n") ||
		!strings.Contains(text, "from=127.0.0.1") || !strings.Contains(text, "{id}") || strings.Contains(text, "somebody") {
		t.Errorf("the first refused was %s; the log: %s", id, text)
	}
}

// News of one match comes through while another one, of which there is news too, cannot be brought up to
// date.
func TestServers_NewsOfAMatchWaitForNoOther(t *testing.T) {
	kept := emptyStore(t)
	here, there := serve(t, options(t, kept)), serve(t, options(t, kept))
	stuck, free := here.create("you", "friend"), here.create("you", "friend")
	block, err := there.table(t.Context(), stuck.ID)
	if err != nil {
		t.Fatal(err)
	}
	other, err := there.table(t.Context(), free.ID)
	if err != nil {
		t.Fatal(err)
	}
	w, _, err := other.watch(t.Context(), game.NoPlayer, -1)
	if err != nil {
		t.Fatal(err)
	}
	defer other.unwatch(w)
	block.mu.Lock()
	defer block.mu.Unlock()
	for _, m := range []made{stuck, free} {
		here.answer(m.ID, m.Token, wire.Answer{Answer: concede})
	}
	select {
	case <-w.messages:
	case <-time.After(longWait):
		t.Error("it waits for the other match")
	}
}
