package server

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"reflect"
	"runtime/debug"
	"strconv"
	"sync"
	"time"
	"unicode/utf8"

	"github.com/coder/websocket"

	"koiogran/play/text"
	"koiogran/serve/limit"
	"koiogran/serve/route"
	"koiogran/serve/wire"
)

// The sizes of what a socket is sent, in bytes.
const (
	mostAnswer = 200
	mostToken  = 200
)

// mostWaits is for how long a client that floods the server is made to wait before it is ended.
const mostWaits = 5 * time.Second

// The errors of sockets.
var (
	errSlow  = errors.New("the client is not reading")
	errHello = route.Invalidf("a socket begins with a message such as {\"token\": \"…\", \"after\": -1}")
	errSaid  = route.Invalidf("a message to a socket is an answer, such as {\"question\": 4, \"answer\": \"pass\"}")
	errText  = errors.New("a message on a socket must be UTF-8 text")
)

// socketRoute returns the route of the WebSocket that carries a seat's events and its answers.
func (s *Server) socketRoute() route.Route {
	r := route.On(route.Op("GET", "/matches/{id}/socket", "socket", "Stream the events of a match, and send the "+
		"answers of a seat",
		route.SmallBody, route.Any, 1), func(_ context.Context, in *struct {
		ID string `path:"id" minLength:"16" maxLength:"16"`
	}) (route.Stream, error) {
		return func(w http.ResponseWriter, r *http.Request) { s.openSocket(w, r, in.ID) }, nil
	})
	r.Tells = &route.Tells{
		Status: http.StatusSwitchingProtocols, Description: "The socket is open.",
		Detail: "A WebSocket. The client's first message is a Hello, and all others are answers. The " +
			"server sends the same messages as the event stream, plus replies.",
		Besides: []reflect.Type{
			reflect.TypeFor[wire.Hello](), reflect.TypeFor[wire.SocketAnswer](), reflect.TypeFor[wire.Reply](),
		},
	}
	return r
}

// openSocket takes a connection over, if its page is one of this server's.
func (s *Server) openSocket(w http.ResponseWriter, r *http.Request, id string) {
	who := s.addressOf(r)
	stay := s.limiter.Enter(who)
	if stay == nil {
		s.meter.Refused()
		problem(w, http.StatusTooManyRequests, "Too many open streams from your address.")
		return
	}
	s.meter.Streams(1)
	left := func() {
		stay.Leave()
		s.meter.Streams(-1)
	}
	k := &socket{s: s, who: who, by: limit.Caller{Address: who}, stay: stay, language: wire.LanguageOf(r.Context()), held: Seated{ID: id}, done: make(chan error, 1)}
	k.line.heard = k.pace
	var err error
	if k.conn, err = websocket.Accept(&taker{w, &k.line}, r, nil); err != nil {
		left() // the client has been sent the reason
		return
	}
	k.conn.SetReadLimit(route.SmallBody)
	if !s.sockets.add(k) || !s.start(func() { defer left(); k.serve() }) {
		k.line.Close()
		left()
	}
}

// socket is one connection of a seat or of a watcher. Its goroutine only waits for messages of the client: there are
// many sockets, and most of them wait most of the time. Workers do the work.
type socket struct {
	s        *Server
	who      string // the address
	by       limit.Caller
	stay     *limit.Stay
	language text.Language
	held     Seated // the match and the seat's token, as requests have them
	conn     *websocket.Conn
	line     batchedConn
	done     chan error  // gets the result once a worker has handled a message
	late     *time.Timer // ends a client that does not come to the end of what it says
	t        *table      // nil until it was greeted
	seen     *watch

	waited time.Duration // by the client since it last sent no more than it may

	mu      sync.Mutex
	waiting [][]byte // for the client
	sent    func()   // called when the first of them has gone out
	writing bool     // a worker is sending them
	closed  bool     // nothing is sent any more
}

// serve takes what the client says until one of both sides leaves.
func (k *socket) serve() {
	defer k.s.sockets.drop(k)
	defer k.line.Close()
	k.late = time.AfterFunc(k.s.wait(readTime), func() { k.line.Close() })
	defer k.late.Stop()
	if k.read(k.greet) != nil {
		return
	}
	for k.read(k.take) == nil {
	}
	k.close()
	k.seen.sent()
	k.t.unwatch(k.seen)
}

