package main

import (
	"crypto/rand"
	"io/fs"
	"log/slog"
	"net/http/httptest"
	"os"
	"strings"
	"testing"

	"koiogran/content/squads"
	"koiogran/engine/edition"
	"koiogran/play/bot"
	"koiogran/play/squad"
	"koiogran/serve/lobby"
	"koiogran/serve/server"
	"koiogran/serve/store"
)

// serve starts a server with the squads that the bot flies.
func serve(t *testing.T) string {
	t.Helper()
	rules, ok := edition.ByID("second")
	if !ok {
		t.Fatal("no second edition")
	}
	o := server.Options{
		Store: store.NewMemory(), Log: slog.New(slog.DiscardHandler), Random: rand.Reader,
		Editions: []lobby.Edition{lobby.EditionOf("second", rules)},
		Bots:     []lobby.Bot{{ID: "random", New: bot.Random}},
	}
	for _, id := range []string{"ready-rebels", "ready-empire"} {
		text, err := fs.ReadFile(squads.Files(), id+".xws")
		if err != nil {
			t.Fatal(err)
		}
		s, _, err := squad.Read(strings.NewReader(string(text)), rules.Facts)
		if err != nil {
			t.Fatal(err)
		}
		o.Squads = append(o.Squads, lobby.Squad{ID: id, XWS: string(text), Squad: s})
	}
	s := server.New(o)
	h := httptest.NewServer(s.Handler())
	t.Cleanup(func() {
		s.Close()
		h.Close()
	})
	return h.URL
}

func TestPlay_AWholeMatch(t *testing.T) {
	result, err := play(serve(t)+"/api/v1/matches", "", "")
	if err != nil || result == "" {
		t.Errorf("%q, %v", result, err)
	}
}

func TestBot_IsShort(t *testing.T) {
	text, err := os.ReadFile("main.go")
	if err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(string(text), "\n"); n >= 100 {
		t.Errorf("the bot has %d lines, want less than 100", n)
	}
}
