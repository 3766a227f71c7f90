package squad

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"koiogran/engine/data"
)

// Pool is what random squads are drawn from: ids of ship cards and upgrades. In a format of
// quick builds an option is used if all of its cards are in the pool.
type Pool struct {
	Pilots   []string
	Upgrades []string
}

// Everything returns the pool of all cards of a catalogue.
func Everything(c *data.Catalogue) Pool {
	var pool Pool
	for _, pilot := range c.Pilots {
		pool.Pilots = append(pool.Pilots, pilot.ID)
	}
	for _, upgrade := range c.Upgrades {
		pool.Upgrades = append(pool.Upgrades, upgrade.ID)
	}
	return pool
}

// ErrPool is returned by Random where no legal squad was found.
var ErrPool = errors.New("squad: no legal squad can be drawn from the pool")

// Bounds of the search for one random squad.
const (
	maxDraws      = 200 // whole squads begun
	maxAround     = 25  // squads of which some ships are given: they may be such as no legal squad has
	maxRandomSize = 8   // ships, where the format has no limit
	misses        = 12  // cards that do not fit before the squad is left as it is
)

// Random draws a squad that Check finds legal. The same source and pool give the same squad.
// Squads vary in size and price on purpose: they are for trying the rules, not for winning.
func Random(rng *rand.Rand, c *data.Catalogue, pool Pool, f Format) (Squad, error) {
	return Around(rng, c, Squad{}, pool, f)
}

// Around draws the rest of a squad that is begun, as Random draws a whole one: a legal one that has
// the ships with which begun begins, and perhaps more upgrades on them.
func Around(rng *rand.Rand, c *data.Catalogue, begun Squad, pool Pool, f Format) (Squad, error) {
	tries := maxDraws
	if len(begun.Ships) > 0 {
		if tries = maxAround; !extends(c, begun, f) {
			tries = 0
		}
	}
	for range tries {
		d := drawer{rng: rng, c: c, pool: pool, f: f, squad: begun}
		if d.draw() {
			return d.squad, nil
		}
	}
	return Squad{}, fmt.Errorf("%w: tried %d times with %d ship cards and %d upgrades",
		ErrPool, tries, len(pool.Pilots), len(pool.Upgrades))
}

// extends reports whether the ships of a squad have no problem that more cards cannot mend.
func extends(c *data.Catalogue, begun Squad, f Format) bool {
	if f.MaxShips > 0 && len(begun.Ships) > f.MaxShips {
		return false
	}
	k := newChecker(c, begun, f)
	k.law.cards(k)
	k.limited()
	k.solitary()
	return len(k.problems) == 0
}

// drawer builds one squad card by card, keeping only what leaves it legal.
type drawer struct {
	rng   *rand.Rand
	c     *data.Catalogue
	pool  Pool
	f     Format
	squad Squad
}

func (d *drawer) draw() bool {
	if len(d.pool.Pilots) == 0 {
		return false
	}
	if len(d.squad.Ships) == 0 {
		first, ok := d.c.Pilot(pick(d.rng, d.pool.Pilots))
		if !ok {
			return false
		}
		d.squad = Squad{Faction: first.Faction}
	}
	d.squad.Name, d.squad.Edition = "Random squad", d.c.Edition
	if d.f.ThreeObstacles {
		d.squad.Obstacles = []string{"coreasteroid0", "coreasteroid1", "coreasteroid2"}
	}
	if d.f.Threat > 0 {
		d.drawQuickBuilds()
	} else {
		d.drawShips()
		d.drawUpgrades()
	}
	d.squad.Points = Cost(d.c, d.squad)
	return len(Check(d.c, d.squad, d.f)) == 0
}

// drawShips adds ships up to a number drawn first.
func (d *drawer) drawShips() {
	var pilots []*data.Pilot
	for _, id := range d.pool.Pilots {
		if p, ok := d.c.Pilot(id); ok && p.Faction == d.squad.Faction {
			pilots = append(pilots, p)
		}
	}
	most := maxRandomSize
	if d.f.MaxShips > 0 {
		most = d.f.MaxShips
	}
	size := d.f.MinShips + d.rng.IntN(max(most-d.f.MinShips, 0)+1)
	size = max(size, 1)
	for tries := 0; len(pilots) > 0 && len(d.squad.Ships) < size && tries < misses; tries++ {
		pilot := pick(d.rng, pilots)
		ship := Ship{Pilot: pilot.ID, Upgrades: d.loadoutOf(pilot)}
		d.try(func(s *Squad) { s.Ships = append(s.Ships, d.whole(ship)...) })
	}
}

// whole is Whole of the next ship of the squad, with another host where the ship needs one and the pool has it.
func (d *drawer) whole(ship Ship) []Ship {
	ships := Whole(d.c, ship, len(d.squad.Ships)+1)
	pilot, _ := d.c.Pilot(ship.Pilot)
	if pilot == nil || pilot.Needs == "" || len(ships) < 2 {
		return ships
	}
	host, _ := d.c.Pilot(ships[1].Pilot)
	var hosts []string
	for _, id := range d.pool.Pilots {
		if p, ok := d.c.Pilot(id); ok && p.Ship == host.Ship && p.Faction == host.Faction {
			hosts = append(hosts, id)
		}
	}
	if len(hosts) > 0 {
		ships[1].Pilot = pick(d.rng, hosts)
	}
	return ships
}

