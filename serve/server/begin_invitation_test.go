package server

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"koiogran/play/match"
	"koiogran/play/replay"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// invite makes an invitation.
func (s *service) invite() made {
	s.t.Helper()
	in := wire.NewInvitation{Agreement: agreeing("round-limit", 2)}
	in.Edition = s.o.Editions[0].ID
	var out wire.Created
	if status, text := s.call("POST", "/api/v1/invitations", "", in, &out); status != 201 {
		s.t.Fatalf("invite: %d %s", status, text)
	}
	return s.filled("invitations", out)
}

// bring brings a squad, which must be taken, or takes it back.
func (s *service) bring(id, token string, b wire.Bring) wire.Invitation {
	s.t.Helper()
	var out wire.Invitation
	path := "/api/v1/invitations/" + id + "/squad"
	if status, text := s.call("POST", path, token, b, &out); status != 200 {
		s.t.Fatalf("%+v: %d %s", b, status, text)
	}
	return out
}

// invitation says how an invitation stands, with all that was said.
func (s *service) invitation(id, token string) (wire.Invitation, string) {
	s.t.Helper()
	var out wire.Invitation
	status, text := s.call("GET", "/api/v1/invitations/"+id, token, nil, &out)
	if status != 200 {
		s.t.Fatalf("invitation: %d %s", status, text)
	}
	return out, text
}

// The squads are brought apart, and the match of both begins when the second one is there: in the
// same seats, with the settings agreed on, once, and in every edition.
func TestInvitation_TheMatchBeginsWhenBothSquadsAreThere(t *testing.T) {
	inEveryEdition(t, func(t *testing.T, o Options) {
		s := serve(t, o)
		m := s.invite()
		one := s.bring(m.ID, m.Token, wire.Bring{Ready: s.o.Squads[0].ID})
		if one.Match != "" || len(one.Ready) != 1 || one.Ready[0] != 1 {
			t.Fatalf("after the first squad: %+v", one)
		}
		two := s.bring(m.ID, m.Friend, wire.Bring{XWS: s.o.Squads[1].XWS})
		again, _ := s.invitation(m.ID, m.Token)
		if two.Match == "" || again.Match != two.Match || len(two.Ready) != 2 {
			t.Fatalf("the seats learn of %+v and %+v", again, two)
		}
		for seat, token := range []string{m.Token, m.Friend} {
			state := s.state(two.Match, token)
			if state.Match.Seat != wire.Seat(seat+1) {
				t.Errorf("the token of seat %d holds seat %d", seat+1, state.Match.Seat)
			}
			if got := state.Match.Players[seat].Squad; got != s.o.Squads[seat].Squad.Name {
				t.Errorf("seat %d flies %s", seat+1, got)
			}
			if len(state.Match.Settings) == 0 || state.Match.Settings[0].Name != "round-limit" {
				t.Errorf("the table agrees on %+v", state.Match.Settings)
			}
			if state.Position == 0 {
				t.Error("the set-up was not drawn")
			}
		}
	})
}

// Squads are chosen in secret. Until both are in, neither the answers to a seat nor the server's log name anything of
// the other squad, even one that was replaced. Without one of the two tokens, no one gets any information.
//
// 1e.squad.built-secretly
func TestInvitation_NobodyHearsOfTheOthersSquad(t *testing.T) {
	inEveryEdition(t, func(t *testing.T, o Options) {
		var logged journal
		o.Log = slog.New(slog.NewTextHandler(&logged, &slog.HandlerOptions{Level: slog.LevelDebug}))
		s := serve(t, o)
		m := s.invite()
		squad := s.o.Squads[1]
		before, _ := s.invitation(m.ID, m.Token)
		s.bring(m.ID, m.Friend, wire.Bring{XWS: squad.XWS})
		host, text := s.invitation(m.ID, m.Token)
		if len(host.Ready) != 1 || host.Squad != nil || before.Squad != nil {
			t.Errorf("seat 1 is sent %+v", host)
		}
		friend, _ := s.invitation(m.ID, m.Friend)
		if friend.Squad == nil || friend.Squad.Name != squad.Squad.Name {
			t.Errorf("seat 2 is sent %+v of its squad", friend.Squad)
		}
		for _, word := range []string{squad.Squad.Name, squad.Squad.Ships[0].Pilot} {
			if strings.Contains(text+logged.String(), word) {
				t.Errorf("%q is sent", word)
			}
		}
		s.bring(m.ID, m.Friend, wire.Bring{})
		if after, text := s.invitation(m.ID, m.Token); len(after.Ready) != 0 ||
			strings.Contains(text, squad.Squad.Name) {
			t.Errorf("after it was taken back seat 1 is sent %s", text)
		}
	})
}

