package server

import (
	"math/rand/v2"
	"strings"
	"testing"

	"koiogran/engine/edition"
	"koiogran/play/squad"
	"koiogran/serve/lobby"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// tableWith asks for a table of four in teams at which programs take seats.
func tableWith(programs ...wire.Program) wire.NewInvitation {
	return wire.NewInvitation{Seats: 4, Programs: programs, Agreement: wire.Agreement{Edition: "first", Way: lobby.Epic,
		Settings: map[string]int{"round-limit": 2, "quick-setup": 1}}}
}

// random returns the program that takes a seat, with a squad that it chooses itself.
func random(seat wire.Seat) wire.Program { return wire.Program{Seat: seat, Bot: "random"} }

// Against programs alone, and with one as a partner, a match begins once its only person has a squad.
func TestPrograms_TakeSeatsOfATeam(t *testing.T) {
	s := teamServer(t, store.NewMemory())
	var m wire.Created
	in := tableWith(random(2), random(3), wire.Program{Seat: 4, Bot: "random", Bring: wire.Bring{Ready: teamSquads[3]}})
	if status, text := s.call("POST", "/api/v1/invitations", "", in, &m); status != 201 || len(m.Links) != 0 {
		t.Fatalf("%d %s", status, text)
	}
	inv, _ := s.invitation(m.ID, m.Token)
	if strings.Join(inv.Programs, ",") != ",random,random,random" || len(inv.Ready) != 3 || inv.Partner == nil {
		t.Fatalf("%+v", inv)
	}
	var begun wire.Invitation
	status, text := s.call("POST", "/api/v1/invitations/"+m.ID+"/squad", m.Token, wire.Bring{Ready: teamSquads[2]}, &begun)
	if status != 200 || begun.Match == "" {
		t.Fatalf("%d %s", status, text)
	}
	names := map[string]bool{}
	for n := 0; ; n++ {
		state := s.state(begun.Match, m.Token)
		for _, p := range state.Match.Players {
			names[p.Squad] = true
		}
		if state.Result != nil {
			break
		}
		if n > 2000 {
			t.Fatal("no end")
		}
		s.answer(begun.Match, m.Token, anyAnswer(state.Question))
	}
	if len(names) != 4 || !names[s.o.Squads[3].Squad.Name] {
		t.Errorf("squads %v, want four", names)
	}
}

// Friends find the links of the seats that are left to them.
func TestPrograms_LeaveTheOtherSeatsToFriends(t *testing.T) {
	s := teamServer(t, store.NewMemory())
	var m wire.Created
	if status, text := s.call("POST", "/api/v1/invitations", "", tableWith(random(4)), &m); status != 201 || len(m.Links) != 2 {
		t.Fatalf("%d %s", status, text)
	}
	tokens := s.sitDown("invitations", m, 4)
	match := ""
	for seat := range 3 {
		var out wire.Invitation
		status, text := s.call("POST", "/api/v1/invitations/"+m.ID+"/squad", tokens[seat], wire.Bring{Ready: teamSquads[seat]}, &out)
		if status != 200 {
			t.Fatalf("seat %d: %d %s", seat+1, status, text)
		}
		match = out.Match
	}
	if got := s.state(match, tokens[1]); len(got.Match.Players) != 4 {
		t.Errorf("%+v", got.Match.Players)
	}
}

// A program is where no one else does, at a table of teams, with a squad that its team may fly.
func TestPrograms_AreRefused(t *testing.T) {
	s := teamServer(t, store.NewMemory())
	two := tableWith(random(2))
	two.Seats = 2
	usual := tableWith(random(2)) // whose ready squads leave nothing to a partner
	usual.Way = ""
	for name, c := range map[string]struct {
		in  wire.NewInvitation
		why string
	}{
		"in a match of two":    {two, "can take seats in a team match, one each, but not yours; to play against a bot alone, create the match directly"},
		"with all points":      {usual, "there is no legal ready-made squad for the bot; choose a squad for it"},
		"in the maker's seat":  {tableWith(random(1)), "not yours"},
		"twice in a seat":      {tableWith(random(2), random(2)), "one each"},
		"beside the table":     {wire.NewInvitation{Seats: 3, Programs: []wire.Program{random(4)}, Agreement: tableWith().Agreement}, "one each"},
		"that does not exist":  {tableWith(wire.Program{Seat: 2, Bot: "deep"}), `no bot \"deep\"`},
		"without such a squad": {tableWith(wire.Program{Seat: 2, Bot: "random", Bring: wire.Bring{Ready: "none"}}), "Seat 2: there is no ready-made squad"},
		"with its partner's squad": {tableWith(
			wire.Program{Seat: 2, Bot: "random", Bring: wire.Bring{Ready: teamSquads[0]}},
			wire.Program{Seat: 4, Bot: "random", Bring: wire.Bring{Ready: teamSquads[0]}}), "Seat 4: the squads of the team are not legal"},
	} {
		if status, text := s.call("POST", "/api/v1/invitations", "", c.in, nil); status != 422 || !strings.Contains(text, c.why) {
			t.Errorf("a program %s: %d %s", name, status, text)
		}
	}
}

// A squad drawn for a player of a team keeps to the share of its points.
func TestDrawSquad_OfATeam(t *testing.T) {
	t.Parallel()
	first, _ := edition.ByID("first")
	o := optionsOf(t, store.NewMemory(), first, teamSquads...)
	o.Random = rand.NewChaCha8([32]byte{1})
	s := serve(t, o)
	for seat := wire.Seat(1); seat <= 2; seat++ {
		most := 200 * int(seat)
		for range 5 {
			drawn, err := s.lobby.DrawSquad(t.Context(), &wire.DrawnSquad{Seat: seat, Seats: 3, Agreement: tableWith().Agreement})
			if err != nil {
				t.Fatal(err)
			}
			sq, err := s.lobby.SquadOf("", "", drawn.XWS)
			if err != nil {
				t.Fatal(err)
			}
			if n := squad.Cost(s.lobby.Edition("first").Facts, sq); n > most || 5*n < 3*most {
				t.Errorf("seat %d: %d points, want %d to %d", seat, n, most*3/5, most)
			}
		}
	}
	if _, err := s.lobby.DrawSquad(t.Context(), &wire.DrawnSquad{Seat: 4, Seats: 3, Agreement: tableWith().Agreement}); err == nil {
		t.Error("seat 4 of three")
	}
}
