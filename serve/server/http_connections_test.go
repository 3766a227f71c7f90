package server

import (
	"errors"
	"io"
	"net"
	"net/http/httptest"
	"os"
	"testing"
	"time"

	"koiogran/serve/limit"
)

// Of connections that come to no request an address has this many and no more. It cannot take those of others,
// and has room again when they have gone.
func TestConnections_OfOneAddressAreLimited(t *testing.T) {
	const most = 5
	o := options(t, emptyStore(t))
	o.Limits = limit.Limits{Connections: most}
	s := New(o)
	h := httptest.NewUnstartedServer(s.Handler())
	h.Config.ConnState = s.Connected
	h.Start()
	t.Cleanup(func() { s.Close(); h.Close() })
	dial := func(from byte) (c net.Conn, open bool) {
		d := net.Dialer{LocalAddr: &net.TCPAddr{IP: net.IPv4(127, 0, 0, from)}}
		c, err := d.Dial("tcp", h.Listener.Addr().String())
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { c.Close() })
		c.Write([]byte("GET /healthz HTTP/1.1\r\n"))
		c.SetReadDeadline(time.Now().Add(200 * time.Millisecond))
		_, err = c.Read(make([]byte, 1))
		return c, errors.Is(err, os.ErrDeadlineExceeded)
	}
	var all []net.Conn
	for n := range most + 3 {
		c, open := dial(1)
		if all = append(all, c); open != (n < most) {
			t.Errorf("connection %d is open: %v", n+1, open)
		}
	}
	if _, open := dial(2); !open {
		t.Error("another address has no room")
	}
	for _, c := range all {
		c.Close()
	}
	time.Sleep(100 * time.Millisecond)
	if _, open := dial(1); !open {
		t.Error("there is no room again")
	}
}

// Connections of an address that come and go may not come faster than requests.
func TestConnections_OfOneAddressComeNoFasterThanRequests(t *testing.T) {
	const most = 5
	o := options(t, emptyStore(t))
	o.Limits = limit.Limits{Requests: 0.001, Burst: 100, Connections: most}
	s := New(o)
	h := httptest.NewUnstartedServer(s.Handler())
	h.Config.ConnState = s.Connected
	h.Start()
	t.Cleanup(func() { s.Close(); h.Close() })
	for n := range most + 3 {
		c, err := net.Dial("tcp", h.Listener.Addr().String())
		if err != nil {
			t.Fatal(err)
		}
		c.Write([]byte("GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"))
		c.SetReadDeadline(time.Now().Add(5 * time.Second))
		text, _ := io.ReadAll(c)
		if answered := len(text) > 0; answered != (n < most) {
			t.Errorf("connection %d is answered: %v", n+1, answered)
		}
		c.Close()
	}
}
