package data

import "strconv"

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
