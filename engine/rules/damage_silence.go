package rules

import (
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
)

// Silence settles which cards of a ship do not work because a faceup damage card of it says so.
func Silence(x *game.Exec, id game.ShipID) {
	for i := range x.G.Cards {
		if c := &x.G.Cards[i]; c.Ship == id && !x.S.Charges[i].Away() {
			card.Silence(x, game.CardID(i), silenced(x, id, c.Slot) || buried(x, id, i))
		}
	}
}

// silenced reports whether a faceup damage card of a ship keeps the ship's cards of a slot from
// working.
func silenced(x *game.Exec, id game.ShipID, slot string) bool {
	for i := range x.S.Cards[:x.S.NCards] {
		c := &x.S.Cards[i]
		if c.Faceup() && c.Ship == id && slices.Contains(x.G.Dealt[c.Code].Silences, slot) {
			return true
		}
	}
	return false
}
