package match

import (
	"koiogran/engine/rules"
	"koiogran/play/squad"
)

// Forces returns the squads that a mission lists, at the points of the catalogue
// (1e.mission.forces-choice).
func Forces(c *rules.Compiled, m *rules.Mission) [2]rules.Squad {
	var out [2]rules.Squad
	for p := range m.Forces {
		out[p] = listed(c, m.Forces[p].Name, m.Forces[p].Ships)
		out[p].Collection = listed(c, "", m.Forces[p].Collection).Ships
	}
	return out
}

// Format returns the format of squads for a mission.
func Format(c *rules.Compiled, m *rules.Mission) squad.Format {
	for _, f := range squad.Formats() {
		if m.Epic && f.Edition == c.ID && f.Wide {
			return f
		}
	}
	return squad.UsualOf(c.ID)
}

// listed returns a squad of ships at the points of the catalogue.
func listed(c *rules.Compiled, name string, ships []rules.Loadout) rules.Squad {
	s := squad.Squad{Name: name, Edition: c.ID}
	for _, l := range ships {
		ship := squad.Ship{Pilot: l.Pilot}
		for _, u := range l.Upgrades {
			ship.Upgrades = append(ship.Upgrades, squad.Upgrade{ID: u})
		}
		s.Ships = append(s.Ships, ship)
		if l.Aft != nil {
			s.Ships = append(s.Ships, squad.Ship{Pilot: l.Aft.Pilot})
		}
	}
	return Squad(c.Facts, &s)
}