// read lets the next message be taken. The first one has to come in time, and each, once it has begun, to its end.
func (k *socket) read(take func(text []byte) error) error {
	kind, in, err := k.conn.Reader(context.Background())
	if err != nil {
		return err
	}
	if k.t != nil {
		k.late.Reset(k.s.wait(readTime))
	}
	text, err := io.ReadAll(in)
	k.late.Stop()
	switch {
	case err != nil:
		return err
	case kind != websocket.MessageText:
		return k.leave(websocket.StatusUnsupportedData, errText)
	case !utf8.Valid(text):
		return k.leave(websocket.StatusInvalidFramePayloadData, errText)
	}
	if !k.s.workers.do(func() { k.done <- k.guard(take, text) }) {
		return errClosing
	}
	return <-k.done
}

// pace lets a client that sends more than its address may wait, and ends one that goes on with it. So a flood
// of frames that are not answers (pings, pieces of a message that never ends) costs no more than answers do.
func (k *socket) pace(bytes int) error {
	k.s.meter.Heard(bytes)
	wait := k.s.limiter.Pace(k.by, bytes)
	if wait <= 0 {
		k.waited = 0
		return nil
	}
	if k.waited += wait; k.waited > k.s.wait(mostWaits) {
		k.s.meter.Dropped()
		return limit.ErrMany
	}
	timer := time.NewTimer(wait)
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-k.s.ctx.Done():
		return errClosing
	}
}

// guard takes a message. A bug ends the socket, and no other.
func (k *socket) guard(take func([]byte) error, text []byte) (err error) {
	defer func() {
		if fault := recover(); fault != nil {
			k.s.log.Error("a socket triggered a bug", "fault", fmt.Sprint(fault), "stack", string(debug.Stack()))
			err = errBroken
		}
	}()
	return take(text)
}

// greet takes the first message: who comes, and from where on they are to learn what happens.
func (k *socket) greet(text []byte) error {
	ctx := wire.InLanguage(limit.WithCaller(k.s.ctx, k.by), k.language)
	hello := wire.Hello{After: -1}
	if json.Unmarshal(text, &hello) != nil || len(hello.Token) > mostToken {
		return k.refuse(errHello)
	}
	if hello.Token != "" {
		k.held.Authorization = "Bearer " + hello.Token
	}
	t, p, err := k.s.enter(ctx, &k.held)
	if err != nil {
		return k.refuse(err)
	}
	if !k.stay.Greet() {
		return k.refuse(limit.ErrMany)
	}
	k.by = k.s.limiter.Caller(k.who, hello.Token)
	w := &watch{viewer: p, language: k.language, held: k.held.Authorization, socket: k}
	if _, err := t.tellTo(ctx, w, hello.After); err != nil {
		return k.refuse(err)
	}
	k.t, k.seen = t, w
	return nil
}

// refuse says why a socket ends before it has begun.
func (k *socket) refuse(err error) error {
	k.send(reply(0, k.s.problem(err)))
	return k.leave(websocket.StatusPolicyViolation, err)
}

// leave closes a socket with the WebSocket status code for the reason.
func (k *socket) leave(code websocket.StatusCode, why error) error {
	k.line.SetDeadline(time.Now().Add(lastTime))
	k.conn.Close(code, "refused") // a client that has gone does not miss it
	return why
}

// take takes an answer, and replies to it if that is wanted or if it is refused.
func (k *socket) take(text []byte) error {
	in, err := readAnswer(text)
	if err != nil || len(in.Answer.Answer) > mostAnswer || in.Question < 0 {
		err = errSaid
	} else {
		err = k.answer(limit.WithCaller(context.Background(), k.by), in.Answer)
	}
	var details *route.Problem
	if err != nil {
		details = k.s.problem(err)
	}
	if (err != nil || in.Tag != 0) && !k.queue(reply(in.Tag, details)) {
		return errSlow // it sends and does not read
	}
	k.flush()
	return nil
}

