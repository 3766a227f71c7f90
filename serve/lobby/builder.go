package lobby

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"koiogran/engine/data"
	"koiogran/engine/rules"
	"koiogran/play/squad"
	"koiogran/serve/route"
	"koiogran/serve/wire"
)

// roster returns what a faction can bring, which is worked out once.
func (lb *Lobby) roster(in *rosterQuery) (*wire.Roster, error) {
	if known, ok := lb.rosters.Load(*in); ok {
		return known.(*wire.Roster), nil
	}
	out, err := lb.newRoster(in)
	if err == nil { // so that only what exists is kept
		lb.rosters.Store(*in, out)
	}
	return out, err
}

// newRoster works out what a faction can bring.
func (lb *Lobby) newRoster(in *rosterQuery) (*wire.Roster, error) {
	c, err := lb.builds(in.Edition, in.List)
	if err != nil {
		return nil, err
	}
	facts := c.Facts
	format, err := lb.formatOf(c, in.Way)
	if err != nil {
		return nil, err
	}
	faction := data.FactionID(cmp.Or(in.Faction, string(facts.Factions[0].ID)))
	if _, ok := facts.Faction(faction); !ok {
		return nil, route.Invalidf("%s edition has no faction %.40q", in.Edition, in.Faction)
	}
	out := &wire.Roster{
		Edition: in.Edition, Faction: string(faction), Format: format.Name, Limit: format.Points,
	}
	for _, code := range squad.ObstacleCodes() {
		out.Obstacles = append(out.Obstacles, wire.ObstacleOf(code, squad.ObstacleName(code)))
	}
	for _, f := range facts.Factions {
		if len(squad.Pilots(facts, f.ID, format)) > 0 {
			out.Factions = append(out.Factions, wire.RosterFaction{ID: string(f.ID), Name: f.Name})
		}
	}
	ships := map[string]int{}
	for _, p := range squad.Pilots(facts, faction, format) {
		at, ok := ships[p.Ship]
		if !ok {
			at = len(out.Ships)
			ships[p.Ship] = at
			out.Ships = append(out.Ships, rosterShip(c, p))
		}
		out.Ships[at].Pilots = append(out.Ships[at].Pilots, lb.rosterPilot(c, p))
	}
	slices.SortFunc(out.Ships, func(a, b wire.RosterShip) int { return cmp.Compare(a.Name, b.Name) })
	for _, ship := range out.Ships {
		slices.SortStableFunc(ship.Pilots, func(a, b wire.RosterPilot) int {
			return cmp.Or(b.Initiative-a.Initiative, cmp.Compare(a.Name, b.Name))
		})
	}
	return out, nil
}

// builds returns an edition whose squads can be built.
func (lb *Lobby) builds(edition, list string) (*rules.Compiled, error) {
	c, err := lb.under(edition, list)
	if c == nil && err == nil {
		return nil, lb.noEdition(edition)
	}
	return c, err
}

// formatOf returns the format that squads of a mode must follow. Without an id, it is the edition's standard
// format.
func (lb *Lobby) formatOf(c *rules.Compiled, id string) (squad.Format, error) {
	w, err := lb.ModeOf(c, id)
	if err != nil {
		return squad.Format{}, err
	}
	if id != "" && w.Squads != FormatSquads {
		return squad.Format{}, route.Invalidf("squads for %.40q are not built with points", id)
	}
	return w.Format, nil
}

// wayFor returns the way to play that has a format of its own, nothing for a format of the usual match.
func (lb *Lobby) wayFor(c *rules.Compiled, format string) string {
	for _, w := range lb.played[c.ID].modes() {
		if w.Squads == FormatSquads && w.Format.Name == format {
			return w.ID
		}
	}
	return ""
}

