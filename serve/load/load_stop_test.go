//go:build unix

package load

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"encoding/pem"
	"fmt"
	"io"
	"math/big"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"koiogran/serve/wire"
)

// stalled is how many sockets are open and read nothing when a server is to stop.
const stalled = 2000

// A server stops in time though thousands of sockets read nothing of what they are sent, say half of something, or
// have come half of the way, with TLS and without.
func TestServe_StopsWithThousandsOfStalledSockets(t *testing.T) {
	t.Parallel()
	program := build(t)
	for _, secure := range []bool{false, true} {
		t.Run(fmt.Sprintf("TLS %v", secure), func(t *testing.T) { stopStalled(t, program, secure) })
	}
}

// stopStalled stops a server while it writes to sockets that no one reads.
func stopStalled(t *testing.T, program string, secure bool) {
	metrics := freeAddress(t)
	options := []string{"--database", filepath.Join(t.TempDir(), "a.db"), "--unlimited", "--metrics", metrics, "--haste", "5"}
	if secure {
		options = append(options, selfSigned(t)...)
	}
	p := startWith(t, program, options...)
	trusting := &tls.Config{InsecureSkipVerify: true}
	p.client.http.Transport = &http.Transport{TLSClientConfig: trusting}
	_, host, _ := strings.Cut(p.client.base, "://")
	s := &siege{Siege: Siege{Metrics: "http://" + metrics + "/metrics"}, host: host, out: io.Discard, client: p.client,
		control: small}
	if secure {
		s.secure = trusting
	}
	// Huge ships are asked more than fifty times before they can have fled or been destroyed.
	made, err := p.client.Create(t.Context(), wire.NewMatch{Agreement: wire.Agreement{Way: "epic"}, Seats: []wire.NewSeat{
		{Who: "you", Ready: "first-epic-hammer"}, {Who: "bot", Bot: "random", Ready: "first-epic-hammer"},
	}})
	if err != nil {
		t.Fatal(err)
	}
	m := Seat{made.ID, made.Token}
	var all []net.Conn
	defer func() { hangUp(all) }()
	var mu sync.Mutex
	var opening sync.WaitGroup
	for i := range 8 {
		opening.Go(func() {
			for n := i; n < stalled; n += 8 {
				c, _ := s.tap(t.Context(), net.IPv4(127, 0, 0, 1), m.Match)
				if c == nil {
					t.Error("a socket is refused")
					return
				}
				_, _ = c.Write(greeting(m))
				_, _ = c.Write(frame(textFrame, []byte("{")))
				mu.Lock()
				all = append(all, c)
				mu.Unlock()
			}
		})
	}
	opening.Wait()
	playing(t, []*witness{newWitness(m, 1)}, [2]*process{p, p}, 50) // more than what waits in the system
	pause(t.Context(), time.Second)
	t.Logf("%.0f streams are open, and %.0f goroutines; %.0f MiB", s.metric(t.Context(), "koiogran_streams"),
		s.metric(t.Context(), "go_goroutines"), s.metric(t.Context(), "process_resident_memory_bytes")/(1<<20))
	begun := time.Now()
	if err := p.cmd.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- p.cmd.Wait() }()
	select {
	case err = <-ended:
	case <-time.After(time.Minute):
		p.kill(t)
	}
	if took := time.Since(begun); err != nil || took > 12*time.Second {
		t.Errorf("stopping took %v: %v; it said: %.2000s", took, err, &p.said)
	} else {
		t.Logf("stopping took %v", took)
	}
}

// small lets a connection take small packets alone, so that little of what is sent waits in the system.
func small(_, _ string, c syscall.RawConn) error {
	return c.Control(func(fd uintptr) { _ = syscall.SetsockoptInt(int(fd), syscall.IPPROTO_TCP, syscall.TCP_MAXSEG, 536) })
}

// selfSigned returns the options of a server with a certificate of its own.
func selfSigned(t *testing.T) []string {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	about := &x509.Certificate{SerialNumber: big.NewInt(1), NotAfter: time.Now().Add(time.Hour), DNSNames: []string{"localhost"}}
	signed, err := x509.CreateCertificate(rand.Reader, about, about, key.Public(), key)
	if err != nil {
		t.Fatal(err)
	}
	private, err := x509.MarshalPKCS8PrivateKey(key)
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	var options []string
	for name, block := range map[string]*pem.Block{
		"certificate": {Type: "CERTIFICATE", Bytes: signed}, "key": {Type: "PRIVATE KEY", Bytes: private},
	} {
		path := filepath.Join(folder, name+".pem")
		if err := os.WriteFile(path, pem.EncodeToMemory(block), 0o600); err != nil {
			t.Fatal(err)
		}
		options = append(options, "--"+name, path)
	}
	return options
}
