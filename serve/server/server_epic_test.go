package server

import (
	"slices"
	"strings"
	"testing"

	"koiogran/engine/edition"
	"koiogran/play/squad"
	"koiogran/serve/lobby"
	"koiogran/serve/wire"
)

// epicServer serves first edition with Epic squads and a usual one.
func epicServer(t *testing.T) *service {
	t.Helper()
	first, _ := edition.ByID("first")
	return serve(t, optionsOf(t, emptyStore(t), first, "first-epic-convoy", "first-epic-hammer",
		"first-red-flight"))
}

// An Epic squad fits Epic alone, the usual one both, and the lobby says so.
func TestEpic_TheLobbyKeepsItsSquadsApart(t *testing.T) {
	s := epicServer(t)
	var menu wire.Lobby
	s.call("GET", "/api/v1/lobby", "", nil, &menu)
	for _, sq := range menu.Squads {
		epic := strings.HasPrefix(sq.ID, "first-epic-")
		if sq.Alone != epic || !slices.Contains(sq.Ways, lobby.Epic) {
			t.Errorf("%s: alone %v, ways %v", sq.ID, sq.Alone, sq.Ways)
		}
	}
	if !slices.ContainsFunc(menu.Ways, func(w wire.Way) bool {
		return w.ID == lobby.Epic && w.Squads == lobby.FormatSquads && strings.Contains(w.Text, "300 points and at most 5 epic")
	}) {
		t.Error("no Epic among the ways to play")
	}
}

// An Epic match is on six by three feet with twelve obstacles; its ships begin full of energy if the
// table agrees on that (1e.epic.squad, 1e.energy.at-setup). A usual match refuses its squads.
func TestEpic_AMatchOfIt(t *testing.T) {
	s := epicServer(t)
	in := wire.NewMatch{Agreement: wire.Agreement{Edition: "first", Way: lobby.Epic,
		Settings: map[string]int{"full-energy": 1}}}
	in.Seats = []wire.NewSeat{{Who: "you", Ready: "first-epic-convoy"}, {Who: "bot", Bot: "random", Ready: "first-epic-hammer"}}
	var m wire.Created
	if status, text := s.call("POST", "/api/v1/matches", "", in, &m); status != 201 {
		t.Fatalf("%d %s", status, text)
	}
	state := s.state(m.ID, m.Token)
	if state.Match.Width != 1828 || state.Match.Height != 914 || len(state.Match.Obstacles) != 12 {
		t.Errorf("%g x %g with %d obstacles", state.Match.Width, state.Match.Height, len(state.Match.Obstacles))
	}
	if !slices.ContainsFunc(state.Match.Settings, func(set wire.Setting) bool { return set.Name == "full-energy" }) {
		t.Errorf("agreed on %+v", state.Match.Settings)
	}
	in.Way, in.Settings = "", nil
	if status, text := s.call("POST", "/api/v1/matches", "", in, &m); status != 422 ||
		!strings.Contains(text, "legal only in Epic") {
		t.Errorf("a usual match: %d %s", status, text)
	}
}

// Huge ships are in the hangar of Epic alone, each half with its other.
func TestEpic_TheRosterHasHugeShips(t *testing.T) {
	s := epicServer(t)
	for way, want := range map[string]string{"": "", lobby.Epic: "cr90corvetteaft"} {
		var out wire.Roster
		s.call("GET", "/api/v1/squads/roster?edition=first&faction=rebel&way="+way, "", nil, &out)
		other := ""
		for _, ship := range out.Ships {
			for _, p := range ship.Pilots {
				if p.ID == "cr90corvettefore" {
					other = p.Other
				}
			}
		}
		if limit := map[string]int{"": 100, lobby.Epic: 300}[way]; other != want || out.Limit != limit {
			t.Errorf("%q: other half %q, want %q, limit %d", way, other, want, out.Limit)
		}
	}
	if status, text := s.call("GET", "/api/v1/squads/roster?edition=first&way=escort", "", nil, nil); status != 422 {
		t.Errorf("a way that is none: %d %s", status, text)
	}
}