// rosterShip returns a type of ship, without its pilots.
func rosterShip(c *rules.Compiled, p *data.Pilot) wire.RosterShip {
	out := wire.RosterShip{ID: p.Ship, Name: p.Ship, Numbers: numbersOf(c.Facts, p)}
	if kind, ok := c.Facts.Ship(p.Ship); ok {
		out.Name, out.Size = kind.Name, strings.ToLower(string(kind.Size))
	}
	out.Drawing = drawingOfKind(c.Facts, p.Ship)
	return out
}

// numbersOf returns the numbers of a ship card.
func numbersOf(c *data.Catalogue, p *data.Pilot) []wire.Number {
	list := []wire.Number{}
	for _, n := range c.Stats(p) {
		name := string(n.Kind)
		if n.Arc != "" {
			name += ", " + string(n.Arc)
		}
		list = append(list, wire.Number{Name: name, Value: strconv.Itoa(n.Value)})
	}
	return list
}

// rosterPilot returns a ship card.
func (lb *Lobby) rosterPilot(c *rules.Compiled, p *data.Pilot) wire.RosterPilot {
	does, _ := lb.Book(c.ID).Card(data.Card{Kind: data.KindPilot, ID: p.ID, Row: p})
	out := wire.RosterPilot{
		ID: p.ID, Name: p.Name, Caption: p.Caption, Initiative: p.Initiative, Limited: p.Limited,
		Points: p.Cost, Slots: []string{}, Does: does, Other: squad.OtherHalf(c.Facts, p),
	}
	loadout := rules.Loadout{Pilot: p.ID}
	for _, u := range squad.Loadout(c.Facts, p) {
		loadout.Upgrades = append(loadout.Upgrades, u.ID)
		name := u.ID
		if row, ok := c.Facts.Upgrade(u.ID); ok {
			name = row.Name
		}
		out.Loadout = append(out.Loadout, name)
	}
	out.Facts = factsOf(c.Facts, data.Card{Kind: data.KindPilot, ID: p.ID, Row: p})
	missing, err := c.Lacks(loadout)
	out.Waits = err != nil || len(missing) > 0
	for _, slot := range slices.Concat(p.Slots, c.Facts.FreeSlots) {
		out.Slots = append(out.Slots, string(slot))
	}
	return out
}

// build prices and judges a squad that is being built, and lists what fits where.
func (lb *Lobby) build(in *wire.Draft) (*wire.Built, error) {
	c, err := lb.builds(in.Edition, in.List)
	if err != nil {
		return nil, err
	}
	sq := begunAs(c.Facts, in)
	format, err := lb.formatOf(c, in.Way)
	if err != nil {
		return nil, err
	}
	sheet, err := lb.laidOut(c, &sq, squad.Report{}, format)
	if err != nil {
		return nil, err
	}
	out := &wire.Built{Sheet: *sheet, Slots: make([][]wire.Opening, len(sq.Ships))}
	for i := range sq.Ships {
		out.Slots[i] = openings(c, sq, format, i)
	}
	for _, l := range squad.Leaders(c.Facts, sq) {
		out.Wings = append(out.Wings, wire.BuiltWing{Leader: l.Leader, Mates: l.Mates, Least: data.LeastMates, Most: l.Most, Others: l.Others})
	}
	if in.Fits != nil {
		out.Fits = lb.fittings(c, sq, format, in.Fits)
	}
	return out, nil
}

// begunAs returns the squad that a draft begins.
func begunAs(facts *data.Catalogue, in *wire.Draft) squad.Squad {
	sq := squad.Squad{Name: in.Name, Edition: in.Edition, Faction: data.FactionID(in.Faction)}
	for _, code := range in.Obstacles {
		if squad.KnownObstacle(code) {
			sq.Obstacles = append(sq.Obstacles, code)
		}
	}
	for _, ship := range in.Ships {
		next := squad.Ship{Pilot: ship.Pilot}
		for _, u := range ship.Upgrades {
			next.Upgrades = append(next.Upgrades, squad.Upgrade{Slot: data.Slot(u.Slot), ID: u.ID})
		}
		if p, ok := facts.Pilot(ship.Pilot); ok && len(p.Loadout) > 0 {
			next.Upgrades = squad.Loadout(facts, p)
		}
		sq.Ships = append(sq.Ships, next)
	}
	sq.PairSections(facts)
	sq.Wings = draftWings(facts, &sq, in.Wings)
	return sq
}

