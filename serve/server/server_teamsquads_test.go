package server

import (
	"cmp"
	"fmt"
	"strings"
	"testing"

	"koiogran/engine/data"
	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/play/squad"
	"koiogran/serve/lobby"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// inTeamsOf asks for a squad of a way to play in teams.
func inTeamsOf(way string, seat wire.Seat, seats int) wire.DrawnSquad {
	return wire.DrawnSquad{Seat: seat, Seats: seats, Agreement: wire.Agreement{Edition: "first", Way: way}}
}

// A squad that is drawn in teams keeps to the share of anyone who is to fly it: 200 points and 3 epic points of
// each of two in an Epic match, 400 and 6 of one against two (1e.epic.squad), half of a squad's points in the
// usual one (1e.team.same-points). Without teams it has all of them.
func TestDrawSquad_KeepsToAShare(t *testing.T) {
	t.Parallel()
	s := teamServer(t, store.NewMemory())
	for _, c := range []struct {
		in     wire.DrawnSquad
		points int
		epic   float64
		over   int // what some of them cost more than
	}{
		{inTeamsOf(lobby.Epic, 3, 4), 200, 3, 100},
		{inTeamsOf(lobby.Epic, 1, 3), 200, 3, 100},
		{inTeamsOf(lobby.Epic, 2, 3), 400, 6, 200},
		{inTeamsOf(lobby.Epic, 2, 2), 300, 5, 200},
		{inTeamsOf("", 4, 4), 50, 0, 40},
		{inTeamsOf("", 2, 3), 100, 0, 80},
		{inTeamsOf("", 0, 0), 100, 0, 80},
	} {
		f, err := squad.FormatNamed(cmp.Or(map[string]string{lobby.Epic: "first-epic"}[c.in.Way], "first"))
		if err != nil {
			t.Fatal(err)
		}
		f.Points, f.EpicPoints = c.points, c.epic
		most := 0
		for range 30 {
			out, err := s.lobby.DrawSquad(t.Context(), &c.in)
			if err != nil {
				t.Fatalf("%+v: %v", c.in, err)
			}
			sq, err := s.lobby.SquadOf("", "", out.XWS)
			if err != nil {
				t.Fatal(err)
			}
			if problems := squad.Check(data.First(), sq, f); problems != nil {
				t.Fatalf("seat %d of %d, %q: %v", c.in.Seat, c.in.Seats, c.in.Way, problems)
			}
			most = max(most, out.Points)
		}
		if most <= c.over {
			t.Errorf("seat %d of %d, %q: %d points at most are drawn of %d", c.in.Seat, c.in.Seats, c.in.Way, most, c.points)
		}
	}
}

// What is drawn can be flown with the squad of the partner (1e.squad.unique-per-team), of whose points it leaves
// the half.
func TestDrawSquad_WithThePartners(t *testing.T) {
	t.Parallel()
	s := teamServer(t, store.NewMemory())
	in := inTeamsOf("", 3, 4)
	partner, err := s.lobby.DrawSquad(t.Context(), &wire.DrawnSquad{Seat: 1, Seats: 4, Agreement: in.Agreement})
	if err != nil {
		t.Fatal(err)
	}
	in.Partner = &wire.Bring{XWS: partner.XWS}
	for range 10 {
		out, err := s.lobby.DrawSquad(t.Context(), &in)
		if err != nil {
			t.Fatal(err)
		}
		var team []squad.Squad
		for _, xws := range []string{partner.XWS, out.XWS} {
			sq, err := s.lobby.SquadOf("", "", xws)
			if err != nil {
				t.Fatal(err)
			}
			team = append(team, sq)
		}
		if problems := squad.CheckTeam(data.First(), team, squad.UsualOf("first"), 2); problems != nil {
			t.Errorf("%v", problems)
		}
	}
	// With a partner who brings all points nothing is left.
	in.Partner = &wire.Bring{Ready: teamSquads[0]}
	if _, err := s.lobby.DrawSquad(t.Context(), &in); err == nil || !strings.Contains(err.Error(), "could not generate a playable squad") {
		t.Errorf("%v", err)
	}
	for want, in := range map[string]wire.DrawnSquad{
		"there is no seat 4": inTeamsOf(lobby.Epic, 4, 3),
		"there is no seat 3": inTeamsOf(lobby.Epic, 3, 2),
		"edition does not have team rules; expected two players": {Seats: 4, Agreement: wire.Agreement{Edition: "flightpath"}},
		"there is no ready-made squad":                           {Seats: 4, Partner: &wire.Bring{Ready: "x"}, Agreement: in.Agreement},
	} {
		if in.Edition == "flightpath" {
			flightpath, _ := edition.ByID("flightpath")
			s = serve(t, optionsOf(t, store.NewMemory(), flightpath))
		} else {
			s = teamServer(t, store.NewMemory())
		}
		if _, err := s.lobby.DrawSquad(t.Context(), &in); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
}

// The lobby lists for each seat of teams the ready squads that fit a player's share; the first ones of all seats
// make a match. Editions and ways without teams list none.
func TestLobby_Teams(t *testing.T) {
	o := everyReady(t)
	s := serve(t, o)
	menu := s.lobby.Info()
	for _, e := range menu.Editions {
		if (e.ID == "first") != (len(e.Teams) == 2) {
			t.Errorf("%s edition: %+v", e.ID, e.Teams)
		} else if e.ID == "first" && fmt.Sprint(e.Teams[0].Points, e.Teams[1].Points) != "[50 100 50] [50 50 50 50]" {
			t.Errorf("points by seat: %+v", e.Teams)
		}
	}
	for _, w := range menu.Ways {
		if w.ID != lobby.Epic {
			if (w.ID == "breakout" || w.ID == "three-beacons") != (len(w.Teams) == 2) {
				t.Errorf("%s: %d teams", w.ID, len(w.Teams))
			}
			continue
		}
		epic, err := s.lobby.ModeOf(s.lobby.Edition(w.Edition), lobby.Epic)
		if err != nil {
			t.Fatal(err)
		}
		alone := map[string]int{"first": 200, "second": 250}[w.Edition]
		if len(w.Teams) != 2 || w.Teams[0].Seats != 3 || w.Teams[1].Seats != 4 {
			t.Fatalf("%+v", w.Teams)
		}
		if got := fmt.Sprint(w.Teams[0].Points, w.Teams[1].Points); got != fmt.Sprintf("[%[1]d %[2]d %[1]d] [%[1]d %[1]d %[1]d %[1]d]", alone, 2*alone) {
			t.Errorf("points by seat: %s", got)
		}
		for _, team := range w.Teams {
			in := wire.NewMatch{Agreement: wire.Agreement{Edition: w.Edition, Way: lobby.Epic}}
			for seat, ready := range team.Ready {
				n := wire.NewSeat{Who: "bot", Bot: "random", Ready: ready[0]}
				if seat == 0 {
					n.Who = "you"
				}
				in.Seats = append(in.Seats, n)
				a := lobby.Agreement{Edition: s.lobby.Edition(w.Edition), Mode: &lobby.Mode{Way: w}, Format: epic.Format, Seats: team.Seats}
				for _, id := range ready {
					if sq, err := s.lobby.SquadOf("", id, ""); err != nil || a.Legal(&sq, game.Player(seat)) != nil {
						t.Errorf("%d seats: seat %d may not fly %s: %v", team.Seats, seat+1, id, a.Legal(&sq, game.Player(seat)))
					}
				}
			}
			want := map[string][]string{
				"first": {"first-epic-share-corvette", "first-epic-share-raider", "first-epic-share-transport",
					"first-epic-share-carrier"},
				"second": {"epic-share-bombers", "epic-share-transport", "epic-share-privateers", "epic-share-corvette"},
			}[w.Edition]
			for seat := range team.Seats {
				if got := in.Seats[seat].Ready; team.Seats == 4 && got != want[seat]+".xws" {
					t.Errorf("seat %d: %s is suggested", seat+1, got)
				}
			}
			id, _ := s.team(in)
			points := s.state(id, "").Match.Players
			if n := len(points); n != team.Seats || points[1].Points <= alone != (n == 4) {
				t.Errorf("%d seats: %+v", team.Seats, points)
			}
		}
	}
}
