package server

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"net"
	"net/http"
	"sync"
	"time"

	"github.com/coder/websocket"
	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"koiogran/serve/wire"
)

// The sizes of a socket. What it is sent is short, and what it sends goes out in one piece (see line).
const (
	socketReads  = 512
	socketWrites = 16
	mostAnswer   = 200 // bytes of an answer
	mostToken    = 200 // bytes of a token
	mostReplies  = 4   // that wait for a client that answers without reading
)

// The errors of sockets.
var (
	errGone  = errors.New("the client has left")
	errHello = bad("a socket begins with a message such as {\"token\": \"…\", \"after\": -1}")
	errSaid  = bad("a message to a socket is an answer, such as {\"question\": 4, \"answer\": \"pass\"}")
)

// socketRoute is one connection for all that a seat is told and all that it answers.
func (s *Server) socketRoute(api huma.API) {
	op := route{"GET", "/matches/{id}/socket", "socket", "What happens in a match, and the answers of a seat",
		smallBody, anyRequest, 1}.operation()
	op.Description = "A WebSocket. The first message is a Hello. All messages to the client are those of the " +
		"stream of events, and of kind reply; those of the client are answers."
	op.Responses = map[string]*huma.Response{"101": {Description: "The socket is open."}}
	schemaOf[wire.Hello](api) // no path names these messages
	schemaOf[wire.SocketAnswer](api)
	schemaOf[wire.Reply](api)
	huma.Register(api, op, func(_ context.Context, in *struct {
		ID string `path:"id" minLength:"16" maxLength:"16"`
	}) (*huma.StreamResponse, error) {
		return &huma.StreamResponse{Body: func(ctx huma.Context) {
			r, w := humago.Unwrap(ctx)
			s.openSocket(w, r, in.ID)
		}}, nil
	})
}

// openSocket takes a connection over, if its page is one of this server's.
func (s *Server) openSocket(w http.ResponseWriter, r *http.Request, id string) {
	who := s.addressOf(r)
	if !s.gate.enter(who) {
		s.metrics.refused.Inc()
		problem(w, http.StatusTooManyRequests, "Too many streams are open from this address.")
		return
	}
	s.metrics.streams.Inc()
	left := func() {
		s.gate.leave(who)
		s.metrics.streams.Dec()
	}
	k := &socket{s: s, id: id, who: who, replies: make(chan []byte, mostReplies)}
	var err error
	if k.conn, err = websocket.Accept(&taker{w, &k.line}, r, nil); err != nil {
		left() // it has been told why
		return
	}
	k.conn.SetReadLimit(smallBody)
	if !s.start(func() { defer left(); k.serve() }) {
		k.line.Close()
		left()
	}
}

// socket is one connection for a seat, or for somebody who watches.
type socket struct {
	s       *Server
	id, who string // the match and the address
	conn    *websocket.Conn
	line    line
	held    Seated      // by whom, as the paths of the match take it
	replies chan []byte // to what the client has sent
}

// serve tells what happens, and takes answers, until one of both sides leaves.
func (k *socket) serve() {
	defer k.line.Close()
	watch, t, first, err := k.greet()
	switch {
	case errors.Is(err, errGone):
		return
	case err != nil:
		k.line.SetWriteDeadline(time.Now().Add(lastTime))
		k.send(reply(0, k.s.problem(err)))
		k.conn.Close(websocket.StatusPolicyViolation, "refused") // whoever has gone does not miss it
		return
	}
	gone := make(chan struct{})
	go func() {
		defer close(gone)
		k.listen()
	}()
	hurry := func() { k.line.SetWriteDeadline(time.Now().Add(lastTime)) }
	stop := context.AfterFunc(k.s.ctx, hurry)
	k.s.send(func(text []byte) bool {
		k.line.SetWriteDeadline(time.Now().Add(writeTime))
		if k.s.ctx.Err() != nil {
			hurry()
		}
		return k.send(text)
	}, watch, k.replies, first, gone)
	stop()
	k.line.Close()
	for waits := true; waits; { // for an answer that is being kept, whose reply nobody reads any more
		select {
		case <-gone:
			waits = false
		case <-k.replies:
		}
	}
	t.unwatch(watch)
}

