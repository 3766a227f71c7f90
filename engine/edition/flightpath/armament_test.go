package flightpath_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/data"
	"koiogran/engine/rules"
)

// half is half the length of the base of a unit type, in millimeters.
func half(facts *data.Catalogue, ship string) float64 {
	if s, _ := facts.Ship(ship); s.Size == data.Large {
		return 40
	}
	return 20
}

// reaches reports whether a unit with a loadout can attack a cadet straight ahead of it, which it has
// locked, at a gap in millimeters with one of its weapons, and how many attack weapons it has.
func reaches(t *testing.T, p *data.Pilot, loadout string, weapon int, gap float64) (bool, int) {
	t.Helper()
	s := lab(t)
	s.Table(1400, 1400)
	unit := s.Mine(p.ID, scene.At(700, 200, 0), scene.With(loadout))
	foe := s.Theirs("gm-cadet", scene.At(700, 200+half(data.Flightpath(), p.Ship)+gap+20, 180),
		scene.With("rgm-79-gm.bsg"))
	s.Lock(unit, foe)
	x := s.Exec()
	defer s.Done()
	n := len(x.Info(unit.ID()).Weapons)
	if weapon >= n {
		return false, n
	}
	_, ok := rules.Target(x, unit.ID(), foe.ID(), weapon)
	return ok, n
}

// Every armament of every loadout attacks from the least to the most range that is printed, melee
// armaments up to the melee band, and no nearer or farther.
//
// msg.combat.target.range, msg.melee.range
func TestArmaments_ReachAsPrinted(t *testing.T) {
	facts := data.Flightpath()
	seen := map[string]bool{}
	for i := range facts.Pilots {
		p := &facts.Pilots[i]
		for _, u := range facts.Upgrades {
			if len(u.Armaments) == 0 || u.Restrictions[0].Ships[0] != p.Ship || seen[u.ID] {
				continue
			}
			seen[u.ID] = true
			weapon := 0
			for _, id := range u.Armaments {
				row, _ := facts.Upgrade(id)
				if a := row.Sides[0].Attack; a != nil {
					reachOf(t, p, u.ID, weapon, a)
					weapon++
				}
			}
			if _, n := reaches(t, p, u.ID, weapon, 1); n != weapon {
				t.Errorf("%s: %d weapons, want %d", u.ID, n, weapon)
			}
		}
	}
}

// reachOf tries a weapon at the bounds of its range and just outside of them.
func reachOf(t *testing.T, p *data.Pilot, loadout string, weapon int, a *data.Stat) {
	t.Helper()
	least, most := float64(a.MinRange-1)*100, float64(a.MaxRange)*100
	if a.Melee {
		least, most = 0, 50
	}
	for _, c := range []struct {
		gap float64
		ok  bool
	}{{least + 0.5, true}, {most - 0.5, true}, {most + 0.5, false}, {least - 0.5, false}} {
		if c.gap < 0 {
			continue
		}
		if ok, _ := reaches(t, p, loadout, weapon, c.gap); ok != c.ok {
			t.Errorf("%s, weapon %d of %v: at %.1f mm it can attack: %t", loadout, weapon, *a, c.gap, ok)
		}
	}
}
