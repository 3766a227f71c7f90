package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// ExposeSteps turn one of the ship's facedown damage cards faceup, at random
// (2e.damage.expose, 2e.damage.random-facedown). The caller has made sure that there is one.
var ExposeSteps = game.Parts{game.Step{
	Name: "expose a card at random",
	Who: func(x *game.Exec) game.Players {
		if !canTurnOver(x, x.Self()) {
			return game.Nobody
		}
		return game.Only(game.Chance)
	},
	Ask: func(x *game.Exec, _ game.Player, q *game.Question) { ListFacedown(x, x.Self(), q) },
	Take: func(x *game.Exec, _ game.Player, c game.Choice) {
		Expose(x, x.Self(), c)
	},
}}

// canTurnOver reports whether a ship has a facedown damage card that can be turned over. What is only
// counted because no card was left has no front.
func canTurnOver(x *game.Exec, id game.ShipID) bool {
	if cardsDown(x, id) == 0 {
		return false
	}
	for i := range x.S.Cards[:x.S.NCards] {
		if c := &x.S.Cards[i]; c.Seen != game.Nobody && c.Ship == id {
			return true
		}
	}
	return anyUnseen(x, x.Owner(id), &x.S.Decks[x.Owner(id)])
}

// ListFacedown lists what a facedown card of a ship, taken at random, can turn out to be. N is
// one more than the place of a card that somebody has seen, 0 for one that nobody has.
func ListFacedown(x *game.Exec, id game.ShipID, q *game.Question) {
	var unseen game.Question
	listUnseen(x, x.Owner(id), &unseen)
	q.Kind = game.DrawQuestion
	total := uint16(0)
	for _, w := range unseen.Weights[:unseen.N] {
		total += w
	}
	known := uint16(0)
	for i := range x.S.Cards[:x.S.NCards] {
		c := &x.S.Cards[i]
		if c.Seen != game.Nobody && c.Ship == id {
			o := game.Opt(game.DrawVerb)
			o.Item, o.N = KnownTitle(x, i), int16(i+1)
			q.Weights[q.N] = max(total, 1)
			q.Add(o)
			known++
		}
	}
	rest := uint16(cardsDown(x, id)) - known
	if rest == 0 {
		return
	}
	for i, c := range unseen.Options() {
		q.Weights[q.N] = unseen.Weights[i] * rest
		q.Add(c)
	}
}

// Expose turns the facedown card that was drawn faceup.
func Expose(x *game.Exec, id game.ShipID, c game.Choice) {
	if c.N > 0 {
		x.Free(int(c.N) - 1)
	}
	DealFaceup(x, id, c.Item, true)
}

// ExposeCard is the op that makes a ship expose one of its damage cards.
func ExposeCard(r card.Ref) card.Op {
	can := func(x *game.Exec) bool { return canTurnOver(x, r(x)) }
	return card.RunIf("expose a damage card", can, func(x *game.Exec) {
		x.Call(card.ExposeRole, r(x))
	})
}

// exposed is how many cards ExposeCards has turned over.
var exposed = game.NewLocal[uint8]("cards exposed", 0)

// ExposeCards is ExposeCard of n cards, or as many as lie facedown.
func ExposeCards(r card.Ref, n card.Num) card.Op {
	return card.Op{
		What: "expose damage cards",
		Can:  func(x *game.Exec) bool { return canTurnOver(x, r(x)) },
		Do: game.Parts{game.Locals{exposed}, game.Loop("expose the cards", game.Step{
			Name: "expose the next card",
			Do: func(x *game.Exec) {
				if int(exposed.Get(x)) == n(x) || !canTurnOver(x, r(x)) {
					x.Leave()
					return
				}
				exposed.Set(x, exposed.Get(x)+1)
				x.Call(card.ExposeRole, r(x))
			},
		})},
	}
}

// RepairThis is the op of a faceup damage card that repairs itself.
func RepairThis() card.Op {
	return card.Run("repair this card", func(x *game.Exec) {
		if c := x.Dealt(x.Card()); c != nil && c.Faceup() {
			RepairFaceup(x, x.Card())
		}
	})
}
