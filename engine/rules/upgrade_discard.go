package rules

import (
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
)

// DiscardWeapon discards one of Self's secondary weapons; its player picks which. Nothing happens
// if it has none.
func DiscardWeapon() card.Op {
	op := discardOne("discard a secondary weapon", card.Self, func(x *game.Exec, id game.CardID) bool {
		weapons := x.Info(x.Self()).Weapons
		return slices.ContainsFunc(weapons, func(w game.Weapon) bool {
			return !w.Primary() && w.Card == id
		})
	})
	op.Can = nil
	return op
}

// DiscardUpgradeOf discards one of the other upgrades of a ship, in one of these slots if any is
// named; the player of Self picks which. There must be one.
func DiscardUpgradeOf(r card.Ref, slots ...string) card.Op {
	return discardOne("discard an upgrade", r, func(x *game.Exec, id game.CardID) bool {
		c := &x.G.Cards[id]
		return c.IsUpgrade() && id != x.Card() && (len(slots) == 0 || slices.Contains(slots, c.Slot))
	})
}

// discardOne discards one card of a ship that fits.
func discardOne(what string, r card.Ref, fits func(x *game.Exec, id game.CardID) bool) card.Op {
	each := func(x *game.Exec, visit func(id game.CardID)) {
		for i := range x.G.Cards {
			id := game.CardID(i)
			if x.G.Cards[i].Ship == r(x) && !x.S.Charges[i].Off && fits(x, id) {
				visit(id)
			}
		}
	}
	some := func(x *game.Exec) bool {
		found := false
		each(x, func(game.CardID) { found = true })
		return found
	}
	return card.Op{What: what, Can: some, Cost: true, Do: game.Step{
		Name: "choose the upgrade to discard",
		Who: func(x *game.Exec) game.Players {
			if !some(x) {
				return game.Nobody
			}
			return game.Only(x.Owner(x.Self()))
		},
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			each(x, func(id game.CardID) {
				c := game.Opt(game.CardVerb)
				c.Card = id
				q.Add(c)
			})
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			card.DiscardUpgrade(x, c.Card, "squad.discarded-upgrade-facedown")
		},
	}}
}
