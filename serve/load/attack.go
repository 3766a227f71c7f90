package load

import (
	"bufio"
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"time"

	"koiogran/serve/wire"
)

// Siege is a series of attacks against a server of one's own, each bounded in number and time.
type Siege struct {
	Server  string
	Metrics string // where its metrics are, such as http://127.0.0.1:9090
	Choices int    // of the match whose state no one reads
	Unread  int    // requests whose answers no one reads
	Seed    uint64
	Time    time.Duration // of each attack that goes on for a while
	Late    time.Duration // after which someone else notices an attack; three times as long for a whole request
	Ends    time.Duration // the time limit for the server to end a request that does not end by itself
}

// Attack attacks a server on this machine and reports what happened to it. It fails if the server
// did not stand an attack.
func Attack(ctx context.Context, out io.Writer, o Siege) error {
	at, err := url.Parse(o.Server)
	if err != nil || at.Host == "" {
		return fmt.Errorf("load: --server %s: expected an address such as http://127.0.0.1:8080",
			o.Server)
	}
	if ip := net.ParseIP(at.Hostname()); at.Hostname() != "localhost" && (ip == nil || !ip.IsLoopback()) {
		return fmt.Errorf("load: --server %s: expected a server on this machine; this command attacks "+
			"no others", o.Server)
	}
	o.Metrics = strings.TrimSuffix(o.Metrics, "/metrics") + "/metrics"
	s := &siege{Siege: o, host: at.Host, out: out, client: NewClient(o.Server)}
	defer s.client.Close()
	if s.metric(ctx, "process_resident_memory_bytes") == 0 {
		return fmt.Errorf("load: --metrics %s: no metrics found there; start the server with --metrics "+
			"and an address", o.Metrics)
	}
	for _, attack := range []func(context.Context) error{
		s.stall, s.crowd, s.dear, s.link, s.rematch, s.unread, s.sockets, s.foreign, s.large, s.flood,
		s.broken, s.floods, s.churn, s.halves, s.seat,
	} {
		if err := attack(ctx); err != nil {
			return err
		}
	}
	if s.fell > 0 {
		return fmt.Errorf("load: the server failed %d of the attacks", s.fell)
	}
	return nil
}

// siege is a series of attacks under way.
type siege struct {
	Siege
	host   string
	secure *tls.Config // nil without TLS
	// control sets up connections of sockets; nil as usual.
	control func(network, address string, c syscall.RawConn) error
	out     io.Writer
	client  *Client
	long    Seat // of the match that was played, empty until then
	fell    int
	used    byte // addresses
}

// report reports an attack.
func (s *siege) report(name string, stood bool, format string, args ...any) {
	verdict := "stood"
	if !stood {
		verdict = "FELL"
		s.fell++
	}
	fmt.Fprintf(s.out, "%-8s %-6s %s\n", name, verdict, fmt.Sprintf(format, args...))
}

// mostGrown is how many bytes of memory an attack may cost.
const mostGrown = 256 << 20

// neighborly reports whether a request of someone else took no longer than it may.
func (s *siege) neighborly(took time.Duration) bool { return took < 3*s.Late }

// fresh returns an address of this machine of which the server remembers nothing yet: nothing of its limits is used up.
func (s *siege) fresh() net.IP {
	s.used++
	return net.IPv4(127, 0, 2, s.used)
}

// neighbor asks for something from another address of this machine, and returns the status and how
// long it took.
func (s *siege) neighbor(ctx context.Context, path string) (string, time.Duration) {
	from := net.Dialer{LocalAddr: &net.TCPAddr{IP: net.IPv4(127, 0, 0, 2)}}
	c := http.Client{Transport: &http.Transport{DialContext: from.DialContext}, Timeout: max(15*time.Second, 3*s.Late)}
	defer c.CloseIdleConnections()
	begun := time.Now()
	r, err := http.NewRequestWithContext(ctx, "GET", s.Server+path, nil)
	if err != nil {
		return err.Error(), 0
	}
	got, err := c.Do(r)
	if err != nil {
		return "no answer", time.Since(begun)
	}
	defer got.Body.Close()
	_, _ = io.Copy(io.Discard, got.Body)
	return strconv.Itoa(got.StatusCode), time.Since(begun)
}

