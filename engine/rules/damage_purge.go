package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// PurgeDamage is the op, inside card.Instead, with which a ship that would be destroyed reveals its
// facedown damage cards, discards those that one of the titles or the trait names, and repairs its faceup
// ones. Then it is destroyed if it still has as many as hull (2e.destroy.condition). A card revealed and
// repaired again lies facedown, and both players have seen it.
func PurgeDamage(trait string, titles ...string) card.Op {
	named := func(x *game.Exec, title uint8) bool {
		code := x.G.Dealt[title]
		for _, id := range titles {
			if code.ID == id {
				return true
			}
		}
		return code.Trait == trait
	}
	return card.Op{What: "reveal damage cards, discard some and repair the others", Do: game.Parts{
		game.Step{
			Name:  "reveal a card that nobody has seen",
			Until: true,
			Who: func(x *game.Exec) game.Players {
				if _, found := unseenAt(x, x.Self()); !found {
					return game.Nobody
				}
				return game.Only(game.Chance)
			},
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				at, _ := unseenAt(x, x.Self())
				listUnseen(x, x.Info(x.Self()).Pile(at), q)
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) {
				at, _ := unseenAt(x, x.Self())
				i := AssignCard(x, x.Self(), 0, game.NoShip)
				x.S.Cards[i].Section = at
				reveal(x, i, c.Item)
			},
		},
		game.Step{Name: "discard and repair damage cards", Do: func(x *game.Exec) {
			id := x.Self()
			for i := range x.S.Cards[:x.S.NCards] {
				c := &x.S.Cards[i]
				faceup := c.Faceup()
				if !c.InUse || c.Ship != id || faceup && !IsDamageCard(x, x.DealtID(i)) {
					continue
				}
				title := c.Code
				if !faceup {
					title = KnownTitle(x, i)
					reveal(x, i, title)
				}
				switch {
				case named(x, title):
					discardCard(x, id, i, title)
				case faceup:
					RepairFaceup(x, x.DealtID(i))
				}
			}
		}},
		game.Step{Name: "is it destroyed all the same", Do: func(x *game.Exec) {
			x.Ship(x.Self()).Doomed = false
			checkDestroyed(x, x.Self())
		}},
	}}
}

// reveal lets both players know a facedown card.
func reveal(x *game.Exec, i int, title uint8) {
	c := &x.S.Cards[i]
	if c.Seen == game.BothSides {
		return
	}
	c.Seen = game.BothSides
	x.S.Secret[0].Known[i], x.S.Secret[1].Known[i] = title, title
	e := game.NewEvent(game.DamageSeen, "damage.facedown-hidden", c.Ship)
	e.Card, e.Name, e.For = x.DealtID(i), x.G.Dealt[title].Name, game.BothSides
	x.Emit(e)
}

// discardCard discards a damage card of a ship, the one at a place in Table.Cards, which is not a repair.
func discardCard(x *game.Exec, id game.ShipID, i int, title uint8) {
	at := x.S.Cards[i].Section
	deck := &x.S.Decks[x.Info(id).Pile(at)]
	damage, down, _ := x.Ship(id).CardsAt(at)
	if !x.S.Cards[i].Faceup() {
		deck.Unseen[title]--
		turnOne(deck)
		*down--
	}
	*damage--
	deck.Discards[title]++
	e := game.NewEvent(game.DamageDiscarded, "", id)
	e.Name = x.G.Dealt[title].Name
	x.Emit(e)
	x.Free(i)
	Silence(x, id)
}
