package rules

import (
	"fmt"
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// tailGun arms ships for each ship that they can take on board: while that is docked, they have a rear
// primary weapon of the printed value of its front one, or of their own.
func (b *builder) tailGun() error {
	for i := range b.g.Cards {
		terms, self := b.defOf(b.g.Cards[i].Code).TailGun, b.g.Cards[i].Ship
		for other := range b.g.Ships {
			var err error
			switch id := game.ShipID(other); {
			case terms == card.GunOfGuest && b.g.Ships[self].Dock.Ships.Has(id):
				err = b.armRear(self, id, id)
			case terms == card.GunOfHost && b.g.Ships[id].Dock.Ships.Has(self):
				err = b.armRear(id, self, id)
			}
			if err != nil {
				return err
			}
		}
	}
	return nil
}

// armRear gives a ship a rear primary weapon as good as the front one of a ship, while another is docked
// with it.
func (b *builder) armRear(id, docked, like game.ShipID) error {
	weapons := b.g.Ships[like].Weapons
	w := slices.IndexFunc(weapons, func(w game.Weapon) bool {
		return w.Primary() && !w.Turret && w.Arc == geom.FrontArc
	})
	if w < 0 {
		return nil
	}
	carrier := &b.g.Ships[id]
	if len(carrier.Weapons) == game.MaxWeapons {
		return fmt.Errorf("%w: pilot %q has more than %d weapons", ErrSetup, carrier.Pilot,
			game.MaxWeapons)
	}
	gun := weapons[w]
	gun.Arc, gun.Docked = geom.RearArc, uint8(docked)+1
	carrier.Weapons = append(carrier.Weapons, gun)
	return nil
}

// share gives ships the pilot abilities that they have in common with others, as cards of their own
// without a name of their own.
func (b *builder) share() error {
	for i := range b.g.Cards {
		terms := b.defOf(b.g.Cards[i].Code).Shares
		if terms == nil {
			continue
		}
		self := b.g.Cards[i].Ship
		for other := range b.g.Ships {
			id := game.ShipID(other)
			var err error
			switch {
			case terms.Marked && b.g.Ships[id].Side != b.g.Ships[self].Side && !b.assigners.Has(id):
				err = b.lendPilot(id, self, game.LentMarked)
			case id == self || !b.g.OneForce(id, self):
			case terms.Docked && b.g.Ships[id].Dock.Ships.Has(self):
				err = b.lendPilot(self, id, game.LentDocked)
			case terms.Host && b.g.Ships[id].Dock.Ships.Has(self):
				err = b.lendPilot(id, self, game.LentDestroyed)
			case terms.From != "" && b.equips(id, terms.From):
				err = b.lendPilot(id, self, game.LentInPlay)
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
func (b *builder) lendPilot(from, to game.ShipID, when game.LentWhile) error {
	info := b.g.Cards[b.g.Ships[from].Pilots]
	if len(info.Code.Abilities)+len(info.Code.Mods) == 0 {
		return nil
	}
	lent := game.CardInfo{ID: info.ID, Name: info.Name, Slot: lentSlot, Ship: to,
		Code: info.Code, Sides: 1, Lent: uint8(from) + 1, LentWhile: when}
	if when == game.LentDestroyed {
		lent.Charges, lent.Back = info.Charges, info.Back
	}
	if err := b.addCard(lent); err != nil {
		return err
	}
	b.s.Charges[len(b.g.Cards)-1].Active = 0 // those that it shall have are taken over when it takes effect
	return nil
}
