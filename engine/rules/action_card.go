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
			if c.Ship == x.Self() && named && x.Answerable(CardMenu(x, game.CardID(i))) {
				visit(game.CardID(i))
			}
		}
	}
	return pickCard("perform the action of a card", "choose the card to act with", each,
		func(x *game.Exec, id game.CardID) { x.Offer(CardMenu(x, id)) })
}

// CardMenu returns the menu of the actions of one card of Self.
func CardMenu(x *game.Exec, id game.CardID) game.Trigger {
	t := game.On(card.PerformAction, x.Self())
	t.Only, t.Card, t.N, t.From = x.Side(x.Self()), id, card.SetOf(game.CardAction), game.NoAction
	return t
}
