package card

import (
	"slices"

	"koiogran/game"
)

// RecoverUpgrade recovers n charges of an upgrade of a ship in one of these slots, in any if none
// is named; the ability's player picks which if several have an inactive charge that can be
// recovered.
func RecoverUpgrade(r Ref, n int, slots ...string) Op {
	each := func(x *game.Exec, visit func(id game.CardID)) {
		for i := range x.G.Cards {
			c, id := &x.G.Cards[i], game.CardID(i)
			fits := c.Slot != "pilot" && c.Slot != "ship"
			if len(slots) > 0 {
				fits = slices.Contains(slots, c.Slot)
			}
			if fits && c.Ship == r(x) && !x.S.Charges[i].Off && CanRecover(x, id) {
				visit(id)
			}
		}
	}
	return Op{
		What: "recover a charge of an upgrade",
		Can: func(x *game.Exec) bool {
			found := false
			each(x, func(game.CardID) { found = true })
			return found
		},
		Steps: []game.Step{{
			Name: "choose the upgrade that recovers",
			Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				each(x, func(id game.CardID) {
					c := game.Opt(game.CardVerb)
					c.Card = id
					q.Add(c)
				})
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) {
				RecoverChargesOf(x, c.Card, n, "2e.charge.recover")
			},
		}},
	}
}
