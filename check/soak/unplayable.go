package soak

import (
	"koiogran/engine/data"
	"slices"
)

// UnplayableCard is a card that is built and that no squad of cards that are built can have.
type UnplayableCard struct {
	ID  string `json:"id"`
	Why string `json:"why"`
}

// strand takes a card that no ship can have out of the pool, and says so.
func (d *drawer) strand(f *forced) {
	why := "no ship that is built can have it"
	if u, ok := d.o.Edition.Facts.Upgrade(f.card); ok && u.LoadoutOnly {
		why = "it comes with ship cards alone, and none of them is built"
	}
	if d.ofEpic(f) {
		why = "only huge ships use it, and they fly in Epic matches"
	}
	d.stranded = append(d.stranded, UnplayableCard{f.card, why})
	if f.pilot {
		d.pool.Pilots = slices.DeleteFunc(d.pool.Pilots, func(id string) bool { return id == f.card })
		return
	}
	at := slices.Index(d.pool.Upgrades, f.card)
	d.pool.Upgrades = slices.Delete(d.pool.Upgrades, at, at+1)
}

// ofEpic reports whether a card is used in Epic matches alone, and this is none: the ship card of a huge ship,
// or what only huge ships can use.
func (d *drawer) ofEpic(f *forced) bool {
	if d.o.Epic {
		return false
	}
	if !f.pilot {
		return f.needs.huge
	}
	return d.isHuge(f.card)
}

// hugeOnly reports whether huge ships alone can use a card, which therefore Epic matches are to cover.
func (d *drawer) hugeOnly(f *forced) bool {
	if f.pilot {
		return d.isHuge(f.card)
	}
	return f.needs.huge || len(f.ships) > 0 && !slices.ContainsFunc(f.ships, func(id string) bool { return !d.isHuge(id) })
}

// armament reports whether a card comes with loadouts: no ship has it by itself.
func (d *drawer) armament(id string) bool {
	return slices.ContainsFunc(d.o.Edition.Facts.Upgrades,
		func(u data.Upgrade) bool { return slices.Contains(u.Armaments, id) })
}
