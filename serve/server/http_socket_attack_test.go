package server

import (
	"bufio"
	"bytes"
	"crypto/tls"
	"errors"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/coder/websocket"

	"koiogran/engine/game"
	"koiogran/serve/limit"
	"koiogran/serve/wire"
)

// The first bytes of frames of a WebSocket.
const (
	moreFrame = 0x00
	textFrame = 0x81
	dataFrame = 0x82
	pingFrame = 0x89
)

// frame returns a short frame of a client, masked with zeros.
func frame(first byte, payload string) []byte {
	return append([]byte{first, 0x80 | byte(len(payload)), 0, 0, 0, 0}, payload...)
}

// asksForSocket returns a request for the socket of a match.
func asksForSocket(id string) string {
	return "GET /api/v1/matches/" + id + "/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n" +
		"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
}

// tap opens a socket to a match and sends frames over it as they are. What follows the answer can be read.
func (s *service) tap(t *testing.T, id string, frames ...[]byte) (net.Conn, *bufio.Reader) {
	t.Helper()
	// With the request comes the first frame, which net/http reads then.
	c := begin(t, s.url, asksForSocket(id)+string(bytes.Join(frames, nil)))
	in := bufio.NewReader(c)
	got, err := http.ReadResponse(in, nil)
	if err != nil || got.StatusCode != http.StatusSwitchingProtocols {
		t.Fatalf("%v %v", got, err)
	}
	return c, in
}

// A flood of pings is answered as slowly as a flood of answers would be, and the rest of it not read yet.
func TestSocket_AFloodOfPingsWaits(t *testing.T) {
	const pings, most = 20_000, 4_000
	o := options(t, emptyStore(t))
	o.Limits = limit.Limits{Requests: 1, Burst: 20}
	s := serve(t, o)
	m := s.create("you", "random")
	for name, first := range map[string][]byte{"before hello": nil, "after hello": frame(textFrame, "{}")} {
		c, in := s.tap(t, m.ID, first)
		go c.Write(bytes.Repeat(frame(pingFrame, ""), pings))
		c.SetReadDeadline(time.Now().Add(time.Second))
		text, _ := io.ReadAll(in)
		if n := bytes.Count(text, []byte{0x8A, 0}); n > most {
			t.Errorf("%s %d pings were answered in a second, want at most %d", name, n, most)
		}
	}
	if status, text := s.call("GET", "/healthz", "", nil, nil); status != 200 {
		t.Errorf("%d %s", status, text)
	}
}

// A flood that does not stop ends the socket, and one that stops does not.
func TestSocket_AFloodThatGoesOnIsEnded(t *testing.T) {
	for _, stops := range []bool{false, true} {
		synctest.Test(t, func(t *testing.T) {
			o := options(t, emptyStore(t))
			o.Limits = limit.Limits{Requests: 1, Burst: 20}
			s := New(o)
			defer s.Close()
			here, ended := s.piped(t, (&service{Server: s, t: t}).made(t))
			defer here.Close()
			begun := time.Now()
			var err error
			for err == nil && time.Since(begun) < 2*mostWaits {
				_, err = here.Write(frame(pingFrame, strings.Repeat("x", 100)))
				if stops {
					time.Sleep(2 * time.Second)
				}
			}
			if stops && err != nil || !stops && (err == nil || (<-ended).Sub(begun) < mostWaits/2) {
				t.Errorf("a flood that stops: %t: %v after %v", stops, err, time.Since(begun))
			}
		})
	}
}

// Frames that no client may send end the socket.
func TestSocket_EndsWithWhatNoClientMaySend(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "random")
	for name, text := range map[string][]byte{
		"binary":                                 frame(dataFrame, `{"question":0,"answer":"pass"}`),
		"not UTF-8":                              frame(textFrame, "{\"answer\":\"\xff\"}"),
		"packed":                                 frame(textFrame|0x40, "\x00\x00"),
		"an unmasked frame":                      {textFrame, 2, '{', '}'},
		"of no kind":                             frame(0x83, ""),
		"a fragmented ping":                      frame(pingFrame&0x0F, ""),
		"a continuation frame without a message": frame(0x80, ""),
	} {
		c, in := s.tap(t, m.ID, frame(textFrame, "{}"), text)
		c.SetReadDeadline(time.Now().Add(5 * time.Second))
		if _, err := io.Copy(io.Discard, in); err != nil && strings.Contains(err.Error(), "timeout") {
			t.Errorf("%s: the socket does not end", name)
		}
	}
}

