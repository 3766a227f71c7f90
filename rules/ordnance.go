package rules

import (
	"koiogran/card"
	"koiogran/game"
)

// attackRange returns the least and the most attack range of a ship's weapon. Those printed for a
// torpedo or missile can be shifted by a card, up or down as the attack needs it, to a limit of
// 0-3 (2e.attack.special.range-requirement). Those of every secondary weapon can be, to a limit of
// 1-3.
func attackRange(x *game.Exec, id game.ShipID, w *game.Weapon) (least, most int8) {
	if w.Primary() {
		return w.Min, w.Max
	}
	if by := int8(x.Query(card.ShiftsSecondary, id, 0)); by > 0 {
		return max(1, w.Min-by), min(3, w.Max+by)
	}
	if !isOrdnance(x.G.Cards[w.Card].Slot) {
		return w.Min, w.Max
	}
	by := int8(x.Query(card.ShiftsRange, id, 0))
	return max(0, w.Min-by), min(3, w.Max+by)
}

// isOrdnance tells whether a slot is one of torpedoes or missiles.
func isOrdnance(slot string) bool { return slot == "torpedo" || slot == "missile" }
