package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// teach lets ships perform the actions of a card of another ship, where the pilot of that says so:
// each of them has a card of its own for it, which offers what the other one does while the teacher
// is near and has the card. So it is each ship's own action of its own round.
func (b *builder) teach() error {
	for i := range b.g.Cards {
		terms := b.defOf(b.g.Cards[i].Code).Teaches
		if terms == nil || b.g.Cards[i].Slot != "pilot" {
			continue
		}
		teacher := b.g.Cards[i].Ship
		for j := range b.g.Cards {
			c := b.g.Cards[j]
			if c.Ship != teacher || c.Slot != terms.Slot || !hasAction(c.Code) {
				continue
			}
			lesson := taught(c.Code, game.CardID(i), game.CardID(j), terms)
			for id := range b.g.Ships {
				s := &b.g.Ships[id]
				if game.ShipID(id) == teacher || !b.g.OneForce(game.ShipID(id), teacher) ||
					s.Ship != terms.Ship {
					continue
				}
				c.Ship, c.Slot, c.Code = game.ShipID(id), "taught", lesson
				if err := b.addCard(c); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// hasAction reports whether a card has an "Action:" line.
func hasAction(code *game.Code) bool {
	for _, a := range code.Abilities {
		if a.Window == card.PerformAction {
			return true
		}
	}
	return false
}

// works reports whether a card is neither discarded nor silenced.
func works(x *game.Exec, id game.CardID) bool {
	c := &x.S.Charges[id]
	return !c.Off && !c.Silent
}

// taught returns a card whose actions are offered only near the ship of the pilot that teaches them, and
// while that has the card.
func taught(code *game.Code, by, of game.CardID, terms *card.TeachTerms) *game.Code {
	lesson := *code
	lesson.Abilities = nil
	for _, a := range code.Abilities {
		copied := *a
		copied.Code = &lesson
		if a.Window == card.PerformAction {
			can := a.Can
			copied.Can = func(x *game.Exec) bool {
				teacher := x.G.Cards[by].Ship
				n := card.RangeBetween(x, teacher, x.Self())
				return x.Ship(teacher).InPlay() && works(x, of) && works(x, by) &&
					terms.Least <= n && n <= terms.Most && can(x)
			}
		}
		lesson.Abilities = append(lesson.Abilities, &copied)
	}
	return &lesson
}
