package soak

import (
	"math/rand/v2"
	"slices"

	"koiogran/bot"
	"koiogran/game"
	"koiogran/view"
)

// eager mostly uses the cards that were forced into a match, and what helps them, where that is
// offered.
type eager struct {
	bot.Player
	g      *game.Game
	wanted []bool // by card of the match
	needs  company
	ship   game.ShipID // that has the card
	x      *game.Exec
	rng    *rand.Rand
}

// newEager makes a player of another one who is eager for a forced card, and for others that are
// wanted in the match.
func newEager(p bot.Player, g *game.Game, s *scenario, f *forced) eager {
	e := eager{Player: p, g: g, needs: f.needs, x: game.NewExec(g),
		wanted: make([]bool, len(g.Cards)), rng: rand.New(rand.NewPCG(s.seed, 0x6561676572))}
	for i := range g.Cards {
		c := &g.Cards[i]
		ids := s.wanted.Upgrades
		if c.Slot == "pilot" {
			ids = s.wanted.Pilots
		}
		e.wanted[i] = slices.Contains(ids, c.ID)
		if slices.Contains(f.needs.cards, c.ID) {
			e.wanted[i] = !f.needs.kept
		}
		if c.ID == f.card {
			e.wanted[i] = true
			e.ship = c.Ship
		}
	}
	return e
}

// Answer uses a card or performs an action that helps, or leaves it to the player inside.
func (e eager) Answer(v *view.View, q *game.Question) game.Choice {
	if e.rng.IntN(4) == 0 {
		return e.Player.Answer(v, q)
	}
	for _, c := range q.Options() {
		if (c.Verb == game.UseVerb || c.Verb == game.WeaponVerb) && int(c.Card) < len(e.wanted) &&
			e.wanted[c.Card] {
			return c
		}
	}
	for _, c := range q.Options() {
		if c.Verb == game.UseVerb && e.helps(v, c) || c.Verb == game.ObjectVerb &&
			e.needs.locked && c.Object == game.ShipAs(e.ship) {
			return c
		}
	}
	return e.Player.Answer(v, q)
}

// helps tells whether an option is an action that helps the card.
func (e eager) helps(v *view.View, c game.Choice) bool {
	if len(e.needs.actions) == 0 || e.rng.IntN(2) == 0 {
		return false
	}
	a := v.Offered(e.x, c)
	return a != nil && slices.Contains(e.needs.actions, a.Action)
}
