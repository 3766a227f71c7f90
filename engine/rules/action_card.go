package rules

import (
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
)

// PerformCard lets Self perform, as a free action, the action of one of its upgrades in one of these
// slots, in any if none is named; the player picks which if there are several.
func PerformCard(slots ...string) card.Op {
	each := func(x *game.Exec, visit func(id game.CardID)) {
		for i := range x.G.Cards {
			c := &x.G.Cards[i]
			named := len(slots) == 0 && c.Slot != "pilot" || slices.Contains(slots, c.Slot)
			if c.Ship == x.Self() && named && x.Answerable(menuOf(x, game.CardID(i))) {
				visit(game.CardID(i))
			}
		}
	}
	return card.Op{
		What: "perform the action of a card",
		Can: func(x *game.Exec) bool {
			found := false
			each(x, func(game.CardID) { found = true })
			return found
		},
		Do: game.Step{
			Name: "choose the card to act with",
			Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				each(x, func(id game.CardID) {
					c := game.Opt(game.CardVerb)
					c.Card = id
					q.Add(c)
				})
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) { x.Offer(menuOf(x, c.Card)) },
		},
	}
}

// menuOf returns the menu of the actions of one card of Self.
func menuOf(x *game.Exec, id game.CardID) game.Trigger {
	t := game.On(card.PerformAction, x.Self())
	t.Only, t.Card, t.N, t.From = x.Owner(x.Self()), id, card.SetOf(game.CardAction), game.NoAction
	return t
}
