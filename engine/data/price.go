package data

import (
	"slices"
	"strconv"
)

// Price returns what an upgrade costs on a pilot's ship (2e.squad.points.variable-cost): by the
// printed agility and initiative and the size of the base. It is false where the upgrade has no
// price for such a ship.
func (c *Catalogue) Price(u *Upgrade, p *Pilot) (int, bool) {
	if u.Cost.By == "" {
		return u.Cost.Value, true
	}
	var key string
	switch u.Cost.By {
	case "agility":
		key = strconv.Itoa(c.Stats(p).Value(Agility))
	case "initiative":
		key = strconv.Itoa(p.Initiative)
	case "size":
		if ship, ok := c.Ship(p.Ship); ok {
			key = string(ship.Size)
		}
	}
	price, ok := u.Cost.Values[key]
	return price, ok
}

// Discounted returns what is left of an upgrade's price beside the other upgrades of its ship,
// which may make it cheaper, though not below 0 (1e.squad.card-exceptions).
func Discounted(u *Upgrade, price int, equipped []*Upgrade) int {
	if price <= 0 {
		return price
	}
	for _, other := range equipped {
		for _, d := range other.Discounts {
			if d.Slot == "" || slices.Contains(u.Slots, d.Slot) {
				price -= d.Less
			}
		}
	}
	return max(price, 0)
}
