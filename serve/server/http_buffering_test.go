package server

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"koiogran/serve/limit"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// begin sends the beginning of a request, and leaves the connection open until the test ends.
func begin(t *testing.T, url, text string) net.Conn {
	t.Helper()
	c, err := net.Dial("tcp", strings.TrimPrefix(url, "http://"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close() })
	if _, err := fmt.Fprint(c, text); err != nil {
		t.Fatal(err)
	}
	return c
}

// Heavy requests whose bodies do not come take no turn from those that are there.
func TestPatient_WhoSendsSlowlyKeepsNobodyWaiting(t *testing.T) {
	o := options(t, emptyStore(t))
	o.Limits = limit.Limits{Answers: 40}
	s := serve(t, o)
	for range 10 {
		begin(t, s.url, "POST /api/v1/replays HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"+
			"Content-Length: 1000\r\n\r\n{")
	}
	// One that gets no turn is refused after a while.
	if status, text := s.call("GET", "/api/v1/rules?q=arc", "", nil, nil); status != 200 {
		t.Errorf("%d %.200s", status, text)
	}
}

// Answers that no one reads are kept for one address up to a limit, and then refused.
func TestPatient_AnswersThatNobodyReads(t *testing.T) {
	const size, most = 8 << 20, 3
	o := options(t, emptyStore(t))
	o.Limits = limit.Limits{Answers: 20, AnswerBytes: most * size}
	s := serve(t, o)
	h := httptest.NewServer(s.bufferRequests(http.HandlerFunc(
		func(w http.ResponseWriter, _ *http.Request) { w.Write(make([]byte, size)) })))
	t.Cleanup(func() {
		h.CloseClientConnections()
		h.Close()
	})
	statuses := make(chan string, 10)
	for range cap(statuses) {
		c := begin(t, h.URL, "GET /api/v1/large HTTP/1.1\r\nHost: x\r\n\r\n")
		go func() {
			line, _ := bufio.NewReaderSize(c, 16).ReadString('\n')
			statuses <- strings.TrimSpace(line)
		}()
	}
	sent := 0
	for range cap(statuses) {
		switch line := <-statuses; line {
		case "HTTP/1.1 200 OK":
			sent++
		case "HTTP/1.1 429 Too Many Requests":
		default:
			t.Errorf("the answer is %q", line)
		}
	}
	_, bytes := s.limiter.UnderWay()
	if sent != most || bytes != most*size {
		t.Errorf("%d answers are under way with %d bytes, want %d with %d", sent, bytes, most, most*size)
	}
}

// slowStore counts how often entries are read, and holds readers up.
type slowStore struct {
	store.Store
	reads, given atomic.Int32
	open         chan struct{} // readers wait until it is closed
}

func (s *slowStore) Entries(ctx context.Context, id string, after int) ([]store.Entry, error) {
	s.reads.Add(1)
	select {
	case <-s.open:
		return s.Store.Entries(ctx, id, after)
	case <-ctx.Done():
		s.given.Add(1)
		return nil, ctx.Err()
	}
}

// A match is loaded once for all who wait for it, and given up when all of them have left.
func TestLoads_AreSharedAndGivenUp(t *testing.T) {
	kept := emptyStore(t)
	first := serve(t, options(t, kept))
	m := first.create("you", "random")
	slow := &slowStore{Store: kept, open: make(chan struct{})}
	s := serve(t, options(t, slow))

	ctx, leave := context.WithCancel(t.Context())
	var waiting sync.WaitGroup
	for range 5 {
		waiting.Go(func() {
			if _, err := s.table(ctx, m.ID); !errors.Is(err, context.Canceled) {
				t.Errorf("anyone who left is sent %v", err)
			}
		})
	}
	eventually(t, func() bool { return slow.reads.Load() == 1 })
	leave()
	waiting.Wait()
	eventually(t, func() bool { return slow.given.Load() == 1 })

	slow.reads.Store(0)
	for range 20 {
		waiting.Go(func() {
			if _, err := s.table(t.Context(), m.ID); err != nil {
				t.Error(err)
			}
		})
	}
	eventually(t, func() bool { return slow.reads.Load() == 1 })
	close(slow.open)
	waiting.Wait()
	if n := slow.reads.Load(); n != 1 {
		t.Errorf("it was read %d times", n)
	}
}

