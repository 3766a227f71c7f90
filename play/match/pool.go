package match

import (
	"koiogran/engine/rules"
	"koiogran/play/squad"
)

// Pool returns the cards of an edition that can fly today: those whose abilities are built, ship cards
// with the loadouts that they come with.
func Pool(c *rules.Compiled) squad.Pool {
	var pool squad.Pool
	for i := range c.Facts.Pilots {
		l := rules.Loadout{Pilot: c.Facts.Pilots[i].ID}
		for _, u := range squad.Loadout(c.Facts, &c.Facts.Pilots[i]) {
			l.Upgrades = append(l.Upgrades, u.ID)
		}
		if h, ok := c.Huge[l.Pilot]; ok && h.Aft != "" {
			l.Aft = &rules.Loadout{Pilot: h.Aft}
		}
		if lacks, err := c.Lacks(l); err == nil && len(lacks) == 0 {
			pool.Pilots = append(pool.Pilots, l.Pilot)
		}
	}
	for i := range c.Facts.Upgrades {
		if len(pool.Pilots) == 0 {
			break // an upgrade flies on a ship
		}
		l := rules.Loadout{Pilot: pool.Pilots[0], Upgrades: []string{c.Facts.Upgrades[i].ID}}
		if lacks, err := c.Lacks(l); err == nil && len(lacks) == 0 {
			pool.Upgrades = append(pool.Upgrades, l.Upgrades[0])
		}
	}
	return pool
}