// refusedToBring sends a squad that must be refused, and returns why it is.
func (s *service) refusedToBring(m made, token string, b wire.Bring, want int) string {
	s.t.Helper()
	before, _ := s.invitation(m.ID, m.Token)
	status, text := s.call("POST", "/api/v1/invitations/"+m.ID+"/squad", token, b, nil)
	if status != want || !strings.Contains(text, `"detail":"`) {
		s.t.Errorf("%.60v: %d %s, want %d", b, status, text, want)
	}
	after, _ := s.invitation(m.ID, m.Token)
	if after.Position != before.Position {
		s.t.Errorf("%.60v: something was kept", b)
	}
	return text
}

// Squads that cannot be flown are refused with the reason, and tokens that hold no seat too.
func TestInvitation_WhatCannotBeBrought(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m, other := s.invite(), s.invite()
	const wing = `{"faction":"rebelalliance","pilots":[%s]}`
	const luke = `{"id":"lukeskywalker","ship":"t65xwing"}`
	older := `{"faction":"rebel","version":"1.0.0","pilots":[{"name":"rookiepilot","ship":"xwing"}]}`
	for xws, why := range map[string]string{
		"{":                              "",
		fmt.Sprintf(wing, ""):            "at least one ship",
		fmt.Sprintf(wing, luke+","+luke): "not legal",
		older:                            "",
	} {
		text := s.refusedToBring(m, m.Friend, wire.Bring{XWS: xws}, http.StatusUnprocessableEntity)
		if !strings.Contains(text, why) {
			t.Errorf("%s: %s", xws, text)
		}
	}
	s.refusedToBring(m, m.Token, wire.Bring{Ready: "none"}, http.StatusUnprocessableEntity)
	good := wire.Bring{Ready: "ready-rebels"}
	for _, token := range []string{"", "forged", other.Token} {
		s.refusedToBring(m, token, good, http.StatusUnauthorized)
	}
	s.bring(m.ID, m.Token, good)
	s.bring(m.ID, m.Friend, good)
	s.refusedToBring(m, m.Token, wire.Bring{Ready: "ready-empire"}, http.StatusConflict)
	s.refusedToBring(m, m.Token, wire.Bring{}, http.StatusConflict)
	s.bring(m.ID, m.Token, good) // sent twice, it changes nothing
}

// An invitation is not a match, and a match no invitation; neither is there under another id.
func TestInvitation_IsNoMatch(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m, match := s.invite(), s.create("you", "random")
	for path, token := range map[string]string{
		"matches/" + m.ID: m.Token, "matches/" + m.ID + "/events": m.Token,
		"matches/" + m.ID + "/record": "", "invitations/" + match.ID: match.Token,
		"invitations/0123456789abcdef": m.Token,
	} {
		if status, text := s.call("GET", "/api/v1/"+path, token, nil, nil); status != 404 {
			t.Errorf("%s: %d %s", path, status, text)
		}
	}
}

