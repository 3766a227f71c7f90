package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// Where damage cards lie: at the whole ship, or at the sections of a huge one.
var (
	whole    = [...]game.Section{game.NoSection}
	sections = game.Sections()
)

// sectionsOf returns the sections at which a ship has damage cards: one that is not huge has them
// at NoSection.
func sectionsOf(x *game.Exec, id game.ShipID) []game.Section {
	if x.Info(id).Huge == nil {
		return whole[:]
	}
	return sections[:]
}

// struck returns the section of a ship that what happens now strikes: that of the damage on record,
// or the one that the present attack targets. A crippled section is struck by nothing
// (1e.cr90.crippled-no-damage).
func struck(x *game.Exec, id game.ShipID) game.Section {
	if x.Info(id).Huge == nil {
		return game.NoSection
	}
	if d := x.Damage(); d != nil && d.Ship == id && d.Section != game.NoSection {
		return d.Section
	}
	if a := x.Attack(); a != nil && a.Defender == id && a.Section != game.NoSection {
		return a.Section
	}
	if x.Ship(id).Crippled.Has(game.ForeSection) {
		return game.AftSection
	}
	return game.ForeSection
}

// pileOf returns the place of the deck from which a ship is dealt damage cards now.
func pileOf(x *game.Exec, id game.ShipID) int { return x.Info(id).Pile(struck(x, id)) }

// worth returns how many damage cards those at a section count as.
func worth(x *game.Exec, id game.ShipID, at game.Section) int {
	damage, _, _ := x.Ship(id).CardsAt(at)
	return x.Weigh(card.DamageWorth, game.Weighed{Subject: id, Other: game.NoShip, Section: at},
		int(*damage))
}

// spentHull reports whether a ship has as many damage cards as hull: a huge one at all its sections
// together, and one with two ship cards at each of them, which is then crippled
// (2e.destroy.condition, 1e.gr75.single-hull, 1e.cr90.destroyed-both-crippled).
func spentHull(x *game.Exec, id game.ShipID) bool {
	info := x.Info(id)
	switch {
	case info.Huge == nil:
		return x.Query(card.DamageWorth, id, int(x.Ship(id).Damage)) >= x.Ship(id).AllHullValue(info)
	case !info.Huge.Two:
		return worth(x, id, game.ForeSection)+worth(x, id, game.AftSection) >= x.Ship(id).AllHullValue(info)
	}
	for _, at := range sections {
		if !x.Ship(id).Crippled.Has(at) && worth(x, id, at) >= x.Ship(id).HullValue(info, at) {
			cripple(x, id, at)
		}
	}
	return x.Ship(id).Crippled == game.BothSections
}
