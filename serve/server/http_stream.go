package server

import (
	"bytes"
	"context"
	"net"
	"net/http"
	"strings"
	"time"

	"koiogran/engine/game"
	"koiogran/serve/wire"
)

// The times of streams.
const (
	keepAliveInterval = 15 * time.Second // how often something is sent where nothing happens
	writeTime         = 20 * time.Second // how long a watcher may take to receive a message,
	lastTime          = time.Second      // and how long one while the server closes
)

// streamOf says whom a stream says what.
type streamOf struct {
	t      *table
	viewer game.Player
	held   string // the Authorization header with the viewer's token, empty without one
	after  int
}

// stream sends events to a client until it leaves, does not keep up, or the server closes. Where it can, it takes the
// connection over from net/http: most streams wait most of the time, and a request in progress takes several times as
// much memory.
func (s *Server) stream(w http.ResponseWriter, r *http.Request, of streamOf) {
	who := s.addressOf(r)
	stay := s.limiter.Enter(who)
	if stay == nil || !stay.Greet() {
		if stay != nil {
			stay.Leave()
		}
		s.meter.Refused()
		http.Error(w, "Too many open streams from your address.", http.StatusTooManyRequests)
		return
	}
	s.meter.Streams(1)
	left := func() {
		stay.Leave()
		s.meter.Streams(-1)
	}
	watch := &watch{viewer: of.viewer, language: wire.LanguageOf(r.Context()), held: of.held, messages: make(chan []byte, watchBuffer)}
	first, err := of.t.tellTo(r.Context(), watch, of.after)
	if err != nil {
		left()
		s.problem(err).Write(w)
		return
	}
	leave := func() {
		watch.sent()
		of.t.unwatch(watch)
		left()
	}
	streamHeader(w.Header())
	if line := takeOver(w, r); line != nil {
		if !s.start(func() { s.streamOn(line, watch, first, leave) }) {
			line.Close()
			leave()
		}
		return
	}
	defer leave()
	out := sink{w, http.NewResponseController(w)}
	s.send(out.send, watch, first, r.Context().Done())
}

// lasts reports whether what is asked for by a path goes on until someone leaves.
func lasts(path string) bool {
	return strings.HasSuffix(path, "/events") || strings.HasSuffix(path, "/socket")
}

// streamHeader says that a stream follows.
func streamHeader(h http.Header) {
	h.Set("Content-Type", "text/event-stream")
	h.Set("Cache-Control", "no-store")
	h.Set("X-Accel-Buffering", "no")
}

// takeOver takes the connection of a request out of the hands of net/http and begins an answer that
// lasts as long as the connection. It returns nil where that cannot be done: over HTTP/2, in tests.
func takeOver(w http.ResponseWriter, r *http.Request) net.Conn {
	if r.ProtoMajor != 1 || r.Method != http.MethodGet {
		return nil
	}
	line, _, err := http.NewResponseController(w).Hijack()
	if err != nil {
		return nil
	}
	var head bytes.Buffer
	head.WriteString("HTTP/1.1 200 OK\r\nConnection: close\r\nDate: ")
	head.WriteString(time.Now().UTC().Format(http.TimeFormat))
	head.WriteString("\r\n")
	w.Header().Write(&head) // a buffer takes everything
	head.WriteString("\r\n")
	line.SetReadDeadline(time.Time{})
	line.SetWriteDeadline(time.Now().Add(writeTime))
	if _, err := line.Write(head.Bytes()); err != nil {
		line.Close()
	}
	return line
}

// streamOn sends events to a client over a connection that was taken over.
func (s *Server) streamOn(line net.Conn, watch *watch, first []byte, leave func()) {
	gone := make(chan struct{})
	go func() {
		defer close(gone)
		untilGone(line)
	}()
	hurry := func() { line.SetWriteDeadline(time.Now().Add(lastTime)) }
	stop := context.AfterFunc(s.ctx, hurry)
	s.send(func(text []byte) bool {
		line.SetWriteDeadline(time.Now().Add(s.wait(writeTime)))
		if s.ctx.Err() != nil {
			hurry()
		}
		_, err := line.Write(text)
		return err == nil
	}, watch, first, gone)
	stop()
	line.Close()
	<-gone
	leave()
}

// mostHeard is how many bytes someone may send to whom a stream is sent. Nothing is expected.
const mostHeard = 4 << 10

// untilGone waits for the other end of a connection to close it.
func untilGone(line net.Conn) {
	heard := make([]byte, 64)
	for n := 0; n < mostHeard; {
		more, err := line.Read(heard)
		if err != nil {
			return
		}
		n += more
	}
}

// send sends a watcher's messages until the client leaves, the watcher does not keep up or the server closes.
func (s *Server) send(send func([]byte) bool, watch *watch, first []byte, gone <-chan struct{}) {
	ok := send(first)
	first = nil // it is large
	watch.sent()
	tick := time.NewTicker(keepAliveInterval)
	defer tick.Stop()
	for ok {
		select {
		case text, open := <-watch.messages:
			ok = open && send(text)
		case <-tick.C:
			ok = !s.banned(watch.who) && send(silence)
		case <-gone:
			ok = false
		case <-s.ctx.Done():
			ok = false
		}
	}
}

// silence is what is sent where nothing happens.
var silence = []byte(": beat\n\n")

// sink is where the messages of a stream go.
type sink struct {
	w   http.ResponseWriter
	out *http.ResponseController
}

// newSink begins a stream.
func newSink(w http.ResponseWriter) sink {
	streamHeader(w.Header())
	return sink{w, http.NewResponseController(w)}
}

// send sends a message and reports whether it went out.
func (k sink) send(text []byte) bool {
	k.out.SetWriteDeadline(time.Now().Add(writeTime))
	_, err := k.w.Write(text)
	return err == nil && k.out.Flush() == nil
}
