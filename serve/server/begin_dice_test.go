package server

import (
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"koiogran/play/match"
	"koiogran/play/replay"
	"koiogran/serve/wire"
)

// promisedMatch makes a match with dice.
func (s *service) promisedMatch(dice *wire.PromisedDice, want int) (wire.Created, string) {
	s.t.Helper()
	in := wire.NewMatch{Dice: dice, Agreement: agreeing("round-limit", 1)}
	in.Seats = []wire.NewSeat{
		{Who: "you", Ready: s.o.Squads[0].ID},
		{Who: "bot", Bot: "random", Ready: s.o.Squads[1].ID},
	}
	var out wire.Created
	status, text := s.call("POST", "/api/v1/matches", "", in, &out)
	if status != want {
		s.t.Errorf("%d %s, want %d", status, text, want)
	}
	return out, text
}

// promises asks for dice.
func (s *service) promises() wire.Promise {
	s.t.Helper()
	var out wire.Promise
	if status, text := s.call("POST", "/api/v1/dice", "", nil, &out); status != 200 {
		s.t.Fatalf("%d %s", status, text)
	}
	return out
}

// The dice of a match follow from a secret that the server was bound to before the client added its
// nonce, and the record proves it.
func TestDice_ArePromisedBeforeTheNonceIsTold(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	p := s.promises()
	const nonce = "0123456789abcdef"
	m, _ := s.promisedMatch(&wire.PromisedDice{Sealed: p.Sealed, Nonce: nonce}, 201)
	dice := s.state(m.ID, m.Token).Match.Dice
	if dice.Commitment != p.Commitment || dice.Nonces == nil || dice.Nonces[0] != nonce {
		t.Fatalf("%+v was promised, %+v are thrown", p, dice)
	}
	for q := s.state(m.ID, m.Token).Question; q != nil; {
		q = s.answer(m.ID, m.Token, anyAnswer(q)).Question
	}
	_, text := s.call("GET", "/api/v1/matches/"+m.ID+"/record", "", nil, nil)
	r, err := replay.Read(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := match.VerifyDice(second, r); err != nil || r.Dice.Nonces[0] != nonce {
		t.Errorf("%v, %+v", err, r.Dice)
	}
}

// Dice that one server has promised are good on all servers of its store.
func TestDice_AnyServerOfTheStoreKeepsThePromise(t *testing.T) {
	kept := emptyStore(t)
	one, two := serve(t, options(t, kept)), serve(t, options(t, kept))
	for _, s := range [][2]*service{{one, two}, {two, one}} {
		p := s[0].promises()
		s[1].promisedMatch(&wire.PromisedDice{Sealed: p.Sealed, Nonce: "0123456789abcdef"}, 201)
	}
}

// Dice are used only once, because the end of the first match reveals their secret.
func TestDice_AreUsedOnce(t *testing.T) {
	kept := emptyStore(t)
	ahead := new(atomic.Int64)
	o := options(t, kept)
	o.Now = func() time.Time { return time.Now().Add(time.Duration(ahead.Load())) }
	s := serve(t, o)
	dice := &wire.PromisedDice{Sealed: s.promises().Sealed, Nonce: "0123456789abcdef"}
	s.promisedMatch(dice, 201)
	dice.Nonce = "fedcba9876543210"
	if _, text := s.promisedMatch(dice, 409); !strings.Contains(text, "dice were already used for a match; request new ones") {
		t.Error(text)
	}
	if _, text := serve(t, options(t, kept)).promisedMatch(dice, 409); !strings.Contains(text, "already used") {
		t.Errorf("another server of the store: %s", text)
	}
	elsewhere := serve(t, options(t, emptyStore(t)))
	if _, text := elsewhere.promisedMatch(dice, 409); !strings.Contains(text, "dice were committed on another server, or too long ago; request new ones") {
		t.Errorf("a server of another store: %s", text)
	}
	for _, sealed := range []string{"", "AAAA", strings.Repeat("A", 90), "***"} {
		s.promisedMatch(&wire.PromisedDice{Sealed: sealed, Nonce: dice.Nonce}, 409)
	}
	s.promisedMatch(&wire.PromisedDice{Sealed: s.promises().Sealed, Nonce: "short"}, 422)
	late := s.promises()
	ahead.Add(int64(sealedFor + time.Minute))
	s.promisedMatch(&wire.PromisedDice{Sealed: late.Sealed, Nonce: dice.Nonce}, 409)
}
