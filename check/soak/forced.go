package soak

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"koiogran/engine/data"
	"koiogran/play/squad"
)

// forced is a card that is forced into squads.
type forced struct {
	label string
	card  string   // the id of what is put into the squad: the card, or the upgrade that launches it
	pilot bool     // that is a ship card, and no upgrade
	ships []string // the ship cards that can have it, itself for a ship card
	needs supportPlan
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
	f := &forced{card: id}
	f.pilot = !slot && slices.Contains(d.pool.Pilots, id)
	if !f.pilot && !slices.Contains(d.pool.Upgrades, id) {
		return nil, fmt.Errorf("%w: %q is not the id of a card that is built", ErrForce, name)
	}
	f.label = label(d.o.Edition.Facts, id, f.pilot)
	if p, ok := d.o.Edition.Facts.Pilot(id); ok && f.pilot && p.Launched != "" {
		f.card, f.pilot = p.Launched, false // which brings the ship into play
	}
	f.needs = companyOf(d.o.Edition.ID, f.card)
	f.ships = d.carriers(f)
	return f, nil
}

// carriers lists the ship cards that can have a card with nothing else in their squad, only those
// of the ship types that have it best, if there are any.
func (d *drawer) carriers(f *forced) []string {
	var ships, best []string
	for _, id := range d.pool.Pilots {
		if f.pilot && id != f.card {
			continue
		}
		if _, ok := d.alone(f, id); ok {
			ships = append(ships, id)
			if p, _ := d.o.Edition.Facts.Pilot(id); slices.Contains(f.needs.on, p.Ship) {
				best = append(best, id)
			}
		}
	}
	if len(best) > 0 {
		return best
	}
	return ships
}

// alone makes a squad of a ship card, and the card if that is an upgrade, and reports whether it is
// legal. What helps the card is in it only if it is not legal without.
func (d *drawer) alone(f *forced, pilot string) (squad.Squad, bool) {
	facts := d.o.Edition.Facts
	p, _ := facts.Pilot(pilot)
	s := squad.Squad{Edition: d.format.Edition, Faction: p.Faction,
		Ships: squad.Whole(facts, squad.Ship{Pilot: pilot, Upgrades: squad.Loadout(facts, p)}, 1)}
	if f.pilot || slices.Contains(p.Loadout, f.card) {
		return s, len(squad.Check(facts, s, d.open(s))) == 0
	}
	s = d.led(s, f.card)
	if with, ok := d.equip(s, f.card); ok {
		return with, true
	}
	for _, id := range f.needs.cards {
		if with, ok := d.equip(s, f.card, id); ok {
			return with, true
		}
	}
	return s, false
}

// led adds the fewest mates that a wing can have to a squad of a leader, if the card makes one of it.
func (d *drawer) led(s squad.Squad, card string) squad.Squad {
	facts := d.o.Edition.Facts
	u, ok := facts.Upgrade(card)
	leader, _ := facts.Pilot(s.Ships[0].Pilot)
	if !ok || u.Wing == nil {
		return s
	}
	for _, id := range d.pool.Pilots {
		if mate, _ := facts.Pilot(id); mate.Limited == 0 && u.Wing.Admits(leader, mate) && len(mate.Loadout) == 0 {
			for range data.LeastMates {
				s.Ships = append(s.Ships, squad.Ship{Pilot: id})
			}
			return s
		}
	}
	return s
}

// open returns the format of a squad with forced cards: what is in no points list is among them. Huge ships need
// an Epic one, and so do command upgrades (2e.epic.command-slot).
func (d *drawer) open(s squad.Squad) squad.Format {
	f := d.format
	if d.o.Epic {
		return f
	}
	f.Pool = ""
	for _, ship := range s.Ships {
		for _, equipped := range ship.Upgrades {
			if u, ok := d.o.Edition.Facts.Upgrade(equipped.ID); ok && slices.Contains(u.Slots, "command") {
				f.Pool = data.Epic
			}
		}
	}
	return f
}

// equip adds upgrades to the first ship of a squad, to either half of a huge one, and reports whether the squad
// is legal then.
func (d *drawer) equip(s squad.Squad, ids ...string) (squad.Squad, bool) {
	if with, ok := d.equipShip(s, 0, ids...); ok {
		return with, true
	}
	if s.Ships[0].Section > 0 {
		return d.equipShip(s, 1, ids...)
	}
	return s, false
}

