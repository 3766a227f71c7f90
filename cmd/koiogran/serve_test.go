package main

import (
	"log/slog"
	"strings"
	"testing"

	"koiogran/serve/server"
)

// The log has failed TLS handshakes only with --verbose, and everything else from net/http always.
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

// The address at which browsers reach a server is an origin, as browsers write it.
func TestAddress_IsAnOrigin(t *testing.T) {
	for words, want := range map[string]string{
		"": "", "https://play.example": "https://play.example", "https://PLAY.example:443/": "https://play.example",
		"http://localhost:8080/x": "http://localhost:8080", "http://play.example:80": "http://play.example",
		"https://play.example:80": "https://play.example:80",
		"play.example":            "error", "ftp://play.example": "error", "https://me@play.example": "error", "https://": "error",
	} {
		var o server.Options
		if err := (&serveCommand{Address: words}).address(&o); (err != nil) != (want == "error") || err == nil && o.Address != want {
			t.Errorf("%q: %q, %v, want %q", words, o.Address, err, want)
		}
	}
}
