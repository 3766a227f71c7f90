package load

import (
	"context"
	"net"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"
)

// A server with its usual limits stands all attacks.
func TestAttack_StandsWithTheUsualLimits(t *testing.T) {
	t.Parallel()
	metrics := freeAddress(t)
	p := startWith(t, build(t), "--database", filepath.Join(t.TempDir(), "a.db"), "--metrics", metrics, "--haste", "8")
	defer p.kill(t)
	var out strings.Builder
	err := Attack(t.Context(), &out, Siege{
		Server: p.client.base, Metrics: "http://" + metrics, Choices: 40, Unread: 150, Seed: 1, Time: time.Second,
		Late: 20 * time.Second, Ends: time.Minute, // however busy the machine is
	})
	if t.Log(out.String()); err != nil || strings.Count(out.String(), " stood ") != 19 {
		t.Error(err)
	}
}

// freeAddress returns an address of this machine where nothing listens.
func freeAddress(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return l.Addr().String()
}

// A server that takes every socket and every message, and has no time for a neighbor, stands no attack.
func TestAttack_SocketsFallWithoutLimits(t *testing.T) {
	t.Parallel()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasPrefix(r.RemoteAddr, "127.0.0.2:") {
			return // the neighbor comes to nothing
		}
		conn, err := websocket.Accept(w, r, &websocket.AcceptOptions{InsecureSkipVerify: true})
		if err != nil {
			return // it reads metrics
		}
		defer conn.CloseNow()
		conn.SetReadLimit(-1)
		for err == nil {
			_, _, err = conn.Read(context.Background())
		}
	}))
	defer server.Close()
	var out strings.Builder
	s := &siege{Siege: Siege{Server: server.URL, Metrics: server.URL,
		Time: time.Second, Late: time.Second, Ends: time.Second}, host: strings.TrimPrefix(server.URL, "http://"),
		out: &out, long: Seat{"0123456789abcdef", "x"}}
	for _, attack := range []func(context.Context) error{s.sockets, s.foreign, s.large, s.flood, s.broken} {
		if err := attack(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	if s.fell != 5 {
		t.Errorf("%d attacks fell, want 5\n%s", s.fell, &out)
	}
}
