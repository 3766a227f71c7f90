package match_test

import (
	"slices"
	"testing"

	"koiogran/engine/data"
	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/match"
)

// carrier returns a pilot of the pool who flies a ship that an upgrade is for.
func carrier(c *rules.Compiled, pool []string, u *data.Upgrade) string {
	for _, id := range pool {
		p, _ := c.Facts.Pilot(id)
		fits := func(r data.Restriction) bool { return len(r.Ships) > 0 && !slices.Contains(r.Ships, p.Ship) }
		if !slices.ContainsFunc(u.Restrictions, fits) {
			return id
		}
	}
	return ""
}

// printed returns the number of a kind on a ship; of attacks that of its first primary weapon.
func printed(info *game.ShipInfo, kind data.StatKind) int {
	switch kind {
	case data.Hull:
		return int(info.Hull)
	case data.Shields:
		return int(info.Shields)
	case data.Agility:
		return int(info.Agility)
	case data.Initiative:
		return int(info.Initiative)
	}
	return int(info.Weapons[0].Value)
}

// TestPool_UpgradesGiveTheirNumbers sets a ship up with and without every card that does nothing but
// change one of its numbers.
func TestPool_UpgradesGiveTheirNumbers(t *testing.T) {
	for _, id := range []string{edition.IDs()[0], edition.IDs()[1]} {
		c, _ := edition.ByID(id)
		pool := match.Pool(c)
		tried := 0
		for i := range c.Facts.Upgrades {
			u := &c.Facts.Upgrades[i]
			for _, g := range u.Sides[0].Grants {
				if g.Stat == "" || g.Arc != "" || u.Sides[0].HasAbility {
					continue
				}
				if !slices.Contains(pool.Upgrades, u.ID) {
					t.Errorf("%s: the pool lacks %s", id, u.ID)
					continue
				}
				pilot := carrier(c, pool.Pilots, u)
				numbers := [2]int{}
				for with := range numbers {
					l := rules.Loadout{Pilot: pilot}
					if with == 1 {
						l.Upgrades = []string{u.ID}
					}
					game, _, err := c.NewGame(rules.Setup{Squads: [2]rules.Squad{
						{Ships: []rules.Loadout{l}}, {Ships: []rules.Loadout{{Pilot: pool.Pilots[0]}}},
					}})
					if err != nil {
						t.Fatalf("%s: %s on %s: %v", id, u.ID, pilot, err)
					}
					numbers[with] = printed(&game.Ships[0], g.Stat)
				}
				if numbers[1] != max(0, numbers[0]+g.Amount) {
					t.Errorf("%s: %s on %s: %s goes from %d to %d, want %+d", id, u.ID, pilot, g.Stat, numbers[0],
						numbers[1], g.Amount)
				}
				tried++
			}
		}
		if tried < 3 {
			t.Errorf("%s: %d cards tried", id, tried)
		}
	}
}
