package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// DrawAndDiscard, inside card.Instead where a ship would be dealt a damage card, draws it, and one
// with a trait, any if it is empty, is discarded before it has an effect, if there is a cost only
// where the player of Self pays it. Others are dealt.
func DrawAndDiscard(trait string, cost ...card.Op) []card.Op {
	fits := func(x *game.Exec) bool {
		titles := drawn(x)
		return len(titles) > 0 && (trait == "" || x.G.Dealt[titles[0]].Trait == trait)
	}
	discard := append([]card.Op{card.Run("discard the damage card", discardDrawn)}, cost...)
	if len(cost) > 0 {
		discard = []card.Op{card.May("discard the damage card", discard...)}
	}
	return []card.Op{
		{
			What: "draw a damage card",
			Can:  func(x *game.Exec) bool { return CanDraw(x, x.Owner(x.Trigger().Ship)) },
			Do: game.Parts{game.Locals{drawnTitles}, game.Step{
				Name: "draw a damage card",
				Who:  func(*game.Exec) game.Players { return game.Only(game.Chance) },
				Ask:  func(x *game.Exec, _ game.Player, q *game.Question) { listBesides(x, nil, q) },
				Take: func(x *game.Exec, _ game.Player, c game.Choice) { keepDrawn(x, c.Item) },
			}},
		},
		card.Provided(fits, discard...),
		card.Run("deal the damage card", func(x *game.Exec) {
			if titles := drawn(x); len(titles) > 0 {
				dealChosen(x, titles[0])
			}
		}),
	}
}

// discardDrawn discards the damage card that the running ability has drawn.
func discardDrawn(x *game.Exec) {
	title, f := drawn(x)[0], dealingFaceup(x)
	drawnTitles.Set(x, 0)
	deck := &x.S.Decks[x.Owner(f.Self)]
	deck.Unseen[title]--
	deck.Discards[title]++
	x.Emit(game.Event{Kind: game.DamageDiscarded, Ship: f.Self, Other: game.NoShip,
		Card: game.NoCard, Name: x.G.Dealt[title].Name})
}
