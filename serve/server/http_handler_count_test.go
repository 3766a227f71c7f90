package server

import (
	"fmt"
	"net"
	"net/http"
	"testing"
	"time"

	"koiogran/engine/game"
	"koiogran/serve/limit"
	"koiogran/serve/wire"
)

// Thirty phones of one shop, which have one address, play fifteen matches and look at everything while five hundred watch
// one of them from the same address: none of them is refused.
func TestCount_ThirtyPhonesAndFiveHundredWatchersBehindOneAddress(t *testing.T) {
	const phones, watchers, each = 30, 500, 40
	o := options(t, emptyStore(t))
	o.Limits = limit.Standard()
	s := serve(t, o)
	var all []made
	for range phones / 2 {
		all = append(all, s.create("you", "friend"))
	}
	for _, m := range all {
		for _, token := range []string{m.Token, m.Friend} {
			s.state(m.ID, token)
			for range each {
				s.presence(m.ID, token, 200)
			}
		}
	}
	k, err := s.table(t.Context(), all[0].ID)
	if err != nil {
		t.Fatal(err)
	}
	for range watchers {
		if !s.limiter.Arrive("127.0.0.1") {
			t.Fatal("the connection of someone who watches is closed")
		}
		s.limiter.Disconnect("127.0.0.1") // as a stream, it counts for no connection
		stay := s.limiter.Enter("127.0.0.1")
		if stay == nil || !stay.Greet() {
			t.Fatal("someone who watches is refused")
		}
		defer stay.Leave()
		w, _, err := k.watch(t.Context(), game.NoPlayer, -1)
		if err != nil {
			t.Fatal(err)
		}
		defer k.unwatch(w)
	}
	if s.limiter.Enter("127.0.0.1") == nil {
		t.Error("no one else can open a socket there")
	}
}

// A token that holds nothing counts for its address.
func TestCount_AnInventedTokenCountsForItsAddress(t *testing.T) {
	o := options(t, emptyStore(t))
	o.Limits = limit.Limits{Requests: 0.001, Burst: 5}
	s := serve(t, o)
	for n := range 7 {
		status, text := s.call("GET", "/api/v1/lobby", fmt.Sprintf("0123456789-abcdefghijklmnopqrstuvwxyz_ABCD%d", n), nil, nil)
		if want := map[bool]int{true: 200, false: 429}[n < 5]; status != want {
			t.Errorf("request %d: %d %s, want %d", n+1, status, text, want)
		}
	}
}

// Of sockets that say nothing an address has fewer than of those that watch.
func TestCount_ASocketThatSaysHelloMakesRoom(t *testing.T) {
	o := options(t, emptyStore(t))
	o.Limits = limit.Limits{Streams: 1, Watchers: 2}
	s := serve(t, o)
	m := s.create("you", "friend")
	for range 2 {
		var state wire.State
		s.plugIn(t, m.ID, wire.Hello{After: -1}).hear("state", &state)
	}
	s.plugIn(t, m.ID, wire.Hello{After: -1}).ends()
}

// Behind a proxy the requests of a client that are under way are limited, as its connections are without one. They
// take nothing from other clients.
func TestCount_BehindAProxyRequestsUnderWayAreLimited(t *testing.T) {
	const most = 2
	o := options(t, emptyStore(t))
	o.Limits, o.Proxy = limit.Limits{Connections: most}, true
	s := serve(t, o)
	for range most { // they never come to their ends
		c, err := net.Dial("tcp", s.url[len("http://"):])
		if err != nil {
			t.Fatal(err)
		}
		defer c.Close()
		fmt.Fprintf(c, "POST /api/v1/replays HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.1\r\nContent-Length: 9\r\n\r\n{")
	}
	ask := func(from string) int {
		r, err := http.NewRequest("GET", s.url+"/healthz", nil)
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("X-Forwarded-For", from)
		got, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		got.Body.Close()
		return got.StatusCode
	}
	status := 0
	for end := time.Now().Add(10 * time.Second); time.Now().Before(end); { // until both have come
		if status = ask("192.0.2.1"); status == http.StatusTooManyRequests {
			break
		}
	}
	if status != http.StatusTooManyRequests {
		t.Errorf("a third request of the client: %d", status)
	}
	if status := ask("192.0.2.2"); status != http.StatusOK {
		t.Errorf("another client: %d", status)
	}
}