// equipShip is equip for the i-th ship.
func (d *drawer) equipShip(s squad.Squad, i int, ids ...string) (squad.Squad, bool) {
	with := s
	with.Ships = slices.Clone(s.Ships)
	ship := &with.Ships[i]
	ship.Upgrades = slices.Clone(ship.Upgrades)
	for _, id := range ids {
		u, ok := d.o.Edition.Facts.Upgrade(id)
		if !ok {
			return s, false
		}
		ship.Upgrades = append(ship.Upgrades, squad.Upgrade{Slot: u.Slots[0], ID: id})
	}
	if len(squad.Check(d.o.Edition.Facts, with, d.open(with))) > 0 {
		return s, false
	}
	return with, true
}

// begin begins a squad with a forced card on one of the ships that can have it, and with what helps
// it: upgrades of the same ship, and another ship or two with such upgrades.
func (d *drawer) begin(rng *rand.Rand, o *order, f *forced) squad.Squad {
	s, _ := d.alone(f, d.carrier(rng, o, f))
	if u, ok := d.o.Edition.Facts.Upgrade(f.card); ok && !f.pilot && len(u.Squads) > 0 {
		hired := s
		hired.Faction = u.Squads[rng.IntN(len(u.Squads))]
		if len(squad.Check(d.o.Edition.Facts, hired, d.open(hired))) == 0 { // it comes with no ship of its own
			s = hired
		}
	}
	helpers := slices.Clone(f.needs.cards)
	rng.Shuffle(len(helpers), func(i, j int) { helpers[i], helpers[j] = helpers[j], helpers[i] })
	for _, id := range helpers {
		s, _ = d.equip(s, id)
	}
	if len(f.needs.ships) == 0 {
		return s
	}
	facts := d.o.Edition.Facts
	for range 1 + rng.IntN(2) {
		wing, _ := facts.Pilot(f.needs.ships[rng.IntN(len(f.needs.ships))])
		with := s
		with.Ships = append(slices.Clone(s.Ships),
			squad.Ship{Pilot: wing.ID, Upgrades: squad.Loadout(facts, wing)})
		if len(squad.Check(facts, with, d.open(with))) == 0 {
			s = with
			for _, id := range helpers {
				s, _ = d.equipShip(s, len(s.Ships)-1, id)
			}
		}
	}
	return s
}

// carrier picks a ship card that can have a forced card: mostly one that is wanted itself.
func (d *drawer) carrier(rng *rand.Rand, o *order, f *forced) string {
	ships := slices.Clone(f.ships)
	for _, id := range o.wanted.Pilots {
		if slices.Contains(f.ships, id) {
			ships = append(ships, id)
		}
	}
	return ships[rng.IntN(len(ships))]
}

// with draws a squad around a forced card: of all cards, many are wanted or help it, or help the
// card of the other squad.
func (d *drawer) with(rng *rand.Rand, o *order, seat int) (squad.Squad, error) {
	f, other := o.force[seat], o.force[1-seat]
	pool := squad.Pool{
		Pilots:   slices.Concat(d.pool.Pilots, o.wanted.Pilots),
		Upgrades: slices.Concat(d.pool.Upgrades, o.wanted.Upgrades),
	}
	ships, upgrades := len(pool.Pilots)/2, len(pool.Upgrades)/2
	pool.Pilots = append(pool.Pilots, often(f.needs.ships, ships)...)
	pool.Upgrades = append(pool.Upgrades, often(f.needs.cards, upgrades)...)
	pool.Upgrades = append(pool.Upgrades, often(other.needs.arms, upgrades)...)
	if len(f.ships) == 0 {
		return squad.Squad{}, &hopelessError{f.label}
	}
	begun := d.begin(rng, o, f)
	s, err := squad.Around(rng, d.o.Edition.Facts, begun, pool, d.open(begun))
	if err != nil {
		return s, &hopelessError{f.label}
	}
	return s, nil
}

// hopelessError says that no squad with a forced card was found.
type hopelessError struct{ label string }

// Error names the card.
func (e *hopelessError) Error() string {
	return fmt.Sprintf("%v: %q", ErrForce, e.label)
}

// Unwrap returns what it is.
func (e *hopelessError) Unwrap() error { return ErrForce }

// names returns the cards that are forced, for a report.
func names(force [2]*forced) string {
	switch {
	case force[0] == nil:
		return ""
	case force[0] == force[1]:
		return force[0].label
	}
	return force[0].label + " and " + force[1].label
}

// often repeats cards until they are this many.
func often(cards []string, n int) []string {
	if len(cards) == 0 {
		return nil
	}
	return slices.Repeat(cards, max(1, n/len(cards)))
}

// in reports whether the card is in a squad.
func (f *forced) in(s *squad.Squad) bool {
	return slices.ContainsFunc(s.Ships, func(ship squad.Ship) bool {
		return f.pilot && ship.Pilot == f.card || !f.pilot && slices.ContainsFunc(ship.Upgrades,
			func(u squad.Upgrade) bool { return u.ID == f.card })
	})
}
