package rules

import (
	"fmt"
	"slices"
	"strings"

	"koiogran/engine/data"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// huge makes a ship one of two sections.
func (b *builder) huge(info *game.ShipInfo, h *HugeShip, kind *data.Ship, aft *Loadout) error {
	if b.hugeShips == game.MaxHuge {
		return fmt.Errorf("%w: more than %d huge ships in a match", ErrSetup, game.MaxHuge)
	}
	if (aft == nil) != (h.Aft == "") || aft != nil && aft.Pilot != h.Aft {
		return fmt.Errorf("%w: ship %q: expected both of its ship cards", ErrSetup, kind.ID)
	}
	info.Huge = &game.Huge{Number: b.hugeShips, Two: aft != nil, Mounts: h.Mounts,
		Energy: int8(kind.Stats.Value(data.Energy)), Holds: game.ForeSection}
	b.hugeShips++
	b.hugeRows = append(b.hugeRows, h)
	for i := range kind.Dial {
		info.Huge.Gains = append(info.Huge.Gains, int8(kind.Dial[i].Energy))
	}
	for i := range info.Weapons {
		info.Weapons[i].Arc = h.Primary
	}
	if info.Weapons != nil {
		info.Arcs = game.ArcSet(0).With(h.Primary)
	}
	for _, at := range sections {
		side := &h.Crippled[at]
		for _, slot := range side.Slots {
			info.Huge.Left[at] = append(info.Huge.Left[at], string(slot))
		}
		for _, m := range info.Dial {
			if slices.Contains(side.Lost, m.Path()) {
				info.Huge.Lost[at] = append(info.Huge.Lost[at], m)
			}
		}
	}
	info.Huge.Weak = h.Crippled[game.ForeSection].Attack
	if aft == nil {
		return nil
	}
	return b.aftCard(info, h, aft)
}

// aftCard adds what the aft ship card prints.
func (b *builder) aftCard(info *game.ShipInfo, h *HugeShip, aft *Loadout) error {
	row, ok := b.Facts.Pilot(aft.Pilot)
	if !ok {
		return fmt.Errorf("%w: no pilot %q", ErrSetup, aft.Pilot)
	}
	stats := b.Facts.Stats(row)
	info.Huge.AftHull, info.Huge.AftShields = int8(stats.Value(data.Hull)), int8(stats.Value(data.Shields))
	info.Huge.Energy, info.Huge.Holds = int8(stats.Value(data.Energy)), game.AftSection
	info.Huge.Crippled = h.Crippled[game.AftSection].Energy
	info.Points += int16(aft.Points)
	info.Name = strings.TrimSuffix(info.Name, " (Fore)")
	for _, l := range info.Actions {
		info.Huge.Fore = info.Huge.Fore.With(l.Action)
	}
	n := len(info.Actions)
	for _, a := range b.Facts.ActionBar(row) {
		b.action(info, a, game.NoCard, 0)
	}
	for _, l := range info.Actions[n:] {
		info.Huge.Aft = info.Huge.Aft.With(l.Action)
	}
	return nil
}

// aft puts the aft ship card of a huge ship and its upgrades in play; what is at the first card
// belongs to the fore section.
func (b *builder) aft(id game.ShipID, l *Loadout) error {
	for i := range b.g.Cards {
		if b.g.Cards[i].Ship == id {
			b.g.Cards[i].Section = game.ForeSection
		}
	}
	row, ok := b.Facts.Pilot(l.Pilot)
	if !ok {
		return fmt.Errorf("%w: no pilot %q", ErrSetup, l.Pilot)
	}
	if err := b.cards(id, row, l, game.AftSection); err != nil {
		return err
	}
	b.keepSlots(id)
	return nil
}

// keepSlots adds the slots that cards give a section to those of its crippled side: a title that is not
// discarded gives them to either side (1e.cr90.crippled-discard-upgrades).
func (b *builder) keepSlots(id game.ShipID) {
	h := b.g.Ships[id].Huge
	for i := range b.g.Cards {
		c := &b.g.Cards[i]
		row, ok := b.Facts.Upgrade(c.ID)
		if c.Ship != id || !ok || c.Slot != "title" {
			continue
		}
		for _, g := range row.Sides[0].Grants {
			for range g.Amount {
				h.Left[c.Section] = append(h.Left[c.Section], string(g.Slot))
			}
		}
	}
}

// holdEnergy sets the energy that a card of a huge ship can hold itself, or changes how much its ship
// card can: a title, a modification and crew change that (1e.energy.limit-of-whom,
// 1e.energy.limit-raised-by-upgrades).
func (b *builder) holdEnergy(ship *game.ShipInfo, row *data.Upgrade, info *game.CardInfo) {
	n := row.Sides[0].Energy
	if n == nil || ship.Huge == nil {
		return
	}
	if slices.Contains(row.Slots, "hardpoint") || row.ID == ionizationReactor {
		info.Charges, info.Energy = int8(*n), true
		return
	}
	ship.Huge.Energy = max(0, ship.Huge.Energy+int8(*n))
}

// addEnergy changes how much energy the ship card of an undivided huge ship can hold, with which it begins
// (2e.huge.energy, 2e.huge.setup.full).
func (b *builder) addEnergy(ship *game.ShipInfo, n int) {
	c := &b.g.Cards[ship.Pilots]
	c.Charges = max(0, c.Charges+int8(n))
	b.s.Charges[ship.Pilots].Active = uint8(c.Charges)
}

// ionizationReactor is the one card apart from hardpoints that holds energy itself.
const ionizationReactor = "ionizationreactor"

// energize settles with how much energy a huge ship begins, and its shields
// (1e.energy.at-setup).
func (b *builder) energize(id game.ShipID) {
	s, h := &b.s.Ships[id], b.g.Ships[id].Huge
	s.Aft.Shields = uint8(h.AftShields)
	full := b.g.Options.FullEnergy
	if full {
		s.Tokens[game.EnergyToken] = uint8(h.Energy)
	}
	for i := range b.g.Cards {
		if c := &b.g.Cards[i]; c.Ship == id && c.Energy && !full {
			b.s.Charges[i].Active = 0
		}
	}
}

// hugeDecks fills the damage decks of huge ships.
func (b *builder) hugeDecks() {
	for i := range b.g.Ships {
		if info := &b.g.Ships[i]; info.Undivided() { // 2e.huge.setup.deck
			pile := info.Pile(game.NoSection)
			b.g.Decks[pile] = b.hugeTitles
			b.s.Decks[pile].Unseen = b.hugeTitles
		}
		h := b.g.Ships[i].Huge
		if h == nil {
			continue
		}
		for _, at := range sections {
			pile := b.g.Ships[i].Pile(at)
			for id, n := range b.hugeRows[h.Number].Decks[at] {
				title := slices.IndexFunc(b.g.Dealt, func(c *game.Code) bool { return c.ID == id })
				if title < 0 {
					panic("rules: no damage card " + id)
				}
				b.g.Decks[pile][title] = n
			}
			b.s.Decks[pile].Unseen = b.g.Decks[pile]
		}
	}
}

// printedSize returns the size that determines the arcs of a ship card. Cards of huge ships print no arcs;
// theirs are set later.
func printedSize(size geom.Size) geom.Size {
	if size.Huge() && size != geom.Huge2 {
		return geom.Small
	}
	return size
}