// What cannot be agreed on is refused before anyone is invited to it.
func TestInvitation_WhatCannotBeAgreedOn(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	for name, in := range map[string]wire.Agreement{
		"no edition":      {},
		"no such edition": {Edition: "none"},
		"unknown setting; see the lobby for a list": {Edition: "second", Settings: map[string]int{"none": 1}},
		"a setting of first edition":                {Edition: "second", Settings: map[string]int{"time-limit": 9}},
		"no such way":                               {Edition: "second", Way: "escort"},
		"forces that are listed":                    {Edition: "second", Way: "escalation-core"},
		"no threat": {Edition: "second", Way: "quick-build",
			Settings: map[string]int{"threat": 0}},
		"too small an area": {Edition: "second",
			Settings: map[string]int{"area-width": 1, "area-height": 1}},
	} {
		sent := wire.NewInvitation{Agreement: in}
		status, text := s.call("POST", "/api/v1/invitations", "", sent, nil)
		if status != 422 || !strings.Contains(text, `"detail":"`) {
			t.Errorf("%s: %d %s", name, status, text)
		}
	}
}

// Both seats bring and take back again and again at once, at two servers that share a store: the
// squads are taken one after the other, and there is one match.
func TestInvitation_AtOnceAtTwoServers(t *testing.T) {
	kept := emptyStore(t)
	nodes := [2]*service{serve(t, options(t, kept)), serve(t, options(t, kept))}
	m := nodes[0].invite()
	tokens := [2]string{m.Token, m.Friend}
	var both sync.WaitGroup
	for seat := range tokens {
		both.Go(func() {
			in := &Seated{ID: m.ID, Authorization: "Bearer " + tokens[seat]}
			for n := range 9 {
				b := wire.Bring{}
				if n%2 == 0 {
					b.Ready = nodes[seat].o.Squads[seat].ID
				}
				if _, err := nodes[seat].Server.bring(t.Context(), in, b); err != nil &&
					!errors.Is(err, errBegun) {
					t.Error(err)
				}
			}
		})
	}
	both.Wait()
	one, _ := nodes[0].invitation(m.ID, m.Token)
	two, _ := nodes[1].invitation(m.ID, m.Friend)
	if one.Match == "" || one.Match != two.Match {
		t.Fatalf("the seats are sent to %q and %q", one.Match, two.Match)
	}
	sameState(t, made{Created: wire.Created{ID: one.Match, Token: m.Token}}, nodes[0], nodes[1])
}

// full is a store that keeps the first entries and then no match, as if the server were killed.
type full struct {
	store.Store
	broken bool
}

// Create refuses while the store is broken.
func (f *full) Create(ctx context.Context, m store.Match) error {
	if f.broken {
		return store.ErrFull
	}
	return f.Store.Create(ctx, m)
}

// A server that ends between the second squad and the match loses neither: anyone who looks next
// begins the match.
func TestInvitation_OutlivesTheServer(t *testing.T) {
	kept := &full{Store: emptyStore(t)}
	first := serve(t, options(t, kept))
	m := first.invite()
	first.bring(m.ID, m.Token, wire.Bring{Ready: "ready-rebels"})
	kept.broken = true
	path := "/api/v1/invitations/" + m.ID
	b := wire.Bring{Ready: "ready-empire"}
	if status, text := first.call("POST", path+"/squad", m.Friend, b, nil); status != 503 {
		t.Fatalf("%d %s", status, text)
	}
	kept.broken = false
	second := serve(t, options(t, kept.Store))
	got, _ := second.invitation(m.ID, m.Token)
	if state := second.state(got.Match, m.Friend); state.Match.Seat != 2 || state.Position == 0 {
		t.Errorf("the friend finds %+v", state.Standing)
	}
}

