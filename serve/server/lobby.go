package server

import (
	"strings"

	"koiogran/play/squad"
	"koiogran/serve/wire"
)

// version is what the server says of itself.
func (s *Server) version() wire.ProgramVersion {
	return wire.ProgramVersion{Version: s.o.Version, Program: s.o.Program, Protocol: wire.Version}
}

// lobby says what a match can be made of. It never changes.
func (s *Server) lobby() wire.Lobby {
	out := wire.Lobby{
		Program:  s.o.Version,
		Editions: []wire.Edition{}, Squads: []wire.ReadySquad{}, Bots: []wire.Bot{},
		Settings: []wire.Choosable{}, Ways: []wire.Way{}, Phrases: phrases,
	}
	for _, e := range s.o.Editions {
		item := wire.Edition{ID: e.ID, Name: e.Name, Version: e.Rules().Version}
		if lists := s.lists[e.ID]; len(lists) > 1 {
			for _, l := range lists {
				item.Points = append(item.Points, l.PointsList)
			}
		}
		if e.Rules().Teams {
			item.Teams = s.teams(s.usual(e.ID), &mode{format: squad.UsualOf(e.ID)})
		}
		out.Editions = append(out.Editions, item)
		for _, w := range s.played[e.ID].ways() {
			out.Ways = append(out.Ways, w.Way)
		}
	}
	for i := range s.o.Squads {
		r := &s.o.Squads[i]
		ready := s.ready(r)
		ready.Ways, ready.Alone = s.fits(s.usual(r.Squad.Edition), &r.Squad)
		out.Squads = append(out.Squads, ready)
	}
	for _, b := range s.o.Bots {
		out.Bots = append(out.Bots, wire.Bot{ID: b.ID, Text: b.Text})
	}
	for _, set := range settings() {
		if !set.record {
			out.Settings = append(out.Settings, set.Choosable)
		}
	}
	return out
}

// ready returns a ready-made squad as the server sends it.
func (s *Server) ready(r *Squad) wire.ReadySquad {
	facts := s.usual(r.Squad.Edition).Facts
	out := wire.ReadySquad{
		ID: r.ID, Name: r.Squad.Name, Edition: r.Squad.Edition, XWS: r.XWS,
		Points: squad.Cost(facts, r.Squad), Faction: string(r.Squad.Faction),
	}
	if f, ok := facts.Faction(r.Squad.Faction); ok {
		out.Faction = f.Name
	}
	var lines strings.Builder
	if err := squad.Text(&lines, facts, r.Squad); err == nil {
		for line := range strings.Lines(lines.String()) {
			if line = strings.TrimSpace(line); line != "" {
				out.Ships = append(out.Ships, line)
			}
		}
	}
	return out
}