// stall sends the beginnings of heavy requests and never their ends.
func (s *siege) stall(ctx context.Context) error {
	const n = 10
	for range n {
		c, err := net.Dial("tcp", s.host)
		if err != nil {
			return err
		}
		defer c.Close()
		fmt.Fprintf(c, "POST /api/v1/replays HTTP/1.1\r\nHost: %s\r\n"+
			"Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{", s.host)
	}
	pause(ctx, 500*time.Millisecond)
	status, took := s.neighbor(ctx, "/api/v1/rules?q=arc")
	s.report("stall", status == "200" && s.neighborly(took),
		"%d heavy requests that never finish; meanwhile a search from another address got %s after %v", n, status,
		took.Round(time.Millisecond))
	return nil
}

// crowd asks for much at once from one address.
func (s *siege) crowd(ctx context.Context) error {
	const n = 60
	var asking sync.WaitGroup
	ctx, cancel := context.WithTimeout(ctx, time.Minute)
	defer cancel()
	for range n {
		asking.Go(func() {
			_ = s.client.call(ctx, request{"GET", "/api/v1/cards?q=e", "", nil}, nil)
		})
	}
	pause(ctx, 200*time.Millisecond)
	status, took := s.neighbor(ctx, "/api/v1/rules?q=arc")
	asking.Wait()
	s.report("crowd", status == "200" && s.neighborly(took),
		"%d concurrent searches; meanwhile a search from another address got %s after %v", n, status,
		took.Round(time.Millisecond))
	return nil
}

// visitor returns a client at an address of this machine of which the server remembers nothing yet.
func (s *siege) visitor() *Client {
	from := net.Dialer{LocalAddr: &net.TCPAddr{IP: s.fresh()}}
	return &Client{base: s.Server, http: &http.Client{Transport: &http.Transport{DialContext: from.DialContext}}}
}

// against makes a match against someone.
func (s *siege) against(ctx context.Context, who string) (wire.Created, error) {
	maker := s.visitor()
	defer maker.Close()
	return maker.Create(ctx, wire.NewMatch{Seats: []wire.NewSeat{
		{Who: "you", Ready: "ready-rebels"}, {Who: who, Ready: "ready-empire"},
	}})
}

// link tries to hold both seats of a match with what its creator knows.
func (s *siege) link(ctx context.Context) error {
	m, err := s.against(ctx, "friend")
	if err != nil {
		return err
	}
	if m.Link == "" {
		s.report("link", false, "creating a match also returned the token of the friend's seat")
		return nil
	}
	if _, err := s.client.Take(ctx, m); err != nil {
		return err
	}
	_, again := s.client.Take(ctx, m)
	_, read := s.client.State(ctx, Seat{m.ID, m.Link})
	var one, two *Refused
	stood := errors.As(again, &one) && errors.As(read, &two) && one.Status == 410 && two.Status == 401
	s.report("link", stood, "seat taken twice: %v; link accepted as a token: %v", again, read)
	return nil
}

// rematch asks for the same rematch many times at once.
func (s *siege) rematch(ctx context.Context) error {
	const n = 20
	m, err := s.against(ctx, "bot")
	if err != nil {
		return err
	}
	if err := s.client.Answer(ctx, Seat{m.ID, m.Token}, wire.Answer{Answer: "concede"}, nil); err != nil {
		return err
	}
	before := s.metric(ctx, "koiogran_matches_total")
	var asking sync.WaitGroup
	for range n {
		asking.Go(func() {
			path := "/api/v1/matches/" + m.ID + "/offers"
			_ = s.client.call(ctx, request{"POST", path, m.Token, wire.NewOffer{Kind: "rematch"}}, nil)
		})
	}
	asking.Wait()
	made := s.metric(ctx, "koiogran_matches_total") - before
	s.report("rematch", made <= 1, "%d rematch requests created %.0f matches", n, made)
	return nil
}

