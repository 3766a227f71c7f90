package match

import (
	"koiogran/rules"
	"koiogran/squad"
)

// Forces returns the squads that a mission lists, at the points of the catalogue
// (1e.mission.forces-choice).
func Forces(c *rules.Compiled, m *rules.Mission) [2]rules.Squad {
	var out [2]rules.Squad
	for p := range m.Forces {
		s := squad.Squad{Name: m.Forces[p].Name, Edition: c.ID}
		for _, l := range m.Forces[p].Ships {
			ship := squad.Ship{Pilot: l.Pilot}
			for _, u := range l.Upgrades {
				ship.Upgrades = append(ship.Upgrades, squad.Upgrade{ID: u})
			}
			s.Ships = append(s.Ships, ship)
		}
		out[p] = Squad(c.Facts, &s)
	}
	return out
}
