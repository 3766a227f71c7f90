package server

import (
	"errors"
	"strconv"
	"strings"

	"koiogran/data"
	"koiogran/draw"
	"koiogran/game"
	"koiogran/match"
	"koiogran/rules"
	"koiogran/squad"
	"koiogran/wire"
)

// sheet reads a squad file, judges it and lays it out.
func (s *Server) sheet(in *wire.SquadText) (*wire.SquadSheet, error) {
	format, err := squad.FormatNamed(in.Format)
	if err != nil {
		return nil, badRequest{plain(err)}
	}
	sq, report, err := s.readSquad(in.XWS)
	if err != nil {
		return nil, badRequest{plain(err)}
	}
	compiled := s.edition(sq.Edition)
	if compiled == nil {
		return nil, bad("%s edition is not played here", sq.Edition)
	}
	facts := compiled.Facts
	out := &wire.SquadSheet{
		Name: sq.Name, Edition: sq.Edition, Faction: string(sq.Faction), Format: format.Name,
		Points: squad.Cost(facts, sq), Problems: []wire.SquadProblem{}, Missing: missing(compiled, &sq),
		Notes: append(append([]string{}, report.Dropped...), report.Notes...),
		Ships: []wire.SquadShip{},
	}
	if f, ok := facts.Faction(sq.Faction); ok {
		out.Faction = f.Name
	}
	for _, p := range squad.Check(facts, sq, format) {
		out.Problems = append(out.Problems, wire.SquadProblem{Text: p.Text, Clause: p.Clause,
			Ship: p.Ship})
	}
	out.Legal = len(out.Problems) == 0
	for i := range sq.Ships {
		out.Ships = append(out.Ships, s.shipOf(compiled, &sq.Ships[i]))
	}
	var sheet, text, xws strings.Builder
	err = errors.Join(squad.Sheet(&sheet, facts, sq), squad.Text(&text, facts, sq),
		squad.Write(&xws, facts, sq))
	out.Sheet, out.Text, out.XWS = sheet.String(), text.String(), xws.String()
	return out, err
}

// missing names the cards of a squad whose ability is not built.
func missing(c *rules.Compiled, sq *squad.Squad) []string {
	var setup rules.Setup
	setup.Squads[0] = match.Squad(c.Facts, sq)
	_, _, err := c.NewGame(setup)
	if !errors.Is(err, rules.ErrUnimplemented) {
		return []string{}
	}
	text := strings.TrimPrefix(err.Error(), rules.ErrUnimplemented.Error()+": ")
	return strings.Split(text, ", ")
}

// shipOf lays out one ship of a squad.
func (s *Server) shipOf(c *rules.Compiled, ship *squad.Ship) wire.SquadShip {
	out := wire.SquadShip{
		Name: ship.Pilot, Points: ship.Cost(c.Facts), Numbers: []wire.Number{},
		Cards: []wire.CardText{},
	}
	pilot, ok := c.Facts.Pilot(ship.Pilot)
	if !ok {
		return out
	}
	out.Name, out.Type, out.Initiative = pilot.Name, pilot.Ship, pilot.Initiative
	if kind, ok := c.Facts.Ship(pilot.Ship); ok {
		out.Type, out.Size = kind.Name, strings.ToLower(string(kind.Size))
	}
	out.Drawing = drawingOf(c, pilot)
	for _, n := range c.Facts.Stats(pilot) {
		name := string(n.Kind)
		if n.Arc != "" {
			name += ", " + string(n.Arc)
		}
		out.Numbers = append(out.Numbers, wire.Number{Name: name, Value: strconv.Itoa(n.Value)})
	}
	book := s.books[c.ID]
	add := func(code, name, slot string, row data.Card, charges *data.Charges) {
		does, _ := book.Card(row)
		card := wire.CardText{Code: code, Name: name, Slot: slot, Does: does}
		if charges != nil {
			card.Charges = charges.Value
		}
		out.Cards = append(out.Cards, card)
	}
	add(pilot.ID, pilot.Name, "pilot", data.Card{Kind: data.KindPilot, ID: pilot.ID, Row: pilot},
		pilot.Charges)
	for _, u := range ship.Upgrades {
		row, ok := c.Facts.Upgrade(u.ID)
		if !ok {
			out.Cards = append(out.Cards, wire.CardText{Code: u.ID, Name: u.ID, Slot: string(u.Slot)})
			continue
		}
		var charges *data.Charges
		if len(row.Sides) > 0 {
			charges = row.Sides[0].Charges
		}
		add(row.ID, row.Name, string(u.Slot), data.Card{Kind: data.KindUpgrade, ID: row.ID, Row: row},
			charges)
	}
	return out
}

// drawingOf returns the drawing of a pilot's ship.
func drawingOf(c *rules.Compiled, pilot *data.Pilot) wire.Drawing {
	var setup rules.Setup
	setup.Unimplemented = true
	setup.Squads[0].Ships = []rules.Loadout{{Pilot: pilot.ID}}
	g, _, err := c.NewGame(setup)
	if err != nil {
		return wire.Drawing{}
	}
	s := draw.SilhouetteOf(pilot.Ship, g.Ships[game.ShipID(0)].Size)
	return wire.Drawing{Hull: s.Hull, Wing: s.Wing, Detail: s.Detail}
}