// A draft of two halves is one ship; half a ship and too many epic points are refused with the reason
// (1e.huge.one-ship, 1e.epic.squad). A squad file with huge ships is judged as an Epic one.
func TestEpic_DraftsAreJudged(t *testing.T) {
	s := epicServer(t)
	for want, pilots := range map[string][]string{
		"":                                {"cr90corvettefore", "cr90corvetteaft", "gr75mediumtransport"},
		"missing the other half":          {"cr90corvettefore", "gr75mediumtransport"},
		"6 epic points; the maximum is 5": {"cr90corvettefore", "cr90corvetteaft", "cr90corvettefore", "cr90corvetteaft"},
		"7 epic points; the maximum is 5": {"gr75mediumtransport", "gr75mediumtransport", "cr90corvettefore", "cr90corvetteaft"},
	} {
		in := wire.Draft{Edition: "first", Faction: "rebel", Way: lobby.Epic}
		for _, p := range pilots {
			in.Ships = append(in.Ships, wire.DraftShip{Pilot: p})
		}
		var out wire.Built
		if status, text := s.call("POST", "/api/v1/squads/build", "", in, &out); status != 200 {
			t.Fatalf("%d %s", status, text)
		}
		why := ""
		for _, p := range out.Sheet.Problems {
			why += p.Text + " "
		}
		if out.Sheet.Way != lobby.Epic || out.Sheet.Draft.Way != lobby.Epic || (why == "") != (want == "") ||
			!strings.Contains(why, want) {
			t.Errorf("%v: %q, want %q", pilots, why, want)
		}
		var sheet wire.SquadSheet
		s.call("POST", "/api/v1/squads/check", "", wire.SquadText{XWS: out.Sheet.XWS}, &sheet)
		if sheet.Format != "first-epic" || sheet.Legal != out.Sheet.Legal {
			t.Errorf("%v read again: legal %v in %s", pilots, sheet.Legal, sheet.Format)
		}
	}
}

// A squad without huge ships is judged for Epic where that is asked.
func TestEpic_ASquadIsCheckedForTheWayToPlay(t *testing.T) {
	s := epicServer(t)
	first, _ := edition.ByID("first")
	usual := slices.IndexFunc(s.o.Squads, func(q lobby.Squad) bool { return !q.Squad.HasHuge(first.Facts) })
	xws := s.o.Squads[usual].XWS
	for way, format := range map[string]string{lobby.Epic: "first-epic", "": squad.UsualOf("first").Name} {
		var sheet wire.SquadSheet
		s.call("POST", "/api/v1/squads/check", "", wire.SquadText{XWS: xws, Way: way}, &sheet)
		if sheet.Format != format {
			t.Errorf("for %q it is judged in %q, want %q", way, sheet.Format, format)
		}
	}
	if status, text := s.call("POST", "/api/v1/squads/check", "", wire.SquadText{XWS: xws, Way: "nowhere"}, nil); status != 422 ||
		!strings.Contains(text, "has no mode") {
		t.Errorf("an unknown way: %d %s", status, text)
	}
}

// Who wants Epic meets who wants Epic, not who waits for the usual match.
func TestEpic_PairsForEpic(t *testing.T) {
	s := epicServer(t)
	pair := func(way string) (out wire.Created) {
		if status, text := s.call("POST", "/api/v1/tables", "", wire.Pair{Edition: "first", Way: way}, &out); status != 201 &&
			status != 200 {
			t.Fatalf("%d %s", status, text)
		}
		return out
	}
	usual := pair("")
	waiting := pair(lobby.Epic)
	if waiting.ID == usual.ID {
		t.Error("sat down to a usual match")
	}
	if pair(lobby.Epic).ID != waiting.ID {
		t.Error("did not sit down to the table that waits")
	}
}

// 2e.epic.area, 2e.wing.squad.record: a match of second edition's Epic squads is on six by three feet with twelve
// obstacles, and its mates are not on their own.
func TestEpic_AMatchOfWings(t *testing.T) {
	second, _ := edition.ByID("second")
	s := serve(t, optionsOf(t, emptyStore(t), second, "epic-black-wedge", "epic-without-a-fleet", "ready-rebels"))
	in := wire.NewMatch{Agreement: wire.Agreement{Edition: "second", Way: lobby.Epic}}
	in.Seats = []wire.NewSeat{{Who: "you", Ready: "epic-black-wedge"}, {Who: "bot", Bot: "random", Ready: "epic-without-a-fleet"}}
	var m wire.Created
	if status, text := s.call("POST", "/api/v1/matches", "", in, &m); status != 201 {
		t.Fatalf("%d %s", status, text)
	}
	state := s.state(m.ID, m.Token)
	if state.Match.Width != 1828 || len(state.Match.Obstacles) != 12 || len(state.Match.Ships) != 27 {
		t.Errorf("%g wide with %d obstacles and %d ships", state.Match.Width, len(state.Match.Obstacles), len(state.Match.Ships))
	}
}

