package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// RearmForCharge is the op that spends a charge of a weapon of Self on which a disarm token lies,
// to take the token off; its player picks which if there are several.
func RearmForCharge() card.Op {
	each := func(x *game.Exec, visit func(id game.CardID)) {
		for i := range armamentsOf(x, x.Self()) {
			if c := &x.S.Charges[i]; c.Held.Has(game.DisarmToken) && c.Active > 0 {
				visit(i)
			}
		}
	}
	return card.Op{
		What: "spend a charge to rearm a weapon",
		Can: func(x *game.Exec) bool {
			found := false
			each(x, func(game.CardID) { found = true })
			return found
		},
		Do: game.Step{
			Name: "choose the weapon to rearm",
			Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				each(x, func(id game.CardID) {
					c := game.Opt(game.CardVerb)
					c.Card = id
					q.Add(c)
				})
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) {
				card.SpendChargesOf(x, c.Card, 1, "charge.spend")
				held := &x.S.Charges[c.Card].Held
				*held = held.Without(game.DisarmToken)
			},
		},
	}
}
