package server

import (
	"bufio"
	"bytes"
	"context"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"math/rand/v2"
	"net/http"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"koiogran/serve/secrets"
	"koiogran/serve/wire"
)

// journal is a log that is read while it is written.
type journal struct {
	mu   sync.Mutex
	text bytes.Buffer
}

// Write writes a line.
func (j *journal) Write(line []byte) (int, error) {
	j.mu.Lock()
	defer j.mu.Unlock()
	return j.text.Write(line)
}

// String returns what has been written.
func (j *journal) String() string {
	j.mu.Lock()
	defer j.mu.Unlock()
	return j.text.String()
}

// ear is someone who reads the stream of a match and everything else that the server says.
type ear struct {
	s     *service
	id    string
	token string
	seat  wire.Seat

	mu       sync.Mutex
	stream   bytes.Buffer // everything that the stream said
	said     bytes.Buffer // everything else, headers too
	position int          // of the last message of the stream
	heard    chan struct{}
	ended    chan struct{} // closed when the stream has ended
	open     *wire.Question
	over     bool
	checked  [2]int // up to where stream and said were checked
}

// listen reads the stream of a match until the test ends.
func (s *service) listen(id, token string, seat wire.Seat) *ear {
	s.t.Helper()
	e := &ear{s: s, id: id, token: token, seat: seat, heard: make(chan struct{}, 1),
		ended: make(chan struct{})}
	ctx, cancel := context.WithCancel(context.Background())
	r, err := http.NewRequestWithContext(ctx, "GET", s.url+"/api/v1/matches/"+id+"/events", nil)
	if err != nil {
		s.t.Fatal(err)
	}
	if token != "" {
		r.Header.Set("Authorization", "Bearer "+token)
	}
	got, err := http.DefaultClient.Do(r)
	if err != nil {
		s.t.Fatal(err)
	}
	s.t.Cleanup(func() { cancel(); <-e.ended })
	fmt.Fprint(&e.said, got.Header)
	go func() {
		defer close(e.ended)
		defer got.Body.Close()
		e.read(got.Body)
	}()
	return e
}

// read reads a stream to its end.
func (e *ear) read(body io.Reader) {
	lines := bufio.NewReader(body)
	at := 0
	for {
		line, err := lines.ReadString('\n')
		if err != nil {
			return
		}
		e.mu.Lock()
		e.stream.WriteString(line)
		if id, ok := strings.CutPrefix(line, "id: "); ok {
			fmt.Sscan(id, &at)
		}
		if data, ok := strings.CutPrefix(line, "data: "); ok {
			var standing wire.Standing
			if err := json.Unmarshal([]byte(data), &standing); err == nil {
				e.open, e.over = standing.Question, standing.Result != nil
			}
			e.position = at
			select {
			case e.heard <- struct{}{}:
			default:
			}
		}
		e.mu.Unlock()
	}
}

// until waits until the stream has told everything up to a position.
func (e *ear) until(position int) {
	e.s.t.Helper()
	late := time.After(time.Minute)
	for {
		e.mu.Lock()
		at := e.position
		e.mu.Unlock()
		if at >= position {
			return
		}
		select {
		case <-e.heard:
		case <-late:
			e.s.t.Fatalf("seat %d has heard of position %d, want %d", e.seat, at, position)
		}
	}
}

// say sends a message and keeps everything that comes back.
func (e *ear) say(method, path string, in, out any) int {
	e.s.t.Helper()
	status, text := e.s.call(method, "/api/v1/matches"+path, e.token, in, out)
	e.mu.Lock()
	fmt.Fprintln(&e.said, e.s.header, text)
	e.mu.Unlock()
	return status
}

// all returns everything that was heard.
func (e *ear) all() string {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.stream.String() + e.said.String()
}

// hears reports whether something was heard since all that was heard was checked.
func (e *ear) hears(text string) bool {
	e.mu.Lock()
	defer e.mu.Unlock()
	return bytes.Contains(e.stream.Bytes()[e.checked[0]:], []byte(text)) ||
		bytes.Contains(e.said.Bytes()[e.checked[1]:], []byte(text))
}