// The stream of a seat says when the other one comes, is ready and leaves, and of the match.
func TestInvitation_TheStreamTellsOfTheOtherSeat(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.invite()
	next := s.invited(m.ID, m.Token)
	if first := next(); len(first.Here) != 1 || first.Here[0] != 1 {
		t.Fatalf("at first %+v", first)
	}
	ctx, leave := context.WithCancel(t.Context())
	s.streamed(ctx, m.ID, m.Friend)
	if with := next(); len(with.Here) != 2 {
		t.Errorf("with the friend %+v", with)
	}
	s.bring(m.ID, m.Friend, wire.Bring{Ready: "ready-empire"})
	if ready := next(); len(ready.Ready) != 1 || ready.Ready[0] != 2 || ready.Squad != nil {
		t.Errorf("with the friend's squad %+v", ready)
	}
	leave()
	if without := next(); len(without.Here) != 1 {
		t.Errorf("without the friend %+v", without)
	}
	s.bring(m.ID, m.Token, wire.Bring{Ready: "ready-rebels"})
	for last := next(); last.Match == ""; last = next() {
	}
}

// streamed reads the stream of an invitation until ctx is done or the test ends.
func (s *service) streamed(ctx context.Context, id, token string) *bufio.Reader {
	s.t.Helper()
	r, err := http.NewRequestWithContext(ctx, "GET",
		s.url+"/api/v1/invitations/"+id+"/events", nil)
	if err != nil {
		s.t.Fatal(err)
	}
	r.Header.Set("Authorization", "Bearer "+token)
	got, err := http.DefaultClient.Do(r)
	if err != nil || got.StatusCode != http.StatusOK {
		s.t.Fatalf("%v, %v", got, err)
	}
	s.t.Cleanup(func() { got.Body.Close() })
	return bufio.NewReader(got.Body)
}

// invited reads the stream of an invitation; each call waits for the next message.
func (s *service) invited(id, token string) func() wire.Invitation {
	s.t.Helper()
	ctx, cancel := context.WithTimeout(s.t.Context(), time.Minute)
	s.t.Cleanup(cancel)
	lines := s.streamed(ctx, id, token)
	return func() wire.Invitation {
		s.t.Helper()
		for {
			line, err := lines.ReadString('\n')
			if err != nil {
				s.t.Fatal(err)
			}
			if data, ok := strings.CutPrefix(line, "data: "); ok {
				return decoded[wire.Invitation](s.t, data)
			}
		}
	}
}

// The server commits itself to the dice before any squad is there, and both players add to them
// afterward: every roll follows from all three, and their record proves it.
func TestInvitation_DiceOfThree(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.invite()
	before, _ := s.invitation(m.ID, m.Token)
	nonces := [2]string{strings.Repeat("1a", 8), strings.Repeat("2b", 16)}
	s.bring(m.ID, m.Token, wire.Bring{Ready: "ready-rebels", Nonce: nonces[0]})
	inv := s.bring(m.ID, m.Friend, wire.Bring{Ready: "ready-empire", Nonce: nonces[1]})
	dice := s.state(inv.Match, m.Token).Match.Dice
	if dice.Commitment == "" || dice.Commitment != before.Dice.Commitment ||
		dice.Nonces == nil || *dice.Nonces != nonces || before.Dice.Nonces != nil {
		t.Errorf("the dice are %+v, promised %+v", dice, before.Dice)
	}
	for n := 0; s.state(inv.Match, "").Result == nil; n++ {
		token := []string{m.Token, m.Friend}[n%2]
		if q := s.state(inv.Match, token).Question; q != nil {
			s.answer(inv.Match, token, anyAnswer(q))
		}
	}
	_, text := s.call("GET", "/api/v1/matches/"+inv.Match+"/record", "", nil, nil)
	r, err := replay.Read(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	if n, err := match.VerifyDice(second, r); err != nil || n == 0 || r.Dice.From != 0 {
		t.Errorf("%d answers verified: %v", n, err)
	}
	if r.Dice.Nonces != nonces {
		t.Errorf("the record has the nonces %v", r.Dice.Nonces)
	}
	if status, _ := s.call("POST", "/api/v1/invitations/"+m.ID+"/squad", m.Token,
		wire.Bring{Ready: "ready-rebels", Nonce: "no nonce at all"}, nil); status != 422 {
		t.Errorf("what is not a nonce is taken: %d", status)
	}
}
