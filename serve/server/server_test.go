package server

import (
	"bytes"
	"crypto/rand"
	"encoding/json"
	"io"
	"io/fs"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"koiogran/content/squads"
	"koiogran/engine/edition"
	"koiogran/engine/rules"
	"koiogran/play/bot"
	"koiogran/play/squad"
	"koiogran/serve/lobby"
	"koiogran/serve/metrics"
	"koiogran/serve/passkey/webauthn"
	"koiogran/serve/push/webpush"
	"koiogran/serve/schema"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// second is compiled once: it never changes.
var second = func() *rules.Compiled {
	c, ok := edition.ByID("second")
	if !ok {
		panic("no second edition")
	}
	return c
}()

// described is the schema of all servers, made once.
var described = sync.OnceValue(func() Schema { return schema.Of(new(Server).Routes()) })

// longWait is how long tests wait for what must happen, however busy the machine is.
const longWait = 2 * time.Minute

// options returns the options of a test server: no limits, everything in memory.
func options(t testing.TB, kept store.Store) Options {
	t.Helper()
	return optionsOf(t, kept, second, "ready-rebels", "ready-empire")
}

// optionsOf returns the options of a server for matches of one edition, with two ready-made squads.
func optionsOf(t testing.TB, kept store.Store, c *rules.Compiled, names ...string) Options {
	t.Helper()
	o := Options{
		Store: kept, Log: slog.New(slog.DiscardHandler), Random: rand.Reader,
		Editions: []lobby.Edition{lobby.EditionOf(c.ID, c)},
		Bots: []lobby.Bot{
			{ID: "random", New: bot.Random}, {ID: "beginner", Level: true, New: bot.Beginner},
		},
		Pace: time.Millisecond, Address: home, Meter: metrics.New("v0.0.1"), Passkeys: webauthn.Authority{}, Push: webpush.New(),
		Schema: described(),
	}
	for _, name := range names {
		text, err := fs.ReadFile(squads.Files(), name+".xws")
		if err != nil {
			t.Fatal(err)
		}
		s, _, err := squad.Read(bytes.NewReader(text), c.Facts)
		if err != nil {
			t.Fatal(err)
		}
		o.Squads = append(o.Squads, lobby.Squad{ID: name, XWS: string(text), Squad: s})
	}
	return o
}

// readySquads are two ready squads of each edition.
var readySquads = map[string][]string{
	"first":      {"first-red-flight", "first-seven-cadets"},
	"second":     {"ready-rebels", "ready-empire"},
	"flightpath": {"flightpath-line", "flightpath-reserve"},
}

// inEveryEdition serves every edition in turn.
func inEveryEdition(t *testing.T, try func(t *testing.T, o Options)) {
	t.Helper()
	for id, names := range readySquads {
		t.Run(id, func(t *testing.T) {
			c, ok := edition.ByID(id)
			if !ok {
				t.Fatalf("no %s edition", id)
			}
			try(t, optionsOf(t, emptyStore(t), c, names...))
		})
	}
}

// service is a server that listens.
type service struct {
	*Server
	t      testing.TB
	url    string
	mu     sync.Mutex
	header http.Header // of the last answer
}

// serve starts a server over a store; it ends with the test.
func serve(t testing.TB, o Options) *service {
	t.Helper()
	s := New(o)
	s.patience = time.Hour // hosts of tests are at their tables, however busy the machine is
	s.analysisTime = time.Hour
	h := httptest.NewServer(s.Handler())
	t.Cleanup(func() {
		s.Close()
		h.Close()
		http.DefaultClient.CloseIdleConnections()
	})
	return &service{Server: s, t: t, url: h.URL}
}

// call sends a message and reads the answer into out. It returns the status and the whole answer.
func (s *service) call(method, path, token string, in, out any) (int, string) {
	s.t.Helper()
	var body io.Reader
	if in != nil {
		text, err := json.Marshal(in)
		if err != nil {
			s.t.Fatal(err)
		}
		body = bytes.NewReader(text)
	}
	r, err := http.NewRequest(method, s.url+path, body)
	if err != nil {
		s.t.Fatal(err)
	}
	if token != "" {
		r.Header.Set("Authorization", "Bearer "+token)
	}
	if in != nil {
		r.Header.Set("Content-Type", "application/json")
	}
	r.Header.Set("Origin", home)
	r.Host = party(home).ID
	got, err := http.DefaultClient.Do(r)
	if err != nil {
		s.t.Fatal(err)
	}
	defer got.Body.Close()
	s.mu.Lock() // several may call at once
	s.header = got.Header
	s.mu.Unlock()
	text, err := io.ReadAll(got.Body)
	if err != nil {
		s.t.Fatal(err)
	}
	if out != nil && got.StatusCode < 300 {
		if err := json.Unmarshal(text, out); err != nil {
			s.t.Fatalf("%s %s: %v: %s", method, path, err, text)
		}
	}
	return got.StatusCode, string(text)
}

// agreeing agrees on one setting.
func agreeing(setting string, n int) wire.Agreement {
	return wire.Agreement{Settings: map[string]int{setting: n}}
}

// create begins a match between two who are you, friend or the name of a program.
func (s *service) create(one, two string) made {
	s.t.Helper()
	in := wire.NewMatch{Agreement: agreeing("round-limit", 6), Seats: make([]wire.NewSeat, 2)}
	for seat, who := range []string{one, two} {
		in.Seats[seat] = wire.NewSeat{Who: who, Ready: s.o.Squads[seat].ID}
		if who != "you" && who != "friend" {
			in.Seats[seat].Who, in.Seats[seat].Bot = "bot", who
		}
	}
	var out wire.Created
	if status, text := s.call("POST", "/api/v1/matches", "", in, &out); status != 201 {
		s.t.Fatalf("create: %d %s", status, text)
	}
	return s.filled("matches", out)
}

// made is a match or an invitation with the token of a friend who has opened the link.
type made struct {
	wire.Created
	Friend string
}

// filled lets a friend take the free seat of what was made, if it has one.
func (s *service) filled(kind string, m wire.Created) made {
	s.t.Helper()
	out := made{Created: m}
	if m.Link == "" {
		return out
	}
	var taken wire.Created
	in := wire.Take{Link: m.Link}
	status, text := s.call("POST", "/api/v1/"+kind+"/"+m.ID+"/seat", "", in, &taken)
	if status != 201 || taken.Token == "" || taken.Seat == m.Seat {
		s.t.Fatalf("take: %d %s", status, text)
	}
	out.Friend = taken.Token
	return out
}

// state reads all that someone may know.
func (s *service) state(id, token string) wire.State {
	s.t.Helper()
	var out wire.State
	if status, text := s.call("GET", "/api/v1/matches/"+id, token, nil, &out); status != 200 {
		s.t.Fatalf("state: %d %s", status, text)
	}
	return out
}

// answer answers a question, which must be taken.
func (s *service) answer(id, token string, a wire.Answer) wire.Standing {
	s.t.Helper()
	var out wire.Standing
	status, text := s.call("POST", "/api/v1/matches/"+id+"/answers", token, a, &out)
	if status != 200 {
		s.t.Fatalf("%+v: %d %s", a, status, text)
	}
	return out
}

// answers answers this many questions, one after the other, and reports whether the match goes on after
// them. A program that plays at random may fly all its ships off the table before.
func (s *service) answers(m made, n int) bool {
	s.t.Helper()
	q := s.state(m.ID, m.Token).Question
	for ; n > 0 && q != nil; n-- {
		q = s.answer(m.ID, m.Token, anyAnswer(q)).Question
	}
	return q != nil
}

// lasting makes a match with a program and lets begin look at it, until one goes on after this many
// answers.
func (s *service) lasting(n int, begin func(m made)) made {
	s.t.Helper()
	for range 20 {
		m := s.create("you", "random")
		begin(m)
		if s.answers(m, n) {
			return m
		}
	}
	s.t.Fatalf("no match lasts for %d answers", n)
	return made{}
}

// anyAnswer returns some answer to a question: the place that is suggested, an attack where there can be one, so that dice
// are rolled, or else the default.
func anyAnswer(q *wire.Question) wire.Answer {
	a := wire.Answer{Question: q.Number, Answer: q.Default}
	if q.About == "weapon" {
		a.Answer = q.Options[0].Answer
	}
	if p := q.Place; p != nil {
		pose, _ := json.Marshal([]float64{p.Suggest.X, p.Suggest.Y, p.Suggest.Heading})
		numbers := strings.ReplaceAll(strings.Trim(string(pose), "[]"), ",", " ")
		a.Answer = "place " + p.Word + " " + numbers
	}
	return a
}

func TestMatch_AgainstAProgramToItsEnd(t *testing.T) {
	inEveryEdition(t, func(t *testing.T, o Options) {
		s := serve(t, o)
		m := s.create("you", "random")
		q := s.state(m.ID, m.Token).Question
		for n := 0; q != nil; n++ {
			if n > 5000 {
				t.Fatal("the match does not end")
			}
			q = s.answer(m.ID, m.Token, anyAnswer(q)).Question
		}
		if end := s.state(m.ID, m.Token); end.Result == nil {
			t.Errorf("the match is not over, and %v are waited for", end.Waiting)
		}
	})
}

// asSent returns a message as it is sent.
func asSent(t testing.TB, v any) string {
	t.Helper()
	out, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(out)
}

// decoded reads a message as it was sent.
func decoded[T any](t testing.TB, text string) T {
	t.Helper()
	var out T
	if err := json.Unmarshal([]byte(text), &out); err != nil {
		t.Fatalf("%v: %s", err, text)
	}
	return out
}
