package soak

import (
	"slices"

	"koiogran/engine/data"
)

// Stranded is a card that is built and that no squad of cards that are built can have.
type Stranded struct {
	ID  string `json:"id"`
	Why string `json:"why"`
}

// strand takes a card that no ship can have out of the pool, and says so.
func (d *drawer) strand(f *forced) {
	why := "no ship that is built can have it"
	if u, ok := d.o.Edition.Facts.Upgrade(f.card); ok && u.LoadoutOnly {
		why = "it comes with ship cards alone, and none of them is built"
	}
	d.stranded = append(d.stranded, Stranded{f.card, why})
	at := slices.Index(d.pool.Upgrades, f.card)
	d.pool.Upgrades = slices.Delete(d.pool.Upgrades, at, at+1)
}

// armament reports whether a card comes with loadouts: no ship has it by itself.
func (d *drawer) armament(id string) bool {
	return slices.ContainsFunc(d.o.Edition.Facts.Upgrades,
		func(u data.Upgrade) bool { return slices.Contains(u.Armaments, id) })
}
