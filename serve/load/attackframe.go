package load

import (
	"bufio"
	"bytes"
	"context"
	"crypto/tls"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"koiogran/serve/wire"
)

// The frames of a WebSocket by their first byte. Without last more of the message follows.
const (
	moreFrame = 0x0
	textFrame = 0x1
	dataFrame = 0x2
	pingFrame = 0x9
	pongFrame = 0xA
	last      = 0x80
	packed    = 0x40
)

// frame returns a frame as a client sends it, masked with zeros.
func frame(first byte, payload []byte) []byte {
	out := []byte{first, 0x80 | byte(len(payload))}
	if len(payload) > 125 {
		out = []byte{first, 0x80 | 126, byte(len(payload) >> 8), byte(len(payload))}
	}
	return append(append(out, 0, 0, 0, 0), payload...)
}

// tap opens a socket to a match whose frames are sent as they are, from an address of this machine. It returns nil
// where the socket is refused, and the status, 0 without an answer.
func (s *siege) tap(ctx context.Context, from net.IP, match string) (net.Conn, int) {
	dial := net.Dialer{Timeout: 5 * time.Second, LocalAddr: &net.TCPAddr{IP: from}, Control: s.control}
	c, err := dial.DialContext(ctx, "tcp", s.host)
	if err != nil {
		return nil, 0
	}
	if tcp, ok := c.(*net.TCPConn); ok {
		_ = tcp.SetReadBuffer(4 << 10)
		_ = tcp.SetWriteBuffer(4 << 10)
	}
	if s.secure != nil {
		c = tls.Client(c, s.secure)
	}
	_ = c.SetDeadline(time.Now().Add(5 * time.Second))
	fmt.Fprintf(c, "GET /api/v1/matches/%s/socket HTTP/1.1\r\nHost: %s\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"+
		"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n", match, s.host)
	got, err := http.ReadResponse(bufio.NewReader(c), nil)
	if err != nil || got.StatusCode != http.StatusSwitchingProtocols {
		c.Close()
		if got != nil {
			return nil, got.StatusCode
		}
		return nil, 0
	}
	_ = c.SetDeadline(time.Time{})
	return c, got.StatusCode
}

// taps opens many sockets to a match from one address and says hello over each.
func (s *siege) taps(ctx context.Context, n int, m Seat) (open []net.Conn) {
	from := s.fresh()
	for range n {
		if c, _ := s.tap(ctx, from, m.Match); c != nil {
			if _, err := c.Write(greeting(m)); err == nil {
				open = append(open, c)
			}
		}
	}
	return open
}

// greeting returns the frame that says hello.
func greeting(m Seat) []byte {
	text, err := json.Marshal(wire.Hello{Token: m.Token, After: -1})
	if err != nil {
		panic(err)
	}
	return frame(last|textFrame, text)
}

// pour sends the same again and again over all connections until ctx is done, and reads what comes over every other
// one. It returns how many bytes went out.
func pour(ctx context.Context, all []net.Conn, first, again []byte) int64 {
	var total atomic.Int64
	var pouring sync.WaitGroup
	again = bytes.Repeat(again, max(1, 4096/len(again)))
	for i, c := range all {
		if i%2 == 0 {
			go func() { _, _ = io.Copy(io.Discard, c) }()
		}
		pouring.Go(func() {
			end, _ := ctx.Deadline()
			_ = c.SetWriteDeadline(end)
			n, err := c.Write(first)
			for err == nil {
				total.Add(int64(n))
				n, err = c.Write(again)
			}
		})
	}
	pouring.Wait()
	return total.Load()
}

// hangUp closes all connections.
func hangUp(all []net.Conn) {
	for _, c := range all {
		c.Close()
	}
}

// flow is what is sent over many sockets again and again, after something else.
type flow struct {
	name, text   string
	first, again []byte
}

// floods sends what no honest client sends, as fast as it goes. What has come to no end is ended by the server.
func (s *siege) floods(ctx context.Context) error {
	for _, f := range []flow{
		{"pings", "pings", nil, frame(last|pingFrame, nil)},
		{"pongs", "unsolicited long pongs", nil, frame(last|pongFrame, make([]byte, 125))},
		{"chatter", "answers when no question is open", nil, frame(last|textFrame, []byte("{}"))},
		{"pieces", "empty message fragments", frame(textFrame, []byte("{")), frame(moreFrame, nil)},
		{"bites", "512-byte message fragments", frame(textFrame, []byte("{")), frame(moreFrame, make([]byte, 512))},
	} {
		if err := s.overflow(ctx, f); err != nil {
			return err
		}
	}
	return nil
}

// overflow sends a flow over 40 sockets.
func (s *siege) overflow(ctx context.Context, f flow) error {
	const n = 40
	m, err := s.played(ctx)
	if err != nil {
		return err
	}
	before := s.metric(ctx, "koiogran_streams")
	open := s.taps(ctx, n, m)
	defer hangUp(open)
	var sent int64
	t, err := s.toll(ctx, func(ctx context.Context) { sent = pour(ctx, open, f.first, f.again) })
	if err != nil {
		return err
	}
	if f.first == nil { // there is no message that the server could wait for
		hangUp(open)
	}
	more := max(0, s.remain(ctx, before))
	s.report(f.name, len(open) == n && t.unnoticed() && t.paced() && more <= 0, "%d bytes of %s over %d sockets; %.0f "+
		"still open afterward; %v",
		sent, f.text, len(open), more, t)
	return nil
}

