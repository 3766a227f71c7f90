package squad

import (
	"cmp"
	"fmt"
	"slices"

	"koiogran/engine/data"
)

// Problem is one reason why a squad is not legal.
type Problem struct {
	Clause string `json:"clause"`         // of the rules catalogue
	Ship   int    `json:"ship"`           // index into Squad.Ships, -1 for the squad as a whole
	Card   string `json:"card,omitempty"` // id of the card at fault
	Text   string `json:"text"`           // a sentence naming the cards
	// Unknown is "pilot" or "upgrade" where the points list does not have the card, so that
	// nothing can be judged about it.
	Unknown string `json:"unknown,omitempty"`
}

// wholeSquad is the Ship of a problem that no single ship has.
const wholeSquad = -1

// Check returns every reason why the squad is not legal in the format, none if it is legal.
// What the card data leave open is not held against the squad; see Doubts.
func Check(c *data.Catalogue, s Squad, f Format) []Problem {
	k := newChecker(c, s, f)
	k.shipCount()
	k.faction()
	k.law.cards(k)
	k.turrets()
	k.limited()
	k.solitary()
	k.obstacles()
	if f.Threat > 0 {
		k.quickBuilds()
		return k.problems
	}
	k.points()
	for i := range k.ships {
		k.loadout(&k.ships[i])
		k.slots(&k.ships[i])
		k.law.names(k, &k.ships[i])
		k.restrictions(&k.ships[i])
		k.needs(&k.ships[i])
	}
	k.standardized()
	k.wings()
	return k.problems
}

// Doubts returns what cannot be judged: a card for one side of the Force on a Force user whose
// side is not known.
func Doubts(c *data.Catalogue, s Squad) []Problem {
	k := newChecker(c, s, Format{})
	for i := range k.ships {
		k.restrictions(&k.ships[i])
	}
	return k.doubts
}

// Cost returns the points of all ships and upgrades. The upgrades of a standard loadout are part
// of the ship's cost. A card without a price, or unknown to the catalogue, counts nothing.
func Cost(c *data.Catalogue, s Squad) int {
	total := 0
	for _, ship := range s.Ships {
		total += ship.Cost(c)
	}
	return total
}

// Cost returns the points of one ship with its upgrades.
func (s Ship) Cost(c *data.Catalogue) int {
	pilot, ok := c.Pilot(s.Pilot)
	if !ok {
		return 0
	}
	total := pilot.Cost
	if len(pilot.Loadout) > 0 {
		return total
	}
	upgrades := s.cards(c)
	for _, upgrade := range upgrades {
		price, _ := c.Price(upgrade, pilot)
		total += data.Discounted(upgrade, price, upgrades)
	}
	return total
}

// cards looks up the ship's upgrades, those that the catalogue has.
func (s Ship) cards(c *data.Catalogue) []*data.Upgrade {
	var upgrades []*data.Upgrade
	for _, equipped := range s.Upgrades {
		if upgrade, ok := c.Upgrade(equipped.ID); ok {
			upgrades = append(upgrades, upgrade)
		}
	}
	return upgrades
}

// checker goes through one squad.
type checker struct {
	c        *data.Catalogue
	s        Squad
	f        Format
	law      *law
	ships    []ship // those whose pilot is known
	problems []Problem
	doubts   []Problem
}

// ship is a ship of the squad with its cards looked up.
type ship struct {
	index    int
	pilot    *data.Pilot
	kind     *data.Ship
	upgrades []*data.Upgrade // those that are known
}

func newChecker(c *data.Catalogue, s Squad, f Format) *checker {
	k := &checker{c: c, s: s, f: f, law: lawOf(c)}
	for i, entry := range s.Ships {
		pilot, ok := c.Pilot(entry.Pilot)
		if !ok {
			k.unknown(i, entry.Pilot, "pilot")
			continue
		}
		kind, _ := c.Ship(pilot.Ship)
		ship := ship{index: i, pilot: pilot, kind: kind}
		for _, equipped := range entry.Upgrades {
			upgrade, ok := c.Upgrade(equipped.ID)
			switch {
			case ok:
				ship.upgrades = append(ship.upgrades, upgrade)
			case !slices.Contains(pilot.Loadout, equipped.ID):
				k.unknown(i, equipped.ID, "upgrade")
			}
		}
		k.ships = append(k.ships, ship)
	}
	return k
}

// reject notes a problem. The text is what stands after "squad" or the pilot's name.
func (k *checker) reject(clause string, ship int, card, format string, args ...any) {
	k.problems = append(k.problems, Problem{
		Clause: clause, Ship: ship, Card: card, Text: fmt.Sprintf(format, args...),
	})
}

