package server

import (
	"net/url"
	"slices"
	"strings"
	"testing"

	"koiogran/content/points"
	"koiogran/serve/wire"
)

// withLists are options of a server whose tables may go by several points lists.
func withLists(t *testing.T, names ...string) Options {
	t.Helper()
	o := options(t, emptyStore(t))
	for _, name := range names {
		l, err := points.Find(name)
		if err != nil {
			t.Fatal(err)
		}
		o.Points = append(o.Points, l)
	}
	return o
}

// In the list later, Soontir Fel costs 54 points instead of 56.
const today, later = "x2po@2025-12-10", "legacy@2026-03-31"

// fels is a squad of 200 points by today's list, with Soontir Fel.
const fels = `{"faction":"galacticempire","pilots":[{"id":"soontirfel","ship":"tieininterceptor"}]}`

func TestLobby_ListsThePointsLists(t *testing.T) {
	s := serve(t, withLists(t, today, later))
	var menu wire.Lobby
	s.call("GET", "/api/v1/lobby", "", nil, &menu)
	want := []wire.PointsList{{ID: today, Title: "X2PO, 2025-12-10"}, {ID: later, Title: "Legacy, 2026-03-31"}}
	if got := menu.Editions[0].Points; !slices.Equal(got, want) {
		t.Errorf("%+v", got)
	}
}

// The ships of a match cost what its points list says, and the match names the list.
func TestMatch_GoesByThePointsListOfItsTable(t *testing.T) {
	s := serve(t, withLists(t, today, later))
	for list, cost := range map[string]int{"": 56, later: 54} {
		in := wire.NewMatch{
			Seats:     []wire.NewSeat{{Who: "you", XWS: fels}, {Who: "friend", XWS: fels}},
			Agreement: wire.Agreement{Edition: "second", List: list},
		}
		var m wire.Created
		if status, text := s.call("POST", "/api/v1/matches", "", in, &m); status != 201 {
			t.Fatalf("%d %s", status, text)
		}
		state := s.state(m.ID, m.Token)
		if got := state.Match.Players[0].Points; got != cost {
			t.Errorf("by %q the squad costs %d, want %d", list, got, cost)
		}
		of := wire.Setting{Name: "points", Text: "Points list: X2PO, 2025-12-10."}
		if list == later {
			of.Text = "Points list: Legacy, 2026-03-31."
		}
		if !slices.ContainsFunc(state.Match.Settings, func(s wire.Setting) bool { return s.Name == of.Name && s.Text == of.Text }) {
			t.Errorf("settings %+v", state.Match.Settings)
		}
	}
}

func TestMatch_ByAListThatIsNotOffered(t *testing.T) {
	s := serve(t, withLists(t, today))
	in := wire.NewMatch{
		Seats:     []wire.NewSeat{{Who: "you", XWS: fels}, {Who: "friend", XWS: fels}},
		Agreement: wire.Agreement{Edition: "second", List: later},
	}
	if status, text := s.call("POST", "/api/v1/matches", "", in, nil); status != 422 || !strings.Contains(text, "no points list") {
		t.Errorf("%d %s", status, text)
	}
}

func TestInvitation_SaysByWhichList(t *testing.T) {
	s := serve(t, withLists(t, today, later))
	var m wire.Created
	in := wire.NewInvitation{Agreement: wire.Agreement{Edition: "second", List: later}}
	if status, text := s.call("POST", "/api/v1/invitations", "", in, &m); status != 201 {
		t.Fatalf("%d %s", status, text)
	}
	if inv, _ := s.invitation(m.ID, m.Token); inv.List != later {
		t.Errorf("list %q", inv.List)
	}
}

// A squad is laid out by the list of its link, else by the usual one, and with what it costs by all of them.
func TestCheck_ByTheListThatTheLinkNames(t *testing.T) {
	s := serve(t, withLists(t, today, later))
	const link = "https://koiogran.example/#/squad/second/galacticempire/soontirfel"
	for text, want := range map[string]string{link: today, link + "//x?list=" + url.QueryEscape(later): later} {
		var out wire.SquadSheet
		if status, text := s.call("POST", "/api/v1/squads/check", "", wire.SquadText{XWS: text}, &out); status != 200 {
			t.Fatalf("%d %s", status, text)
		}
		if out.List != want || len(out.Lists) != 2 || out.Lists[0].Points != 56 || out.Lists[1].Points != 54 {
			t.Errorf("%s: by %s, %+v", text, out.List, out.Lists)
		}
		if again := out.Links[0].URL; strings.Contains(again, "list=") != (want == later) {
			t.Errorf("its own link is %s", again)
		}
		if built := out.Draft.List; (built == later) != (want == later) {
			t.Errorf("built further by %q", built)
		}
	}
}

// The squads of an event are laid out by the list that held on its day.
func TestCheck_AnEventByTheListOfItsDay(t *testing.T) {
	s := serve(t, withLists(t, today, "x2po@2024-03-26"))
	event := `{"date":"2024-05-01","players":[{"name":"Ann","list":` + fels + `,"rank":{"swiss":1}}]}`
	var out wire.SquadSheet
	if status, text := s.call("POST", "/api/v1/squads/check", "", wire.SquadText{XWS: event}, &out); status != 200 {
		t.Fatalf("%d %s", status, text)
	}
	if out.List != "x2po@2024-03-26" {
		t.Errorf("by %s", out.List)
	}
}

func TestChanges_DearerAndCheaper(t *testing.T) {
	s := serve(t, withLists(t, today, later))
	var out wire.ListChanges
	path := "/api/v1/points/changes?edition=second&a=" + url.QueryEscape(today) + "&b=" + url.QueryEscape(later)
	if status, text := s.call("GET", path, "", nil, &out); status != 200 {
		t.Fatalf("%d %s", status, text)
	}
	i := slices.IndexFunc(out.Changes, func(c wire.CardChange) bool { return c.ID == "soontirfel" })
	if i < 0 || out.Changes[i].Before != "56" || out.Changes[i].After != "54" || out.Changes[i].By != -2 {
		t.Errorf("%d changes, that of Soontir Fel is %d", len(out.Changes), i)
	}
}
