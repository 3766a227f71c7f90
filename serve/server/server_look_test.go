package server

import (
	"net/http"
	"slices"
	"strings"
	"testing"

	"koiogran/content/scenarios"
	"koiogran/engine/edition"
	"koiogran/serve/wire"
)

func TestSquads_AReadySquadIsLegalAndLaidOut(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	var out wire.SquadSheet
	in := wire.SquadText{XWS: s.o.Squads[0].XWS}
	if status, text := s.call("POST", "/api/v1/squads/check", "", in, &out); status != 200 {
		t.Fatalf("%d %s", status, text)
	}
	if !out.Legal || len(out.Ships) == 0 || len(out.Ships[0].Cards) == 0 || out.XWS == "" {
		t.Errorf("got %+v", out)
	}
}

func TestSquads_ALoadoutIsLaidOutWithItsArmaments(t *testing.T) {
	c, ok := edition.ByID("flightpath")
	if !ok {
		t.Fatal("no Flightpath")
	}
	s := serve(t, optionsOf(t, emptyStore(t), c, "flightpath-line"))
	var out wire.SquadSheet
	s.call("POST", "/api/v1/squads/check", "", wire.SquadText{XWS: s.o.Squads[0].XWS}, &out)
	if len(out.Ships) == 0 {
		t.Fatalf("got %+v", out)
	}
	var names []string
	for _, card := range out.Ships[0].Cards {
		if card.Slot == "armament" {
			names = append(names, card.Name)
		}
	}
	if !slices.Contains(names, "Beam Spray Gun") || !slices.Contains(names, "Large Shield") {
		t.Errorf("armaments %v, want the beam spray gun and the shield of its loadout", names)
	}
}

func TestSquads_WhatIsWrongIsSaid(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	status, text := s.call("POST", "/api/v1/squads/check", "", wire.SquadText{XWS: "{"}, nil)
	if status != 422 || !strings.Contains(text, `"detail"`) {
		t.Errorf("%d %s", status, text)
	}
}

func TestRules_AClauseIsFoundWithItsScenario(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	var found wire.FoundClauses
	s.call("GET", "/api/v1/rules?q=2e.arc.turret.single", "", nil, &found)
	list := found.Clauses
	if len(list) == 0 || list[0].ID != "2e.arc.turret.single" || len(list[0].Scenarios) == 0 {
		t.Fatalf("got %+v", list)
	}
	var out wire.Scenario
	s.call("GET", "/api/v1/scenarios/"+list[0].Scenarios[0].ID, "", nil, &out)
	if !strings.HasPrefix(out.After, "<svg") || len(out.Events) == 0 ||
		!strings.Contains(out.Text, out.Title) {
		t.Errorf("got %+v", out)
	}
}

func TestRules_AQuestionIsAnsweredForTheGameThatIsNamed(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	var found wire.FoundClauses
	s.call("GET", "/api/v1/rules?q=who+goes+frist&edition=first", "", nil, &found)
	if len(found.Clauses) == 0 || found.Clauses[0].ID != "1e.initiative.lower-total-chooses" {
		t.Errorf("got %+v, want 1e.initiative.lower-total-chooses first", found.Clauses)
	}
	if want := []wire.Spelling{{Asked: "frist", Read: "first"}}; !slices.Equal(found.Spelled, want) {
		t.Errorf("got %+v, want %+v", found.Spelled, want)
	}
	if status, _ := s.call("GET", "/api/v1/rules?q=lock&edition=third", "", nil, nil); status != 422 {
		t.Errorf("an unknown game was answered with %d, want 422", status)
	}
}

func TestNoRoute_IsAProblem(t *testing.T) {
	o := options(t, emptyStore(t))
	o.Client, o.App = http.NotFoundHandler(), http.NotFoundHandler() // beside the pages of a client
	s := serve(t, o)
	for _, c := range []struct {
		method, path string
		status       int
		says         string
	}{
		{"GET", "/api/v1/nothing", 404, `"detail":"There is no such route`},
		{"POST", "/api/v2/lobby", 404, `"detail":"There is no such route`},
		{"DELETE", "/api/v1/lobby", 405, `"detail":"This route takes GET."`},
		{"OPTIONS", "/api/v1/lobby", 405, `"detail":"This route takes GET."`},
	} {
		if status, text := s.call(c.method, c.path, "", nil, nil); status != c.status || !strings.Contains(text, c.says) {
			t.Errorf("%s %s: %d %s, want %d with %s", c.method, c.path, status, text, c.status, c.says)
		}
	}
}

func TestVersion_IsThatOfTheProgram(t *testing.T) {
	o := options(t, emptyStore(t))
	o.Version, o.Program = "v0.0.1", "v0.0.1 (abcdef)"
	s := serve(t, o)
	var out wire.ProgramVersion
	s.call("GET", "/api/v1/version", "", nil, &out)
	if want := (wire.ProgramVersion{Version: "v0.0.1", Program: "v0.0.1 (abcdef)", Protocol: "v1"}); out != want {
		t.Errorf("got %+v, want %+v", out, want)
	}
	if status, text := s.call("GET", "/api/v1/lobby", "", nil, nil); status != 200 || !strings.Contains(text, `"program":"v0.0.1"`) {
		t.Errorf("the lobby names no version: %d %.200s", status, text)
	}
}

func TestScenarios_EveryOneCanBeShown(t *testing.T) {
	t.Parallel()
	s := serve(t, options(t, emptyStore(t)))
	for _, n := range scenarios.Names() {
		if _, err := s.library.Scenario(n.ID); err != nil {
			t.Errorf("%s: %v", n.ID, err)
		}
	}
}

func TestScenarios_Unknown(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	if status, text := s.call("GET", "/api/v1/scenarios/none", "", nil, nil); status != 404 {
		t.Errorf("%d %s", status, text)
	}
}

func TestCards_SayWhatTheyDo(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	var list []wire.FoundCard
	s.call("GET", "/api/v1/cards?q=crackshot", "", nil, &list)
	if len(list) == 0 || list[0].Does == "" || !list[0].Built || len(list[0].Facts) == 0 {
		t.Errorf("got %+v", list)
	}
}

func TestSquads_AnUnknownPilotCannotBeJudged(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	var out wire.SquadSheet
	in := wire.SquadText{XWS: `{"faction":"rebelalliance","pilots":[{"id":"nobodyknows"},{"id":"wedgeantilles"}]}`}
	s.call("POST", "/api/v1/squads/check", "", in, &out)
	if out.Legal || len(out.Problems) == 0 || out.Problems[0].Unknown != "pilot" {
		t.Errorf("got %+v", out)
	}
}
