package server

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/synctest"

	"koiogran/serve/limit"
	"koiogran/serve/metrics"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

func TestLimits_TooManyRequestsAreRefused(t *testing.T) {
	o := options(t, emptyStore(t))
	o.Limits = limit.Limits{Requests: 0.001, Burst: 5}
	s := serve(t, o)
	for n := range 6 {
		status, text := s.call("GET", "/api/v1/lobby", "", nil, nil)
		if want := map[bool]int{true: 200, false: 429}[n < 5]; status != want {
			t.Errorf("request %d: %d %s, want %d", n+1, status, text, want)
		}
	}
}

func TestLimits_OfMatchesMade(t *testing.T) {
	o := options(t, emptyStore(t))
	o.Limits = limit.Limits{Creates: 2}
	s := serve(t, o)
	s.create("you", "random")
	s.create("you", "random")
	in := wire.NewMatch{}
	if status, text := s.call("POST", "/api/v1/matches", "", in, nil); status != 429 {
		t.Errorf("the third: %d %s", status, text)
	}
}

func TestLimits_OfMatchesInMemory(t *testing.T) {
	o := options(t, emptyStore(t))
	o.Limits = limit.Limits{Tables: 1}
	s := serve(t, o)
	m := s.create("you", "random")
	s.listen(m.ID, m.Token, 1).until(1)
	in := wire.NewMatch{Seats: []wire.NewSeat{
		{Who: "you", Ready: "ready-rebels"}, {Who: "bot", Ready: "ready-empire"},
	}}
	if status, text := s.call("POST", "/api/v1/matches", "", in, nil); status != 503 {
		t.Errorf("the second: %d %s", status, text)
	}
}

func TestLimits_OfStreams(t *testing.T) {
	o := options(t, emptyStore(t))
	o.Limits = limit.Limits{Watchers: 1}
	s := serve(t, o)
	m := s.create("you", "random")
	s.listen(m.ID, m.Token, 1).until(1)
	if status, text := s.call("GET", "/api/v1/matches/"+m.ID+"/events", "", nil, nil); status != 429 {
		t.Errorf("the second: %d %s", status, text)
	}
}

func TestLimits_OfSizes(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "random")
	for path, in := range map[string]any{
		"/matches/" + m.ID + "/answers": wire.Answer{Answer: strings.Repeat("x", 10_000)},
		"/squads/check":                 wire.SquadText{XWS: strings.Repeat("x", 1_000_000)},
		"/replays":                      wire.NewReplay{Record: strings.Repeat("x", 3_000_000)},
	} {
		status, text := s.call("POST", "/api/v1"+path, m.Token, in, nil)
		if status != http.StatusRequestEntityTooLarge && status != http.StatusUnprocessableEntity {
			t.Errorf("%s: %d %.200s", path, status, text)
		}
	}
}

func TestHeaders_AnotherSiteCannotAct(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	r, err := http.NewRequest("POST", s.url+"/api/v1/matches", strings.NewReader("{}"))
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Origin", "https://elsewhere.example")
	r.Header.Set("Sec-Fetch-Site", "cross-site")
	got, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer got.Body.Close()
	if got.StatusCode != http.StatusForbidden {
		t.Errorf("status %d", got.StatusCode)
	}
}

func TestHeaders_KeepAPageToItself(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	got, err := http.Get(s.url + "/api/v1/lobby")
	if err != nil {
		t.Fatal(err)
	}
	defer got.Body.Close()
	for name, want := range map[string]string{
		"Content-Security-Policy": "default-src 'none'", "X-Content-Type-Options": "nosniff",
		"Referrer-Policy": "no-referrer", "Cache-Control": "no-store",
	} {
		if !strings.Contains(got.Header.Get(name), want) {
			t.Errorf("%s: %q, want %q", name, got.Header.Get(name), want)
		}
	}
	if policy := got.Header.Get("Content-Security-Policy"); strings.Contains(policy, "unsafe") {
		t.Errorf("the policy allows what is unsafe: %s", policy)
	}
}