// people begins a match of two people, with someone who watches.
func (s *service) people() (ears [3]*ear) {
	s.t.Helper()
	m := s.create("you", "friend")
	for seat, token := range []string{"", m.Token, m.Friend} {
		ears[seat] = s.listen(m.ID, token, wire.Seat(seat))
		ears[seat].until(1)
	}
	return ears
}

// someAnswer draws an answer to a question.
func someAnswer(rnd *rand.Rand, q *wire.Question) wire.Answer {
	if len(q.Options) == 0 {
		return anyAnswer(q)
	}
	return wire.Answer{Question: q.Number, Answer: q.Options[rnd.IntN(len(q.Options))].Answer}
}

// question returns what an ear is asked now.
func (e *ear) question() *wire.Question {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.open
}

// knowsTheEnd reports whether an ear has heard that the match is over.
func (e *ear) knowsTheEnd() bool {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.over
}

// playOut plays a match of people to its end, or for a number of answers, with every seat pestering
// the server in all ways. visit is called after each answer.
func playOut(t *testing.T, ears [3]*ear, most int, visit func(by *ear, a wire.Answer)) {
	t.Helper()
	rnd := rand.New(rand.NewPCG(7, 7))
	for n := range most {
		by := ears[1+n%2]
		if by.question() == nil {
			by = ears[2-n%2]
		}
		q := by.question()
		if q == nil {
			return
		}
		a := someAnswer(rnd, q)
		var standing wire.Standing
		if status := by.say("POST", "/"+by.id+"/answers", a, &standing); status != 200 {
			t.Fatalf("%+v: %d", a, status)
		}
		for _, e := range ears {
			e.until(standing.Position)
		}
		visit(by, a)
	}
}

// TestSecrets_NobodyHearsWhatIsNotTheirs plays a whole match with both seats and a watcher reading
// everything on every channel, and looks in it for what they may not know.
func TestSecrets_NobodyHearsWhatIsNotTheirs(t *testing.T) {
	inEveryEdition(t, func(t *testing.T, o Options) {
		var logged journal
		o.Log = slog.New(slog.NewTextHandler(&logged, &slog.HandlerOptions{Level: slog.LevelDebug}))
		s := serve(t, o)
		ears := s.people()
		meta, err := o.Store.Match(t.Context(), ears[0].id)
		if err != nil {
			t.Fatal(err)
		}
		pester(t, ears, meta.Secret)
		for _, e := range ears {
			e.say("GET", "", nil, nil)
			e.say("GET", "/"+e.id, nil, nil)
			e.checkTokens(t, ears)
			e.checkTables(t)
		}
		for _, secret := range []string{ears[1].token, ears[2].token, hex.EncodeToString(meta.Secret)} {
			if strings.Contains(logged.String(), secret) {
				t.Error("a secret is in the log")
			}
		}
	})
}

// pester plays a match in which everyone sends forged, late and nosy messages after each answer,
// and listens for the secret of the dice until it is over.
func pester(t *testing.T, ears [3]*ear, secret []byte) {
	t.Helper()
	over := false
	playOut(t, ears, 3000, func(by *ear, a wire.Answer) {
		for _, e := range []*ear{ears[0], ears[3-by.seat]} {
			var standing wire.Standing
			if e.say("POST", "/"+e.id+"/answers", a, &standing) == http.StatusOK {
				for _, other := range ears { // it was asked the same
					other.until(standing.Position)
				}
			}
			e.say("POST", "/"+e.id+"/try", wire.Try{Answer: a.Answer}, nil)
			e.say("POST", "/"+e.id+"/offers", wire.NewOffer{Kind: "takeback"}, nil)
			if !e.knowsTheEnd() {
				e.say("GET", "/"+e.id+"/record", nil, nil)
			}
		}
		if over = over || by.knowsTheEnd(); over {
			return
		}
		for _, e := range ears {
			if e.hears(hex.EncodeToString(secret)) || e.hears(base64.StdEncoding.EncodeToString(secret)) {
				t.Fatal("the secret of the dice is sent before the end")
			}
			e.mu.Lock()
			e.checked = [2]int{max(0, e.stream.Len()-100), max(0, e.said.Len()-100)}
			e.mu.Unlock()
		}
	})
}

