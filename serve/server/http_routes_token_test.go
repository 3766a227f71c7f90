package server

import (
	"encoding/hex"
	"net/http"
	"slices"
	"strings"
	"testing"

	"koiogran/serve/secrets"
	"koiogran/serve/wire"
)

// messages are what the routes of a match are sent, by their operations.
var messages = map[string]any{
	"answer": wire.Answer{Answer: "no such answer"}, "try": wire.Try{Answer: "pass"}, "claim": wire.Claim{Kind: "win"},
	"offer": wire.NewOffer{Kind: "draw"}, "take": wire.Take{Link: "x"}, "renew": wire.Renew{}, "say": wire.NewWords{Text: "Hello"},
	"report": wire.Report{Why: "rude"}, "subscribe": wire.Subscription{Endpoint: "https://push.example/x"}, "unsubscribe": wire.Subscription{},
}

// Anyone who holds no seat of a match has no more of its routes than someone who watches, whatever token they
// send, and changes nothing in it. A seat is recognized by every route that asks for one.
func TestTokens_EveryRouteOfAMatchKnowsItsSeats(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m, other := s.create("you", "friend"), s.create("you", "friend")
	_, renewed := s.seatCall("matches", m.ID, "token", m.Token, nil)
	account := s.join("Ada").token
	strangers := map[string]string{
		"another match's": other.Token, "a link": m.Link, "a replaced token": m.Token, "a session": account,
		"what is kept of a token": hex.EncodeToString(secrets.Hash(renewed.Token)), "one letter less": renewed.Token[1:],
		"a long one": strings.Repeat("x", 150), "an id": m.ID,
	}
	routes := 0
	for _, r := range s.Routes() {
		path, ok := strings.CutPrefix(r.Path, "/matches/{id}")
		if !ok || r.ID == "socket" { // which is greeted by a token in a message
			continue
		}
		routes++
		path = "/api/v1/matches/" + m.ID + path
		open := slices.Contains([]string{"record", "replay", "take", "relink"}, r.ID) // to whom a token means nothing, or is judged first
		before := s.state(m.ID, renewed.Token)
		for what, token := range strangers {
			status, text := s.call(r.Method, path, token, messages[r.ID], nil)
			if status != http.StatusUnauthorized && !open || status < 400 {
				t.Errorf("%s %s with %s: %d %.200s", r.Method, r.Path, what, status, text)
			}
		}
		if after := s.state(m.ID, renewed.Token); asSent(t, after) != asSent(t, before) {
			t.Errorf("%s %s changes the match for those who hold no seat of it", r.Method, r.Path)
		}
		if r.ID == "renew" || r.Tells != nil {
			continue
		}
		if status, text := s.call(r.Method, path, renewed.Token, messages[r.ID], nil); status == http.StatusUnauthorized {
			t.Errorf("%s %s with the token of a seat: %s", r.Method, r.Path, text)
		}
		if status, text := s.call(r.Method, path, "", messages[r.ID], nil); status < 300 && r.Method != http.MethodGet {
			t.Errorf("%s %s without a token: %d %s", r.Method, r.Path, status, text)
		}
	}
	if routes < 17 {
		t.Errorf("%d routes were tried, want 17 at least", routes)
	}
}