// hijacked is a response whose connection is the end of a pipe.
type hijacked struct {
	http.ResponseWriter
	conn net.Conn
}

// Hijack implements http.Hijacker.
func (h hijacked) Hijack() (net.Conn, *bufio.ReadWriter, error) {
	return h.conn, bufio.NewReadWriter(bufio.NewReader(h.conn), bufio.NewWriter(h.conn)), nil
}

// piped opens a socket over a pipe, reads all that is sent over it, and says when it ended.
func (s *Server) piped(t *testing.T, id string) (here net.Conn, ended <-chan time.Time) {
	t.Helper()
	here, there := net.Pipe()
	r, err := http.ReadRequest(bufio.NewReader(strings.NewReader(asksForSocket(id))))
	if err != nil {
		t.Fatal(err)
	}
	end := make(chan time.Time, 1)
	go func() {
		_, _ = io.Copy(io.Discard, here)
		end <- time.Now()
	}()
	s.openSocket(hijacked{httptest.NewRecorder(), there}, r, id)
	return here, end
}

// A message that comes to no end, in however many pieces, ends the socket in a while, the first one too. A socket that
// waits does not end.
func TestSocket_AMessageThatDoesNotEndIsEnded(t *testing.T) {
	for name, c := range map[string]struct{ hello, piece []byte }{
		"empty message fragments": {frame(textFrame, "{}"), frame(moreFrame, "")},
		"socket requests that send one byte a second and never finish: the server closed": {frame(textFrame, "{}"), frame(moreFrame, " ")},
		"a byte a second at first": {nil, frame(moreFrame, " ")},
	} {
		synctest.Test(t, func(t *testing.T) {
			s := New(options(t, emptyStore(t)))
			defer s.Close()
			m := (&service{Server: s, t: t}).made(t)
			here, ended := s.piped(t, m)
			defer here.Close()
			if c.hello != nil {
				here.Write(c.hello)
				time.Sleep(3 * readTime)
			}
			begun := time.Now()
			_, err := here.Write(frame(textFrame&0x0F, "{"))
			for err == nil && time.Since(begun) < 3*readTime {
				time.Sleep(time.Second)
				_, err = here.Write(c.piece)
			}
			here.Close()
			if took := (<-ended).Sub(begun); took < readTime || took > readTime+2*time.Second {
				t.Errorf("%s: the socket ended after %v, want %v", name, took, readTime)
			}
		})
	}
}

// made makes a match without a request.
func (s *service) made(t *testing.T) string {
	t.Helper()
	out, err := s.Server.create(t.Context(), &wire.NewMatch{Seats: []wire.NewSeat{
		{Who: "you", Ready: "ready-rebels"}, {Who: "bot", Bot: "random", Ready: "ready-empire"},
	}})
	if err != nil {
		t.Fatal(err)
	}
	return out.ID
}

// A token that is replaced after it was checked, and before anything is sent to its holder, opens nothing.
func TestWatch_ATokenReplacedMeanwhileOpensNothing(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "friend")
	seat := Seated{ID: m.ID, Authorization: "Bearer " + m.Token}
	of, p, err := s.enter(t.Context(), &seat)
	if err != nil || p != game.Seat1 {
		t.Fatal(p, err)
	}
	if _, err := s.renew(t.Context(), &seat, ""); err != nil {
		t.Fatal(err)
	}
	w := &watch{viewer: p, held: seat.Authorization, messages: make(chan []byte, watchBuffer)}
	if _, err := of.tellTo(t.Context(), w, -1); !errors.Is(err, errToken) {
		t.Errorf("%v, want %v", err, errToken)
	}
}

// A token that is replaced at one server ends the sockets that it has opened at another one.
func TestSocket_EndsWithATokenReplacedAtAnotherServer(t *testing.T) {
	kept := emptyStore(t)
	here, there := serve(t, options(t, kept)), serve(t, options(t, kept))
	m := here.create("you", "friend")
	p := there.plugIn(t, m.ID, wire.Hello{Token: m.Token, After: -1})
	var state wire.State
	p.hear("state", &state)
	if _, err := here.renew(t.Context(), &Seated{ID: m.ID, Authorization: "Bearer " + m.Token}, ""); err != nil {
		t.Fatal(err)
	}
	p.ends()
}