// checkTokens looks for tokens in what an ear has heard, and for what is kept of them.
func (e *ear) checkTokens(t *testing.T, ears [3]*ear) {
	t.Helper()
	text := e.all()
	for _, other := range ears {
		if other.token == "" {
			continue
		}
		if strings.Contains(text, other.token) {
			t.Errorf("seat %d hears the token of seat %d", e.seat, other.seat)
		}
		if strings.Contains(text, hex.EncodeToString(secrets.Hash(other.token))) {
			t.Errorf("seat %d hears the hash of the token of seat %d", e.seat, other.seat)
		}
	}
}

// checkTables checks every table that the server sent for maneuvers on facedown dials of other seats, and for titles
// of facedown cards that a watcher sees.
func (e *ear) checkTables(t *testing.T) {
	t.Helper()
	var seats []wire.Seat
	facedown := 0
	for line := range strings.Lines(e.stream.String()) {
		data, ok := strings.CutPrefix(line, "data: ")
		if !ok {
			continue
		}
		var m wire.State
		if err := json.Unmarshal([]byte(data), &m); err != nil {
			t.Fatal(err)
		}
		for _, ship := range m.Match.Ships {
			seats = append(seats, ship.Seat)
		}
		for _, ship := range m.Table.Ships {
			if d := ship.Dial; d != nil && d.Set && !d.Revealed {
				facedown++
				if d.Maneuver != nil && seats[ship.ID] != e.seat {
					t.Fatalf("seat %d sees a facedown dial of ship %d: %+v", e.seat, ship.ID, d.Maneuver)
				}
			}
			for _, c := range ship.Damage {
				if !c.Faceup && e.seat == 0 {
					t.Fatalf("a watcher sees a facedown card of ship %d: %+v", ship.ID, c)
				}
			}
		}
	}
	if facedown == 0 {
		t.Errorf("seat %d has seen no facedown dial", e.seat)
	}
}

// zeros gives the same random bytes to every server.
type zeros struct{ *rand.ChaCha8 }

// heardUntilReveal plays the set-up and the first planning of a match, in which seat 2 sets its
// dials by a number, and returns what seat 1 and a watcher have heard until the first dial is
// revealed, except for the tokens.
func heardUntilReveal(t *testing.T, o Options, option int) [2]string {
	t.Helper()
	o.Store = emptyStore(t)
	o.Random = zeros{rand.NewChaCha8([32]byte{9})}
	s := serve(t, o)
	ears := s.people()
	var before [2]string
	dials := 0
	for {
		by := ears[2]
		if by.question() == nil || by.question().About == "dial" && ears[1].question() != nil {
			by = ears[1] // who is the first to set all dials
		}
		q := by.question()
		if q.About != "dial" && dials > 0 {
			return before
		}
		a := anyAnswer(q)
		if q.About == "dial" && by.seat == 2 {
			dials++
			a.Answer = q.Options[option%len(q.Options)].Answer
		}
		before = [2]string{ears[1].all(), ears[0].all()}
		var standing wire.Standing
		if status := by.say("POST", "/"+by.id+"/answers", a, &standing); status != 200 {
			t.Fatalf("%+v: %d", a, status)
		}
		for _, e := range ears {
			e.until(standing.Position)
		}
	}
}

// TestSecrets_AnotherDialIsHeardTheSame plays two matches that differ in nothing but the dials of
// seat 2, and compares byte by byte what the others hear until one is revealed.
func TestSecrets_AnotherDialIsHeardTheSame(t *testing.T) {
	inEveryEdition(t, func(t *testing.T, o Options) {
		one, two := heardUntilReveal(t, o, 0), heardUntilReveal(t, o, 3)
		for i := range one {
			if plainHeaders(one[i]) != plainHeaders(two[i]) {
				t.Errorf("listener %d hears\n%s\nand\n%s", i, one[i], two[i])
			}
			if !strings.Contains(one[i], `"dial":{"set":true}`) {
				t.Errorf("listener %d has heard of no dial", i)
			}
		}
	})
}

// plainHeaders removes the times and the numbers of requests from what was heard.
func plainHeaders(text string) string {
	return regexp.MustCompile(`(Date|X-Request-Id):\[[^]]*\]`).ReplaceAllString(text, "")
}
