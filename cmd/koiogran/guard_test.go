package main

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"encoding/pem"
	"log/slog"
	"math/big"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// Bans name addresses and networks, of both kinds; the file is read again when it has changed, and
// one with a mistake changes nothing.
func TestBans_AreReadFromAFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "bans")
	write := func(text string) {
		t.Helper()
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write("# rude\n203.0.113.0/24 # all of them\n\n2001:db8:1:2::7\n198.51.100.4\n::ffff:192.0.2.9\n")
	bans := bansOf(path)
	list, err := bans.now()
	if err != nil {
		t.Fatal(err)
	}
	for address, want := range map[string]bool{
		"203.0.113.255": true, "203.0.114.0": false, "198.51.100.4": true, "198.51.100.5": false, "192.0.2.9": true,
		"2001:db8:1:2::": true, "2001:db8:1:3::": false, "::ffff:203.0.113.1": true, "192.0.2.8": false, "nobody": false,
	} {
		if got := banned(list, address); got != want {
			t.Errorf("%s: %t", address, got)
		}
	}
	write("203.0.113.0/33\n")
	bans.looked = time.Time{}
	if list, err := bans.now(); err == nil || len(list) != 4 {
		t.Errorf("%v, %v", list, err)
	}
	write("")
	bans.looked = time.Time{}
	if list, err := bans.now(); err != nil || len(list) != 0 {
		t.Errorf("%v, %v", list, err)
	}
}

// selfSigned writes a certificate for 127.0.0.1 with a serial number, and its key.
func selfSigned(t *testing.T, certificate, key string, serial int64) *x509.Certificate {
	t.Helper()
	own, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	c := &x509.Certificate{SerialNumber: big.NewInt(serial), NotAfter: time.Now().Add(time.Hour),
		IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)}}
	raw, err := x509.CreateCertificate(rand.Reader, c, c, own.Public(), own)
	if err != nil {
		t.Fatal(err)
	}
	secret, err := x509.MarshalPKCS8PrivateKey(own)
	if err != nil {
		t.Fatal(err)
	}
	for path, block := range map[string]*pem.Block{
		certificate: {Type: "CERTIFICATE", Bytes: raw}, key: {Type: "PRIVATE KEY", Bytes: secret},
	} {
		if err := os.WriteFile(path, pem.EncodeToMemory(block), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if c, err = x509.ParseCertificate(raw); err != nil {
		t.Fatal(err)
	}
	return c
}

// A server with a certificate speaks TLS with it as it was read at the start, with the same if the files go bad, which
// is logged, and with its successor once that is there.
func TestServe_WithACertificate(t *testing.T) {
	folder := t.TempDir()
	c := serveCommand{Certificate: filepath.Join(folder, "c.pem"), Key: filepath.Join(folder, "k.pem")}
	first := selfSigned(t, c.Certificate, c.Key, 1)
	held, err := c.certificate()
	if err != nil {
		t.Fatal(err)
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	var said strings.Builder
	h := &http.Server{Handler: http.NotFoundHandler(), ReadHeaderTimeout: time.Second}
	failed := make(chan error, 1)
	go func() { failed <- accept(h, listener, held, slog.New(slog.NewTextHandler(&said, nil))) }()
	meets := func(want *x509.Certificate) {
		t.Helper()
		pool := x509.NewCertPool()
		pool.AddCert(want)
		client := &http.Client{Transport: &http.Transport{TLSClientConfig: &tls.Config{RootCAs: pool}}}
		defer client.CloseIdleConnections()
		got, err := client.Get("https://" + listener.Addr().String())
		if err != nil {
			t.Fatal(err)
		}
		got.Body.Close()
	}
	changed := func() {
		held.mu.Lock()
		held.looked = time.Time{}
		held.mu.Unlock()
	}
	if err := os.WriteFile(c.Key, []byte("gone bad"), 0o600); err != nil {
		t.Fatal(err)
	}
	meets(first)
	changed()
	meets(first)
	second := selfSigned(t, c.Certificate, c.Key, 2)
	changed()
	meets(second)
	h.Close()
	<-failed
	if n := strings.Count(said.String(), "the previous one stays in effect"); n != 1 {
		t.Errorf("the log says %d times that the files went bad, want once: %s", n, said.String())
	}
}
