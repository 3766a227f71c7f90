package server

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"koiogran/serve/wire"
)

// A banned address is refused everything. Behind a proxy, that is the address that the proxy forwards.
func TestBanned_AreTurnedAway(t *testing.T) {
	for _, proxy := range []bool{false, true} {
		o := options(t, emptyStore(t))
		o.Proxy = proxy
		who := ""
		o.Banned = func(address string) bool { who = address; return address == "203.0.113.9" }
		s := New(o)
		for _, path := range []string{"/api/v1/lobby", "/api/v1/matches/0123456789abcdef/events", "/healthz"} {
			r := httptest.NewRequest("GET", path, nil)
			r.RemoteAddr = "203.0.113.9:7"
			if proxy {
				r.RemoteAddr = "127.0.0.1:7"
				r.Header.Set("X-Forwarded-For", "198.51.100.1, 203.0.113.9")
			}
			w := httptest.NewRecorder()
			s.Handler().ServeHTTP(w, r)
			if w.Code != http.StatusForbidden || !strings.Contains(w.Body.String(), "address is blocked from this server") {
				t.Errorf("%s of %s: %d %s", path, who, w.Code, w.Body)
			}
		}
		r := httptest.NewRequest("GET", "/healthz", nil)
		r.RemoteAddr = "203.0.113.10:7"
		w := httptest.NewRecorder()
		s.Handler().ServeHTTP(w, r)
		if w.Code != http.StatusOK {
			t.Errorf("a neighbor: %d", w.Code)
		}
		s.Close()
	}
}

// A server that is closed for new matches goes on with those that have begun, and opens again.
func TestClosing_NoNewMatchesBegin(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "random")
	over := s.create("you", "random")
	s.answer(over.ID, over.Token, wire.Answer{Answer: concede})
	operate := func(path string) {
		w := httptest.NewRecorder()
		s.Operating(nil).ServeHTTP(w, httptest.NewRequest("POST", "http://localhost"+path, nil))
		if w.Code != http.StatusOK {
			t.Fatalf("%s: %d", path, w.Code)
		}
	}
	operate("/close")
	in := wire.Pair{Edition: "second"}
	if status, text := s.call("POST", "/api/v1/tables", "", in, nil); status != 503 ||
		!strings.Contains(text, "This server is not accepting new matches right now because it is about to be updated") {
		t.Errorf("%d %s", status, text)
	}
	if status, _ := s.call("POST", "/api/v1/matches/"+over.ID+"/offers", over.Token,
		wire.NewOffer{Kind: "rematch"}, nil); status != 503 {
		t.Errorf("a rematch: %d", status)
	}
	s.answer(m.ID, m.Token, anyAnswer(s.state(m.ID, m.Token).Question))
	operate("/open")
	s.pairUp("")
}

// Matches in which nothing has happened for long are deleted, except for those that are looked at.
func TestForget_DeletesOldMatches(t *testing.T) {
	kept := emptyStore(t)
	s := serve(t, options(t, kept))
	first := s.create("you", "random")
	second := serve(t, options(t, kept))
	time.Sleep(20 * time.Millisecond)
	later := s.create("you", "random")
	second.state(later.ID, later.Token)
	if n, err := second.forget(t.Context(), 10*time.Millisecond); err != nil || n != 1 {
		t.Errorf("%d matches are deleted, %v", n, err)
	}
	if _, err := kept.Match(t.Context(), first.ID); err == nil {
		t.Error("the old match is still there")
	}
	if _, err := kept.Match(t.Context(), later.ID); err != nil {
		t.Error(err)
	}
}

// A page that an operator looks at closes no server, though the operator's browser reaches it.
func TestOperating_PagesOfOtherSitesDoNothing(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	for name, value := range map[string]string{"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"} {
		w, r := httptest.NewRecorder(), httptest.NewRequest("POST", "http://localhost/close", nil)
		r.Header.Set(name, value)
		if s.Operating(nil).ServeHTTP(w, r); w.Code != http.StatusForbidden || s.closed.Load() {
			t.Errorf("with %s: %d, closed: %t", name, w.Code, s.closed.Load())
		}
	}
}

// What is for operators is served at numbers and at localhost. A name can be one that another site has pointed at this
// machine: its pages would close the server, or read its memory in a profile.
func TestOperating_AnswersNumbersAndLocalhostAlone(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	besides := map[string]http.Handler{"GET /metrics": http.HandlerFunc(func(http.ResponseWriter, *http.Request) {})}
	for host, want := range map[string]int{
		"127.0.0.1:9090": 200, "127.0.0.1": 200, "[::1]:9090": 200, "localhost": 200, "localhost:9090": 200,
		"10.0.0.7:9090": 200, "evil.example": 403, "evil.example:9090": 403, "localhost.evil.example": 403,
		"127.0.0.1.evil.example:9090": 403, "": 403, "0x7f000001": 403, "metrics": 403,
	} {
		for path, method := range map[string]string{"/close": "POST", "/metrics": "GET"} {
			w, r := httptest.NewRecorder(), httptest.NewRequest(method, path, nil)
			r.Host = host
			if s.Operating(besides).ServeHTTP(w, r); w.Code != want {
				t.Errorf("%q: %s: %d, want %d", host, path, w.Code, want)
			}
		}
		if s.closed.Load() != (want == 200) {
			t.Errorf("%q: closed: %t", host, s.closed.Load())
		}
		s.closed.Store(false)
	}
}
