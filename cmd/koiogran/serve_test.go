package main

import (
	"io/fs"
	"log/slog"
	"strings"
	"testing"

	ready "koiogran/content/squads"
	"koiogran/engine/edition"
	"koiogran/serve/server"
)

// Every squad that the program carries can fly, so that the lobby lists it.
func TestReadySquads_AreAllListed(t *testing.T) {
	var o server.Options
	for _, id := range edition.IDs() {
		c, _ := edition.ByID(id)
		o.Editions = append(o.Editions, server.Edition{Name: id, Rules: c})
	}
	if err := readySquads(&o); err != nil {
		t.Fatal(err)
	}
	listed := map[string]bool{}
	for _, s := range o.Squads {
		listed[s.ID] = true
	}
	names, err := fs.Glob(ready.Files(), "*.xws")
	if err != nil || len(names) == 0 {
		t.Fatalf("%d squads: %v", len(names), err)
	}
	for _, name := range names {
		if id := strings.TrimSuffix(name, ".xws"); !listed[id] {
			t.Errorf("the squad %s cannot fly", id)
		}
	}
}

// Of those who fail at TLS the log tells with --verbose alone, and of all else that net/http says always.
func TestHTTPLog_TellsOfTLSIfItIsWanted(t *testing.T) {
	for level, want := range map[slog.Level]string{slog.LevelInfo: "WARN other\n", slog.LevelDebug: "WARN other\nDEBUG tls\n"} {
		var out strings.Builder
		l := slog.NewLogLogger(httpLog{slog.NewTextHandler(&out, &slog.HandlerOptions{Level: level})}, slog.LevelWarn)
		l.Print("http: Accept error: too many open files; retrying in 5ms")
		l.Print("http: TLS handshake error from 203.0.113.9:7: EOF")
		got := ""
		for line := range strings.Lines(out.String()) {
			_, rest, _ := strings.Cut(line, "level=")
			word, about, _ := strings.Cut(rest, " ")
			got += word + map[bool]string{true: " tls\n", false: " other\n"}[strings.Contains(about, "TLS")]
		}
		if got != want {
			t.Errorf("at %v: %q, want %q", level, got, want)
		}
	}
}