// greet reads who comes, and from where on they are to be told what happens.
func (k *socket) greet() (*watch, *table, []byte, error) {
	ctx, cancel := context.WithTimeout(context.WithValue(k.s.ctx, asker{}, k.who), readTime)
	defer cancel()
	_, text, err := k.conn.Read(ctx)
	if err != nil {
		return nil, nil, nil, errGone
	}
	hello := wire.Hello{After: -1}
	if json.Unmarshal(text, &hello) != nil || len(hello.Token) > mostToken {
		return nil, nil, nil, errHello
	}
	k.held.ID = k.id
	if hello.Token != "" {
		k.held.Authorization = "Bearer " + hello.Token
	}
	t, p, err := k.s.enter(ctx, &k.held)
	if err != nil {
		return nil, nil, nil, err
	}
	watch, first, err := t.watch(ctx, p, hello.After)
	return watch, t, first, err
}

// listen takes answers until the client leaves.
func (k *socket) listen() {
	ctx := context.WithValue(context.Background(), asker{}, k.who)
	for {
		_, text, err := k.conn.Read(ctx)
		if err != nil {
			return
		}
		var in wire.SocketAnswer
		if err = json.Unmarshal(text, &in); err != nil || len(in.Answer.Answer) > mostAnswer || in.Question < 0 {
			err = errSaid
		} else {
			err = k.answer(ctx, in.Answer)
		}
		if err != nil || in.Tag != 0 {
			k.replies <- reply(in.Tag, k.s.problem(err))
		}
	}
}

// answer takes one answer, within the limits of requests.
func (k *socket) answer(ctx context.Context, a wire.Answer) error {
	token := tokenOf(k.held.Authorization)
	if !k.s.gate.allows(k.who, anyRequest, 1) || token != "" && !k.s.gate.allows(string(hashOf(token)), anyRequest, 1) {
		k.s.metrics.refused.Inc()
		return errMany
	}
	_, err := k.s.answer(ctx, &answerInput{Seated: k.held, Prefer: minimal, Body: a})
	return err
}

// reply tells what has come of an answer.
func reply(tag int, err error) []byte {
	out := wire.Reply{Tag: tag, Status: http.StatusNoContent}
	var told huma.StatusError
	if errors.As(err, &told) {
		out.Status, out.Detail = told.GetStatus(), told.Error()
	}
	return event("reply", out)
}

// send sends a message and reports whether it went out.
func (k *socket) send(text []byte) bool {
	return drafted(func(b []byte) ([]byte, error) {
		k.line.gather(b)
		err := k.conn.Write(context.Background(), websocket.MessageText, text)
		b, failed := k.line.release()
		return b, errors.Join(err, failed)
	}) == nil
}

// line is a connection that can gather what is written to it. The library writes a frame in pieces, and each
// piece would be a call of the system and a packet.
type line struct {
	net.Conn
	mu     sync.Mutex
	holds  bool
	frames []byte
}

// gather lets the line keep what is written, behind b.
func (l *line) gather(b []byte) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.holds, l.frames = true, b
}

// release writes all that was gathered, and returns where it was.
func (l *line) release() (b []byte, err error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	_, err = l.Conn.Write(l.frames)
	b, l.holds, l.frames = l.frames, false, nil
	return b, err
}

// Write implements net.Conn.
func (l *line) Write(b []byte) (int, error) {
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
	line *line
}

// Hijack implements http.Hijacker.
func (k *taker) Hijack() (net.Conn, *bufio.ReadWriter, error) {
	conn, both, err := http.NewResponseController(k.ResponseWriter).Hijack()
	if err != nil {
		return nil, nil, err
	}
	k.line.Conn = conn
	in := both.Reader
	if in.Buffered() == 0 {
		in = bufio.NewReaderSize(conn, socketReads)
	}
	return k.line, bufio.NewReadWriter(in, bufio.NewWriterSize(k.line, socketWrites)), nil
}
