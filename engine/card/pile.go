package card

import (
	"slices"

	"koiogran/engine/game"
)

// pile says on which cards of a ship charges are meant: its upgrades in some slots, any if none is
// named, its ship card too, and with NonRecurring only those that recover none by themselves.
type pile struct {
	of    Ref
	kinds Kinds
	slots []string
	fits  func(x *game.Exec, id game.CardID) bool
}

// each visits the cards as choices.
func (p *pile) each(x *game.Exec, visit func(c game.Choice)) {
	ship := p.of(x)
	for i := range x.G.Cards {
		c, id := &x.G.Cards[i], game.CardID(i)
		if c.Ship == ship && !x.S.Charges[i].Off && p.means(c) && p.fits(x, id) {
			choice := game.Opt(game.CardVerb)
			choice.Card = id
			visit(choice)
		}
	}
}

// means reports whether charges of a card are meant.
func (p *pile) means(c *game.CardInfo) bool {
	if p.kinds&NonRecurring != 0 && c.Back != 0 {
		return false
	}
	switch c.Slot {
	case "ship":
		return false
	case "pilot":
		return p.kinds&PilotCharge != 0
	}
	return len(p.slots) == 0 || slices.Contains(p.slots, c.Slot)
}

// some reports whether there is such a card.
func (p *pile) some(x *game.Exec) bool {
	found := false
	p.each(x, func(game.Choice) { found = true })
	return found
}

// pick makes an op of what is done about one of the cards, which the ability's player picks.
func (p *pile) pick(what, ask string, take func(x *game.Exec, id game.CardID)) Op {
	return Op{What: what, Can: p.some, Do: game.Step{
		Name: ask,
		Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
		Ask:  func(x *game.Exec, _ game.Player, q *game.Question) { p.each(x, q.Add) },
		Take: func(x *game.Exec, _ game.Player, c game.Choice) { take(x, c.Card) },
	}}
}
