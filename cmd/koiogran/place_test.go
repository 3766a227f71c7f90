package main

import (
	"net"
	"path/filepath"
	"testing"
	"time"
)

func TestDataFolder_FollowsTheCustomOfEachSystem(t *testing.T) {
	for _, c := range []struct {
		system string
		env    map[string]string
		want   string
	}{
		{"linux", map[string]string{"HOME": "/home/me"}, "/home/me/.local/share/koiogran"},
		{"linux", map[string]string{"HOME": "/home/me", "XDG_DATA_HOME": "/data"}, "/data/koiogran"},
		{"linux", map[string]string{"HOME": "/home/me", "XDG_DATA_HOME": "relative"}, "/home/me/.local/share/koiogran"},
		{"darwin", map[string]string{"HOME": "/Users/me"}, "/Users/me/Library/Application Support/koiogran"},
		{"windows", map[string]string{"LocalAppData": "/local"}, "/local/koiogran"},
		{"linux", nil, ""}, {"windows", nil, ""},
	} {
		got, err := dataFolder(c.system, func(name string) string { return c.env[name] })
		if filepath.ToSlash(got) != c.want || (err != nil) != (c.want == "") {
			t.Errorf("%s with %v: %q, %v; want %q", c.system, c.env, got, err, c.want)
		}
	}
}

func TestShownAt_IsLocalhostOnThisMachine(t *testing.T) {
	for at, want := range map[string]string{
		"127.0.0.1:8080": "http://localhost:8080", "[::1]:80": "http://localhost:80", "0.0.0.0:9": "http://localhost:9",
		"203.0.113.7:8080": "http://203.0.113.7:8080",
	} {
		address, err := net.ResolveTCPAddr("tcp", at)
		if err != nil {
			t.Fatal(err)
		}
		if got := shownAt("http", address); got != want {
			t.Errorf("%s is shown as %s, want %s", at, got, want)
		}
	}
}

func TestSpan_ReadsDays(t *testing.T) {
	for words, want := range map[string]time.Duration{"30d": 720 * time.Hour, "0.5d": 12 * time.Hour, "90m": 90 * time.Minute} {
		var got span
		if err := got.UnmarshalText([]byte(words)); err != nil || time.Duration(got) != want {
			t.Errorf("%s is %s, %v; want %s", words, time.Duration(got), err, want)
		}
	}
	for _, words := range []string{"", "d", "-1d", "NaNd", "99999999d", "soon"} {
		if err := new(span).UnmarshalText([]byte(words)); err == nil {
			t.Errorf("%q was read; expected an error", words)
		}
	}
}
