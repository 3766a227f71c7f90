// Package data holds the facts printed on cards: names, identifiers, numbers, dials, action
// bars, slots, restrictions and costs, as JSON tables with one card a line.
//
// It knows no behavior and no card text. A row says only whether a card has an ability and how
// its ship ability is called; what the ability does lives in the packages under edition. The
// rows are shaped so that every edition fits: a number that only one edition has is a Stat of
// its own kind, not a field.
//
// Identifiers are the community's XWS ids. They are unique within a kind only: a pilot and an
// upgrade may share one, so look cards up by kind and id.
package data

import (
	"cmp"
	"sort"
)

// Catalogue is the card data of one edition under one points list. All slices are sorted by id,
// which the lookups rely on. A catalogue is never changed once loaded and may be shared.
type Catalogue struct {
	Edition     string // "first", "second" or "flightpath"
	Points      string // name of the points list, as its publisher calls it; may be empty
	Skill       string // name of the number that orders the turns of ships: "initiative"
	FreeSlots   []Slot // slots that every ship has apart from those printed on its card
	Factions    []Faction
	Ships       []Ship
	Pilots      []Pilot
	Upgrades    []Upgrade
	Conditions  []Condition
	Damage      []DamageCard
	QuickBuilds []QuickBuild // by faction, then in the published order
	Scenarios   []Scenario
}

// Faction returns the faction with this id.
func (c *Catalogue) Faction(id FactionID) (*Faction, bool) {
	return find(c.Factions, id, func(f *Faction) FactionID { return f.ID })
}

// Ship returns the ship type with this id.
func (c *Catalogue) Ship(id string) (*Ship, bool) {
	return find(c.Ships, id, func(s *Ship) string { return s.ID })
}

// Pilot returns the ship card with this id.
func (c *Catalogue) Pilot(id string) (*Pilot, bool) {
	return find(c.Pilots, id, func(p *Pilot) string { return p.ID })
}

// Upgrade returns the upgrade card with this id.
func (c *Catalogue) Upgrade(id string) (*Upgrade, bool) {
	return find(c.Upgrades, id, func(u *Upgrade) string { return u.ID })
}

// Condition returns the condition card with this id.
func (c *Catalogue) Condition(id string) (*Condition, bool) {
	return find(c.Conditions, id, func(d *Condition) string { return d.ID })
}

// DamageCard returns the damage card with this id.
func (c *Catalogue) DamageCard(id string) (*DamageCard, bool) {
	return find(c.Damage, id, func(d *DamageCard) string { return d.ID })
}

// Stats returns the numbers of a pilot's ship: those on the pilot's own card where it has any,
// otherwise those of the ship type.
func (c *Catalogue) Stats(p *Pilot) Stats {
	if len(p.Stats) > 0 {
		return p.Stats
	}
	if s, ok := c.Ship(p.Ship); ok {
		return s.Stats
	}
	return nil
}

// ActionBar returns the printed actions of a pilot's ship: those on the pilot's own card where
// it has any, otherwise those of the ship type.
func (c *Catalogue) ActionBar(p *Pilot) []Action {
	if len(p.Actions) > 0 {
		return p.Actions
	}
	if s, ok := c.Ship(p.Ship); ok {
		return s.Actions
	}
	return nil
}

// find looks rows up in place: they are too large to copy at every comparison.
func find[Row any, ID cmp.Ordered](rows []Row, id ID, of func(*Row) ID) (*Row, bool) {
	i := sort.Search(len(rows), func(i int) bool { return of(&rows[i]) >= id })
	if i == len(rows) || of(&rows[i]) != id {
		return nil, false
	}
	return &rows[i], true
}
