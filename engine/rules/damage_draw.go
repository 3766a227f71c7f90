package rules

import "koiogran/engine/game"

// refill makes sure that the deck has a card to draw: if it is empty, the discards and the
// facedown cards of removed ships make a new one (2e.damage.deck-exhausted,
// 1e.damage.deck-reshuffle).
func refill(x *game.Exec, deck *game.Deck) {
	total := 0
	for _, n := range deck.Unseen {
		total += int(n)
	}
	if total > int(deck.Facedown) {
		return
	}
	for t, n := range deck.Discards {
		deck.Unseen[t] += n
		deck.Discards[t] = 0
		total += int(n)
	}
	deck.Facedown -= deck.Lost
	deck.Lost = 0
	if total <= int(deck.Facedown) && !x.G.Counters {
		deck.Facedown = 0 // facedown cards are only counted from now on
	}
}

// CanDraw reports whether there is a damage card that a ship can be dealt: one that no one has seen.
// While there is none, damage is counted as facedown cards, critical damage too
// (1e.damage.deck-and-discard-empty-no-draw, 1e.damage.counters-are-facedown-cards).
func CanDraw(x *game.Exec, id game.ShipID) bool { return canDraw(x, pileOf(x, id)) }

// canDraw is CanDraw for one of the decks.
func canDraw(x *game.Exec, pile int) bool {
	deck := x.S.Decks[pile]
	refill(x, &deck)
	return holds(x, pile, &deck)
}

// holds reports whether a deck, made again of its discards if it was empty, holds a card.
func holds(x *game.Exec, pile int, deck *game.Deck) bool {
	if !x.G.Counters {
		return anyUnseen(x, pile, deck)
	}
	total := 0
	for _, n := range deck.Unseen {
		total += int(n)
	}
	return total > int(deck.Facedown)
}

// anyUnseen reports whether there is a card of a deck that no one has seen, in the deck or
// facedown on a ship.
func anyUnseen(x *game.Exec, pile int, deck *game.Deck) bool {
	for t, n := range deck.Unseen {
		if n > knownOf(x, pile, uint8(t)) {
			return true
		}
	}
	return false
}

// turnOne counts one facedown card of a ship less. Where all that lie facedown are lost, the ship's
// own were only counted (2e.damage.deck-exhausted).
func turnOne(deck *game.Deck) {
	if deck.Facedown > deck.Lost {
		deck.Facedown--
	}
}

// whoDraws reports whether a faceup damage card is to be drawn.
func whoDraws(x *game.Exec) game.Players {
	if !dealDraw.Get(x) || x.Frame().Replaced {
		return game.Nobody
	}
	return game.Only(game.Chance)
}

// askDraw asks Chance for a damage card.
func askDraw(x *game.Exec, _ game.Player, q *game.Question) {
	ListDraw(x, x.Self(), q)
}

// ListDraw lists the titles that can be drawn for a ship, with how many cards stand
// behind each.
func ListDraw(x *game.Exec, id game.ShipID, q *game.Question) {
	pile := pileOf(x, id)
	deck := x.S.Decks[pile]
	refill(x, &deck)
	listTitles(x, pile, &deck, q)
}

// listUnseen lists the titles that a facedown card of a deck which no one has seen can turn out to be.
func listUnseen(x *game.Exec, pile int, q *game.Question) {
	listTitles(x, pile, &x.S.Decks[pile], q)
}

// listTitles lists the titles of a deck's cards that no one has seen.
func listTitles(x *game.Exec, pile int, deck *game.Deck, q *game.Question) {
	q.Kind = game.DrawQuestion
	for t, n := range deck.Unseen {
		n -= min(n, knownOf(x, pile, uint8(t)))
		if n > 0 {
			c := game.Opt(game.DrawVerb)
			c.Item = uint8(t)
			q.Weights[q.N] = uint16(n)
			q.Add(c)
		}
	}
}

// knownOf counts the facedown cards of a deck that lie on ships and whose title someone has seen.
func knownOf(x *game.Exec, pile int, title uint8) uint8 {
	n := uint8(0)
	for i := range x.S.Cards[:x.S.NCards] {
		c := &x.S.Cards[i]
		if c.Seen != game.Nobody && x.Info(c.Ship).Pile(c.Section) == pile && KnownTitle(x, i) == title {
			n++
		}
	}
	return n
}

// KnownTitle returns the title of a facedown card that someone has looked at.
func KnownTitle(x *game.Exec, i int) uint8 {
	return max(x.S.Secret[0].Known[i], x.S.Secret[1].Known[i])
}

// takeDraw deals the drawn card faceup.
func takeDraw(x *game.Exec, _ game.Player, c game.Choice) {
	dealDraw.Set(x, false)
	dealCard.Set(x, DealFaceup(x, x.Self(), struck(x, x.Self()), c.Item, false))
}
