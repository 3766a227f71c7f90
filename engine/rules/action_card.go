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
	return pickCard("perform the action of a card", "choose the card to act with", each,
		func(x *game.Exec, id game.CardID) { x.Offer(menuOf(x, id)) })
}

// PerformDamageCard lets Self perform, on terms, the action of one of its faceup damage cards; the player
// picks which if there are several.
func PerformDamageCard(terms game.Terms) card.Op {
	each := func(x *game.Exec, visit func(id game.CardID)) {
		for i := range x.S.Cards[:x.S.NCards] {
			id := x.DealtID(i)
			if x.S.Cards[i].Ship == x.Self() && IsDamageCard(x, id) && x.Answerable(menuOn(x, id, terms)) {
				visit(id)
			}
		}
	}
	return card.Op{
		What: "perform the action of a damage card",
		Can: func(x *game.Exec) bool {
			found := false
			each(x, func(game.CardID) { found = true })
			return found
		},
		Do: game.Step{
			Name: "choose the damage card to act on",
			Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				each(x, func(id game.CardID) {
					c := game.Opt(game.DamageVerb)
					c.Card, c.Item = id, x.Dealt(id).Code
					q.Add(c)
				})
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) { x.Offer(menuOn(x, c.Card, terms)) },
		},
	}
}

// menuOn is menuOf on terms.
func menuOn(x *game.Exec, id game.CardID, terms game.Terms) game.Trigger {
	t := menuOf(x, id)
	t.Terms = terms
	return t
}

// menuOf returns the menu of the actions of one card of Self.
func menuOf(x *game.Exec, id game.CardID) game.Trigger {
	t := game.On(card.PerformAction, x.Self())
	t.Only, t.Card, t.N, t.From = x.Side(x.Self()), id, card.SetOf(game.CardAction), game.NoAction
	return t
}