func TestHealth_AndMetrics(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	s.create("you", "random")
	if status, text := s.call("GET", "/healthz", "", nil, nil); status != 200 {
		t.Errorf("%d %s", status, text)
	}
	if status, _ := s.call("GET", "/metrics", "", nil, nil); status != http.StatusNotFound {
		t.Errorf("anyone who plays is sent the metrics: %d", status)
	}
	if text := s.measures(); !strings.Contains(text, "koiogran_matches_total 1") {
		t.Errorf("the metrics do not count the match: %.500s", text)
	}
}

// measures returns the metrics of the server.
func (s *service) measures() string {
	out := httptest.NewRecorder()
	s.Operating(map[string]http.Handler{"GET /metrics": s.meter.(*metrics.Meter).Handler()}).ServeHTTP(out, httptest.NewRequest("GET", "http://127.0.0.1:9090/metrics", nil))
	return out.Body.String()
}

// sick is a store that fails, naming what no one else is to know.
type sick struct {
	store.Store
	err error
}

func (s sick) Ping(context.Context) error { return s.err }

func (s sick) Match(context.Context, string) (store.Match, error) { return store.Match{}, s.err }

// What others learn of a store that fails says what that means for them, and no path.
func TestHealth_TellsTheTruthWithoutPaths(t *testing.T) {
	for want, err := range map[string]error{
		"server's disk is full; nothing can be saved": fmt.Errorf("%w: /home/luke/games.db", store.ErrFull),
		"database is not responding":                  store.ErrSlow,
		"database is unavailable":                     errors.New("store: /home/luke/games.db is damaged"),
	} {
		s := serve(t, options(t, sick{emptyStore(t), err}))
		status, text := s.call("GET", "/healthz", "", nil, nil)
		if status != 503 || !strings.Contains(text, want) || strings.Contains(text, "luke") {
			t.Errorf("%v: %d %s", err, status, text)
		}
		status, text = s.call("GET", "/api/v1/matches/abcdefghijklmnop", "", nil, nil)
		if status < 500 || strings.Contains(text, "luke") {
			t.Errorf("%v: %d %s", err, status, text)
		}
		if s.header.Get("X-Request-Id") == "" {
			t.Error("the request has no id")
		}
	}
}

// Anyone who asks often whether the server is well fills no log.
func TestHealth_IsLoggedOnce(t *testing.T) {
	var logged journal
	o := options(t, sick{emptyStore(t), store.ErrFull})
	o.Log = slog.New(slog.NewTextHandler(&logged, nil))
	s := serve(t, o)
	for range 20 {
		s.expect(503, "GET", "/healthz", "", nil)
	}
	s.Close()
	if n := strings.Count(logged.String(), "health check failed"); n != 1 {
		t.Errorf("it is logged %d times", n)
	}
}

func TestCreate_WhatIsWrongIsSaid(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	you, bot := wire.NewSeat{Who: "you", Ready: "ready-rebels"}, wire.NewSeat{Who: "bot",
		Ready: "ready-empire"}
	for name, in := range map[string]wire.NewMatch{
		"no such program": {Seats: []wire.NewSeat{you, {Who: "bot", Bot: "x", Ready: "ready-empire"}}},
		"no such squad":   {Seats: []wire.NewSeat{you, {Who: "bot", Ready: "x"}}},
		"two of you":      {Seats: []wire.NewSeat{you, you}},
		"someone else":    {Seats: []wire.NewSeat{you, {Who: "x", Ready: "ready-empire"}}},
		"no squad file":   {Seats: []wire.NewSeat{you, {Who: "bot", XWS: "{}"}}},
		"unknown setting; see the lobby for a list": {Seats: []wire.NewSeat{you, bot}, Agreement: agreeing("x", 1)},
		"too many rounds": {
			Seats: []wire.NewSeat{you, bot}, Agreement: agreeing("round-limit", 999),
		},
	} {
		status, text := s.call("POST", "/api/v1/matches", "", in, nil)
		if status != 422 || !strings.Contains(text, `"detail":"`) || strings.Contains(text, `"value":`) {
			t.Errorf("%s: %d %s", name, status, text)
		}
	}
}

// A link that was cut off leads nowhere, and says so.
func TestMatch_AtNoAddress(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	for id, want := range map[string]string{
		"cut":              "Not found.",
		"abcdefghijklmnop": "Match not found.",
	} {
		if _, text := s.call("GET", "/api/v1/matches/"+id, "", nil, nil); !strings.Contains(text, `"detail":"`+want+`"`) {
			t.Errorf("%s: %s", id, text)
		}
	}
}

