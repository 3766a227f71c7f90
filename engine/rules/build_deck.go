package rules

import (
	"fmt"
	"slices"

	"koiogran/engine/data"
	"koiogran/engine/game"
)

// deck is a damage deck, by the name that squads know it by, with its cards of each title.
type deck struct {
	name   string
	titles [game.MaxTitles]uint8
}

// deckNamed returns a damage deck of the edition: its first one if no name is given. A deck of cards
// that are not built is not a deck (1e.damage.newer-deck-preferred).
func (c *Compiled) deckNamed(name string) (*deck, error) {
	if len(c.decks) == 0 && name == "" {
		return &deck{}, nil
	}
	for i := range c.decks {
		if name == "" || c.decks[i].name == name {
			return &c.decks[i], nil
		}
	}
	for i := range c.Facts.Damage {
		if c.Facts.Damage[i].Deck == name {
			return nil, fmt.Errorf("%w: the cards of the damage deck %q are not built; expected %q",
				ErrSetup, name, c.decks[0].name)
		}
	}
	return nil, fmt.Errorf("%w: there is no damage deck %q", ErrSetup, name)
}

// count notes the cards of a title in its deck.
func (c *Compiled) count(row *data.DamageCard) {
	i := slices.IndexFunc(c.decks, func(d deck) bool { return d.name == row.Deck })
	if i < 0 {
		i, c.decks = len(c.decks), append(c.decks, deck{name: row.Deck})
	}
	c.decks[i].titles[len(c.base.Dealt)] = uint8(row.Count)
}
