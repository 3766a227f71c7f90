package load

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"github.com/coder/websocket"

	"koiogran/serve/wire"
)

// Socket is one connection for a seat: over it comes what happens, and its answers go.
type Socket struct {
	conn  *websocket.Conn
	ended chan struct{}
}

// Socket opens a socket from behind a position; below 0 stands for all of the match.
func (c *Client) Socket(ctx context.Context, s Seat, after int) (*Socket, error) {
	at := "ws" + strings.TrimPrefix(c.base, "http") + "/api/v1/matches/" + s.Match + "/socket"
	conn, got, err := websocket.Dial(ctx, at, &websocket.DialOptions{HTTPClient: c.http})
	if err != nil {
		if got != nil && got.StatusCode >= 400 {
			err = &Refused{got.StatusCode, err.Error()}
		}
		return nil, err
	}
	conn.SetReadLimit(-1) // a state is as long as its match
	k := &Socket{conn, make(chan struct{})}
	if err := k.write(ctx, wire.Hello{Token: s.Token, After: after}); err != nil {
		k.Close()
		return nil, err
	}
	return k, nil
}

// Close leaves.
func (k *Socket) Close() { k.conn.CloseNow() }

// Answer sends an answer. The server sends a message only if it refuses the answer.
func (k *Socket) Answer(ctx context.Context, a wire.Answer) error { return k.write(ctx, a) }

// Send sends an answer with a tag, which a message of kind reply repeats.
func (k *Socket) Send(ctx context.Context, a wire.SocketAnswer) error { return k.write(ctx, a) }

// write sends a message.
func (k *Socket) write(ctx context.Context, v any) error {
	text, err := json.Marshal(v)
	if err != nil {
		return err
	}
	return k.conn.Write(ctx, websocket.MessageText, text)
}

// Ended is closed when nothing comes any more.
func (k *Socket) Ended() <-chan struct{} { return k.ended }

// Follow hands what comes to f until the socket ends. It is called once.
func (k *Socket) Follow(ctx context.Context, f func(Message)) error {
	defer close(k.ended)
	stop := context.AfterFunc(ctx, k.Close)
	defer stop()
	var text bytes.Buffer
	for {
		_, in, err := k.conn.Reader(context.Background())
		if err != nil {
			return err
		}
		text.Reset()
		if _, err := text.ReadFrom(in); err != nil {
			return err
		}
		m, err := messageIn(text.Bytes())
		if err != nil {
			return err
		}
		if m.Data != nil {
			f(m)
		}
	}
}

// messageIn reads an event; one without data is only there so that something comes.
func messageIn(text []byte) (m Message, err error) {
	for line := range bytes.Lines(text) {
		if err := m.read(line); err != nil {
			return m, err
		}
	}
	m.Data = bytes.Clone(m.Data)
	return m, nil
}

// read takes a line of an event.
func (m *Message) read(line []byte) (err error) {
	name, value, _ := bytes.Cut(bytes.TrimSuffix(line, []byte("\n")), []byte(": "))
	switch string(name) {
	case "id":
		if m.Position, err = strconv.Atoi(string(value)); err != nil {
			return fmt.Errorf("load: %q is not a position", value)
		}
	case "event":
		m.Kind = string(value)
	case "data":
		m.Data = value
	}
	return nil
}

// refusal returns what a reply says, nil if the answer was kept.
func refusal(m Message) error {
	var said wire.Reply
	if err := json.Unmarshal(m.Data, &said); err != nil {
		return err
	}
	if said.Status < 300 {
		return nil
	}
	return &Refused{said.Status, said.Detail}
}
