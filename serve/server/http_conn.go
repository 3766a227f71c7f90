package server

import (
	"bufio"
	"net"
	"net/http"
	"sync"
)

// The sizes of a line, in bytes. What it is sent is short, and what it sends goes out in one piece.
const (
	socketReads  = 512
	socketWrites = 16
	socketWaits  = 16 << 10 // in the system until the server reads it, about
)

// batchedConn is a connection that can gather what is written to it. The library writes a frame in pieces, and each
// piece would be a call of the system and a packet.
type batchedConn struct {
	net.Conn
	heard  func(bytes int) error // told how much was read, and whether more may be
	mu     sync.Mutex
	holds  bool
	frames []byte
}

// Read implements net.Conn.
func (l *batchedConn) Read(b []byte) (int, error) {
	n, err := l.Conn.Read(b)
	if err == nil {
		err = l.heard(n)
	}
	return n, err
}

// Close implements net.Conn. It waits for no one: TLS would say goodbye first, for five seconds to a client
// that reads nothing, and anyone who closes a line holds others up.
func (l *batchedConn) Close() error { return below(l.Conn).Close() }

// below returns the connection over which another one goes, if that is TLS.
func below(conn net.Conn) net.Conn {
	if over, ok := conn.(interface{ NetConn() net.Conn }); ok { // of TLS
		return over.NetConn()
	}
	return conn
}

// gather lets the line keep what is written, behind b.
func (l *batchedConn) gather(b []byte) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.holds, l.frames = true, b
}

// release writes all that was gathered, and returns where it was.
func (l *batchedConn) release() (b []byte, err error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	_, err = l.Conn.Write(l.frames)
	b, l.holds, l.frames = l.frames, false, nil
	return b, err
}

// Write implements net.Conn.
func (l *batchedConn) Write(b []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if !l.holds {
		return l.Conn.Write(b)
	}
	l.frames = append(l.frames, b...)
	return len(b), nil
}

// taker takes the connection of a request out of the hands of net/http, and lets go of all that a request keeps.
type taker struct {
	http.ResponseWriter
	line *batchedConn
}

// Hijack implements http.Hijacker.
func (k *taker) Hijack() (net.Conn, *bufio.ReadWriter, error) {
	conn, both, err := http.NewResponseController(k.ResponseWriter).Hijack()
	if err != nil {
		return nil, nil, err
	}
	k.line.Conn = conn
	if tcp, ok := below(conn).(*net.TCPConn); ok {
		tcp.SetReadBuffer(socketWaits) // else a flood that waits would fill the memory of the system
	}
	in := both.Reader
	if in.Buffered() == 0 {
		in = bufio.NewReaderSize(conn, socketReads)
	}
	return k.line, bufio.NewReadWriter(in, bufio.NewWriterSize(k.line, socketWrites)), nil
}
