package rules

import (
	"slices"

	"koiogran/engine/game"
)

// lendDial adds the maneuvers of a ship to the dial of the one that tows it, which has none of its own.
func (b *builder) lendDial(carrier, id game.ShipID) {
	dial := &b.g.Ships[carrier].Dial
	for _, m := range b.g.Ships[id].Dial {
		if !slices.Contains(*dial, m) {
			*dial = append(*dial, m)
		}
	}
}

// towing returns the ship that a ship tows, whose dial and initiative it has; NoShip if there is none.
func towing(x *game.Exec, id game.ShipID) game.ShipID {
	if x.Info(id).Dock.Tows {
		for i := range x.S.Ships[:x.S.NShips] {
			if x.S.Ships[i].Carrier() == id {
				return game.ShipID(i)
			}
		}
	}
	return game.NoShip
}

// idle reports whether a ship could tow another and tows none: it is assigned no dial, and neither activates
// nor engages.
func idle(x *game.Exec, id game.ShipID) bool {
	return x.Info(id).Dock.Tows && towing(x, id) == game.NoShip
}

// onTowed reports whether a maneuver is on the dial of the ship that a ship tows, if it is one that tows.
func onTowed(x *game.Exec, id game.ShipID, m game.Maneuver) bool {
	if !x.Info(id).Dock.Tows {
		return true
	}
	t := towing(x, id)
	return t != game.NoShip && slices.Contains(x.Info(t).Dial, m)
}

// passDial assigns the dial of a ship that docks to the one that tows it.
func passDial(x *game.Exec, id, carrier game.ShipID) {
	if !x.Info(carrier).Dock.Tows || !x.Ship(id).DialSet {
		return
	}
	ClearDial(x, carrier)
	to := x.Ship(carrier)
	to.DialSet, to.Revealed = true, x.Ship(id).Revealed
	if m := SetDial(x, id); !m.IsNone() {
		x.S.Secret[x.Side(carrier)].Dials[carrier] = uint8(slices.Index(x.Info(carrier).Dial, m) + 1)
	}
}
