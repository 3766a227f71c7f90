package load

import (
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"koiogran/serve/wire"
)

// The matches of a run are of the squads and the way to play that it names.
func TestRun_AsksForTheWayToPlay(t *testing.T) {
	var asked wire.NewMatch
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method == http.MethodPost {
			if err := json.NewDecoder(r.Body).Decode(&asked); err != nil {
				t.Error(err)
			}
		}
		http.Error(w, "no more", http.StatusTeapot)
	}))
	defer server.Close()
	err := Run(t.Context(), io.Discard, Options{
		Servers: []string{server.URL}, Matches: []int{1}, Rate: 1, Time: time.Second,
		Squads: [2]string{"one", "two"}, Way: "epic",
	})
	if err == nil {
		t.Error("a server that refuses all matches bears a load")
	}
	if asked.Way != "epic" || len(asked.Seats) != 2 || asked.Seats[0].Ready != "one" || asked.Seats[1].Ready != "two" {
		t.Errorf("asked for %+v", asked)
	}
}

// A run over sockets, and one over requests and streams, loses no choice.
func TestRun_OverSocketsAndOverRequests(t *testing.T) {
	t.Parallel()
	p := start(t, build(t), filepath.Join(t.TempDir(), "a.db"))
	defer p.kill(t)
	for _, requests := range [...]bool{false, true} {
		var out strings.Builder
		err := Run(t.Context(), &out, Options{
			Servers: []string{p.client.base}, Matches: []int{3}, Rate: 50, Time: time.Second, Opening: 5,
			Squads: [2]string{"ready-rebels", "ready-empire"}, Requests: requests,
		})
		lines := strings.Split(strings.TrimSpace(out.String()), "\n")
		if fields := strings.Fields(lines[len(lines)-1]); err != nil || len(lines) != 2 || fields[len(fields)-1] != "0" ||
			fields[len(fields)-2] != "0" || fields[1] == "0.0" {
			t.Errorf("requests %v: %v\n%s", requests, err, &out)
		}
	}
}

// Run reports a server that refuses sockets, and does not wait for it.
func TestRun_EndsWhereSocketsAreRefused(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method == http.MethodGet {
			http.Error(w, "there is no such page", http.StatusNotFound)
			return
		}
		w.Write([]byte(`{"id": "0123456789abcdef", "seat": 1, "token": "x", "link": "y"}`))
	}))
	defer server.Close()
	err := Run(t.Context(), io.Discard, Options{
		Servers: []string{server.URL}, Matches: []int{1}, Rate: 1, Time: time.Second, Squads: [2]string{"one", "two"},
	})
	var refused *Refused
	if !errors.As(err, &refused) || refused.Status != http.StatusNotFound {
		t.Errorf("%v, want a refusal with 404", err)
	}
}
