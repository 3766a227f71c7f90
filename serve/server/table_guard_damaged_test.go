package server

import (
	"context"
	"strings"
	"testing"

	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// damagedStore is a store in which the rows of one match are damaged.
type damagedStore struct {
	store.Store
	id      string
	match   func(*store.Match)
	entries func([]store.Entry) []store.Entry
	kept    []byte
}

// Match implements store.Store.
func (s *damagedStore) Match(ctx context.Context, id string) (store.Match, error) {
	m, err := s.Store.Match(ctx, id)
	if id == s.id && s.match != nil {
		s.match(&m)
	}
	return m, err
}

// Entries implements store.Store.
func (s *damagedStore) Entries(ctx context.Context, id string, after int) ([]store.Entry, error) {
	list, err := s.Store.Entries(ctx, id, after)
	if id == s.id && s.entries != nil && err == nil {
		list = s.entries(list)
	}
	return list, err
}

// Kept implements store.Store.
func (s *damagedStore) Kept(ctx context.Context, id, name string) ([]byte, error) {
	if id == s.id && s.kept != nil {
		return s.kept, nil
	}
	return s.Store.Kept(ctx, id, name)
}

// damages are what can become of the row of a match.
var damages = map[string]func(*store.Match){
	"a secret of one byte":    func(m *store.Match) { m.Secret = []byte{0} },
	"no secret":               func(m *store.Match) { m.Secret = nil },
	"a secret of 33 bytes":    func(m *store.Match) { m.Secret = make([]byte, 33) },
	"no head":                 func(m *store.Match) { m.Head = "" },
	"half a head":             func(m *store.Match) { m.Head = m.Head[:len(m.Head)/2] },
	"a head of zeros":         func(m *store.Match) { m.Head = strings.Repeat("\x00", len(m.Head)) },
	"an unknown program":      func(m *store.Match) { m.Bots[1] = "\x00" },
	"a program too many":      func(m *store.Match) { m.Bots[3] = "random" },
	"short tokens and links":  func(m *store.Match) { m.Tokens[0], m.Links[1] = []byte{0}, []byte{0} },
	"the head of an invite":   func(m *store.Match) { m.Head = invitationHead + `{"seat":9,"seats":-3}` },
	"the head of no one":      func(m *store.Match) { m.Head = invitationHead + `{"programs":[{"seat":77}]}` },
	"an invite to no edition": func(m *store.Match) { m.Head = invitationHead + `{"edition":"\u0000"}` },
}

// damagedEntries are entries that no server has written.
var damagedEntries = []store.Entry{
	{Kind: store.Choice, Seat: 99, Text: "pass"}, {Kind: store.Choice, Seat: -7, Text: "pass"},
	{Kind: store.Choice, Seat: 1, Text: "\x00"}, {Kind: store.Choice, Seat: 0, Text: "roll"},
	{Kind: store.Takeback, Seat: 1, Text: "x"}, {Kind: store.Takeback, Seat: 0, Text: "0"},
	{Kind: store.Takeback, Seat: 99, Text: "0"}, {Kind: store.Terms, Text: "{"}, {Kind: store.Terms, Text: `{"Bank":-1e9}`},
	{Kind: store.Offer, Seat: 9, Text: "draw"}, {Kind: store.Said, Seat: 9, Text: "\x00"}, {Kind: store.Cleared, Seat: 77},
	{Kind: store.Lapsed, Seat: 77, Text: "x"}, {Kind: store.Lapsed, Seat: 77, Text: forfeitDefault},
	{Kind: store.Seated, Seat: 4, Text: "00"}, {Kind: store.Seated, Seat: 1, Text: "x"}, {Kind: store.Linked, Seat: 77, Text: "00"},
	{Kind: store.Brought, Seat: 4, Text: "{"}, {Kind: store.Brought, Seat: 2, Text: "\x00"}, {Kind: store.Held, Seat: 9},
	{Kind: 200, Seat: 200}, {Kind: store.Time}, {Kind: store.Choice, Seat: 1, Text: concede, Mark: 1},
}

// asked asks a server over a damaged store for everything of the match, and whether another match still goes on.
func (d *damagedStore) asked(t *testing.T, what string, m, other made) {
	t.Helper()
	s := serve(t, options(t, d))
	for _, path := range []string{"", "/presence", "/record", "/replay", "/suggestion", "/odds", "/dials"} {
		if status, text := s.call("GET", "/api/v1/matches/"+m.ID+path, m.Token, nil, nil); status >= 400 && !strings.Contains(text, `"detail"`) {
			t.Errorf("%s: %s: %d %s", what, path, status, text)
		}
	}
	s.call("POST", "/api/v1/matches/"+m.ID+"/answers", m.Token, wire.Answer{Answer: "no such answer"}, nil)
	s.call("GET", "/api/v1/invitations/"+m.ID, m.Token, nil, nil)
	s.call("POST", "/api/v1/invitations/"+m.ID+"/seat", "", wire.Take{Link: "x"}, nil)
	if status, text := s.call("GET", "/api/v1/tables", "", nil, nil); status != 200 {
		t.Errorf("%s: the open tables: %d %s", what, status, text)
	}
	if state := s.state(other.ID, other.Token); state.Result != nil {
		t.Errorf("%s: another match: %+v", what, state.Result)
	}
}

// What is damaged in the rows of a match closes that match alone: the server says so in a sentence, and every other
// match goes on.
func TestDamaged_AMatchIsClosedAlone(t *testing.T) {
	t.Parallel()
	kept := emptyStore(t)
	s := serve(t, options(t, kept))
	m, over, invited, other := s.create("you", "friend"), s.create("you", "friend"), s.invite(), s.create("you", "friend")
	s.answer(over.ID, over.Token, wire.Answer{Answer: concede})
	for _, m := range []made{m, over, invited} {
		for what, match := range damages {
			(&damagedStore{Store: kept, id: m.ID, match: match}).asked(t, what, m, other)
		}
		for _, e := range damagedEntries {
			(&damagedStore{Store: kept, id: m.ID, entries: func(list []store.Entry) []store.Entry {
				e.At = len(list) + 1
				return append(list, e)
			}}).asked(t, "an entry "+e.Text, m, other)
		}
		for _, data := range []string{"", "\x00", "{}"} {
			(&damagedStore{Store: kept, id: m.ID, kept: []byte(data)}).asked(t, "kept "+data, m, other)
		}
	}
}
