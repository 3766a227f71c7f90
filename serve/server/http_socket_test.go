package server

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"

	"koiogran/engine/game"
	"koiogran/serve/limit"
	"koiogran/serve/route"
	"koiogran/serve/wire"
)

// plug is the client's end of a socket.
type plug struct {
	t    *testing.T
	conn *websocket.Conn
}

// plugIn opens a socket to a match and says hello.
func (s *service) plugIn(t *testing.T, id string, hello any) *plug {
	t.Helper()
	conn, _, err := websocket.Dial(t.Context(), socketAt(s, id), nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.CloseNow() })
	conn.SetReadLimit(-1)
	p := &plug{t, conn}
	p.say(hello)
	return p
}

// socketAt returns the address of the socket of a match.
func socketAt(s *service, id string) string {
	return "ws" + strings.TrimPrefix(s.url, "http") + "/api/v1/matches/" + id + "/socket"
}

// say sends a message: text as it is, all else as JSON.
func (p *plug) say(v any) {
	p.t.Helper()
	text, ok := v.(string)
	if !ok {
		b, err := json.Marshal(v)
		if err != nil {
			p.t.Fatal(err)
		}
		text = string(b)
	}
	if err := p.conn.Write(p.t.Context(), websocket.MessageText, []byte(text)); err != nil {
		p.t.Fatal(err)
	}
}

// hear reads the next message, which must be of a kind, into out.
func (p *plug) hear(kind string, out any) {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.t.Context(), longWait)
	defer cancel()
	_, text, err := p.conn.Read(ctx)
	if err != nil {
		p.t.Fatal(err)
	}
	if !strings.Contains(string(text), "event: "+kind+"\n") {
		p.t.Fatalf("heard %.300s, want one of kind %s", text, kind)
	}
	if err := json.Unmarshal(after(text), out); err != nil {
		p.t.Fatal(err)
	}
}

// ends fails unless the server ends the socket.
func (p *plug) ends() {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.t.Context(), longWait)
	defer cancel()
	for {
		if _, _, err := p.conn.Read(ctx); err != nil {
			if ctx.Err() != nil {
				p.t.Error("the socket does not end")
			}
			return
		}
	}
}

// Both seats of a match are played by sockets alone, and hear of every answer.
func TestSocket_CarriesAMatch(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "friend")
	plugs := [2]*plug{s.plugIn(t, m.ID, wire.Hello{Token: m.Token, After: -1}),
		s.plugIn(t, m.ID, wire.Hello{Token: m.Friend, After: -1})}
	var stands [2]wire.Standing
	for i, p := range plugs {
		var state wire.State
		p.hear("state", &state)
		if stands[i] = state.Standing; int(state.Match.Seat) != i+1 {
			t.Fatalf("seat %d is sent as %d", i+1, state.Match.Seat)
		}
	}
	for n := 0; n < 60 && stands[0].Result == nil; n++ {
		i := 0
		if stands[0].Question == nil {
			i = 1
		}
		plugs[i].say(anyAnswer(stands[i].Question))
		for k, p := range plugs {
			var update wire.Update
			p.hear("update", &update)
			if stands[k] = update.Standing; update.Position <= 0 || len(update.Events) == 0 && update.Result != nil {
				t.Fatalf("seat %d is sent %+v", k+1, update)
			}
		}
	}
	if stands[0].Position != stands[1].Position {
		t.Errorf("one is at %d, the other at %d", stands[0].Position, stands[1].Position)
	}
}

// An answer with a tag is replied to; one that is refused in any case, and it changes nothing.
func TestSocket_TellsWhatComesOfAnAnswer(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "random")
	p := s.plugIn(t, m.ID, wire.Hello{Token: m.Token, After: -1})
	var state wire.State
	p.hear("state", &state)
	for sent, want := range map[any]int{
		"no JSON":                     http.StatusUnprocessableEntity,
		`{"question": -1}`:            http.StatusUnprocessableEntity,
		`{"question": 900, "tag": 3}`: http.StatusConflict,
		fmt.Sprintf(`{"question": %d, "answer": "fly away", "tag": 4}`, s.state(m.ID, m.Token).Question.Number): 422,
	} {
		p.say(sent)
		var reply wire.Reply
		if p.hear("reply", &reply); reply.Status != want || reply.Detail == "" {
			t.Errorf("%v: %+v, want %d", sent, reply, want)
		}
	}
	p.say(wire.SocketAnswer{Answer: wire.Answer{Answer: concede}, Tag: 7})
	var update wire.Update
	p.hear("update", &update)
	var reply wire.Reply
	if p.hear("reply", &reply); reply != (wire.Reply{Tag: 7, Status: http.StatusNoContent}) || update.Result == nil {
		t.Errorf("%+v, %+v", reply, update.Result)
	}
}

