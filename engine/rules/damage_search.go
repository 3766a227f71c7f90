package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// Damage cards that a player looks for in a damage deck. What lies facedown on a ship has no title until
// someone sees it, so a search finds every title of which there is an unseen card, as long as the deck
// has any: see docs/rulings.md.

// searched visits the titles of one trait that a search of a deck finds.
func searched(x *game.Exec, pile int, trait string, visit func(title uint8)) {
	deck := &x.S.Decks[pile]
	total := 0
	for _, n := range deck.Unseen {
		total += int(n)
	}
	if total <= int(deck.Facedown) {
		return
	}
	for t, n := range deck.Unseen {
		title := uint8(t)
		if n > knownOf(x, pile, title) && x.G.Dealt[title].Trait == trait {
			visit(title)
		}
	}
}

// finds reports whether a search finds a card.
func finds(x *game.Exec, pile int, trait string) bool {
	found := false
	searched(x, pile, trait, func(uint8) { found = true })
	return found
}

// askSearched lists the titles that a search finds.
func askSearched(x *game.Exec, pile int, trait string, q *game.Question) {
	searched(x, pile, trait, func(title uint8) {
		c := game.Opt(game.DamageVerb)
		c.Item = title
		q.Add(c)
	})
}

// DealSearched is the op with which the player of Self looks for a damage card of a trait in its damage
// deck, and Self is dealt it facedown. That player knows it.
func DealSearched(trait string) card.Op {
	pile := func(x *game.Exec) int { return pileOf(x, x.Self()) }
	return card.Op{
		What: "search the damage deck for a card and be dealt it facedown",
		Can:  func(x *game.Exec) bool { return finds(x, pile(x), trait) },
		Do: game.Step{
			Name: "choose the damage card that is dealt",
			Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				askSearched(x, pile(x), trait, q)
			},
			Take: func(x *game.Exec, p game.Player, c game.Choice) {
				id := x.Self()
				e := game.NewEvent(game.DamageFound, "", id)
				e.Name, e.For = x.G.Dealt[c.Item].Name, game.Only(p.Side())
				x.Emit(e)
				DealFacedown(x, id)
				i := AssignCard(x, id, 0, game.NoShip)
				x.S.Cards[i].Section = struck(x, id)
				show(x, i, c.Item)
			},
		},
	}
}

// DealBorne is the op of a condition whose ship would suffer damage: 1 critical damage of it is taken away, and
// the ship is dealt the damage card that is on the condition, faceup, past its shields. That is not damage
// (2e.damage.dealt-not-suffered).
func DealBorne() card.Op {
	return card.RunIf("deal the damage card that lies on it", func(x *game.Exec) bool {
		d := x.Damage()
		return d != nil && d.Crits > 0 && borneBy(x, x.Card()) != 0
	}, func(x *game.Exec) {
		x.Damage().Crits--
		c := x.Dealt(x.Card())
		title := borneBy(x, x.Card())
		bear(x, x.Card(), 0)
		x.S.Decks[x.Info(c.Ship).Pile(c.Section)].Unseen[title]++
		DealFaceup(x, c.Ship, c.Section, title, false)
	})
}

// borneBy returns the damage card that is on a condition, 0 for none.
func borneBy(x *game.Exec, id game.CardID) uint8 {
	return x.G.Borne(&x.S.Table, int(id)-len(x.G.Cards))
}

// bear places a damage card on a condition that bears one, or takes it off.
func bear(x *game.Exec, id game.CardID, title uint8) {
	if x.CodeOf(id).Bears.Trait != "" {
		x.S.Charges[id].Active = title
	}
}

// discardBorne discards the damage card that is on a condition which is removed, or whose ship is.
func discardBorne(x *game.Exec, id game.CardID) {
	borne, c := borneBy(x, id), x.Dealt(id)
	if borne == 0 {
		return
	}
	x.S.Decks[x.Info(c.Ship).Pile(c.Section)].Discards[borne]++
	e := game.NewEvent(game.DamageDiscarded, "", c.Ship)
	e.Name = x.G.Dealt[borne].Name
	x.Emit(e)
	bear(x, id, 0)
}

// takeBorne takes the damage card off a condition that is about to be removed and assigned to another
// ship, if that ship has the same deck: it stays on the condition wherever that is assigned.
func takeBorne(x *game.Exec, id game.CardID, pile int) uint8 {
	c := x.Dealt(id)
	if x.Info(c.Ship).Pile(c.Section) != pile {
		return 0
	}
	title := borneBy(x, id)
	bear(x, id, 0)
	return title
}