// unread asks for the state of a match many times and reads none of it.
func (s *siege) unread(ctx context.Context) error {
	m, err := s.played(ctx)
	if err != nil {
		return err
	}
	before := s.metric(ctx, "process_resident_memory_bytes")
	var lines []net.Conn
	for range s.Unread {
		c, err := net.Dial("tcp", s.host)
		if err != nil {
			return err
		}
		defer c.Close()
		if tcp, ok := c.(*net.TCPConn); ok {
			_ = tcp.SetReadBuffer(4 << 10)
		}
		fmt.Fprintf(c, "GET /api/v1/matches/%s HTTP/1.1\r\nHost: %s\r\n\r\n", m.Match, s.host)
		lines = append(lines, c)
	}
	var most float64
	for range 10 {
		pause(ctx, 300*time.Millisecond)
		most = max(most, s.metric(ctx, "process_resident_memory_bytes"))
	}
	sent := 0
	late := time.Now().Add(time.Second)
	for _, c := range lines {
		_ = c.SetReadDeadline(late)
		line, _ := bufio.NewReaderSize(c, 16).ReadString('\n')
		if strings.Contains(line, " 200 ") {
			sent++
		}
	}
	const mib = 1 << 20
	s.report("unread", most-before < mostGrown,
		"%d requests for the state, none read: %d responses sent; memory grew from %.0f to %.0f MiB", s.Unread,
		sent, before/mib, most/mib)
	return nil
}

// played returns the match that all attacks share, which is played first.
func (s *siege) played(ctx context.Context) (_ Seat, err error) {
	if s.long.Match == "" {
		s.long, err = s.play(ctx)
	}
	return s.long, err
}

// play makes a match and answers in it as often as it should have choices, as fast as the limits
// of the server allow.
func (s *siege) play(ctx context.Context) (Seat, error) {
	rnd := rand.New(rand.NewPCG(s.Seed, 1))
	player := s.visitor()
	defer player.Close()
	m, err := player.Create(ctx, wire.NewMatch{
		Agreement: wire.Agreement{Settings: map[string]int{"round-limit": 0}},
		Seats: []wire.NewSeat{
			{Who: "you", Ready: "ready-rebels"}, {Who: "bot", Bot: "random", Ready: "ready-empire"},
		},
	})
	if err != nil {
		return Seat{}, err
	}
	seat := Seat{m.ID, m.Token}
	for position := 0; position < s.Choices; {
		var o struct {
			Open
			Position int
		}
		path := "/api/v1/matches/" + m.ID
		err := player.call(ctx, request{"GET", path, m.Token, nil}, &o)
		if err == nil && o.Question == nil {
			return seat, nil // it is over
		}
		if err == nil {
			position = o.Position
			err = player.Answer(ctx, seat, o.Answer(rnd), nil)
		}
		var refused *Refused
		if errors.As(err, &refused) && (refused.Status == 429 || refused.Status == 503) {
			err = nil
		}
		if err != nil {
			return seat, err
		}
		if !pause(ctx, 70*time.Millisecond) {
			return seat, ctx.Err()
		}
	}
	return seat, nil
}

// metric reads a number of the server's metrics, 0 if it is not there.
func (s *siege) metric(ctx context.Context, name string) float64 {
	r, err := http.NewRequestWithContext(ctx, "GET", s.Metrics, nil)
	if err != nil {
		return 0
	}
	got, err := http.DefaultClient.Do(r)
	if err != nil {
		return 0
	}
	defer got.Body.Close()
	lines := bufio.NewScanner(got.Body)
	for lines.Scan() {
		if value, ok := strings.CutPrefix(lines.Text(), name+" "); ok {
			n, _ := strconv.ParseFloat(value, 64)
			return n
		}
	}
	return 0
}
