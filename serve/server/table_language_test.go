package server

import (
	"strings"
	"testing"

	"koiogran/engine/game"
	"koiogran/play/text"
	"koiogran/serve/wire"
)

// Each viewer of a match gets its events in the language of their own request, whatever others asked for first.
func TestLanguage_IsThatOfTheRequest(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "friend")
	for _, c := range []struct{ query, language, says string }{
		{"", "en", " is the first player"}, {"?language=de", "de", " ist Startspieler"}, {"?language=fr", "en", " is the first player"},
		{"", "en", " is the first player"}, {"?language=de-AT", "de", " ist Startspieler"},
	} {
		var state wire.State
		if status, text := s.call("GET", "/api/v1/matches/"+m.ID+c.query, m.Token, nil, &state); status != 200 {
			t.Fatalf("%s: %d %s", c.query, status, text)
		}
		if got := state.Match.Terms.Language; got != c.language {
			t.Errorf("%q is sent in %s, want %s", c.query, got, c.language)
		}
		found := false
		for _, e := range state.Events {
			found = found || strings.Contains(e.Text, c.says)
		}
		if !found {
			t.Errorf("%q: no event says %q", c.query, c.says)
		}
	}
}

// Two who watch one seat in two languages are each told what happens in their own.
func TestLanguage_WatchersOfOneSeatHaveTheirOwn(t *testing.T) {
	s := New(options(t, emptyStore(t)))
	defer s.Close()
	of, line := streamTo(t, s)
	defer line.Close()
	german, _ := text.LanguageTagged("de")
	watchers := map[text.Language]*watch{}
	for _, l := range []text.Language{text.English, german} {
		w := &watch{viewer: game.NoPlayer, language: l, messages: make(chan []byte, watchBuffer)}
		if _, err := of.tellTo(wire.InLanguage(t.Context(), l), w, -1); err != nil {
			t.Fatal(err)
		}
		watchers[l] = w
	}
	of.mu.Lock()
	of.each(func(p game.Player) []byte { return []byte(of.speaks.Tag()) })
	of.mu.Unlock()
	for l, w := range watchers {
		if got := string(<-w.messages); got != l.Tag() {
			t.Errorf("who reads %s is sent in %s", l.Tag(), got)
		}
	}
}