// 2e.epic.team.seats: the missions of an Epic match are for two teams as well, with a squad of each player's points.
func TestEpic_MissionsInTeams(t *testing.T) {
	second, _ := edition.ByID("second")
	ready := []string{"epic-share-bombers", "epic-share-transport", "epic-share-privateers", "epic-share-corvette"}
	s := serve(t, optionsOf(t, emptyStore(t), second, append(ready, "epic-black-wedge")...))
	for _, way := range []string{"breakout", "three-beacons"} {
		in := wire.NewMatch{Agreement: wire.Agreement{Edition: "second", Way: way}}
		for i, id := range ready {
			seat := wire.NewSeat{Who: "bot", Bot: "random", Ready: id}
			if i == 0 {
				seat = wire.NewSeat{Who: "you", Ready: id}
			}
			in.Seats = append(in.Seats, seat)
		}
		var m wire.Created
		if status, text := s.call("POST", "/api/v1/matches", "", in, &m); status != 201 {
			t.Fatalf("%s: %d %s", way, status, text)
		}
		state := s.state(m.ID, m.Token)
		if state.Match.Width != 1828 || len(state.Match.Players) != 4 {
			t.Errorf("%s: %g wide with %d players", way, state.Match.Width, len(state.Match.Players))
		}
		in.Seats[3].Ready = "epic-black-wedge" // the points of a whole side
		if status, _ := s.call("POST", "/api/v1/matches", "", in, &m); status != 422 {
			t.Errorf("%s: a squad of a whole side: %d", way, status)
		}
	}
}

// 2e.wing.squad.members, 2e.wing.squad.record: a draft says who leads whom, and who else could be a mate; its file and its link
// keep that. What a draft names beside its squad is left out.
func TestEpic_ADraftHasWings(t *testing.T) {
	second, _ := edition.ByID("second")
	s := serve(t, optionsOf(t, emptyStore(t), second, "ready-rebels"))
	in := wire.Draft{Edition: "second", Faction: "rebelalliance", Way: lobby.Epic}
	lead := wire.DraftShip{Pilot: "bluesquadronescort", Upgrades: []wire.DraftUpgrade{{Slot: "command", ID: "veteranwingleader"}}}
	mate := wire.DraftShip{Pilot: "bluesquadronescort", Upgrades: []wire.DraftUpgrade{}}
	in.Ships = []wire.DraftShip{lead, mate, mate, mate}
	build := func() (out wire.Built) {
		t.Helper()
		if status, text := s.call("POST", "/api/v1/squads/build", "", in, &out); status != 200 {
			t.Fatalf("%d %s", status, text)
		}
		return out
	}
	formed := build()
	if len(formed.Wings) != 1 || !slices.Equal(formed.Wings[0].Mates, []int{1, 2, 3}) || formed.Wings[0].Least != 2 || formed.Wings[0].Most != 5 {
		t.Errorf("formed: %+v", formed.Wings)
	}
	in.Wings = []wire.DraftWing{{Leader: 0, Mates: []int{3, 1, 9}}, {Leader: 2, Mates: []int{1}}, {Leader: -1}}
	named := build()
	if len(named.Wings) != 1 || !slices.Equal(named.Wings[0].Mates, []int{3, 1}) || !slices.Equal(named.Wings[0].Others, []int{2}) {
		t.Errorf("named: %+v", named.Wings)
	}
	if l := named.Sheet.Ships[3].Leader; l == nil || *l != 0 || named.Sheet.Ships[2].Leader != nil || !named.Sheet.Legal {
		t.Errorf("laid out: %+v", named.Sheet.Ships)
	}
	var again wire.SquadSheet
	for _, text := range []string{named.Sheet.XWS, "https://koiogran.example" + named.Sheet.Links[0].URL} {
		s.call("POST", "/api/v1/squads/check", "", wire.SquadText{XWS: text}, &again)
		if len(again.Draft.Wings) != 1 || !slices.Equal(again.Draft.Wings[0].Mates, []int{3, 1}) {
			t.Errorf("%s is read with the wings %+v", text, again.Draft.Wings)
		}
	}
	in.Wings = []wire.DraftWing{{Leader: 0, Mates: []int{1}}}
	if few := build(); few.Sheet.Legal || !strings.Contains(few.Sheet.Problems[0].Text, "has 1 mate; Veteran Wing Leader allows 2 to 5") {
		t.Errorf("too few: %+v", few.Sheet.Problems)
	}
}
