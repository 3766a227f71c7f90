package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// drawnTitles are the titles of the damage cards that an ability has drawn, titleBits each; 0 is not a
// title.
var drawnTitles = game.NewLocal[uint32]("damage cards drawn", 0)

const (
	mostDrawn = 3
	titleBits = 8
)

// DrawFaceup, inside card.Instead where a ship would be dealt a faceup damage card, draws n cards, 3
// at most: the player of Self chooses the one that is dealt, and the others are discarded.
func DrawFaceup(n int) card.Op {
	return card.Op{
		What: "draw several damage cards and choose the one dealt",
		Do: game.Parts{game.Locals{drawnTitles}, takeUpDrawn, game.Step{
			Name:  "draw a damage card",
			Until: true,
			Who: func(x *game.Exec) game.Players {
				if titles := drawn(x); len(titles) == min(n, mostDrawn) || !drawable(x, titles) {
					return game.Nobody
				}
				return game.Only(game.Chance)
			},
			Ask:  func(x *game.Exec, _ game.Player, q *game.Question) { listBesides(x, drawn(x), q) },
			Take: func(x *game.Exec, _ game.Player, c game.Choice) { keepDrawn(x, c.Item) },
		}, game.Step{
			Name: "choose the damage card that is dealt",
			Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				listed := uint32(0)
				for _, t := range drawn(x) {
					if listed&(1<<t) != 0 {
						continue
					}
					listed |= 1 << t
					c := game.Opt(game.DamageVerb)
					c.Item = t
					q.Add(c)
				}
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) { dealChosen(x, c.Item) },
		}},
	}
}

// dealingFaceup returns the frame of the damage that is about to deal a faceup damage card.
func dealingFaceup(x *game.Exec) *game.Frame {
	for i := int(x.S.Depth) - 1; i >= 0; i-- {
		if f := &x.S.Frames[i]; f.Proc == x.G.Roles[card.DamageRole] {
			return f
		}
	}
	panic("rules: nothing is about to be dealt: " + x.Where())
}

// drawn returns the titles that the running ability has drawn. They still count among the unseen
// cards of the deck, until it is settled which is dealt.
func drawn(x *game.Exec) []uint8 {
	var titles []uint8
	for rest := drawnTitles.Get(x); rest != 0; rest >>= titleBits {
		titles = append(titles, uint8(rest))
	}
	return titles
}

// deckBesides returns a ship's damage deck as if these cards were not in it, with its discards if
// it has no other (2e.damage.deck-exhausted).
func deckBesides(x *game.Exec, id game.ShipID, titles []uint8) game.Deck {
	deck := x.S.Decks[pileOf(x, id)]
	for _, t := range titles {
		deck.Unseen[t]--
	}
	refill(x, &deck)
	return deck
}

// listBesides lists what can be drawn from the deck of the ship that is dealt a card, apart from
// these.
func listBesides(x *game.Exec, titles []uint8, q *game.Question) {
	id := dealingFaceup(x).Self
	deck := deckBesides(x, id, titles)
	listTitles(x, pileOf(x, id), &deck, q)
}

// drawable reports whether a card can be drawn apart from these.
func drawable(x *game.Exec, titles []uint8) bool {
	id := dealingFaceup(x).Self
	deck := deckBesides(x, id, titles)
	return holds(x, pileOf(x, id), &deck)
}

// keepDrawn notes a title that was drawn.
func keepDrawn(x *game.Exec, title uint8) {
	id := dealingFaceup(x).Self
	before := drawn(x)
	deck := deckBesides(x, id, before)
	for _, t := range before {
		deck.Unseen[t]++
	}
	x.S.Decks[pileOf(x, id)] = deck
	drawnTitles.Set(x, drawnTitles.Get(x)|uint32(title)<<(len(before)*titleBits))
}

// takeUpDrawn has an ability begin with the card that another has drawn, which is not dealt yet.
var takeUpDrawn = game.Step{Name: "take up what is drawn", Do: func(x *game.Exec) {
	f := dealingFaceup(x)
	if t := dealNext.In(x, f); t > 0 {
		dealNext.Put(x, f, 0)
		keepDrawn(x, t-1)
	}
}}

// dealChosen has the card dealt that was chosen and discards the others that were drawn. What answers a
// card that is being dealt faceup can still answer this one.
func dealChosen(x *game.Exec, title uint8) {
	titles := drawn(x)
	drawnTitles.Set(x, 0)
	f := dealingFaceup(x)
	dealNext.Put(x, f, title+1)
	if t := x.Trigger(); t.Window == card.DealingFaceup {
		t.Replaced = false
	}
	deck, dealt := &x.S.Decks[pileOf(x, f.Self)], false
	for _, t := range titles {
		if t == title && !dealt {
			dealt = true
			continue
		}
		deck.Unseen[t]--
		deck.Discards[t]++
		e := game.NewEvent(game.DamageDiscarded, "timing.replacement", f.Self)
		e.Name = x.G.Dealt[t].Name
		x.Emit(e)
	}
}
