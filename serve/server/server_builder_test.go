package server

import (
	"slices"
	"strings"
	"testing"

	"koiogran/serve/wire"
)

func TestRoster_ShipsOfAFactionWithTheirPilots(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	var out wire.Roster
	if status, text := s.call("GET", "/api/v1/squads/roster?edition=second&faction=rebelalliance", "", nil,
		&out); status != 200 {
		t.Fatalf("%d %s", status, text)
	}
	at := slices.IndexFunc(out.Ships, func(r wire.RosterShip) bool { return r.ID == "t65xwing" })
	if at < 0 || out.Limit != 200 || len(out.Factions) != 7 {
		t.Fatalf("no X-wing, or limit %d, or %d factions", out.Limit, len(out.Factions))
	}
	ship := out.Ships[at]
	first := ship.Pilots[0]
	if ship.Name != "T-65 X-wing" || ship.Drawing.Hull == "" || first.Initiative != 6 || first.Does == "" ||
		!slices.Contains(first.Slots, "astromech") || first.Waits {
		t.Errorf("got %+v", first)
	}
}

func TestRoster_WhatIsNotThereIsSaid(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	for path, want := range map[string]string{
		"edition=third":                  `edition is not available on this server; expected one of second.`,
		"edition=second&faction=pirates": "has no faction",
	} {
		status, text := s.call("GET", "/api/v1/squads/roster?"+path, "", nil, nil)
		if status != 422 || !strings.Contains(text, want) {
			t.Errorf("%s: %d %s", path, status, text)
		}
	}
}

func TestBuild_PricesJudgesAndSaysWhatFits(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	in := wire.Draft{
		Edition: "second", Faction: "rebelalliance", Name: "One wing",
		Ships: []wire.DraftShip{{
			Pilot: "lukeskywalker", Upgrades: []wire.DraftUpgrade{{Slot: "astromech", ID: "r2d2"}},
		}},
		Fits: &wire.DraftSlot{Ship: 0, Slot: "torpedo"},
	}
	var out wire.Built
	if status, text := s.call("POST", "/api/v1/squads/build", "", in, &out); status != 200 {
		t.Fatalf("%d %s", status, text)
	}
	named := func(o wire.Opening) bool { return o.Slot == "astromech" && o.Name == "R2-D2" && o.Points > 0 }
	if !slices.ContainsFunc(out.Slots[0], named) {
		t.Errorf("slots %+v", out.Slots[0])
	}
	torpedo := func(f wire.Fitting) bool { return f.ID == "protontorpedoes" && f.Does != "" && !f.Waits }
	if !slices.ContainsFunc(out.Fits, torpedo) {
		t.Errorf("fits %+v", out.Fits)
	}
	if !out.Sheet.Legal || out.Sheet.Points == 0 || out.Sheet.Draft.Ships[0].Upgrades[0].ID != "r2d2" {
		t.Errorf("sheet %+v", out.Sheet)
	}
	in.Faction = "galacticempire"
	s.call("POST", "/api/v1/squads/build", "", in, &out)
	if out.Sheet.Legal {
		t.Error("a rebel is legal in the Empire") // 2e.squad.single-faction
	}
}

// completed asks for the rest of a draft.
func completed(t *testing.T, s *service, in wire.Draft) (out wire.Draft, sheet wire.SquadSheet) {
	t.Helper()
	if status, text := s.call("POST", "/api/v1/squads/complete", "", in, &out); status != 200 {
		t.Fatalf("%d %s", status, text)
	}
	var built wire.Built
	if status, text := s.call("POST", "/api/v1/squads/build", "", out, &built); status != 200 {
		t.Fatalf("%d %s", status, text)
	}
	return out, built.Sheet
}

func TestComplete_KeepsWhatIsThereAndSpendsNearlyAll(t *testing.T) {
	t.Parallel()
	s := serve(t, everyReady(t))
	luke := wire.DraftShip{Pilot: "lukeskywalker", Upgrades: []wire.DraftUpgrade{{Slot: "astromech", ID: "r2d2"}}}
	for _, in := range []wire.Draft{
		{Edition: "second", Faction: "rebelalliance", Name: "Luke's", Ships: []wire.DraftShip{luke}},
		{Edition: "second", Faction: "firstorder"},
		{Edition: "first", Faction: "scum"},
		{Edition: "first", Faction: "rebel", Way: "epic"},
		{Edition: "flightpath", Faction: "zeon"},
	} {
		out, sheet := completed(t, s, in)
		if !sheet.Legal || len(sheet.Missing) > 0 || out.Name != in.Name || out.Way != in.Way || len(out.Ships) == 0 {
			t.Errorf("%s %s: %+v", in.Edition, in.Faction, sheet)
		}
		if limit := map[string]int{"second": 200, "first": 100}[in.Edition]; in.Way == "" && 10*sheet.Points < 9*limit {
			t.Errorf("%s %s: %d points of %d", in.Edition, in.Faction, sheet.Points, limit)
		}
		for i, ship := range in.Ships {
			if got := out.Ships[i]; got.Pilot != ship.Pilot || !slices.Contains(got.Upgrades, ship.Upgrades[0]) {
				t.Errorf("%s is %+v now", ship.Pilot, got)
			}
		}
	}
}

func TestComplete_WhatIsNotLegalIsSaid(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	twice := wire.DraftShip{Pilot: "lukeskywalker", Upgrades: []wire.DraftUpgrade{}}
	in := wire.Draft{Edition: "second", Faction: "rebelalliance", Ships: []wire.DraftShip{twice, twice}}
	if status, text := s.call("POST", "/api/v1/squads/complete", "", in, nil); status != 422 ||
		!strings.Contains(text, "These ships cannot be completed to a legal squad; fix the problems above first") {
		t.Errorf("%d %s", status, text)
	}
}

// Luke Skywalker has a slot for a configuration, and one that costs nothing fills it.
func TestComplete_AddsConfigurationsThatCostNothing(t *testing.T) {
	t.Parallel()
	s := serve(t, everyReady(t))
	out, _ := completed(t, s, wire.Draft{Edition: "second", Faction: "rebelalliance", Ships: []wire.DraftShip{{Pilot: "lukeskywalker"}}})
	if !slices.ContainsFunc(out.Ships[0].Upgrades, func(u wire.DraftUpgrade) bool { return u.Slot == "configuration" }) {
		t.Errorf("Luke has %+v", out.Ships[0].Upgrades)
	}
}
