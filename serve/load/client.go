// Package load plays matches over the protocol of docs/protocol.md as a client does: many at
// once, to measure how a server takes it, and few with a close look, to see that nothing is lost.
package load

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"strconv"

	"koiogran/serve/wire"
)

// Client talks to a server.
type Client struct {
	base string
	http *http.Client
}

// NewClient returns a client of a server at an address such as http://127.0.0.1:8080.
func NewClient(server string) *Client {
	return &Client{
		base: server,
		http: &http.Client{Transport: &http.Transport{
			MaxIdleConnsPerHost: 256, DisableCompression: true,
		}},
	}
}

// Close lets go of connections that are not in use.
func (c *Client) Close() { c.http.CloseIdleConnections() }

// Seat is a seat of a match, or with an empty token the place of someone who watches.
type Seat struct{ Match, Token string }

// Refused says that a server has understood a request and refuses it.
type Refused struct {
	Status int
	Detail string
}

// Error implements error.
func (e *Refused) Error() string {
	return fmt.Sprintf("load: the server responded with %d: %s", e.Status, e.Detail)
}

// Create begins a match.
func (c *Client) Create(ctx context.Context, in wire.NewMatch) (wire.Created, error) {
	var out wire.Created
	return out, c.call(ctx, request{"POST", "/api/v1/matches", "", in}, &out)
}

// Take takes the free seat of a match by its link.
func (c *Client) Take(ctx context.Context, made wire.Created) (wire.Created, error) {
	return c.TakeAs(ctx, made, "")
}

// TakeAs is Take with a token of one's own, which can be sent again if there was no answer.
func (c *Client) TakeAs(ctx context.Context, made wire.Created, token string) (wire.Created, error) {
	var out wire.Created
	path := "/api/v1/matches/" + made.ID + "/seat"
	return out, c.call(ctx, request{"POST", path, "", wire.Take{Link: made.Link, Token: token}}, &out)
}

// State reads all that a seat may know.
func (c *Client) State(ctx context.Context, s Seat) (wire.State, error) {
	var out wire.State
	return out, c.call(ctx, request{"GET", "/api/v1/matches/" + s.Match, s.Token, nil}, &out)
}

// Answer answers a question, and reads how the match stands then into out unless that is nil.
func (c *Client) Answer(ctx context.Context, s Seat, a wire.Answer, out *wire.Standing) error {
	r := request{"POST", "/api/v1/matches/" + s.Match + "/answers", s.Token, a}
	if out == nil {
		return c.call(ctx, r, nil)
	}
	return c.call(ctx, r, out)
}

// request is what is asked of a server.
type request struct {
	method, path, token string
	body                any // nil for none
}

// do sends a request and returns what comes back if that is not a refusal.
func (c *Client) do(ctx context.Context, r request) (*http.Response, error) {
	return c.doPreferring(ctx, r, "")
}

// doPreferring is do with a preference, none if it is empty.
func (c *Client) doPreferring(ctx context.Context, r request, prefer string) (*http.Response, error) {
	var body io.Reader
	if r.body != nil {
		text, err := json.Marshal(r.body)
		if err != nil {
			return nil, err
		}
		body = bytes.NewReader(text)
	}
	asked, err := http.NewRequestWithContext(ctx, r.method, c.base+r.path, body)
	if err != nil {
		return nil, err
	}
	if r.body != nil {
		asked.Header.Set("Content-Type", "application/json")
	}
	if prefer != "" {
		asked.Header.Set("Prefer", prefer)
	}
	if r.token != "" {
		asked.Header.Set("Authorization", "Bearer "+r.token)
	}
	got, err := c.http.Do(asked)
	if err != nil || got.StatusCode < 300 {
		return got, err
	}
	defer got.Body.Close()
	text, err := io.ReadAll(io.LimitReader(got.Body, 4<<10))
	if err != nil {
		return nil, err
	}
	return nil, &Refused{got.StatusCode, string(bytes.TrimSpace(text))}
}

// call sends a request and reads what comes back into out, or passes over it if that is nil.
func (c *Client) call(ctx context.Context, r request, out any) error {
	prefer := ""
	if out == nil {
		prefer = "return=minimal"
	}
	got, err := c.doPreferring(ctx, r, prefer)
	if err != nil {
		return err
	}
	defer got.Body.Close()
	if out == nil {
		_, err = io.Copy(io.Discard, got.Body)
		return err
	}
	return json.NewDecoder(got.Body).Decode(out)
}

// Message is a server-sent event.
type Message struct {
	Position int
	Kind     string // state, update, reply or invitation
	Data     []byte // of a wire.State, a wire.Update, a wire.Reply or a wire.Invitation; it is the receiver's to keep
}

// Follow hands what happens in a match behind a position to f, until the stream ends; below 0
// stands for all of the match.
func (c *Client) Follow(ctx context.Context, s Seat, after int, f func(Message)) error {
	path := "/api/v1/matches/" + s.Match + "/events?after=" + strconv.Itoa(after)
	return c.follow(ctx, request{"GET", path, s.Token, nil}, f)
}

// follow hands the events of a stream to f until it ends.
func (c *Client) follow(ctx context.Context, r request, f func(Message)) error {
	got, err := c.do(ctx, r)
	if err != nil {
		return err
	}
	defer got.Body.Close()
	lines := bufio.NewReader(got.Body)
	var m Message
	for {
		line, err := lines.ReadBytes('\n')
		if err != nil {
			return err
		}
		m.Data = nil
		if err := m.read(line); err != nil {
			return err
		}
		if m.Data != nil {
			f(m)
		}
	}
}