func TestLimits_BehindAProxyByItsClients(t *testing.T) {
	for _, proxy := range []bool{false, true} {
		s := &Server{o: Options{Proxy: proxy}}
		r := httptest.NewRequest("GET", "/", nil)
		r.RemoteAddr = "192.0.2.1:1234"
		r.Header.Set("X-Forwarded-For", "198.51.100.1, 203.0.113.9")
		want := map[bool]string{false: "192.0.2.1", true: "203.0.113.9"}[proxy]
		if got := s.addressOf(r); got != want {
			t.Errorf("proxy %v: %s, want %s", proxy, got, want)
		}
	}
}

// However a proxy or the system writes an address, it is one and the same for limits and bans; what is not an
// address counts as the proxy's.
func TestLimits_AddressesAreNormalized(t *testing.T) {
	for forwarded, want := range map[string]string{
		"203.0.113.9": "203.0.113.9", "203.0.113.9:4711": "203.0.113.9", "203.0.113.9, ": "203.0.113.9", "203.0.113.9,,": "203.0.113.9",
		"::ffff:203.0.113.9": "203.0.113.9", "[::ffff:203.0.113.9]:80": "203.0.113.9",
		"2001:db8::1:2:3:4": "2001:db8::", "[2001:db8::7]": "2001:db8::", "[2001:db8::7]:443": "2001:db8::",
		"fe80::1%eth0": "fe80::", "[fe80::1%eth0]:80": "fe80::", "2001:DB8::7": "2001:db8::",
		"": "192.0.2.1", ",": "192.0.2.1", "unknown": "192.0.2.1", "198.51.100.1, _hidden": "192.0.2.1", "203.0.113.9:x": "192.0.2.1",
	} {
		s := &Server{o: Options{Proxy: true}}
		r := httptest.NewRequest("GET", "/", nil)
		r.RemoteAddr = "192.0.2.1:1234"
		r.Header.Set("X-Forwarded-For", forwarded)
		if got := s.addressOf(r); got != want {
			t.Errorf("%q: %q, want %q", forwarded, got, want)
		}
	}
	s, r := &Server{o: Options{Proxy: true}}, httptest.NewRequest("GET", "/", nil)
	r.RemoteAddr, r.Header["X-Forwarded-For"] = "192.0.2.1:1234", []string{"203.0.113.9", "198.51.100.7"}
	if got := s.addressOf(r); got != "198.51.100.7" {
		t.Errorf("of two lines: %q", got)
	}
}

// A client that leaves is not a fault of the server, and not in its log.
func TestProblems_OfClientsThatLeave(t *testing.T) {
	var logged bytes.Buffer
	o := options(t, emptyStore(t))
	o.Log = slog.New(slog.NewTextHandler(&logged, nil))
	s := serve(t, o)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err := s.Server.state(ctx, &Seated{ID: "abcdefghijklmnop"})
	if p := s.problem(err); err == nil || p == nil || logged.Len() > 0 {
		t.Errorf("%v: %v, logged %s", err, p, &logged)
	}
}

// The schema is long and made by the library: it counts like a search. The time of the limit stands still meanwhile.
func TestLimits_TheSchemaIsCounted(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		o := options(t, store.NewMemory())
		o.Limits = limit.Limits{Heavy: 6}
		s := New(o)
		defer s.Close()
		h := s.Handler()
		for _, form := range []string{".json", ".yaml", "-3.0.json"} {
			if got := statusOf(h, schemaPath+form); got != 200 {
				t.Errorf("%s: %d, want 200", form, got)
			}
		}
		if got := statusOf(h, schemaPath+".json"); got != 429 {
			t.Errorf("the fourth: %d, want 429", got)
		}
	})
}

// statusOf is the status with which a handler answers a request of 127.0.0.1 for a path.
func statusOf(h http.Handler, path string) int {
	r := httptest.NewRequest("GET", path, nil)
	r.RemoteAddr = "127.0.0.1:1"
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w.Code
}

// What the library says of a request is a sentence, too.
func TestProblems_AreSentences(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	if status, text := s.call("POST", "/api/v1/matches", "", nil, nil); status != 400 ||
		!strings.Contains(text, `"Request body is required."`) {
		t.Errorf("%d %s", status, text)
	}
}
