package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// ExposeSteps turn one of the ship's facedown damage cards faceup, at random
// (2e.damage.expose, 2e.damage.random-facedown). The caller has made sure that there is one.
var ExposeSteps = game.Parts{game.Step{
	Name: "would expose a card", Do: func(x *game.Exec) {
		if canTurnOver(x, x.Self()) {
			x.Offer(game.On(card.WouldExpose, x.Self()))
		}
	},
}, game.Step{
	Name: "expose a card at random",
	Who: func(x *game.Exec) game.Players {
		if x.Frame().Replaced || !canTurnOver(x, x.Self()) {
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
	if cardsDown(x, id) == 0 || x.IsRemote(id) { // 2e.device.remote.damage
		return false
	}
	for i := range x.S.Cards[:x.S.NCards] {
		if c := &x.S.Cards[i]; c.Seen != game.Nobody && c.Ship == id {
			return true
		}
	}
	for _, at := range sectionsOf(x, id) {
		pile := x.Info(id).Pile(at)
		if downAt(x, id, at) > 0 && anyUnseen(x, pile, &x.S.Decks[pile]) {
			return true
		}
	}
	return false
}

// ListFacedown lists what a facedown card of a ship, taken at random, can turn out to be. N is
// one more than the place of a card that someone has seen, 0 for one that no one has. For a huge ship
// the object names the section of the card.
func ListFacedown(x *game.Exec, id game.ShipID, q *game.Question) {
	q.Kind = game.DrawQuestion
	for _, at := range sectionsOf(x, id) {
		other := uint16(1)
		if at != game.NoSection {
			other = unseenOf(x, id, at.Other())
		}
		listDown(x, id, at, other, q)
	}
}

// unseenOf counts the cards of a section's deck that no one has seen, 1 at least.
func unseenOf(x *game.Exec, id game.ShipID, at game.Section) uint16 {
	var unseen game.Question
	listUnseen(x, x.Info(id).Pile(at), &unseen)
	total := uint16(0)
	for _, w := range unseen.Weights[:unseen.N] {
		total += w
	}
	return max(total, 1)
}

// listDown is ListFacedown for one section. Each facedown card weighs as much as any other: other is
// the number of unseen cards of the deck of the other section.
func listDown(x *game.Exec, id game.ShipID, at game.Section, other uint16, q *game.Question) {
	rest, total := uint16(downAt(x, id, at)), unseenOf(x, id, at)
	for i := range x.S.Cards[:x.S.NCards] {
		c := &x.S.Cards[i]
		if c.Seen != game.Nobody && c.Ship == id && c.Section == at {
			o := game.Opt(game.DrawVerb)
			o.Item, o.N, o.Object = KnownTitle(x, i), int16(i+1), at.Of(id)
			q.Weights[q.N] = total * other
			q.Add(o)
			rest--
		}
	}
	if rest == 0 {
		return
	}
	var unseen game.Question
	listUnseen(x, x.Info(id).Pile(at), &unseen)
	for i, c := range unseen.Options() {
		q.Weights[q.N] = unseen.Weights[i] * rest * other
		c.Object = at.Of(id)
		q.Add(c)
	}
}

// Expose turns the facedown card that was drawn faceup.
func Expose(x *game.Exec, id game.ShipID, c game.Choice) {
	if c.N > 0 {
		x.Free(int(c.N) - 1)
	}
	DealFaceup(x, id, c.Object.Section(), c.Item, true)
}

// exposed is how many cards ExposeCard has turned over.
var exposed = game.NewLocal[uint8]("cards exposed", 0)

// ExposeCard is the op that makes a ship expose one of its damage cards, or n of them if a number is
// given, or as many as lie facedown.
func ExposeCard(r card.Ref, n ...card.Num) card.Op {
	can := func(x *game.Exec) bool { return canTurnOver(x, r(x)) }
	if len(n) == 0 {
		return card.RunIf("expose a damage card", can, func(x *game.Exec) {
			x.Call(card.ExposeRole, r(x))
		})
	}
	return card.Op{
		What: "expose damage cards",
		Can:  can,
		Do: game.Parts{game.Locals{exposed}, game.Loop("expose the cards", game.Step{
			Name: "expose the next card",
			Do: func(x *game.Exec) {
				if int(exposed.Get(x)) == n[0](x) || !can(x) {
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
