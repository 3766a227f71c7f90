package server

import (
	"strings"
	"testing"

	"koiogran/serve/wire"
)

// A bot takes a seat in a manner if it is one of the levels, and its name says so.
func TestNewMatch_BotInAManner(t *testing.T) {
	t.Parallel()
	s := serve(t, options(t, emptyStore(t)))
	in := wire.NewMatch{Seats: []wire.NewSeat{{Who: "you", Ready: s.o.Squads[0].ID}, {Who: "bot", Bot: "bold-beginner", Ready: s.o.Squads[1].ID}}}
	var out wire.Created
	if status, text := s.call("POST", "/api/v1/matches", "", in, &out); status != 201 {
		t.Fatalf("%d %s", status, text)
	}
	if status, text := s.call("GET", "/api/v1/matches/"+out.ID, out.Token, nil, nil); status != 200 || !strings.Contains(text, "Bold Pilot") {
		t.Errorf("%d %s, want the name Bold Pilot", status, text)
	}
	for _, id := range []string{"bold-random", "shy-beginner"} {
		in.Seats[1].Bot = id
		if status, text := s.call("POST", "/api/v1/matches", "", in, nil); status != 422 || !strings.Contains(text, `no bot \"`) {
			t.Errorf("%s: %d %s", id, status, text)
		}
	}
}

func TestLobby_ListsManners(t *testing.T) {
	t.Parallel()
	info := serve(t, options(t, emptyStore(t))).lobby.Info()
	if len(info.Manners) != 4 || info.Manners[0].ID != "careful" {
		t.Errorf("manners %v", info.Manners)
	}
	for _, b := range info.Bots {
		if b.Manners != (b.ID == "beginner") {
			t.Errorf("%s has manners: %t", b.ID, b.Manners)
		}
	}
}
