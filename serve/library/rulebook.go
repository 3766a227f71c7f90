package library

import (
	"bytes"
	"io/fs"
	"net/http"
	"slices"
	"strings"

	"koiogran/check/scenario"
	"koiogran/content/catalogue"
	"koiogran/content/scenarios"
	"koiogran/content/search"
	"koiogran/engine/game"
	"koiogran/play/draw"
	"koiogran/play/text"
	"koiogran/serve/route"
	"koiogran/serve/wire"
)

// The most results of a search.
const (
	mostClauses = 120
	mostCards   = 80
)

// cutOut returns the text of the scenario that begins at a line.
func cutOut(lines []string, from int) string {
	end := from
	for end < len(lines) && lines[end] != "---" {
		end++
	}
	return strings.TrimSpace(strings.Join(lines[from-1:end], "\n")) + "\n"
}

// clauses searches the rules, in one edition if it is named.
func (li *Library) clauses(q, edition string) (wire.FoundClauses, error) {
	var within []catalogue.Edition
	if edition != "" {
		within = []catalogue.Edition{catalogue.Edition(edition)}
		if !slices.Contains(catalogue.Editions(), within[0]) {
			return wire.FoundClauses{}, route.Invalidf("edition %.40q: expected one of %q", edition, catalogue.Editions())
		}
	}
	found := search.Clauses(q, within...)
	out := wire.FoundClauses{Clauses: []wire.Clause{}}
	for _, w := range found.Spelled {
		out.Spelled = append(out.Spelled, wire.Spelling{Asked: w.Asked, Read: w.Read})
	}
	for _, c := range found.Clauses[:min(len(found.Clauses), mostClauses)] {
		one := wire.Clause{
			ID: c.ID, Edition: string(c.Edition), Topic: c.Topic, Rule: c.Rule, Source: c.Source,
			Note: c.Note, Example: c.Example, Scenarios: []wire.ScenarioName{},
		}
		for _, n := range scenarios.Showing(c.ID) {
			one.Scenarios = append(one.Scenarios, wire.ScenarioName{ID: n.ID, Title: n.Title})
		}
		out.Clauses = append(out.Clauses, one)
	}
	return out, nil
}

// example reads the scenario with an id, and its text.
func example(id string) (*scenario.Scenario, string, error) {
	all := scenarios.Names()
	i := slices.IndexFunc(all, func(n scenarios.Name) bool { return n.ID == id })
	if i < 0 {
		return nil, "", errNoScenario
	}
	content, err := fs.ReadFile(scenarios.Files(), all[i].File)
	if err != nil {
		return nil, "", err
	}
	read, err := scenario.Parse(all[i].File, content)
	if err != nil {
		return nil, "", err
	}
	for k := range read {
		if read[k].Line == all[i].Line {
			return &read[k], cutOut(strings.Split(string(content), "\n"), read[k].Line), nil
		}
	}
	return nil, "", errNoScenario
}

// Scenario plays and draws a scenario.
func (li *Library) Scenario(id string) (*wire.Scenario, error) {
	e, source, err := example(id)
	if err != nil {
		return nil, err
	}
	out := &wire.Scenario{
		ScenarioName: wire.ScenarioName{ID: id, Title: e.Title}, Edition: e.Edition,
		Rules: e.Rules, Text: source, Events: []string{},
	}
	shown, err := e.Show()
	if err != nil {
		return nil, err
	}
	for _, event := range shown.Events {
		out.Events = append(out.Events, text.English.Event(shown.Game, event).String())
	}
	var before, after bytes.Buffer
	if err := draw.SVG(&before, shown.Game, &shown.Before, draw.Options{}); err != nil {
		return nil, err
	}
	var traces draw.Traces
	for id := range shown.Game.Ships {
		e := game.NewEvent(game.ShipPlaced, "", game.ShipID(id))
		e.Pose = shown.Before.Ships[id].Pose
		traces.Note([]game.Event{e})
	}
	traces.Note(shown.Events)
	err = draw.SVG(&after, shown.Game, &shown.After, draw.Options{Traces: &traces})
	out.Before, out.After = before.String(), after.String()
	return out, err
}

// errNoScenario says that there is no such scenario.
var errNoScenario = route.Refuse(http.StatusNotFound, "scenario not found")

// cards searches the cards of all editions.
func (li *Library) cards(q string) []wire.FoundCard {
	list := []wire.FoundCard{}
	for _, e := range li.lobby.Editions() {
		facts, book := e.Facts(), li.lobby.Book(e.ID)
		found := facts.Search(q)
		for _, c := range found[:min(len(found), mostCards)] {
			does, built := book.Card(c)
			out := wire.FoundCard{
				Edition: e.ID, Kind: string(c.Kind), ID: c.ID, Name: c.Name, Does: does,
				Built: built, Facts: []string{},
			}
			var lines strings.Builder
			if facts.Describe(&lines, c) == nil {
				for line := range strings.Lines(lines.String()) {
					if line = strings.TrimSpace(line); line != "" {
						out.Facts = append(out.Facts, line)
					}
				}
			}
			list = append(list, out)
		}
	}
	return list
}