func (k *checker) unknown(ship int, card, kind string) {
	guess := ""
	if len(k.problems) < maxSaid {
		in := &reader{c: k.c, mode: modeOf(k.c.Edition), file: file{faction: string(k.s.Faction)}}
		if kind == "pilot" {
			guess = asked(in.meantPilot(&shipEntry{id: card}))
		} else {
			guess = asked(in.meantUpgrade(&upgradeEntry{id: card}))
		}
	}
	k.reject(k.law.costs, ship, card, "The %s %q is not in this points list.%s", kind, card, guess)
	k.problems[len(k.problems)-1].Unknown = kind
}

func (k *checker) shipCount() {
	clause := k.law.shipCount
	n := k.s.Count(k.c)
	switch {
	case n == 0:
		k.reject(clause, wholeSquad, "", "The squad has no ships.")
	case n < k.f.MinShips:
		k.reject(clause, wholeSquad, "", "The squad has %d ships; it needs at least %d.",
			n, k.f.MinShips)
	case k.f.MaxShips > 0 && n > k.f.MaxShips:
		k.reject(clause, wholeSquad, "", "The squad has %d ships; the maximum is %d.",
			n, k.f.MaxShips)
	}
}

func (k *checker) faction() {
	clause := k.law.faction
	faction, ok := k.c.Faction(k.s.Faction)
	if !ok {
		k.reject(clause, wholeSquad, "", "%q is not the id of any faction.", k.s.Faction)
		return
	}
	for _, ship := range k.ships {
		hired := slices.ContainsFunc(ship.upgrades, func(u *data.Upgrade) bool {
			return slices.Contains(u.Squads, k.s.Faction)
		})
		if own, ok := k.c.Faction(ship.pilot.Faction); ok && own != faction && !hired {
			k.reject(clause, ship.index, ship.pilot.ID, "%s is a %s ship, but the squad's faction is %s.",
				ship.pilot.Name, own.Name, faction.Name)
		}
	}
}

// pools refuses cards that the format does not allow, such as those for epic games.
func (k *checker) pools() {
	clause := k.law.costs
	if k.f.Pool == "" {
		return
	}
	for _, ship := range k.ships {
		if !slices.Contains(ship.pilot.Pools, k.f.Pool) {
			k.reject(clause, ship.index, ship.pilot.ID, "%s is not a legal card in %s: %s.",
				ship.pilot.Name, k.f.Pool.Name(), poolsOf(ship.pilot.Pools))
		}
		if len(ship.pilot.Loadout) > 0 {
			continue // the upgrades come with the ship card
		}
		for _, upgrade := range ship.upgrades {
			if !upgrade.LoadoutOnly && !slices.Contains(upgrade.Pools, k.f.Pool) {
				k.reject(clause, ship.index, upgrade.ID, "%s is not a legal card in %s: %s.",
					upgrade.Name, k.f.Pool.Name(), poolsOf(upgrade.Pools))
			}
		}
	}
}

func poolsOf(pools []data.Pool) string {
	switch {
	case len(pools) == 0:
		return "it is not in any points list"
	case len(pools) == 1 && pools[0] == data.Epic:
		return "it is legal only in Epic"
	default:
		return fmt.Sprintf("it is in %s", wordsOf(data.PoolNames(pools), "and"))
	}
}

func (k *checker) points() {
	if cost := Cost(k.c, k.s); k.f.Points > 0 && cost > k.f.Points {
		k.reject(k.law.points, wholeSquad, "",
			"The squad costs %d points; the maximum is %d.", cost, k.f.Points)
	}
	for _, ship := range k.ships {
		if len(ship.pilot.Loadout) > 0 {
			continue
		}
		for _, upgrade := range ship.upgrades {
			if _, ok := k.c.Price(upgrade, ship.pilot); !ok {
				k.reject("2e.squad.points.variable-cost", ship.index, upgrade.ID,
					"%s has no point cost for the %s of %s.", upgrade.Name, upgrade.Cost.By, ship.pilot.Name)
			}
		}
	}
}

func (k *checker) obstacles() {
	clause := k.law.obstacles
	for _, code := range k.s.Obstacles {
		if !KnownObstacle(code) {
			k.reject(clause, wholeSquad, code, "%q is not the code of any obstacle.", code)
		}
	}
	different := slices.Compact(slices.Sorted(slices.Values(k.s.Obstacles)))
	most := cmp.Or(k.f.Obstacles, maxObstacles)
	switch n := len(k.s.Obstacles); {
	case n > most:
		k.reject(clause, wholeSquad, "", "The squad has %d obstacles; the maximum is %d.", n, most)
	case k.f.ThreeObstacles && len(different) != maxObstacles:
		k.reject(clause, wholeSquad, "", "The squad must bring 3 different obstacles.")
	}
}
