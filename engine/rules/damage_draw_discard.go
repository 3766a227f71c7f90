package rules

import (
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
)

// DrawAndDiscard, inside card.Instead where a ship would be dealt a damage card, draws it, and one
// with one of the traits, any if there is none, is discarded before it has an effect, if there is a cost only
// where the player of Self pays it. Others are dealt.
func DrawAndDiscard(traits []string, cost ...card.Op) []card.Op {
	return drawAnd("discard the damage card", traits, cost, discardDrawn)
}

// DrawAndTurn, inside card.Instead where a ship would be dealt a damage card faceup, draws it, and it is
// turned facedown without effect, if there is a cost only where the player of Self pays it.
func DrawAndTurn(cost ...card.Op) []card.Op {
	return drawAnd("turn the damage card facedown", nil, cost, turnDrawn)
}

// drawAnd draws the damage card that a ship would be dealt and does something to it, before it is dealt
// otherwise: after the cost, and before the ops that follow. Without either it is done in any case.
func drawAnd(what string, traits []string, cost []card.Op, settle func(x *game.Exec), then ...card.Op) []card.Op {
	fits := func(x *game.Exec) bool {
		titles := drawn(x)
		return len(titles) > 0 && (traits == nil || slices.Contains(traits, x.G.Dealt[titles[0]].Trait))
	}
	// The cost comes first: the card can cripple a section, which then loses upgrades.
	settled := slices.Concat(cost, []card.Op{card.Run(what, settle)}, then)
	if len(settled) > 1 {
		settled = []card.Op{card.May(what, settled...)}
	}
	return []card.Op{
		drawOne(),
		card.Provided(fits, settled...),
		card.Run("deal the damage card", func(x *game.Exec) {
			if titles := drawn(x); len(titles) > 0 {
				dealChosen(x, titles[0])
			}
		}),
	}
}

// drawOne draws one damage card that the ship would be dealt.
func drawOne() card.Op {
	return card.Op{
		What: "draw a damage card",
		Can:  func(x *game.Exec) bool { return CanDraw(x, x.Trigger().Ship) },
		Do: game.Parts{game.Locals{drawnTitles}, takeUpDrawn, game.Step{
			Name: "draw a damage card",
			Who: func(x *game.Exec) game.Players {
				if len(drawn(x)) > 0 {
					return game.Nobody
				}
				return game.Only(game.Chance)
			},
			Ask:  func(x *game.Exec, _ game.Player, q *game.Question) { listBesides(x, nil, q) },
			Take: func(x *game.Exec, _ game.Player, c game.Choice) { keepDrawn(x, c.Item) },
		}},
	}
}

// DrawAnother, inside card.Instead where a ship would be dealt a damage card faceup, draws it, and the player
// of Self may discard it before it has an effect: another is drawn and dealt, and the ops follow.
func DrawAnother(then ...card.Op) []card.Op {
	return drawAnd("discard the damage card and draw another", nil, nil, discardDrawn,
		append([]card.Op{drawOne()}, then...)...)
}

// DrawFromOtherDeck is the op, inside card.Instead where a huge ship would be dealt a faceup damage card, with
// which that is drawn from the deck of its other section, and belongs to it.
func DrawFromOtherDeck() card.Op {
	other := func(x *game.Exec) game.Section { return x.Damage().Section.Other() }
	pile := func(x *game.Exec) int { return x.Info(x.Self()).Pile(other(x)) }
	return card.Op{
		What: "draw from the deck of the other section",
		Can: func(x *game.Exec) bool {
			d := x.Damage()
			return d != nil && d.Section != game.NoSection && canDraw(x, pile(x))
		},
		Do: game.Step{
			Name: "draw a damage card of the other section",
			Who:  func(*game.Exec) game.Players { return game.Only(game.Chance) },
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				deck := x.S.Decks[pile(x)]
				refill(x, &deck)
				listTitles(x, pile(x), &deck, q)
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) {
				f := dealingFaceup(x)
				dealCard.Put(x, f, DealFaceup(x, f.Self, other(x), c.Item, false))
			},
		},
	}
}

// turnDrawn deals the damage card that the running ability has drawn facedown. Both players know it.
func turnDrawn(x *game.Exec) {
	title := drawn(x)[0]
	drawnTitles.Set(x, 0)
	turnTitle(x, dealingFaceup(x).Self, title)
}

// turnDealt turns the damage card facedown that is dealt faceup.
func turnDealt(x *game.Exec) {
	f := dealingFaceup(x)
	if t := dealNext.In(x, f); t > 0 {
		dealNext.Put(x, f, 0)
		turnTitle(x, f.Self, t-1)
	} else {
		DealFacedown(x, f.Self)
	}
}

// turnTitle deals a ship a damage card facedown that both players know.
func turnTitle(x *game.Exec, id game.ShipID, title uint8) {
	at := struck(x, id)
	DealFacedown(x, id)
	i := AssignCard(x, id, 0, game.NoShip)
	x.S.Cards[i].Section = at
	x.S.Cards[i].Seen = game.BothSides
	x.S.Secret[0].Known[i], x.S.Secret[1].Known[i] = title, title
	e := game.NewEvent(game.DamageSeen, "damage.facedown-hidden", id)
	e.Card, e.Name = x.DealtID(i), x.G.Dealt[title].Name
	x.Emit(e)
}

// discardDrawn discards the damage card that the running ability has drawn.
func discardDrawn(x *game.Exec) {
	title, f := drawn(x)[0], dealingFaceup(x)
	drawnTitles.Set(x, 0)
	deck := &x.S.Decks[pileOf(x, f.Self)]
	deck.Unseen[title]--
	deck.Discards[title]++
	e := game.NewEvent(game.DamageDiscarded, "", f.Self)
	e.Name = x.G.Dealt[title].Name
	x.Emit(e)
}
