package server

import (
	"bytes"
	"errors"
	"io/fs"
	"path"
	"slices"
	"strings"
	"sync"

	"koiogran/check/scenario"
	"koiogran/content/catalogue"
	"koiogran/content/scenarios"
	"koiogran/engine/game"
	"koiogran/play/draw"
	"koiogran/play/text"
	"koiogran/serve/wire"
)

// The most results of a search.
const (
	mostClauses = 120
	mostCards   = 80
)

// example is a scenario with the id by which it is asked for.
type example struct {
	scenario.Scenario
	id   string
	text string
}

// examples are the scenarios that the program carries, read once.
var examples = sync.OnceValue(func() []example {
	var list []example
	names, err := fs.Glob(scenarios.Files(), "*/*.yaml")
	if err != nil {
		panic("server: the scenarios: " + err.Error())
	}
	for _, name := range names {
		content, err := fs.ReadFile(scenarios.Files(), name)
		if err != nil {
			panic("server: the scenarios: " + err.Error())
		}
		read, err := scenario.Parse(name, content)
		if err != nil {
			continue // the tests of the scenarios tell
		}
		lines := strings.Split(string(content), "\n")
		for _, s := range read {
			list = append(list, example{s, idOf(name, s.Title), cutOut(lines, s.Line)})
		}
	}
	return list
})

// idOf makes an id of the name of a file and a title.
func idOf(name, title string) string {
	words := strings.TrimSuffix(strings.ReplaceAll(name, "/", "-"), path.Ext(name)) + " " + title
	return strings.Trim(strings.Map(func(r rune) rune {
		switch {
		case r >= 'a' && r <= 'z' || r >= '0' && r <= '9' || r == '-':
			return r
		case r == ' ':
			return '-'
		}
		return -1
	}, strings.ToLower(words)), "-")
}

// cutOut returns the text of the scenario that begins at a line.
func cutOut(lines []string, from int) string {
	end := from
	for end < len(lines) && lines[end] != "---" {
		end++
	}
	return strings.TrimSpace(strings.Join(lines[from-1:end], "\n")) + "\n"
}

// clauses searches the rules.
func (s *Server) clauses(q string) []wire.Clause {
	found := catalogue.Search(strings.Fields(q)...)
	list := []wire.Clause{}
	for _, c := range found[:min(len(found), mostClauses)] {
		out := wire.Clause{
			ID: c.ID, Edition: string(c.Edition), Topic: c.Topic, Rule: c.Rule, Source: c.Source,
			Note: c.Note, Example: c.Example, Scenarios: []wire.ScenarioName{},
		}
		for _, e := range examples() {
			if slices.Contains(e.Rules, c.ID) {
				out.Scenarios = append(out.Scenarios, wire.ScenarioName{ID: e.id, Title: e.Title})
			}
		}
		list = append(list, out)
	}
	return list
}

// scenario plays and draws a scenario.
func (s *Server) scenario(id string) (*wire.Scenario, error) {
	list := examples()
	i := slices.IndexFunc(list, func(e example) bool { return e.id == id })
	if i < 0 {
		return nil, errNoScenario
	}
	e := &list[i]
	out := &wire.Scenario{
		ScenarioName: wire.ScenarioName{ID: e.id, Title: e.Title}, Edition: e.Edition,
		Rules: e.Rules, Text: e.text, Events: []string{},
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
		traces.Note([]game.Event{{Kind: game.ShipPlaced, Ship: game.ShipID(id),
			Pose: shown.Before.Ships[id].Pose}})
	}
	traces.Note(shown.Events)
	err = draw.SVG(&after, shown.Game, &shown.After, draw.Options{Traces: &traces})
	out.Before, out.After = before.String(), after.String()
	return out, err
}

// errNoScenario says that there is no such scenario.
var errNoScenario = errors.New("scenario not found")

// cards searches the cards of all editions.
func (s *Server) cards(q string) []wire.FoundCard {
	list := []wire.FoundCard{}
	for _, e := range s.o.Editions {
		facts, book := e.Facts(), s.played[e.ID].book()
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
