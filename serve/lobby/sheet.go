package lobby

import (
	"errors"
	"slices"
	"strings"

	"koiogran/engine/data"
	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/draw"
	"koiogran/play/match"
	"koiogran/play/squad"
	"koiogran/serve/route"
	"koiogran/serve/wire"
)

// sheet reads a squad file, judges it and lays it out.
func (lb *Lobby) sheet(in *wire.SquadText) (*wire.SquadSheet, error) {
	found, err := squad.ReadEach(strings.NewReader(in.XWS), "", lb.catalogues()...)
	if err != nil {
		return nil, route.Invalid(Plain(err))
	}
	i := slices.IndexFunc(found, func(f squad.Found) bool { return f.Err == nil })
	sq, report := found[i].Squad, found[i].Report
	format := squad.FormatFor(&sq)
	if c := lb.Edition(sq.Edition); c != nil && sq.HasHuge(c.Facts) {
		if epic, err := lb.formatOf(c, Epic); err == nil {
			format = epic
		}
	}
	if c := lb.Edition(sq.Edition); c != nil && in.Way != "" {
		if format, err = lb.formatOf(c, in.Way); err != nil {
			return nil, err
		}
	}
	if in.Format != "" {
		named, err := squad.FormatNamed(in.Format)
		if err == nil {
			format, err = named.For(sq.Edition)
		}
		if err != nil {
			return nil, route.Invalid(Plain(err))
		}
	}
	c, err := lb.under(sq.Edition, lb.listFor(in.List, &found[i]))
	if err != nil {
		return nil, err
	}
	if note := squad.OtherList(&sq, lb.listOf(c.Facts)); note != "" && in.List == "" {
		report.Notes = append(report.Notes, note)
	}
	out, err := lb.laidOut(c, &sq, report, format)
	if err == nil {
		out.Lists = lb.judgedBy(&sq, format)
	}
	for k, f := range found {
		if err == nil && k != i {
			out.Others = append(out.Others, wire.OtherSquad{XWS: f.Text, Player: f.Player, Rank: f.Rank})
		} else if err == nil {
			out.Player, out.Rank = f.Player, f.Rank
		}
	}
	return out, err
}

// laidOut judges a squad and lays it out.
func (lb *Lobby) laidOut(compiled *rules.Compiled, sq *squad.Squad, report squad.Report, format squad.Format) (
	*wire.SquadSheet, error,
) {
	if compiled == nil {
		return nil, route.Invalidf("the %s edition is not available on this server", sq.Edition)
	}
	facts := compiled.Facts
	out := &wire.SquadSheet{
		Name: sq.Name, Edition: sq.Edition, Faction: string(sq.Faction), Format: format.Name,
		Title: format.Title, Way: lb.wayFor(compiled, format.Name),
		Points: squad.Cost(facts, *sq), Problems: []wire.SquadProblem{},
		Missing: append([]string{}, match.Waiting(compiled, sq)...),
		Notes:   append(append([]string{}, report.Dropped...), report.Notes...),
		Ships:   []wire.SquadShip{},
	}
	if f, ok := facts.Faction(sq.Faction); ok {
		out.Faction = f.Name
	}
	for _, p := range squad.Check(facts, *sq, format) {
		out.Problems = append(out.Problems, wire.SquadProblem{Text: p.Text, Clause: p.Clause,
			Ship: p.Ship, Unknown: p.Unknown})
	}
	out.Legal = len(out.Problems) == 0
	out.List = lb.listOf(facts)
	unknown := func(p wire.SquadProblem) bool { return p.Unknown != "" }
	if !out.Legal && !slices.ContainsFunc(out.Problems, unknown) {
		if note := squad.LegalBy(lb.otherLists(facts), *sq, format, sq.Points); note != "" {
			out.Notes = append(out.Notes, note)
		}
	}
	for i := range sq.Ships {
		out.Ships = append(out.Ships, lb.shipOf(compiled, &sq.Ships[i]))
	}
	for _, w := range sq.Formation(facts) {
		for _, mate := range w.Mates {
			if mate >= 0 && mate < len(out.Ships) {
				out.Ships[mate].Leader = &w.Leader
			}
		}
	}
	for _, code := range sq.Obstacles {
		out.Obstacles = append(out.Obstacles, wire.ObstacleOf(code, squad.ObstacleName(code)))
	}
	var sheet, text, xws strings.Builder
	err := errors.Join(squad.Sheet(&sheet, facts, *sq), squad.Text(&text, facts, *sq),
		squad.Write(&xws, facts, *sq))
	out.Sheet, out.Text, out.XWS = sheet.String(), text.String(), xws.String()
	out.Draft = draftOf(sq)
	for _, link := range squad.Links(facts, *sq) {
		out.Links = append(out.Links, wire.SquadLink{Title: link.Title, URL: link.URL, Lacks: link.Lacks})
	}
	out.Draft.Way = out.Way
	if lists := lb.lists[sq.Edition]; len(lists) > 0 && out.List != lists[0].ID {
		out.Draft.List = out.List
	}
	return out, err
}

// shipOf lays out one ship of a squad.
func (lb *Lobby) shipOf(c *rules.Compiled, ship *squad.Ship) wire.SquadShip {
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
	out.Numbers = numbersOf(c.Facts, pilot)
	out.Cards = append(out.Cards, lb.cardOf(c,
		data.Card{Kind: data.KindPilot, ID: pilot.ID, Row: pilot},
		wire.CardText{Name: pilot.Name, Slot: "pilot", Charges: chargesOf(pilot.Charges)}))
	for _, u := range ship.Upgrades {
		out.Cards = append(out.Cards, lb.upgradeOf(c, u.ID, string(u.Slot))...)
	}
	return out
}

// upgradeOf returns an upgrade of a ship, and after a loadout its armaments.
func (lb *Lobby) upgradeOf(c *rules.Compiled, id, slot string) []wire.CardText {
	row, ok := c.Facts.Upgrade(id)
	if !ok {
		return []wire.CardText{{Code: id, Name: id, Slot: slot}}
	}
	card := wire.CardText{Name: row.Name, Slot: slot}
	if len(row.Sides) > 0 {
		card.Charges = chargesOf(row.Sides[0].Charges)
	}
	list := []wire.CardText{lb.cardOf(c, data.Card{Kind: data.KindUpgrade, ID: id, Row: row}, card)}
	for _, armament := range row.Armaments {
		list = append(list, lb.upgradeOf(c, armament, "armament")...)
	}
	return list
}

// cardOf adds its id and its abilities to the text of a card.
func (lb *Lobby) cardOf(c *rules.Compiled, row data.Card, card wire.CardText) wire.CardText {
	card.Code = row.ID
	card.Does, _ = lb.Book(c.ID).Card(row)
	return card
}

// chargesOf returns how many charges a card has, 0 if it has none.
func chargesOf(charges *data.Charges) int {
	if charges == nil {
		return 0
	}
	return charges.Value
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
	return wire.DrawingOf(draw.SilhouetteOf(pilot.Ship, g.Ships[game.ShipID(0)].Size))
}
