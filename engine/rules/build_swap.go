package rules

import (
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/data"
	"koiogran/engine/game"
)

// layOut places the upgrades beside ships that abilities can equip them with during the match: each exists
// from the beginning, away. A ship has none of a name that it already has
// (2e.squad.upgrade.no-duplicate-name).
func (b *builder) layOut() error {
	for i := range slices.Clip(b.g.Cards) { // first those that others can exchange once they are revealed
		if terms := b.defOf(b.g.Cards[i].Code).Swaps; terms != nil && terms.Under {
			if err := b.layUnder(terms.Slots[0], b.g.Cards[i].Ship); err != nil {
				return err
			}
		}
	}
	for i := range slices.Clip(b.g.Cards) {
		terms, self := b.defOf(b.g.Cards[i].Code).Swaps, b.g.Cards[i].Ship
		var err error
		switch {
		case terms == nil || terms.Under:
		case terms.Outside:
			for _, slot := range terms.Slots {
				if err = b.layFromOutside(slot, self); err != nil {
					return err
				}
			}
		default:
			err = b.layFromFriends(terms, self)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// layFromFriends lays out what a ship can hand over, or what friendly ships can exchange.
func (b *builder) layFromFriends(terms *card.SwapTerms, self game.ShipID) error {
	b.away = true // what the cards drop is in the match already
	defer func() { b.away = false }()
	for i := range slices.Clip(b.g.Cards) {
		c := b.g.Cards[i]
		row, ok := b.Facts.Upgrade(c.ID)
		if b.s.Charges[i].Away() && !c.Under || !ok || !slices.Contains(terms.Slots, c.Slot) || !c.IsUpgrade() ||
			!b.g.OneForce(c.Ship, self) || !terms.Exchange && c.Ship != self {
			continue
		}
		for other := range b.g.Ships {
			if id := game.ShipID(other); b.takes(terms, self, id) {
				if err := b.lay(id, row); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// takes reports whether a ship can be equipped with upgrades of its friends.
func (b *builder) takes(terms *card.SwapTerms, self, id game.ShipID) bool {
	info := &b.g.Ships[id]
	switch {
	case !b.g.OneForce(id, self):
		return false
	case terms.Exchange:
		return slices.ContainsFunc(b.g.Cards, func(c game.CardInfo) bool {
			return c.Ship == id && slices.Contains(terms.Slots, c.Slot) && c.IsUpgrade()
		})
	}
	return id != self && (terms.Plain && !info.Limited || slices.Contains(terms.Ships, info.Ship))
}

// lay places an upgrade beside a ship that may have it, unless the ship has one of that name.
func (b *builder) lay(id game.ShipID, row *data.Upgrade) error {
	has := slices.ContainsFunc(b.g.Cards, func(c game.CardInfo) bool { return c.Ship == id && c.ID == row.ID })
	if has || !b.admits(id, row) {
		return nil
	}
	first := len(b.g.Cards)
	if err := b.upgrade(id, row.ID, game.NoSection); err != nil {
		return err
	}
	for i := first; i < len(b.g.Cards); i++ {
		b.barOf(&b.g.Ships[id], game.CardID(i))
		b.s.Charges[i] = game.AwayCharge()
	}
	return nil
}

// admits reports whether the restrictions of an upgrade let a ship have it, and whether it can come during a
// match: a standard loadout takes no other upgrade (2e.squad.standard-loadout), and what changes a value
// printed for the ship, takes several slots or holds Force stays where it was at set-up.
func (b *builder) admits(id game.ShipID, row *data.Upgrade) bool {
	pilot, ok := b.Facts.Pilot(b.g.Ships[id].Pilot)
	if !ok || len(pilot.Loadout) > 0 || len(row.Slots) > 1 || row.Sides[0].Force != nil || row.Sides[0].ShipAbility != "" ||
		row.LoadoutOnly || row.Sides[0].Energy != nil && row.ID != ionizationReactor {
		return false
	}
	for i := range row.Sides {
		if slices.ContainsFunc(row.Sides[i].Grants, func(g data.Grant) bool { return g.Action == nil }) {
			return false
		}
	}
	return !slices.ContainsFunc(row.Restrictions, func(r data.Restriction) bool { return !b.meets(id, pilot, r) })
}

// meets reports whether a line of a restriction box holds for a ship.
func (b *builder) meets(id game.ShipID, pilot *data.Pilot, r data.Restriction) bool {
	kind, _ := b.Facts.Ship(pilot.Ship)
	has := func(fits func(c *game.CardInfo) bool) bool {
		for i := range b.g.Cards {
			if c := &b.g.Cards[i]; c.Ship == id && c.IsUpgrade() && !b.s.Charges[i].Away() && fits(c) {
				return true
			}
		}
		return false
	}
	anyOf := func(words, wanted []string) bool {
		return slices.ContainsFunc(words, func(w string) bool { return slices.Contains(wanted, w) })
	}
	return slices.Contains(r.Factions, pilot.Faction) || slices.Contains(r.Ships, pilot.Ship) ||
		slices.Contains(r.Sizes, kind.Size) || anyOf(pilot.Keywords, r.Keywords) ||
		r.NonLimited && pilot.Limited == 0 ||
		r.Action != nil && slices.ContainsFunc(b.Facts.ActionBar(pilot), func(a data.Action) bool {
			return a.Name == r.Action.Name && (r.Action.Difficulty == "" || a.Difficulty == r.Action.Difficulty)
		}) ||
		has(func(c *game.CardInfo) bool { return slices.Contains(r.Equipped, data.Slot(c.Slot)) })
}

// layFromOutside lays out all upgrades of a slot that a ship could have in place of its own: those that cost
// no more than the dearest of these.
func (b *builder) layFromOutside(slot string, self game.ShipID) error {
	most := -1
	for i := range b.g.Cards {
		if c := &b.g.Cards[i]; c.Ship == self && c.Slot == slot && !b.s.Charges[i].Away() {
			most = max(most, int(c.Cost))
		}
	}
	for i := range b.Facts.Upgrades {
		row := &b.Facts.Upgrades[i]
		if int(row.Cost.Value) > most || row.Slots[0] != data.Slot(slot) || b.upgrades[row.ID].code == nil ||
			row.Limited > 0 && b.inSquad(self, row.Name) {
			continue
		}
		if err := b.lay(self, row); err != nil {
			return err
		}
	}
	return nil
}

// layUnder lays out the upgrades of a slot of which one can lie facedown under a card of a ship, if the ship has
// such a slot free (2e.squad.upgrade.slot-required).
func (b *builder) layUnder(slot string, self game.ShipID) error {
	free := 0
	if pilot, ok := b.Facts.Pilot(b.g.Ships[self].Pilot); ok {
		for _, s := range pilot.Slots {
			if string(s) == slot {
				free++
			}
		}
	}
	for i := range b.g.Cards {
		if c := &b.g.Cards[i]; c.Ship == self && c.Slot == slot {
			free--
		}
	}
	for i := range b.Facts.Upgrades {
		row := &b.Facts.Upgrades[i]
		if free <= 0 || row.Limited > 0 || row.Slots[0] != data.Slot(slot) || b.upgrades[row.ID].code == nil {
			continue
		}
		first := len(b.g.Cards)
		if err := b.lay(self, row); err != nil {
			return err
		}
		for j := first; j < len(b.g.Cards); j++ {
			b.g.Cards[j].Under = b.g.Cards[j].ID == row.ID
		}
	}
	return nil
}

// inSquad reports whether a card of a name is in the squad of a ship: a unique one can come but once.
func (b *builder) inSquad(self game.ShipID, name string) bool {
	for i := range b.g.Cards {
		c := &b.g.Cards[i]
		if b.g.Ships[c.Ship].Owner == b.g.Ships[self].Owner && data.Key(c.Name) == data.Key(name) &&
			!b.s.Charges[i].Away() {
			return true
		}
	}
	return false
}
