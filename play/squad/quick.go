package squad

import (
	"maps"
	"math/bits"
	"slices"
	"strings"

	"koiogran/engine/data"
)

// maxQuickShips bounds the search for quick builds, which looks at every set of ships.
const maxQuickShips = 16

// quickBuilds matches the ships with published quick builds and adds up their threats
// (2e.squad.quick-build.sum-equals-agreed). Points, slots and restrictions do not count
// (2e.squad.quick-build.no-points). An option of two ships needs both.
func (k *checker) quickBuilds() {
	clause := k.law.build
	if len(k.ships) == 0 || len(k.ships) < len(k.s.Ships) {
		return // there are no ships, or unknown ones, which has been said
	}
	if len(k.ships) > maxQuickShips {
		k.reject(clause, wholeSquad, "", "The squad has more than %d ships.", maxQuickShips)
		return
	}
	q := quickSearch{k: k, sums: map[uint]map[int]bool{}}
	q.prepare()
	for i, ship := range k.ships {
		if !slices.ContainsFunc(q.covers, func(c cover) bool { return c.ships&(1<<i) != 0 }) {
			k.reject(clause, ship.index, ship.pilot.ID,
				"%s with these upgrades is not a quick build.", ship.pilot.Name)
		}
	}
	all := uint(1)<<len(k.ships) - 1
	sums := slices.Sorted(maps.Keys(q.totals(all)))
	if len(sums) == 0 {
		if q.coversAll(all) {
			k.reject(clause, wholeSquad, "", "The ships do not form complete quick builds.")
		}
		return
	}
	fits := slices.Contains(sums, k.f.Threat)
	wanted := "exactly"
	if k.f.AtMost {
		fits, wanted = sums[0] <= k.f.Threat, "at most"
	}
	if !fits {
		k.reject(k.law.buildSum, wholeSquad, "",
			"The quick builds have threat %d; the agreed threat is %s %d.", sums[0], wanted, k.f.Threat)
	}
}

// quickSearch finds the ways in which quick builds cover a squad.
type quickSearch struct {
	k      *checker
	covers []cover
	sums   map[uint]map[int]bool // by set of ships, the threats it can have
}

// cover is a set of ships that one option provides.
type cover struct {
	ships  uint // a bit each
	threat int
}

func (q *quickSearch) prepare() {
	for _, build := range q.k.c.QuickBuilds {
		if build.Faction == q.k.s.Faction {
			q.place(build, 0, 0)
		}
	}
}

// place tries each ship for the option's next place.
func (q *quickSearch) place(build data.QuickBuild, next int, taken uint) {
	if next == len(build.Ships) {
		if c := (cover{taken, build.Threat}); !slices.Contains(q.covers, c) {
			q.covers = append(q.covers, c)
		}
		return
	}
	for i, ship := range q.k.ships {
		place := build.Ships[next]
		if taken&(1<<i) == 0 && ship.pilot.ID == place.Pilot &&
			sameIDs(q.k.s.Ships[ship.index].Upgrades, place.Upgrades) {
			q.place(build, next+1, taken|1<<i)
		}
	}
}

// totals returns the threats that a set of ships can add up to.
func (q *quickSearch) totals(set uint) map[int]bool {
	if set == 0 {
		return map[int]bool{0: true}
	}
	if sums, ok := q.sums[set]; ok {
		return sums
	}
	sums := map[int]bool{}
	first := uint(1) << bits.TrailingZeros(set)
	for _, c := range q.covers {
		if c.ships&first == 0 || c.ships&^set != 0 {
			continue
		}
		for sum := range q.totals(set &^ c.ships) {
			sums[sum+c.threat] = true
		}
	}
	q.sums[set] = sums
	return sums
}

func (q *quickSearch) coversAll(all uint) bool {
	union := uint(0)
	for _, c := range q.covers {
		union |= c.ships
	}
	return union == all
}

// ThreatOf returns the threat of the published quick build that a ship is by itself; ok is false
// where it is none, or only one ship of a quick build of several. Of several threats it is the
// lowest.
func ThreatOf(c *data.Catalogue, faction data.FactionID, ship *Ship) (threat int, ok bool) {
	for i := range c.QuickBuilds {
		b := &c.QuickBuilds[i]
		if b.Faction == faction && len(b.Ships) == 1 && b.Ships[0].Pilot == ship.Pilot &&
			sameIDs(ship.Upgrades, b.Ships[0].Upgrades) && (!ok || b.Threat < threat) {
			threat, ok = b.Threat, true
		}
	}
	return threat, ok
}

// Deployment returns the force of the Deployment card with a name, in capitals or not
// (msg.squad.mode.quickplay).
func Deployment(c *data.Catalogue, name string) (s Squad, ok bool) {
	for i := range c.QuickBuilds {
		b := &c.QuickBuilds[i]
		if b.Name == "" || !strings.EqualFold(b.Name, name) {
			continue
		}
		s = Squad{Name: b.Name, Faction: b.Faction, Edition: Flightpath}
		for _, ship := range b.Ships {
			s.Ships = append(s.Ships, quickShip(c, ship))
		}
		s.Points = Cost(c, s)
		return s, true
	}
	return s, false
}

// Deployments lists the names of the Deployment cards.
func Deployments(c *data.Catalogue) []string {
	var names []string
	for i := range c.QuickBuilds {
		if name := c.QuickBuilds[i].Name; name != "" {
			names = append(names, name)
		}
	}
	return names
}

// quickShip returns a ship of a quick build.
func quickShip(c *data.Catalogue, quick data.QuickShip) Ship {
	ship := Ship{Pilot: quick.Pilot}
	for _, id := range quick.Upgrades {
		if u, ok := c.Upgrade(id); ok {
			ship.Upgrades = append(ship.Upgrades, Upgrade{Slot: u.Slots[0], ID: id})
		}
	}
	return ship
}
