package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// LookAtDamage is the op with which the player of Self looks at the facedown damage cards of a
// ship: which they are is drawn now, for that player alone (2e.damage.facedown-hidden).
func LookAtDamage(r card.Ref) card.Op {
	return card.Op{
		What: "look at facedown damage cards",
		Can:  hasFacedown(r),
		Do: game.Parts{
			game.Step{Name: "look at cards that somebody has seen", Do: func(x *game.Exec) {
				for i := range x.S.Cards[:x.S.NCards] {
					if c := &x.S.Cards[i]; c.Seen != game.Nobody && c.Ship == r(x) {
						show(x, i, KnownTitle(x, i))
					}
				}
			}},
			game.Step{
				Name:  "look at a card that nobody has seen",
				Until: true,
				Who: func(x *game.Exec) game.Players {
					if _, found := unseenAt(x, r(x)); !found {
						return game.Nobody
					}
					return game.Only(game.Chance)
				},
				Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
					at, _ := unseenAt(x, r(x))
					listUnseen(x, x.Info(r(x)).Pile(at), q)
				},
				Take: func(x *game.Exec, _ game.Player, c game.Choice) {
					at, _ := unseenAt(x, r(x))
					i := AssignCard(x, r(x), 0, game.NoShip)
					x.S.Cards[i].Section = at
					show(x, i, c.Item)
				},
			},
		},
	}
}

// ExposeChosen is the op with which the player of Self looks at the facedown damage cards of a ship and
// chooses one of them, and the ship exposes it.
func ExposeChosen(r card.Ref) card.Op {
	look := LookAtDamage(r)
	known := func(x *game.Exec, i int) bool {
		c := &x.S.Cards[i]
		return c.Ship == r(x) && c.Seen.Has(x.Side(x.Self()))
	}
	return card.Op{
		What: "expose a damage card of your choice",
		Can:  look.Can,
		Do: game.Parts{look.Do, game.Step{
			Name: "choose the damage card to expose",
			Who: func(x *game.Exec) game.Players {
				for i := range x.S.Cards[:x.S.NCards] {
					if known(x, i) {
						return game.Only(x.Owner(x.Self()))
					}
				}
				return game.Nobody
			},
			Ask: func(x *game.Exec, p game.Player, q *game.Question) {
				for i := range x.S.Cards[:x.S.NCards] {
					if known(x, i) {
						c := game.Opt(game.DamageVerb)
						c.Card, c.Item = x.DealtID(i), x.S.Secret[p.Side()].Known[i]
						q.Add(c)
					}
				}
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) {
				c.N = int16(c.Card) - int16(len(x.G.Cards)) + 1
				c.Object = x.Dealt(c.Card).Section.Of(r(x))
				Expose(x, r(x), c)
			},
		}},
	}
}

// DealFacedownCard is the op that deals a ship a facedown damage card, which is not damage
// (2e.damage.dealt-not-suffered).
func DealFacedownCard(r card.Ref) card.Op {
	return card.Run("deal a facedown damage card", func(x *game.Exec) { DealFacedown(x, r(x)) })
}

// hasFacedown reports whether a ship has a facedown damage card that can be turned over.
func hasFacedown(r card.Ref) card.Cond {
	return func(x *game.Exec) bool { return canTurnOver(x, r(x)) }
}

// unseenAt finds a section at which a ship has a facedown card that no one has seen.
func unseenAt(x *game.Exec, id game.ShipID) (game.Section, bool) {
	for _, at := range sectionsOf(x, id) {
		pile := x.Info(id).Pile(at)
		if seen(x, id, at) < downAt(x, id, at) && anyUnseen(x, pile, &x.S.Decks[pile]) {
			return at, true
		}
	}
	return game.NoSection, false
}

// seen counts the facedown cards at a section of a ship that someone has looked at.
func seen(x *game.Exec, id game.ShipID, at game.Section) int {
	n := 0
	for i := range x.S.Cards[:x.S.NCards] {
		if c := &x.S.Cards[i]; c.Seen != game.Nobody && c.Ship == id && c.Section == at {
			n++
		}
	}
	return n
}

// show lets the side of Self know a facedown card.
func show(x *game.Exec, i int, title uint8) {
	p := x.Side(x.Self())
	c := &x.S.Cards[i]
	c.Seen |= game.Only(p)
	x.S.Secret[p].Known[i] = title
	e := game.NewEvent(game.DamageSeen, "damage.facedown-hidden", c.Ship)
	e.Card, e.Name, e.For = x.DealtID(i), x.G.Dealt[title].Name, game.Only(p)
	x.Emit(e)
}