// Who comes back with a position hears what has happened since, and who comes without a token watches and cannot answer.
func TestSocket_BeginsWhereItIsAskedTo(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "random")
	before := s.state(m.ID, m.Token)
	now := s.answer(m.ID, m.Token, anyAnswer(before.Question))
	var update wire.Update
	s.plugIn(t, m.ID, wire.Hello{Token: m.Token, After: before.Position}).hear("update", &update)
	if update.Position != now.Position || update.Question == nil {
		t.Errorf("told %+v, want position %d", update.Standing, now.Position)
	}
	p := s.plugIn(t, m.ID, "{}")
	var state wire.State
	p.hear("state", &state)
	p.say(wire.Answer{Answer: concede})
	var reply wire.Reply
	if p.hear("reply", &reply); state.Match.Seat != 0 || reply.Status != http.StatusConflict {
		t.Errorf("a watcher is seat %d, and is sent %+v", state.Match.Seat, reply)
	}
}

// A socket that does not begin as it should is closed with the reason.
func TestSocket_RefusesStrangers(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "random")
	for hello, want := range map[string]int{
		`{"token": "forged"}`: http.StatusUnauthorized,
		"hello":               http.StatusUnprocessableEntity,
		`{"token": "` + strings.Repeat("x", mostToken+1) + `"}`: http.StatusUnprocessableEntity,
	} {
		p := s.plugIn(t, m.ID, hello)
		var reply wire.Reply
		if p.hear("reply", &reply); reply.Status != want {
			t.Errorf("%.30s: %+v, want %d", hello, reply, want)
		}
		p.ends()
	}
	p := s.plugIn(t, "0123456789abcdef", "{}")
	var reply wire.Reply
	if p.hear("reply", &reply); reply.Status != http.StatusNotFound {
		t.Errorf("of no match: %+v", reply)
	}
	p = s.plugIn(t, m.ID, wire.Hello{Token: m.Token, After: -1})
	p.say(strings.Repeat("x", route.SmallBody+1))
	p.ends()
}

// A page of another site opens no socket: browsers ask no leave for that beforehand.
func TestSocket_IsForPagesOfThisSiteAlone(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "random")
	for origin, want := range map[string]int{"https://elsewhere.example": http.StatusForbidden, s.url: 101} {
		conn, got, err := websocket.Dial(t.Context(), socketAt(s, m.ID),
			&websocket.DialOptions{HTTPHeader: http.Header{"Origin": {origin}}})
		if conn != nil {
			conn.CloseNow()
		}
		if got == nil || got.StatusCode != want {
			t.Errorf("from %s: %v %v, want %d", origin, got, err, want)
		}
	}
	if status, _ := s.call("GET", "/api/v1/matches/"+m.ID+"/socket", "", nil, nil); status != http.StatusUpgradeRequired {
		t.Errorf("a request that is not for a socket: %d", status)
	}
}

// The limits of streams and of requests hold for sockets.
func TestSocket_KeepsToLimits(t *testing.T) {
	o := options(t, emptyStore(t))
	o.Limits = limit.Limits{Streams: 1, Requests: 0.001, Burst: 5}
	s := serve(t, o)
	m := s.create("you", "random")
	p := s.plugIn(t, m.ID, wire.Hello{Token: m.Token, After: -1})
	var state wire.State
	p.hear("state", &state)
	silent, _, err := websocket.Dial(t.Context(), socketAt(s, m.ID), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer silent.CloseNow()
	_, got, err := websocket.Dial(t.Context(), socketAt(s, m.ID), nil)
	if err == nil || got == nil || got.StatusCode != http.StatusTooManyRequests {
		t.Errorf("a second one that says nothing: %v, %v", got, err)
	}
	var reply wire.Reply
	for range 10 {
		p.say(wire.Answer{Question: 900})
		if p.hear("reply", &reply); reply.Status == http.StatusTooManyRequests {
			return
		}
	}
	t.Errorf("after ten answers: %+v", reply)
}

// A token that is replaced ends the socket that it has opened.
func TestSocket_EndsWithItsToken(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "friend")
	p := s.plugIn(t, m.ID, wire.Hello{Token: m.Token, After: -1})
	var state wire.State
	p.hear("state", &state)
	if status, text := s.call("POST", "/api/v1/matches/"+m.ID+"/token", m.Token, struct{}{}, nil); status != 200 && status != 201 {
		t.Fatalf("%d %s", status, text)
	}
	p.ends()
}