// eventually waits until something is so.
func eventually(t *testing.T, so func() bool) {
	t.Helper()
	for range 6000 {
		if so() {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Fatal("it does not come about")
}

// A match ends its growth somewhere; there is always a way out of it.
func TestLimits_OfChoicesAndTakebacks(t *testing.T) {
	o := options(t, emptyStore(t))
	o.Limits = limit.Limits{Entries: 12}
	s := serve(t, o)
	m := s.create("you", "friend")
	path := "/api/v1/matches/" + m.ID
	status, text := 200, ""
	for n := 0; status == 200; n++ {
		if n > 20 {
			t.Fatal("it takes more choices than it may")
		}
		token := m.Token
		q := s.state(m.ID, token).Question
		if q == nil {
			token = m.Friend
			q = s.state(m.ID, token).Question
		}
		status, text = s.call("POST", path+"/answers", token, anyAnswer(q), nil)
	}
	if status != 409 || !strings.Contains(text, "match has reached the maximum number of choices; concede, or agree to a draw") {
		t.Errorf("%d %s", status, text)
	}
	status = 200
	for n := 0; status == 200; n++ {
		if n > 20 {
			t.Fatal("it takes more offers than it may")
		}
		token := []string{m.Token, m.Friend}[n%2]
		status, text = s.call("POST", path+"/offers", token, wire.NewOffer{Kind: "takeback"}, nil)
	}
	if status != 409 {
		t.Errorf("%d %s", status, text)
	}
	s.answer(m.ID, m.Token, wire.Answer{Answer: concede})
}

// Both players ask for a rematch again and again at once: there is one.
func TestRematch_OneOfManyRequests(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "friend")
	s.answer(m.ID, m.Token, wire.Answer{Answer: concede})
	ids := make(chan string, 16)
	var asking sync.WaitGroup
	for n := range cap(ids) {
		asking.Go(func() {
			in := &Seated{ID: m.ID, Authorization: "Bearer " + []string{m.Token, m.Friend}[n%2]}
			out, err := s.offered(t.Context(), in, wire.NewOffer{Kind: "rematch"})
			if err == nil && out.Rematch != nil {
				ids <- out.Rematch.ID
			}
		})
	}
	asking.Wait()
	close(ids)
	one := <-ids
	for id := range ids {
		if id != one {
			t.Errorf("there are the rematches %s and %s", one, id)
		}
	}
	if one == "" || !strings.Contains(s.measures(), "koiogran_matches_total 2") {
		t.Errorf("the rematch %q was not made once", one)
	}
}

func TestRematch_CountsAsAMatchMade(t *testing.T) {
	o := options(t, emptyStore(t))
	o.Limits = limit.Limits{Creates: 1}
	s := serve(t, o)
	m := s.create("you", "random")
	in := wire.NewOffer{Kind: "rematch"}
	for _, want := range []int{200, 429} { // the seat counts for itself, and not for the address that has made the match
		s.answer(m.ID, m.Token, wire.Answer{Answer: concede})
		var out wire.Offered
		if status, text := s.call("POST", "/api/v1/matches/"+m.ID+"/offers", m.Token, in, &out); status != want {
			t.Fatalf("%d %s, want %d", status, text, want)
		}
		if out.Rematch != nil {
			m.ID = out.Rematch.ID
		}
	}
}

// A request that triggers a bug gets an error as its answer, and frees its place.
func TestPatient_ABugIsTold(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	out := httptest.NewRecorder()
	s.bufferRequests(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Encoding", "gzip")
		w.Write([]byte("half of an answer"))
		panic("a bug")
	})).ServeHTTP(out, httptest.NewRequest("GET", "/api/v1/lobby", nil))
	if out.Code != 500 || !strings.Contains(out.Body.String(), "Internal server error") ||
		strings.Contains(out.Body.String(), "half") || out.Header().Get("Content-Encoding") != "" {
		t.Errorf("%d %s", out.Code, out.Body)
	}
	if answers, bytes := s.limiter.UnderWay(); answers != 0 || bytes != 0 {
		t.Errorf("still under way: %d answers, %d bytes", answers, bytes)
	}
}