// A seat has as many sockets as an address may have streams, from however many addresses. Others may watch.
func TestSocket_OfOneSeatAreLimited(t *testing.T) {
	o := options(t, emptyStore(t))
	o.Limits, o.Proxy = limit.Limits{Streams: 2}, true
	s := serve(t, o)
	m := s.create("you", "random")
	for n, want := range []int{0, 0, http.StatusTooManyRequests, 0} {
		conn, _, err := websocket.Dial(t.Context(), socketAt(s, m.ID), &websocket.DialOptions{
			HTTPHeader: http.Header{"X-Forwarded-For": {"203.0.113." + string('1'+rune(n))}}})
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { conn.CloseNow() })
		conn.SetReadLimit(-1)
		p, hello := &plug{t, conn}, wire.Hello{Token: m.Token, After: -1}
		if n == 3 {
			hello.Token = ""
		}
		p.say(hello)
		var state wire.State
		var reply wire.Reply
		if want == 0 {
			p.hear("state", &state)
		} else if p.hear("reply", &reply); reply.Status != want {
			t.Errorf("socket %d: %+v, want %d", n+1, reply, want)
		}
	}
}

// An address that is banned while its sockets are open loses them with the next beat.
func TestSocket_EndsWhenItsAddressIsBanned(t *testing.T) {
	var banned atomic.Bool
	o := options(t, emptyStore(t))
	o.Banned = func(string) bool { return banned.Load() }
	s := serve(t, o)
	m := s.create("you", "random")
	p := s.plugIn(t, m.ID, wire.Hello{Token: m.Token, After: -1})
	var state wire.State
	p.hear("state", &state)
	banned.Store(true)
	s.beatOnce()
	p.ends()
}

// So it loses its streams, of a match and of an invitation.
func TestStream_EndsWhenItsAddressIsBanned(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var banned atomic.Bool
		o := options(t, emptyStore(t))
		o.Banned = func(string) bool { return banned.Load() }
		s := New(o)
		defer s.Close()
		host, err := s.invite(t.Context(), &wire.NewInvitation{Agreement: wire.Agreement{Edition: "second"}}, nil, "")
		if err != nil {
			t.Fatal(err)
		}
		m := (&service{Server: s, t: t}).made(t)
		ended := make(chan string)
		for path, key := range map[string]string{
			"/api/v1/matches/" + m + "/events": "", "/api/v1/invitations/" + host.ID + "/events": "Bearer " + host.Token,
		} {
			go func() {
				r := httptest.NewRequest("GET", path, nil)
				r.Header.Set("Authorization", key)
				s.Handler().ServeHTTP(httptest.NewRecorder(), r)
				ended <- path
			}()
		}
		time.Sleep(3 * keepAliveInterval)
		select {
		case path := <-ended:
			t.Errorf("%s ends before", path)
		default:
		}
		banned.Store(true)
		for range 2 {
			select {
			case <-ended:
			case <-time.After(2 * keepAliveInterval):
				t.Fatal("a stream goes on")
			}
		}
	})
}

// Sockets open and play on while the server is closed for new matches.
func TestSocket_PlaysWhereNoNewMatchBegins(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "random")
	s.closed.Store(true)
	p := s.plugIn(t, m.ID, wire.Hello{Token: m.Token, After: -1})
	var state wire.State
	p.hear("state", &state)
	p.say(anyAnswer(state.Question))
	var update wire.Update
	if p.hear("update", &update); update.Position <= state.Position {
		t.Errorf("the match is at %d, and stood at %d", update.Position, state.Position)
	}
	if status, text := s.call("POST", "/api/v1/matches", "", wire.NewMatch{}, nil); status != http.StatusServiceUnavailable {
		t.Errorf("a new match: %d %s", status, text)
	}
}

// A connection by TLS whose client reads nothing is closed at once: who closes it holds a lock.
func TestLine_CloseWaitsForNobody(t *testing.T) {
	h := httptest.NewTLSServer(http.NotFoundHandler()) // for its certificate
	defer h.Close()
	certificates := h.TLS.Certificates
	synctest.Test(t, func(t *testing.T) {
		here, there := net.Pipe()
		defer here.Close()
		now := func() time.Time { return certificates[0].Leaf.NotBefore }
		over := tls.Server(there, &tls.Config{Certificates: certificates, MaxVersion: tls.VersionTLS12, Time: now})
		client := tls.Client(here, &tls.Config{InsecureSkipVerify: true, Time: now})
		both := make(chan error)
		go func() { both <- client.Handshake() }()
		if err := over.Handshake(); err != nil {
			t.Fatal(err)
		}
		if err := <-both; err != nil {
			t.Fatal(err)
		}
		begun := time.Now()
		l := batchedConn{Conn: over}
		l.Close()
		if took := time.Since(begun); took > 0 {
			t.Errorf("closing took %v", took)
		}
	})
}