// churn opens sockets and leaves them as fast as it goes, with a hello over every other one.
func (s *siege) churn(ctx context.Context) error {
	m, err := s.played(ctx)
	if err != nil {
		return err
	}
	before, from := s.metric(ctx, "koiogran_streams"), s.fresh()
	var opened, refused atomic.Int64
	t, err := s.toll(ctx, func(ctx context.Context) {
		var work sync.WaitGroup
		for i := range 8 {
			work.Go(func() {
				for n := i; ctx.Err() == nil; n++ {
					c, status := s.tap(ctx, from, m.Match)
					switch {
					case c != nil:
						opened.Add(1)
						if n%2 == 0 {
							_, _ = c.Write(greeting(m))
						}
						c.Close()
					case status == http.StatusTooManyRequests, status == 0: // the connection is ended at once
						refused.Add(1)
					}
				}
			})
		}
		work.Wait()
	})
	if err != nil {
		return err
	}
	more := max(0, s.remain(ctx, before))
	s.report("churn", refused.Load() > 0 && more <= 0 && t.unnoticed(),
		"%d sockets opened and abandoned in turn, %d refused, %.0f still open afterward; %v", opened.Load(), refused.Load(), more, t)
	return nil
}

// halves begins to ask for sockets over many connections and sends one byte a second from then on.
func (s *siege) halves(ctx context.Context) error {
	const n = 1000
	var all []net.Conn
	defer func() { hangUp(all) }()
	from := net.Dialer{LocalAddr: &net.TCPAddr{IP: s.fresh()}}
	t, err := s.toll(ctx, func(ctx context.Context) {
		for range n {
			c, err := from.Dial("tcp", s.host)
			if err != nil {
				continue
			}
			fmt.Fprintf(c, "GET /api/v1/matches/0123456789abcdef/socket HTTP/1.1\r\nHost: %s\r\nX-Slow: ", s.host)
			all = append(all, c)
		}
		for pause(ctx, time.Second) {
			for _, c := range all {
				_, _ = c.Write([]byte("x"))
			}
		}
	})
	if err != nil {
		return err
	}
	ended := 0
	late := time.Now().Add(s.Ends)
	for _, c := range all {
		_ = c.SetReadDeadline(late)
		if _, err := io.Copy(io.Discard, c); err == nil || !strings.Contains(err.Error(), "timeout") {
			ended++
		}
	}
	s.report("halves", ended == len(all) && t.unnoticed(), "%d socket requests that send one byte a second "+
		"and never finish: the server closed %d of %d; %v", n, ended, len(all), t)
	return nil
}

// seat opens a thousand sockets for one seat, from many addresses. As in churn, what the server spends on connections that
// come at once is what the system asks for them, so the measure is what stays and what others notice.
func (s *siege) seat(ctx context.Context) error {
	const addresses, each = 50, 20
	m, err := s.played(ctx)
	if err != nil {
		return err
	}
	before := s.metric(ctx, "koiogran_streams")
	var all []net.Conn
	defer func() { hangUp(all) }()
	t, err := s.toll(ctx, func(ctx context.Context) {
		for i := range addresses {
			for range each {
				if c, _ := s.tap(ctx, net.IPv4(127, 0, 1, byte(1+i)), m.Match); c != nil {
					_, _ = c.Write(greeting(m))
					all = append(all, c)
				}
			}
		}
		pause(ctx, time.Second)
	})
	if err != nil {
		return err
	}
	more := s.remain(ctx, before+100)
	s.report("seat", len(all) > each && more <= 0 && t.unnoticed(), "%d sockets for one seat from %d "+
		"addresses: %.0f stayed open; %v",
		len(all), addresses, more+100, t)
	return nil
}

// broken sends frames that no client may send. Each ends its socket.
func (s *siege) broken(ctx context.Context) error {
	m, err := s.played(ctx)
	if err != nil {
		return err
	}
	bomb, from := frame(last|packed|textFrame, bytes.Repeat([]byte{0}, 1000)), s.fresh()
	var left []string
	var mu sync.Mutex
	var breaking sync.WaitGroup
	for name, text := range map[string][]byte{
		"a binary message":                       frame(last|dataFrame, []byte(`{"question":0,"answer":"pass"}`)),
		"text that is not UTF-8":                 frame(last|textFrame, []byte("{\"answer\":\"\xff\xfe\"}")),
		"a compressed message":                   bomb,
		"an unmasked frame":                      {last | textFrame, 2, '{', '}'},
		"a frame with an undefined opcode":       frame(last|0x3, nil),
		"an oversized ping":                      frame(last|pingFrame, make([]byte, 126)),
		"a fragmented ping":                      frame(pingFrame, nil),
		"a continuation frame without a message": frame(last|moreFrame, nil),
		"a new message inside an unfinished one": append(frame(textFrame, []byte("{")), frame(last|textFrame, []byte("{}"))...),
		"a message of 5,000 bytes":               frame(last|textFrame, bytes.Repeat([]byte(" "), 5000)),
		"a frame of 2^63 bytes":                  append([]byte{last | textFrame, 0xFF, 0xFF}, make([]byte, 11)...),
	} {
		breaking.Go(func() {
			if what := s.breaks(ctx, from, m, text); what != "" {
				mu.Lock()
				defer mu.Unlock()
				left = append(left, name+what)
			}
		})
	}
	breaking.Wait()
	s.report("broken", len(left) == 0, "11 kinds of invalid frames; the server accepted: %q", left)
	return nil
}

// breaks sends something that no client may send, and returns what is wrong with what happened to it.
func (s *siege) breaks(ctx context.Context, from net.IP, m Seat, text []byte) string {
	c, _ := s.tap(ctx, from, m.Match)
	if c == nil {
		return " (no socket)"
	}
	defer c.Close()
	_, _ = c.Write(append(greeting(m), text...))
	_ = c.SetReadDeadline(time.Now().Add(s.Ends))
	if _, err := io.Copy(io.Discard, c); err != nil && strings.Contains(err.Error(), "timeout") {
		return " (not ended)"
	}
	return ""
}