// hostOf returns the first ship that can have the upgrade which another ship of its squad needs, with it.
func hostOf(c *data.Catalogue, pilot *data.Pilot) []Ship {
	u, ok := c.Upgrade(pilot.Needs)
	for i := range c.Pilots {
		p := &c.Pilots[i]
		if ok && p.Faction == pilot.Faction && slices.ContainsFunc(u.Restrictions,
			func(r data.Restriction) bool { return slices.Contains(r.Ships, p.Ship) }) {
			return []Ship{{Pilot: p.ID, Upgrades: []Upgrade{{Slot: u.Slots[0], ID: u.ID}}}}
		}
	}
	return nil
}

// Whole returns a ship, both halves of it, with a number for the section, if it is the fore one of a huge ship,
// and with the ship that it needs in its squad.
func Whole(c *data.Catalogue, ship Ship, number int) []Ship {
	if p, ok := c.Pilot(ship.Pilot); ok && p.Needs != "" {
		return append([]Ship{ship}, hostOf(c, p)...)
	}
	whole, half := halfOf(c, &ship)
	if half != "fore" {
		return []Ship{ship}
	}
	ship.Section = number
	other := Ship{Section: number}
	for i := range c.Pilots {
		if p := &c.Pilots[i]; p.Ship == whole+"aft" {
			other.Pilot = p.ID
		}
	}
	return []Ship{ship, other}
}

// loadoutOf returns what a ship card cannot be without: its standard loadout, or one of the loadouts of
// the pool that are for its ship type, none if it takes none.
func (d *drawer) loadoutOf(pilot *data.Pilot) []Upgrade {
	const slot = "loadout"
	if !slices.Contains(pilot.Slots, slot) {
		return Loadout(d.c, pilot)
	}
	var fitting []Upgrade
	for _, id := range d.pool.Upgrades {
		u, ok := d.c.Upgrade(id)
		if ok && u.Slots[0] == slot && slices.Contains(u.Restrictions[0].Ships, pilot.Ship) {
			fitting = append(fitting, Upgrade{Slot: slot, ID: id})
		}
	}
	if len(fitting) == 0 {
		return nil
	}
	return []Upgrade{pick(d.rng, fitting)}
}

// drawUpgrades equips upgrades at random until several in a row do not fit. A standardized
// upgrade goes onto every ship of the type at once.
func (d *drawer) drawUpgrades() {
	if len(d.pool.Upgrades) == 0 || len(d.squad.Ships) == 0 {
		return
	}
	budget := d.rng.IntN(5 * len(d.squad.Ships)) // some squads stay bare
	for missed := 0; missed < misses && budget > 0; {
		u, ok := d.c.Upgrade(d.fitting())
		if !ok {
			missed++
			continue
		}
		equipped := Upgrade{Slot: u.Slots[0], ID: u.ID}
		target := d.rng.IntN(len(d.squad.Ships))
		if d.try(func(s *Squad) { d.equip(s, target, u, equipped) }) {
			budget--
		} else {
			missed++
		}
	}
}

// fitting draws an upgrade, preferring one for a slot that the squad has.
func (d *drawer) fitting() string {
	var id string
	for range misses {
		id = pick(d.rng, d.pool.Upgrades)
		u, ok := d.c.Upgrade(id)
		if !ok {
			continue
		}
		wanted := func(s Ship) bool {
			pilot, ok := d.c.Pilot(s.Pilot)
			return ok && slices.Contains(slices.Concat(pilot.Slots, pilot.AnyOf), u.Slots[0])
		}
		if slices.ContainsFunc(d.squad.Ships, wanted) {
			return id
		}
	}
	return id
}

func (d *drawer) equip(s *Squad, target int, u *data.Upgrade, equipped Upgrade) {
	standard := slices.ContainsFunc(u.Restrictions, isStandardized)
	pilot, _ := d.c.Pilot(s.Ships[target].Pilot)
	for i := range s.Ships {
		other, _ := d.c.Pilot(s.Ships[i].Pilot)
		if i == target || standard && other.Ship == pilot.Ship {
			s.Ships[i].Upgrades = append(slices.Clone(s.Ships[i].Upgrades), equipped)
		}
	}
}

// try changes the squad and takes the change back if a rule is broken by it.
func (d *drawer) try(change func(*Squad)) bool {
	changed := d.squad
	changed.Ships = slices.Clone(d.squad.Ships)
	change(&changed)
	growing := d.f
	growing.MinShips = 0
	if len(Check(d.c, changed, growing)) > 0 {
		return false
	}
	d.squad = changed
	return true
}

// drawQuickBuilds adds options while the agreed threat allows.
func (d *drawer) drawQuickBuilds() {
	growing := d.f
	growing.AtMost, growing.MinShips = true, 0
	var options []data.QuickBuild
	for _, build := range d.c.QuickBuilds {
		if build.Faction == d.squad.Faction && d.inPool(build) {
			options = append(options, build)
		}
	}
	for tries := 0; tries < misses && len(options) > 0; tries++ {
		build := pick(d.rng, options)
		changed := d.squad
		changed.Ships = slices.Clone(d.squad.Ships)
		for _, ship := range build.Ships {
			changed.Ships = append(changed.Ships, quickShip(d.c, ship))
		}
		if len(Check(d.c, changed, growing)) == 0 {
			d.squad = changed
		}
	}
}

func (d *drawer) inPool(build data.QuickBuild) bool {
	return !slices.ContainsFunc(build.Ships, func(ship data.QuickShip) bool {
		missing := func(id string) bool { return !slices.Contains(d.pool.Upgrades, id) }
		return !slices.Contains(d.pool.Pilots, ship.Pilot) || slices.ContainsFunc(ship.Upgrades, missing)
	})
}

func pick[E any](rng *rand.Rand, list []E) E { return list[rng.IntN(len(list))] }
