package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// discardDamage returns a removed ship's damage cards to its player's deck. Where an edition lays
// them faceup among the discards, what the facedown ones are is drawn now.
func discardDamage(x *game.Exec, id game.ShipID) {
	deck := &x.S.Decks[x.Owner(id)]
	s := x.Ship(id)
	open := x.G.Roles[card.DiscardRole] != 0
	down := s.Facedown - s.Counters
	for i := range x.S.Cards[:x.S.NCards] {
		c := &x.S.Cards[i]
		if !c.InUse || c.Ship != id || (c.Faceup() && x.G.Dealt[c.Code].Trait == "") {
			continue
		}
		switch {
		case c.Faceup():
			deck.Discards[c.Code]++
		case open:
			layOpen(x, id, KnownTitle(x, i))
			turnOne(deck)
			down--
		}
		x.Free(i)
	}
	lost := deck.Lost
	deck.Lost = min(deck.Lost+down, deck.Facedown) // the rest was only counted
	s.Damage, s.Facedown, s.Counters = 0, 0, 0
	if open && deck.Lost > lost {
		x.Call(card.DiscardRole, id)
	}
}

// DiscardSteps turn the facedown damage cards of the frame's ship, which has left play, faceup among
// the discards (1e.damage.destroyed-cards-discarded).
var DiscardSteps = game.Parts{game.Step{
	Name: "turn a discarded damage card faceup", Until: true,
	Who: func(x *game.Exec) game.Players {
		if x.S.Decks[x.Owner(x.Self())].Lost == 0 {
			return game.Nobody
		}
		return game.Only(game.Chance)
	},
	Ask: func(x *game.Exec, _ game.Player, q *game.Question) { listUnseen(x, x.Owner(x.Self()), q) },
	Take: func(x *game.Exec, _ game.Player, c game.Choice) {
		deck := &x.S.Decks[x.Owner(x.Self())]
		deck.Facedown--
		deck.Lost--
		layOpen(x, x.Self(), c.Item)
	},
}}

// layOpen lays a damage card of a ship that left play faceup among the discards.
func layOpen(x *game.Exec, id game.ShipID, title uint8) {
	deck := &x.S.Decks[x.Owner(id)]
	deck.Unseen[title]--
	deck.Discards[title]++
	x.Emit(game.Event{Kind: game.DamageDiscarded, Clause: "damage.destroyed-cards-discarded",
		Ship: id, Other: game.NoShip, Card: game.NoCard, Name: x.G.Dealt[title].Name})
}

// cardsDown is how many facedown damage cards a ship has, without counters.
func cardsDown(x *game.Exec, id game.ShipID) int {
	return int(x.Ship(id).Facedown - x.Ship(id).Counters)
}

// ReplaceCounters gives ships facedown damage cards for the counters on them, as far as there are
// cards again (1e.damage.counters-replaced-end-of-round).
var ReplaceCounters = game.Step{Name: "replace counters", Do: func(x *game.Exec) {
	for id := range x.EachShip() {
		for x.Ship(id).Counters > 0 && CanDraw(x, x.Owner(id)) {
			deck := &x.S.Decks[x.Owner(id)]
			refill(x, deck)
			deck.Facedown++
			x.Ship(id).Counters--
			x.Emit(game.Event{Kind: game.CounterReplaced,
				Clause: "damage.counters-replaced-end-of-round", Ship: id, Other: game.NoShip,
				Card: game.NoCard})
		}
	}
}}
