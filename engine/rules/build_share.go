package rules

import (
	"fmt"
	"slices"

	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// tailGun arms ships for each ship that they can take on board: while that is docked, they have a rear
// primary weapon of the printed value of its front one.
func (b *builder) tailGun() error {
	for i := range b.g.Cards {
		if !b.tailGuns[b.g.Cards[i].Code] {
			continue
		}
		carrier := &b.g.Ships[b.g.Cards[i].Ship]
		for id := range b.g.Ships {
			if !carrier.Dock.Ships.Has(game.ShipID(id)) {
				continue
			}
			weapons := b.g.Ships[id].Weapons
			w := slices.IndexFunc(weapons, func(w game.Weapon) bool {
				return w.Primary() && !w.Turret && w.Arc == geom.FrontArc
			})
			if w < 0 {
				continue
			}
			if len(carrier.Weapons) == game.MaxWeapons {
				return fmt.Errorf("%w: pilot %q has more than %d weapons", ErrSetup, carrier.Pilot,
					game.MaxWeapons)
			}
			gun := weapons[w]
			gun.Arc, gun.Docked = geom.RearArc, uint8(id)+1
			carrier.Weapons = append(carrier.Weapons, gun)
		}
	}
	return nil
}

// share gives ships the pilot abilities that they have in common with others, as cards of their own
// without a name of their own.
func (b *builder) share() error {
	for i := range b.g.Cards {
		terms := b.shares[b.g.Cards[i].Code]
		if terms == nil {
			continue
		}
		self := b.g.Cards[i].Ship
		for other := range b.g.Ships {
			id := game.ShipID(other)
			var err error
			switch {
			case id == self || b.g.Ships[id].Player != b.g.Ships[self].Player:
			case terms.Docked && b.g.Ships[id].Dock.Ships.Has(self):
				err = b.lendPilot(self, id, true)
			case !terms.Docked && b.equips(id, terms.From):
				err = b.lendPilot(id, self, false)
			}
			if err != nil {
				return err
			}
		}
	}
	return nil
}

// equips reports whether a ship has an upgrade.
func (b *builder) equips(id game.ShipID, upgrade string) bool {
	return slices.ContainsFunc(b.g.Cards, func(c game.CardInfo) bool {
		return c.Ship == id && c.ID == upgrade && c.Slot != "pilot" && c.Slot != lentSlot
	})
}

// lentSlot is what the card of a shared pilot ability has in place of a slot.
const lentSlot = "shared"

// lendPilot gives one ship the pilot ability of another, unless that has none.
func (b *builder) lendPilot(from, to game.ShipID, docked bool) error {
	info := b.g.Cards[b.g.Ships[from].Pilots]
	if len(info.Code.Abilities)+len(info.Code.Mods) == 0 {
		return nil
	}
	return b.addCard(game.CardInfo{ID: info.ID, Name: info.Name, Slot: lentSlot, Ship: to,
		Code: info.Code, Sides: 1, Lent: uint8(from) + 1, LentDocked: docked})
}
