package rules

import (
	"fmt"

	"koiogran/engine/data"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// addRemotes adds a ShipInfo for each remote that cards of the match can place, after all ships.
func (b *builder) addRemotes() error {
	for i := range b.g.Cards {
		of := b.byCode[b.g.Cards[i].Code]
		if of.remote == nil || b.g.Cards[i].Lent != 0 {
			continue
		}
		n := of.def.Remote.N // 0 is one for each charge
		if n == 0 {
			n = int(b.g.Cards[i].Charges)
		}
		for range n {
			if err := b.remoteOf(game.CardID(i), of.remote); err != nil {
				return err
			}
		}
	}
	return nil
}

// remoteSize is the size of base whose arcs a remote has that attacks.
const remoteSize = geom.Small

// remoteOf adds one remote of a card, with a card of its own that holds its abilities and charges.
func (b *builder) remoteOf(of game.CardID, code *game.Code) error {
	if len(b.g.Ships) == game.MaxShips {
		return fmt.Errorf("%w: more than %d ships and remotes in a match", ErrSetup, game.MaxShips)
	}
	by := b.g.Cards[of]
	row, ok := b.Facts.Upgrade(by.ID)
	if !ok || row.Sides[0].Device == nil {
		return fmt.Errorf("%w: upgrade %q: expected a remote", ErrSetup, by.ID)
	}
	device, carrier := row.Sides[0].Device, &b.g.Ships[by.Ship]
	id := game.ShipID(len(b.g.Ships))
	name := device.Name
	if code.Name != "" {
		name = code.Name
	}
	info := game.ShipInfo{
		Name: name, Pilot: by.ID, Faction: carrier.Faction, Side: carrier.Side, Owner: carrier.Owner, Size: remoteSize,
		Agility: int8(device.Stats.Value(data.Agility)), Hull: int8(device.Stats.Value(data.Hull)),
		Pilots: game.CardID(len(b.g.Cards)),
		Remote: &game.Remote{Kind: b.deviceKind(device.Name), Carrier: by.Ship, Card: of,
			Crew: by.Slot == crewSlot},
	}
	if device.Initiative != nil {
		info.Initiative = int8(*device.Initiative)
	}
	own := game.CardInfo{ID: by.ID, Name: name, Slot: "pilot", Ship: id, Code: code, Sides: 1}
	if c := device.Charges; c != nil {
		own.Charges, own.Back = int8(c.Value), int8(c.Recovers)
	}
	for _, a := range device.Stats.Attacks() {
		if err := primary(&info, a, b.Measure, remoteSize); err != nil {
			return fmt.Errorf("%w: upgrade %q: %w", ErrSetup, by.ID, err)
		}
		w := &info.Weapons[len(info.Weapons)-1]
		w.Card, w.Ordnance, w.Charges = info.Pilots, a.NoBonus, min(own.Charges, 1)
	}
	info.Remote.Engages = len(info.Weapons) > 0
	b.g.Ships = append(b.g.Ships, info)
	b.s.Ships[id] = game.Ship{Initiative: info.Initiative}
	return b.addCard(own)
}

// deviceKind returns the place of a kind of device in Game.Devices.
func (b *builder) deviceKind(name string) uint8 {
	for i := range b.g.Devices {
		if b.g.Devices[i].Name == name {
			return uint8(i)
		}
	}
	panic("rules: no device " + name)
}
