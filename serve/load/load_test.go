package load

import (
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
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
