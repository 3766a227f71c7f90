package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// RearmForCharge is the op that spends a charge of a weapon of Self on which a disarm token lies,
// to take the token off; its player picks which if there are several.
func RearmForCharge() card.Op {
	each := func(x *game.Exec, visit func(id game.CardID)) {
		for i := range ArmamentsOf(x, x.Self()) {
			if c := &x.S.Charges[i]; c.Held.Has(game.DisarmToken) && c.Active > 0 {
				visit(i)
			}
		}
	}
	return pickCard("spend a charge to rearm a weapon", "choose the weapon to rearm", each,
		func(x *game.Exec, id game.CardID) {
			card.SpendChargesOf(x, id, 1, "charge.spend")
			held := &x.S.Charges[id].Held
			*held = held.Without(game.DisarmToken)
		})
}
