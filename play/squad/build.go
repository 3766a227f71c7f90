package squad

import (
	"slices"

	"koiogran/engine/data"
)

// Opening is a slot of a ship in a squad that is being built, and the upgrade that fills it.
type Opening struct {
	Slot   data.Slot
	Choice []data.Slot // the slot is any one of these, and not yet filled
	ID     string      // of the upgrade, empty while the slot is free
}

// Openings lists the slots of a ship: those of its card, in its order, with those that its upgrades
// add or take. An upgrade that takes two slots is in both. A ship card with a standard loadout
// has none.
func Openings(c *data.Catalogue, s Squad, f Format, at int) []Opening {
	k := newChecker(c, s, f)
	i := slices.IndexFunc(k.ships, func(each ship) bool { return each.index == at })
	if i < 0 || len(k.ships[i].pilot.Loadout) > 0 {
		return nil
	}
	on := &k.ships[i]
	places, choices := k.placesOf(on)
	filled := make([]string, len(places))
	var chosen []Opening
	for _, u := range on.upgrades {
		for _, slot := range u.Slots {
			free := func(p place) bool { return p.takes(u, slot) }
			if n := slices.IndexFunc(places, free); n >= 0 {
				places[n].filled, filled[n] = true, u.ID
				continue
			}
			fits := func(choice []data.Slot) bool { return slices.Contains(choice, slot) }
			if n := slices.IndexFunc(choices, fits); n >= 0 {
				choices = slices.Delete(slices.Clone(choices), n, n+1)
			}
			chosen = append(chosen, Opening{Slot: slot, ID: u.ID})
		}
	}
	var list []Opening
	for n, p := range places {
		list = append(list, Opening{Slot: p.slot, ID: filled[n]})
	}
	for _, choice := range choices {
		list = append(list, Opening{Choice: choice})
	}
	return append(list, chosen...)
}

// Fits lists the upgrades that a ship of a squad can equip in a slot apart from those it has, the
// cheapest first: the squad has no problem with them that it does not have without, except for its
// points.
func Fits(c *data.Catalogue, s Squad, f Format, ship int, slot data.Slot) []*data.Upgrade {
	if ship < 0 || ship >= len(s.Ships) {
		return nil
	}
	pilot, ok := c.Pilot(s.Ships[ship].Pilot)
	if !ok || len(pilot.Loadout) > 0 {
		return nil
	}
	f.Points = 0
	before := len(Check(c, s, f))
	var list []*data.Upgrade
	for i := range c.Upgrades {
		u := &c.Upgrades[i]
		if u.LoadoutOnly || !slices.Contains(u.Slots, slot) {
			continue
		}
		if len(Check(c, with(s, ship, Upgrade{Slot: slot, ID: u.ID}), f)) <= before {
			list = append(list, u)
		}
	}
	slices.SortStableFunc(list, func(a, b *data.Upgrade) int {
		x, _ := c.Price(a, pilot)
		y, _ := c.Price(b, pilot)
		return x - y
	})
	return list
}

// with returns a squad with one more upgrade on a ship.
func with(s Squad, ship int, u Upgrade) Squad {
	s.Ships = slices.Clone(s.Ships)
	s.Ships[ship].Upgrades = append(slices.Clone(s.Ships[ship].Upgrades), u)
	return s
}

// Pilots lists the ship cards of a faction that a format has.
func Pilots(c *data.Catalogue, faction data.FactionID, f Format) []*data.Pilot {
	var list []*data.Pilot
	for i := range c.Pilots {
		p := &c.Pilots[i]
		s := Squad{
			Edition: c.Edition, Faction: faction,
			Ships: []Ship{{Pilot: p.ID, Upgrades: Loadout(c, p)}},
		}
		if other := OtherHalf(c, p); other != "" {
			s.Ships = append(s.Ships, Ship{Pilot: other})
			s.PairSections(c)
		}
		k := newChecker(c, s, f)
		k.faction()
		k.law.cards(k)
		if len(k.problems) == 0 {
			list = append(list, p)
		}
	}
	return list
}
