package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// discardDamage returns a removed ship's damage cards to its player's deck. In an edition that puts
// them faceup among the discards, the titles of the facedown ones are drawn now.
func discardDamage(x *game.Exec, id game.ShipID) {
	open, lost := x.G.Roles[card.DiscardRole] != 0, false
	for _, at := range sectionsOf(x, id) {
		lost = discardAt(x, id, at, open) || lost
	}
	s := x.Ship(id)
	s.Damage, s.Facedown, s.Counters, s.Aft = 0, 0, 0, game.Half{}
	if open && lost {
		x.Call(card.DiscardRole, id)
	}
}

// discardAt is discardDamage for one section, and reports whether facedown cards lie among the lost
// ones that no one has seen.
func discardAt(x *game.Exec, id game.ShipID, at game.Section, open bool) bool {
	deck := &x.S.Decks[x.Info(id).Pile(at)]
	_, facedown, counters := x.Ship(id).CardsAt(at)
	down := *facedown - *counters
	for i := range x.S.Cards[:x.S.NCards] {
		c := &x.S.Cards[i]
		if c.InUse && c.Ship == id && c.Section == at {
			discardBorne(x, x.DealtID(i))
		}
		if !c.InUse || c.Ship != id || c.Section != at || (c.Faceup() && x.G.Dealt[c.Code].Trait == "") {
			continue
		}
		switch {
		case c.Faceup():
			deck.Discards[c.Code]++
		case open:
			layOpen(x, id, deck, KnownTitle(x, i))
			turnOne(deck)
			down--
		}
		x.Free(i)
	}
	lost := deck.Lost
	deck.Lost = min(deck.Lost+down, deck.Facedown) // the rest was only counted
	return deck.Lost > lost
}

// losing returns the place of a deck of the frame's ship among whose cards some lie facedown that
// are lost, -1 for none.
func losing(x *game.Exec) int {
	for _, at := range sectionsOf(x, x.Self()) {
		if pile := x.Info(x.Self()).Pile(at); x.S.Decks[pile].Lost > 0 {
			return pile
		}
	}
	return -1
}

// DiscardSteps turn the facedown damage cards of the frame's ship, which has left play, faceup among
// the discards (1e.damage.destroyed-cards-discarded).
var DiscardSteps = game.Parts{game.Step{
	Name: "turn a discarded damage card faceup", Until: true,
	Who: func(x *game.Exec) game.Players {
		if losing(x) < 0 {
			return game.Nobody
		}
		return game.Only(game.Chance)
	},
	Ask: func(x *game.Exec, _ game.Player, q *game.Question) { listUnseen(x, losing(x), q) },
	Take: func(x *game.Exec, _ game.Player, c game.Choice) {
		deck := &x.S.Decks[losing(x)]
		deck.Facedown--
		deck.Lost--
		layOpen(x, x.Self(), deck, c.Item)
	},
}}

// layOpen places a damage card of a ship that left play faceup among the discards.
func layOpen(x *game.Exec, id game.ShipID, deck *game.Deck, title uint8) {
	deck.Unseen[title]--
	deck.Discards[title]++
	e := game.NewEvent(game.DamageDiscarded, "damage.destroyed-cards-discarded", id)
	e.Name = x.G.Dealt[title].Name
	x.Emit(e)
}

// cardsDown returns how many facedown damage cards a ship has, without counters.
func cardsDown(x *game.Exec, id game.ShipID) int {
	s := x.Ship(id)
	return int(s.Facedown-s.Counters) + int(s.Aft.Facedown-s.Aft.Counters)
}

// downAt is cardsDown at one section.
func downAt(x *game.Exec, id game.ShipID, at game.Section) int {
	_, down, counters := x.Ship(id).CardsAt(at)
	return int(*down - *counters)
}

// ReplaceCounters gives ships facedown damage cards for the counters on them, as far as there are
// cards again (1e.damage.counters-replaced-end-of-round).
var ReplaceCounters = game.Step{Name: "replace counters", Do: func(x *game.Exec) {
	for id := range x.EachShip() {
		for _, at := range sectionsOf(x, id) {
			replaceCounters(x, id, at)
		}
	}
}}

// replaceCounters is ReplaceCounters for a section of a ship.
func replaceCounters(x *game.Exec, id game.ShipID, at game.Section) {
	_, _, counters := x.Ship(id).CardsAt(at)
	for pile := x.Info(id).Pile(at); *counters > 0 && canDraw(x, pile); *counters-- {
		deck := &x.S.Decks[pile]
		refill(x, deck)
		deck.Facedown++
		x.Emit(game.NewEvent(game.CounterReplaced, "damage.counters-replaced-end-of-round", id))
	}
}

// StartOver is the op, inside card.Instead, with which a ship that would be destroyed discards all its
// damage cards, suffers nothing more of what it was about to suffer and is dealt n facedown cards.
func StartOver(n int) card.Op {
	return card.Op{What: "discard all damage cards and be dealt others", Do: game.Parts{
		game.Step{Name: "discard all damage cards", Do: func(x *game.Exec) {
			id := x.Self()
			for i := range x.S.Damages[:x.S.NDamages] {
				if d := &x.S.Damages[i]; d.Ship == id {
					d.Hits, d.Crits = 0, 0
				}
			}
			discardDamage(x, id)
			Silence(x, id)
		}},
		game.Step{Name: "deal the others", Do: func(x *game.Exec) {
			x.Ship(x.Self()).Doomed = false
			for range n {
				DealFacedown(x, x.Self())
			}
		}},
	}}
}