// A client that reads nothing is dropped when too many messages wait, and does not hold up anyone else. It may then
// connect again.
func TestSocket_WhoReadsNothingIsDropped(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "random")
	p := s.plugIn(t, m.ID, wire.Hello{Token: m.Token, After: -1})
	var state wire.State
	p.hear("state", &state)
	of, err := s.table(t.Context(), m.ID)
	if err != nil {
		t.Fatal(err)
	}
	large := make([]byte, 1<<20)
	for range 2*watchBuffer + 32 { // as many may be on their way as wait behind them
		of.mu.Lock()
		of.each(func(game.Player) []byte { return large })
		of.mu.Unlock()
		time.Sleep(time.Millisecond)
	}
	of.mu.Lock()
	n := len(of.watches)
	of.mu.Unlock()
	if n != 0 {
		t.Error("who reads nothing still watches")
	}
	s.answer(m.ID, m.Token, wire.Answer{Answer: concede})
}

// A server that closes ends its sockets, those that do not read too.
func TestSocket_EndsWithTheServer(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "random")
	s.plugIn(t, m.ID, wire.Hello{Token: m.Token, After: -1})
	silent := s.plugIn(t, m.ID, wire.Hello{After: -1})
	begun := time.Now()
	s.Close()
	if took := time.Since(begun); took > lastTime+longWait {
		t.Errorf("closing took %v", took)
	}
	silent.ends()
}

// An answer is read as any reader of JSON reads it, however it is written.
func TestSocket_ReadsAnswers(t *testing.T) {
	for _, text := range []string{
		`{"question":4,"answer":"pass"}`, `{"question":4,"answer":"pass","tag":12}`, `{"question":0,"answer":""}`,
		`{ "question": 4, "answer": "pass" }`, `{"answer":"pass","question":4}`, `{"question":4,"answer":"a\"b","tag":1}`,
		`{"question":4,"answer":"ö"}`, `{"question":4,"answer":"pass","tag":}`, `{"question":4,"answer":"pass"`, `{}`, ``,
		`{"question":4,"answer":"pass","tag":1,"tag":2}`, `{"question":"4","answer":"pass"}`, `{"question":04,"answer":"x"}`,
		`{"question":+4,"answer":"x"}`, `{"question":4,"answer":"x"}}`, `{"question":4,"answer":"x","other":1}`,
		`x{"question":4,"answer":"pass"}`, `4,"answer":"pass"}`,
	} {
		var want wire.SocketAnswer
		wanted := json.Unmarshal([]byte(text), &want)
		got, err := readAnswer([]byte(text))
		if (err == nil) != (wanted == nil) || err == nil && got != want {
			t.Errorf("%s: %+v, %v, want %+v, %v", text, got, err, want, wanted)
		}
	}
}

// The first message to a watcher can be as long as the match. On its way it counts as an answer to the address,
// and no longer: anyone who opens many and reads none cannot fill the memory.
func TestWatch_FirstMessageCountsUntilItIsSent(t *testing.T) {
	o := options(t, emptyStore(t))
	o.Limits = limit.Limits{AnswerBytes: 1}
	s := serve(t, o)
	m := s.create("you", "random")
	of, err := s.table(t.Context(), m.ID)
	if err != nil {
		t.Fatal(err)
	}
	watchFrom := func(address string) (*watch, error) {
		w, _, err := of.watch(limit.WithCaller(t.Context(), limit.Caller{Address: address}), game.NoPlayer, -1)
		return w, err
	}
	first, err := watchFrom("one")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := watchFrom("one"); !errors.Is(err, limit.ErrMany) {
		t.Errorf("a second one from the same address: %v, want %v", err, limit.ErrMany)
	}
	other, err := watchFrom("another")
	if err != nil {
		t.Errorf("from another address: %v", err)
	}
	first.sent()
	again, err := watchFrom("one")
	if err != nil {
		t.Errorf("after it has been sent: %v", err)
	}
	for _, w := range []*watch{first, other, again} {
		w.sent()
		of.unwatch(w)
	}
	for range 2 { // a socket that has read it leaves room for the next
		p := s.plugIn(t, m.ID, wire.Hello{Token: m.Token, After: -1})
		var state wire.State
		p.hear("state", &state)
		held := int64(1)
		for end := time.Now().Add(10 * time.Second); held > 0 && time.Now().Before(end); time.Sleep(time.Millisecond) {
			_, held = s.limiter.UnderWay()
		}
		if held > 0 {
			t.Errorf("%d bytes of a state that was read still count", held)
		}
	}
	s.answer(m.ID, m.Token, wire.Answer{Answer: concede})
}
