package load

import (
	"context"
	"net"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/coder/websocket"

	"koiogran/serve/wire"
)

// neighbor is the address of those who attack nothing.
var neighbor = net.IPv4(127, 0, 0, 2)

// plug opens a socket to a match as a page of an origin does, from an address of this machine. A neighbor reads as
// usual. It returns nil where the socket is refused, and the status, 0 without an answer.
func (s *siege) plug(ctx context.Context, from net.IP, match, origin string) (*Socket, int) {
	dial := net.Dialer{LocalAddr: &net.TCPAddr{IP: from}}
	c := &http.Client{Timeout: 15 * time.Second, Transport: &http.Transport{
		DialContext: func(ctx context.Context, network, at string) (net.Conn, error) {
			conn, err := dial.DialContext(ctx, network, at)
			if tcp, ok := conn.(*net.TCPConn); ok && !from.Equal(neighbor) {
				_ = tcp.SetReadBuffer(4 << 10)  // what is not read is to wait at the server,
				_ = tcp.SetWriteBuffer(4 << 10) // and what is not sent at the client
			}
			return conn, err
		},
	}}
	o := &websocket.DialOptions{HTTPClient: c}
	if origin != "" {
		o.HTTPHeader = http.Header{"Origin": {origin}}
	}
	at := "ws" + strings.TrimPrefix(s.Server, "http") + "/api/v1/matches/" + match + "/socket"
	conn, got, err := websocket.Dial(ctx, at, o)
	status := 0
	if got != nil {
		status = got.StatusCode
	}
	if err != nil {
		return nil, status
	}
	conn.SetReadLimit(-1)
	return &Socket{conn, make(chan struct{})}, status
}

// plugs opens many sockets to a match from one address, and returns those that are open and how many were refused.
func (s *siege) plugs(ctx context.Context, n int, match string) (open []*Socket, refused int) {
	from := s.fresh()
	for range n {
		k, status := s.plug(ctx, from, match, "")
		if k != nil {
			open = append(open, k)
		} else if status == http.StatusTooManyRequests {
			refused++
		}
	}
	return open, refused
}

// closeAll leaves all sockets.
func closeAll(all []*Socket) {
	for _, k := range all {
		k.Close()
	}
}

// watches watches a match over a socket from another address of this machine. It returns whether something came,
// and how long that took.
func (s *siege) watches(ctx context.Context, match string) (bool, time.Duration) {
	ctx, cancel := context.WithTimeout(ctx, 15*time.Second)
	defer cancel()
	begun := time.Now()
	k, _ := s.plug(ctx, neighbor, match, "")
	if k == nil {
		return false, time.Since(begun)
	}
	defer k.Close()
	if k.write(ctx, wire.Hello{After: -1}) != nil {
		return false, time.Since(begun)
	}
	_, text, err := k.conn.Read(ctx)
	return err == nil && strings.Contains(string(text), "event: state\n"), time.Since(begun)
}

// remain waits for a while until no more streams are open than before, and returns how many more there are.
func (s *siege) remain(ctx context.Context, before float64) (more float64) {
	for late := time.Now().Add(s.Ends); ; {
		more = s.metric(ctx, "koiogran_streams") - before
		if more <= 0 || time.Now().After(late) || !pause(ctx, 200*time.Millisecond) {
			return more
		}
	}
}

// sockets opens many sockets from one address and says hello over none of them.
func (s *siege) sockets(ctx context.Context) error {
	const n = 60
	m, err := s.played(ctx)
	if err != nil {
		return err
	}
	before := s.metric(ctx, "koiogran_streams")
	open, refused := s.plugs(ctx, n, m.Match)
	defer closeAll(open)
	begun := time.Now()
	heard, took := s.watches(ctx, m.Match)
	more := s.remain(ctx, before)
	s.report("sockets", refused > 0 && len(open)+refused == n && heard && s.neighborly(took) && more <= 0,
		"%d sockets that never sent a hello: %d refused, %.0f still open after %v; a socket from "+
			"another address received the match: %v after %v", n, refused, more, time.Since(begun).Round(time.Second), heard,
		took.Round(time.Millisecond))
	return nil
}