// readAnswer reads an answer. What is written without blanks and escapes, as most is, needs no reader of JSON.
func readAnswer(text []byte) (in wire.SocketAnswer, err error) {
	rest, begins := bytes.CutPrefix(text, []byte(`{"question":`))
	question, rest, _ := bytes.Cut(rest, []byte(`,"answer":"`))
	words, rest, _ := bytes.Cut(rest, []byte(`"`))
	rest, ends := bytes.CutSuffix(rest, []byte("}"))
	tag, tagged := bytes.CutPrefix(rest, []byte(`,"tag":`))
	if !tagged && len(rest) == 0 {
		tag = []byte("0")
	}
	n, isNumber := numberIn(question)
	t, isTag := numberIn(tag)
	if !begins || !ends || !isNumber || !isTag || !asItIs(words) {
		return in, json.Unmarshal(text, &in)
	}
	return wire.SocketAnswer{Answer: wire.Answer{Question: n, Answer: string(words)}, Tag: t}, nil
}

// numberIn reads a number as it is usually written.
func numberIn(text []byte) (n int, ok bool) {
	n, err := strconv.Atoi(string(text))
	return n, err == nil && strconv.Itoa(n) == string(text)
}

// asItIs reports whether a string is in JSON as it is.
func asItIs(words []byte) bool {
	return !bytes.ContainsFunc(words, func(r rune) bool { return r < ' ' || r > '~' || r == '\\' })
}

// answer takes one answer, within the limits of requests.
func (k *socket) answer(ctx context.Context, a wire.Answer) error {
	if !k.s.limiter.Allows(k.by, route.Any, 1) {
		k.s.meter.Refused()
		return limit.ErrMany
	}
	_, err := k.s.answer(context.WithValue(ctx, answering{}, k.seen), &answerInput{Seated: k.held, Prefer: minimal, Body: a})
	return err
}

// queue queues a message for the next flush, and reports whether it will be sent: not to a client that does not keep up.
func (k *socket) queue(text []byte) bool {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.enqueue(text)
}

// enqueue is queue for a socket whose lock is held.
func (k *socket) enqueue(text []byte) bool {
	if k.closed || len(k.waiting) >= watchBuffer {
		return false
	}
	k.waiting = append(k.waiting, text)
	return true
}

// flush sends what is queued, unless a worker is at it.
func (k *socket) flush() {
	k.mu.Lock()
	begins := !k.writing && len(k.waiting) > 0
	k.writing = k.writing || begins
	k.mu.Unlock()
	if begins {
		k.write()
	}
}

// reply says what has resulted from an answer, nil for none that was refused.
func reply(tag int, details *route.Problem) []byte {
	out := wire.Reply{Tag: tag, Status: http.StatusNoContent}
	if details != nil {
		out.Status, out.Detail = details.Status, details.Detail
	}
	return event("reply", out)
}

// begin queues the first message, and calls sent when it has gone out.
func (k *socket) begin(first []byte, sent func()) {
	k.mu.Lock()
	k.sent = sent
	k.mu.Unlock()
	k.put(first)
}

// put queues a message, and reports whether it will be sent: not to a client that does not keep up.
func (k *socket) put(text []byte) bool {
	k.mu.Lock()
	defer k.mu.Unlock()
	if !k.enqueue(text) {
		return false
	}
	if !k.writing {
		k.writing = k.s.workers.do(k.write)
	}
	return true
}

// write sends all queued messages.
func (k *socket) write() {
	for {
		k.mu.Lock()
		texts, sent := k.waiting, k.sent
		k.waiting, k.sent = nil, nil
		if k.writing = len(texts) > 0; !k.writing {
			k.mu.Unlock()
			return
		}
		k.mu.Unlock()
		if !k.send(texts...) {
			k.close()
		}
		if sent != nil {
			sent()
		}
	}
}

// close ends the connection, and with it the wait for what the client says.
func (k *socket) close() {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.closed, k.waiting = true, nil
	k.line.Close()
}

// send sends messages at once and reports whether they went out.
func (k *socket) send(texts ...[]byte) bool {
	return drafted(func(b []byte) ([]byte, error) {
		k.line.SetWriteDeadline(time.Now().Add(k.s.wait(writeTime)))
		k.line.gather(b)
		var err error
		for _, text := range texts {
			err = errors.Join(err, k.conn.Write(context.Background(), websocket.MessageText, text))
		}
		b, failed := k.line.release()
		return b, errors.Join(err, failed)
	}) == nil
}
