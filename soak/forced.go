package soak

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"koiogran/data"
	"koiogran/squad"
)

// forced is a card that is forced into squads.
type forced struct {
	label  string
	card   string   // its id
	pilot  bool     // a ship card, and no upgrade
	ships  []string // the ship cards that can have it, itself for a ship card
	format squad.Format
	needs  company
}

// label names a card in a report: by its id, and an upgrade by its slot as well if there is a ship
// card with the same id.
func label(facts *data.Catalogue, id string, pilot bool) string {
	u, ok := facts.Upgrade(id)
	if _, both := facts.Pilot(id); pilot || !both || !ok {
		return id
	}
	return id + "/" + string(u.Slots[0])
}

// force finds out how to force a card into squads. A name without a slot means the ship card, if
// there are both.
func (d *drawer) force(name string) (*forced, error) {
	id, _, slot := strings.Cut(name, "/")
	f := &forced{card: id, format: d.format, needs: companyOf(id)}
	f.pilot = !slot && slices.Contains(d.pool.Pilots, id)
	if !f.pilot && !slices.Contains(d.pool.Upgrades, id) {
		return nil, fmt.Errorf("%w: %q is not the id of a card that is built", ErrForce, name)
	}
	f.label = label(d.o.Edition.Facts, id, f.pilot)
	// What is in no points list is flown where any card is.
	f.ships = d.carriers(f)
	if len(f.ships) == 0 {
		f.format.Pool = ""
		f.ships = d.carriers(f)
	}
	return f, nil
}

// carriers lists the ship cards that can have a card with nothing else in their squad.
func (d *drawer) carriers(f *forced) []string {
	if f.pilot {
		if d.alone(f, f.card) {
			return []string{f.card}
		}
		return nil
	}
	var ships []string
	for _, id := range d.pool.Pilots {
		if d.alone(f, id) {
			ships = append(ships, id)
		}
	}
	return ships
}

// alone tells whether a ship card makes a legal squad, with the card if that is an upgrade.
func (d *drawer) alone(f *forced, pilot string) bool {
	facts := d.o.Edition.Facts
	p, _ := facts.Pilot(pilot)
	ship := squad.Ship{Pilot: pilot, Upgrades: squad.Loadout(facts, p)}
	if !f.pilot && !slices.Contains(p.Loadout, f.card) {
		u, _ := facts.Upgrade(f.card)
		if u.LoadoutOnly || !slices.Contains(slices.Concat(p.Slots, p.AnyOf), u.Slots[0]) {
			return false
		}
		ship.Upgrades = append(ship.Upgrades, squad.Upgrade{Slot: u.Slots[0], ID: u.ID})
	}
	s := squad.Squad{Edition: d.format.Edition, Faction: p.Faction, Ships: []squad.Ship{ship}}
	return len(squad.Check(facts, s, f.format)) == 0
}

// forceTries is how many squads are drawn until one has a forced card.
const forceTries = 200

// with draws a squad that has a forced card: of the ship cards that are drawn, many can have it,
// and of all cards many are wanted or help it.
func (d *drawer) with(rng *rand.Rand, wanted squad.Pool, f *forced) (squad.Squad, error) {
	all := squad.Pool{
		Pilots:   slices.Concat(d.pool.Pilots, wanted.Pilots, wanted.Pilots),
		Upgrades: slices.Concat(d.pool.Upgrades, wanted.Upgrades, wanted.Upgrades),
	}
	ships, upgrades := len(all.Pilots), len(all.Upgrades)
	all.Pilots = append(all.Pilots, often(f.ships, ships)...)
	all.Pilots = append(all.Pilots, often(f.needs.ships, ships)...)
	all.Upgrades = append(all.Upgrades, often(f.needs.cards, upgrades)...)
	if !f.pilot {
		all.Upgrades = append(all.Upgrades, often([]string{f.card}, upgrades)...)
	}
	for range forceTries {
		s, err := squad.Random(rng, d.o.Edition.Facts, all, f.format)
		if err == nil && f.in(&s) {
			return s, nil
		}
	}
	return squad.Squad{}, &hopelessError{f.label}
}

// hopelessError says that no squad with a forced card was found.
type hopelessError struct{ label string }

// Error names the card.
func (e *hopelessError) Error() string {
	return fmt.Sprintf("%v: %q, tried %d squads", ErrForce, e.label, forceTries)
}

// Unwrap returns what it is.
func (e *hopelessError) Unwrap() error { return ErrForce }

// names are the cards that are forced, for a report.
func names(force [2]*forced) string {
	switch {
	case force[0] == nil:
		return ""
	case force[0] == force[1]:
		return force[0].label
	}
	return force[0].label + " and " + force[1].label
}

// often repeats cards until they are so many.
func often(cards []string, n int) []string {
	if len(cards) == 0 {
		return nil
	}
	return slices.Repeat(cards, max(1, n/len(cards)))
}

// in tells whether the card is in a squad.
func (f *forced) in(s *squad.Squad) bool {
	return slices.ContainsFunc(s.Ships, func(ship squad.Ship) bool {
		return f.pilot && ship.Pilot == f.card || !f.pilot && slices.ContainsFunc(ship.Upgrades,
			func(u squad.Upgrade) bool { return u.ID == f.card })
	})
}
