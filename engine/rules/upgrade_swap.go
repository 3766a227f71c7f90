package rules

import (
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
)

// PassUpgrade equips a ship with an upgrade of Self in a slot, with what is on it; the player of Self
// picks which (2e.squad.upgrade.equipped-before-game). SwapTerms of the card say who can have it.
func PassUpgrade(to card.Ref, slot string) card.Op {
	each := func(x *game.Exec, visit func(id game.CardID)) {
		for i := range x.G.Cards {
			c, id := &x.G.Cards[i], game.CardID(i)
			if c.Ship == x.Self() && c.Slot == slot && c.IsUpgrade() && !x.S.Charges[i].Off &&
				placeFor(x, id, to(x)) != game.NoCard {
				visit(id)
			}
		}
	}
	return pickCard("pass an upgrade on", "choose the upgrade to pass on", each,
		func(x *game.Exec, id game.CardID) { equip(x, id, placeFor(x, id, to(x))) })
}

// HasUpgrade reports whether a ship has an upgrade.
func HasUpgrade(x *game.Exec, ship game.ShipID, id string) bool {
	for i := range x.G.Cards {
		if c := &x.G.Cards[i]; c.Ship == ship && c.ID == id && !x.S.Charges[i].Away() {
			return true
		}
	}
	return false
}

// ExchangeUpgrades exchanges two upgrades in a slot of ships that meet conditions, read for each of the two,
// with what is on them; the player of Self picks them. Each ship can have what it gets.
func ExchangeUpgrades(slot string, conds ...card.Cond) card.Op {
	is := card.All(conds...)
	each := func(x *game.Exec, visit func(id game.CardID)) {
		for i := range x.G.Cards {
			c, id := &x.G.Cards[i], game.CardID(i)
			if c.Slot != slot || !c.IsUpgrade() || x.S.Charges[i].Off || !x.Ship(c.Ship).InPlay() {
				continue
			}
			if x.About(c.Ship, is) {
				visit(id)
			}
		}
	}
	return pickTwo("exchange two upgrades", "choose the first upgrade to exchange",
		"choose the second upgrade to exchange", each,
		func(x *game.Exec, a game.CardID, visit func(id game.CardID)) {
			each(x, func(b game.CardID) {
				if exchangeable(x, a, b) {
					visit(b)
				}
			})
		}, exchange)
}

// ReplaceUpgrade replaces an upgrade of Self in one of these slots that is not discarded with another of the
// same slot from outside of the match that costs no more; the player of Self picks both. SwapTerms of the card
// lay out what can come.
func ReplaceUpgrade(slots ...string) card.Op {
	return pickTwo("replace an upgrade", "choose the upgrade to replace", "choose the upgrade that comes",
		func(x *game.Exec, visit func(id game.CardID)) {
			for i := range x.G.Cards {
				c := &x.G.Cards[i]
				if c.Ship == x.Self() && slices.Contains(slots, c.Slot) && c.IsUpgrade() && c.Values == (game.Values{}) &&
					!x.S.Charges[i].Off {
					visit(game.CardID(i))
				}
			}
		},
		func(x *game.Exec, was game.CardID, visit func(id game.CardID)) {
			old := &x.G.Cards[was]
			for i := range x.G.Cards {
				c := &x.G.Cards[i]
				if x.S.Charges[i].Away() && c.Ship == old.Ship && c.Slot == old.Slot && c.Cost <= old.Cost {
					visit(game.CardID(i))
				}
			}
		},
		func(x *game.Exec, was, now game.CardID) {
			x.S.Charges[was] = game.AwayCharge()
			x.S.Charges[now] = game.Charge{}
			if c := &x.G.Cards[now]; !c.Energy {
				x.S.Charges[now].Active = uint8(c.Charges)
			}
			showEquipped(x, now, game.NoShip)
		})
}

// picked is the upgrade that pickTwo has asked for first.
var picked = game.NewLocal[game.CardID]("upgrade picked first", game.NoCard)

// pickTwo does something to one of the cards that each visits and one of those that go with it; the player of
// Self picks both.
func pickTwo(what, ask, askNext string, each func(x *game.Exec, visit func(id game.CardID)),
	next func(x *game.Exec, one game.CardID, visit func(id game.CardID)),
	do func(x *game.Exec, one, other game.CardID),
) card.Op {
	whole := func(x *game.Exec, visit func(id game.CardID)) {
		each(x, func(one game.CardID) {
			found := false
			next(x, one, func(game.CardID) { found = true })
			if found {
				visit(one)
			}
		})
	}
	one := pickCard(what, ask, whole, func(x *game.Exec, id game.CardID) { picked.Set(x, id) })
	other := pickCard(what, askNext,
		func(x *game.Exec, visit func(id game.CardID)) { next(x, picked.Get(x), visit) },
		func(x *game.Exec, id game.CardID) { do(x, picked.Get(x), id) })
	return card.Op{What: what, Can: one.Can, Do: game.Parts{game.Locals{picked}, one.Do, other.Do}}
}

// exchangeable reports whether two upgrades lie with different ships of which each can have the other's.
func exchangeable(x *game.Exec, a, b game.CardID) bool {
	ca, cb := &x.G.Cards[a], &x.G.Cards[b]
	if ca.Ship == cb.Ship {
		return false
	}
	return ca.ID == cb.ID || placeFor(x, a, cb.Ship) != game.NoCard && placeFor(x, b, ca.Ship) != game.NoCard
}

// exchange does it.
func exchange(x *game.Exec, a, b game.CardID) {
	if x.G.Cards[a].ID != x.G.Cards[b].ID {
		toB, toA := placeFor(x, a, x.G.Cards[b].Ship), placeFor(x, b, x.G.Cards[a].Ship)
		equip(x, a, toB)
		equip(x, b, toA)
		return
	}
	x.S.Charges[a], x.S.Charges[b] = x.S.Charges[b], x.S.Charges[a]
	x.SwapPiles(a, b)
	showEquipped(x, a, x.G.Cards[b].Ship)
	showEquipped(x, b, x.G.Cards[a].Ship)
}

// placeFor returns the place of an upgrade beside a ship that can have it and does not, NoCard if there is
// none.
func placeFor(x *game.Exec, id game.CardID, ship game.ShipID) game.CardID {
	for i := range x.G.Cards {
		if c := &x.G.Cards[i]; c.Ship == ship && c.ID == x.G.Cards[id].ID && x.S.Charges[i].Away() {
			return game.CardID(i)
		}
	}
	return game.NoCard
}

// equip moves an upgrade to its place beside another ship, with its charges and what is on it. What it
// was used for this round or this match stays used.
func equip(x *game.Exec, from, to game.CardID) {
	x.S.Charges[to] = x.S.Charges[from]
	x.SwapPiles(from, to)
	x.S.Charges[from] = game.AwayCharge()
	showEquipped(x, to, x.G.Cards[from].Ship)
}

// showEquipped says that a ship has an upgrade that was another's, or comes from outside of the match. Damage
// of that ship can keep it from working.
func showEquipped(x *game.Exec, id game.CardID, from game.ShipID) {
	Silence(x, x.G.Cards[id].Ship)
	clause := "squad.upgrade.equipped-before-game"
	if from == game.NoShip {
		clause = "" // no document says more than the card
	}
	e := game.NewEvent(game.CardEquipped, clause, x.G.Cards[id].Ship)
	e.Other, e.Card = from, id
	x.Emit(e)
}