// draftWings returns the wings that a draft names: those of ships that lead, without places that are not in the squad. A draft
// that names one wing names all.
func draftWings(facts *data.Catalogue, sq *squad.Squad, wings []wire.DraftWing) []squad.Wing {
	var list []squad.Wing
	within := func(i int) bool { return i >= 0 && i < len(sq.Ships) }
	for _, w := range wings {
		if !within(w.Leader) || !sq.Leads(facts, w.Leader) {
			continue
		}
		mates := slices.DeleteFunc(slices.Clone(w.Mates), func(i int) bool { return !within(i) })
		list = append(list, squad.Wing{Leader: w.Leader, Mates: append([]int{}, mates...)})
	}
	return list
}

// openings returns the slots of a ship of a squad.
func openings(c *rules.Compiled, sq squad.Squad, f squad.Format, ship int) []wire.Opening {
	list := []wire.Opening{}
	pilot, _ := c.Facts.Pilot(sq.Ships[ship].Pilot)
	for _, o := range squad.Openings(c.Facts, sq, f, ship) {
		next := wire.Opening{Slot: string(o.Slot), ID: o.ID}
		for _, slot := range o.Choice {
			next.Choice = append(next.Choice, string(slot))
		}
		if u, ok := c.Facts.Upgrade(o.ID); ok && pilot != nil {
			next.Name = u.Name
			next.Points, _ = c.Facts.Price(u, pilot)
		}
		list = append(list, next)
	}
	return list
}

// fittings lists what can be equipped in a slot.
func (lb *Lobby) fittings(c *rules.Compiled, sq squad.Squad, f squad.Format, at *wire.DraftSlot,
) []wire.Fitting {
	list := []wire.Fitting{}
	proven := lb.provenOn(c, sq, at.Ship)
	for _, u := range squad.Fits(c.Facts, sq, f, at.Ship, data.Slot(at.Slot)) {
		pilot, _ := c.Facts.Pilot(sq.Ships[at.Ship].Pilot)
		price, _ := c.Facts.Price(u, pilot)
		does, _ := lb.Book(c.ID).Card(data.Card{Kind: data.KindUpgrade, ID: u.ID, Row: u})
		missing, err := c.Lacks(rules.Loadout{Pilot: pilot.ID, Upgrades: []string{u.ID}})
		list = append(list, wire.Fitting{
			ID: u.ID, Name: u.Name, Points: price, Limited: u.Limited, Does: does,
			Facts:  factsOf(c.Facts, data.Card{Kind: data.KindUpgrade, ID: u.ID, Row: u}),
			Waits:  err != nil || slices.Contains(missing, u.ID),
			Proven: slices.Contains(proven, u.ID),
		})
	}
	return list
}

// draftOf returns a squad as one that is being built.
func draftOf(sq *squad.Squad) wire.Draft {
	out := wire.Draft{
		Edition: sq.Edition, Faction: string(sq.Faction), Name: sq.Name, Ships: []wire.DraftShip{}, Obstacles: sq.Obstacles,
	}
	for _, ship := range sq.Ships {
		next := wire.DraftShip{Pilot: ship.Pilot, Upgrades: []wire.DraftUpgrade{}}
		for _, u := range ship.Upgrades {
			next.Upgrades = append(next.Upgrades, wire.DraftUpgrade{Slot: string(u.Slot), ID: u.ID})
		}
		out.Ships = append(out.Ships, next)
	}
	for _, w := range sq.Wings {
		out.Wings = append(out.Wings, wire.DraftWing{Leader: w.Leader, Mates: append([]int{}, w.Mates...)})
	}
	return out
}
