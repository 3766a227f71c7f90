package soak

import (
	"math/rand/v2"
	"slices"

	"koiogran/engine/data"
	"koiogran/play/squad"
)

// dockingTries is how many squads are drawn until one has a ship that can dock with another.
const dockingTries = 40

// dockingOdds is how many squads there are to one in which a ship can dock with another.
const dockingOdds = 8

// docking draws a squad with a ship that can dock with another, and reports whether it found one:
// a pool of all cards seldom gives both.
func (d *drawer) docking(rng *rand.Rand) (squad.Squad, bool) {
	var titles []string
	for _, id := range d.pool.Upgrades {
		if d.o.Edition.Docks(id) != nil {
			titles = append(titles, id)
		}
	}
	if len(titles) == 0 {
		return squad.Squad{}, false
	}
	title := titles[rng.IntN(len(titles))]
	pool, berthed := d.berth(title), forced{card: title}
	for range dockingTries {
		s, err := squad.Random(rng, d.o.Edition.Facts, pool, d.format)
		if err == nil && berthed.in(&s) && d.passenger(&s, title) {
			return s, true
		}
	}
	return squad.Squad{}, false
}

// berth returns a pool of the ships that can have a title, those that can dock with them, and
// that title above all other upgrades.
func (d *drawer) berth(title string) squad.Pool {
	facts := d.o.Edition.Facts
	row, _ := facts.Upgrade(title)
	pool := squad.Pool{Upgrades: slices.Clone(d.pool.Upgrades)}
	pool.Upgrades = append(pool.Upgrades, slices.Repeat([]string{title}, 4*len(pool.Upgrades))...)
	for _, id := range d.pool.Pilots {
		p, _ := facts.Pilot(id)
		carries := slices.ContainsFunc(row.Restrictions, func(r data.Restriction) bool {
			return slices.Contains(r.Ships, p.Ship)
		})
		if carries || slices.Contains(d.o.Edition.Docks(title), p.Ship) {
			pool.Pilots = append(pool.Pilots, id)
		}
	}
	return pool
}

// passenger reports whether a squad has a ship that can dock where a title says so.
func (d *drawer) passenger(s *squad.Squad, title string) bool {
	return slices.ContainsFunc(s.Ships, func(ship squad.Ship) bool {
		p, ok := d.o.Edition.Facts.Pilot(ship.Pilot)
		return ok && slices.Contains(d.o.Edition.Docks(title), p.Ship)
	})
}
