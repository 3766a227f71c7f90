package squad

import (
	"slices"

	"koiogran/engine/data"
)

// configuration is the slot of cards such as S-foils, most of which cost nothing.
const configuration = "configuration"

// Configured returns a squad with the first configuration that costs nothing on each ship that could have one and has
// none, as long as the squad stays legal and fits.
func Configured(c *data.Catalogue, s Squad, f Format, fits func(*Squad) bool) Squad {
	for i := range s.Ships {
		pilot, ok := c.Pilot(s.Ships[i].Pilot)
		has := slices.ContainsFunc(s.Ships[i].Upgrades, func(u Upgrade) bool { return u.Slot == configuration })
		if !ok || has || len(pilot.Loadout) > 0 || !slices.Contains(pilot.Slots, configuration) {
			continue
		}
		for n := range c.Upgrades {
			u := &c.Upgrades[n]
			price, priced := c.Price(u, pilot)
			if !slices.Equal(u.Slots, []data.Slot{configuration}) || !priced || price != 0 {
				continue
			}
			next := s
			next.Ships = slices.Clone(s.Ships)
			next.Ships[i].Upgrades = append(slices.Clip(next.Ships[i].Upgrades), Upgrade{Slot: configuration, ID: u.ID})
			if len(Check(c, next, f)) == 0 && fits(&next) {
				s = next
				break
			}
		}
	}
	return s
}