// foreign opens a socket as a page of another site does.
func (s *siege) foreign(ctx context.Context) error {
	m, err := s.played(ctx)
	if err != nil {
		return err
	}
	k, status := s.plug(ctx, s.fresh(), m.Match, "https://elsewhere.example")
	if k != nil {
		k.Close()
	}
	s.report("foreign", status == http.StatusForbidden, "socket from another site's page: status %d", status)
	return nil
}

// large sends messages that are much longer than any answer.
func (s *siege) large(ctx context.Context) error {
	const n, longest, mib = 20, 16 << 20, 1 << 20
	m, err := s.played(ctx)
	if err != nil {
		return err
	}
	before, streams := s.metric(ctx, "process_resident_memory_bytes"), s.metric(ctx, "koiogran_streams")
	open, _ := s.plugs(ctx, n, m.Match)
	defer closeAll(open)
	var sending sync.WaitGroup
	var whole atomic.Int64
	for _, k := range open {
		sending.Go(func() {
			ctx, cancel := context.WithTimeout(ctx, time.Minute)
			defer cancel()
			if k.conn.Write(ctx, websocket.MessageText, make([]byte, longest)) == nil {
				whole.Add(1)
			}
		})
	}
	most := s.most(ctx, &sending)
	more := s.remain(ctx, streams)
	s.report("large", len(open) == n && whole.Load() == 0 && more <= 0 && most-before < mostGrown,
		"%d messages of %d MiB: %d accepted, %.0f sockets still open; memory grew from %.0f to %.0f MiB", len(open),
		longest/mib, whole.Load(), more, before/mib, most/mib)
	return nil
}

// flood sends answers over many sockets of a seat as fast as it goes, and reads nothing.
func (s *siege) flood(ctx context.Context) error {
	const n, mib = 30, 1 << 20
	m, err := s.played(ctx)
	if err != nil {
		return err
	}
	before, streams := s.metric(ctx, "process_resident_memory_bytes"), s.metric(ctx, "koiogran_streams")
	open, _ := s.plugs(ctx, n, m.Match)
	defer closeAll(open)
	var sending sync.WaitGroup
	var sent atomic.Int64
	for _, k := range open {
		sending.Go(func() { sent.Add(k.flood(ctx, m, s.Time)) })
	}
	pause(ctx, 500*time.Millisecond)
	heard, took := s.watches(ctx, m.Match)
	most := s.most(ctx, &sending)
	more := s.remain(ctx, streams)
	s.report("flood", len(open) == n && heard && s.neighborly(took) && more <= 0 && most-before < mostGrown,
		"%d answers over %d sockets that never read: %.0f still open; a socket from another address "+
			"received the match: %v after %v; memory grew from %.0f to %.0f MiB", sent.Load(), len(open), more, heard,
		took.Round(time.Millisecond), before/mib, most/mib)
	return nil
}

// flood says hello and answers for a while, or until the server ends the socket. It returns how many answers were
// sent.
func (k *Socket) flood(ctx context.Context, m Seat, while time.Duration) (sent int64) {
	ctx, cancel := context.WithTimeout(ctx, while)
	defer cancel()
	err := k.write(ctx, wire.Hello{Token: m.Token, After: -1})
	for err == nil {
		if err = k.Send(ctx, wire.SocketAnswer{Answer: wire.Answer{Answer: "pass"}, Tag: 1}); err == nil {
			sent++
		}
	}
	return sent
}

// most waits until something is done, and returns the most memory that the server has until then.
func (s *siege) most(ctx context.Context, work *sync.WaitGroup) (most float64) {
	done := make(chan struct{})
	go func() {
		defer close(done)
		work.Wait()
	}()
	for {
		most = max(most, s.metric(ctx, "process_resident_memory_bytes"))
		select {
		case <-done:
			return most
		case <-time.After(100 * time.Millisecond):
		}
	}
}
