package card

import "koiogran/engine/game"

// DiscardUpgrade turns an upgrade card facedown: it works no more, though it can come back
// (1e.squad.discarded-upgrade-facedown, 1e.squad.discarded-upgrade-can-return). An ordnance token on
// it is discarded in its place: no one would keep the token and lose the card.
func DiscardUpgrade(x *game.Exec, id game.CardID, clause string) {
	switch {
	case KeepsOrdnance(x, id):
		return
	case x.S.Charges[id].Active > 0 && !x.CodeOf(id).Stores && !x.G.Cards[id].Energy:
		SpendChargesOf(x, id, 1, clause)
		return
	}
	TurnDown(x, id, clause)
}

// KeepsOrdnance reports whether an upgrade is a torpedo or a missile that a card keeps from being discarded.
func KeepsOrdnance(x *game.Exec, id game.CardID) bool {
	info := &x.G.Cards[id]
	return (info.Slot == "torpedo" || info.Slot == "missile") && Ignoring(x, OrdnanceDiscards, info.Ship)
}

// TurnDown is DiscardUpgrade whatever cards say and is on the card. Energy on it returns to the supply.
func TurnDown(x *game.Exec, id game.CardID, clause string) {
	if x.G.Cards[id].Energy {
		x.S.Charges[id].Active = 0
	}
	x.S.Charges[id].Off = true
	changeValues(x, id, -1)
	e := game.NewEvent(game.CardDiscarded, clause, x.G.Cards[id].Ship)
	e.Card = id
	x.Emit(e)
	t := game.On(AfterDiscard, x.G.Cards[id].Ship)
	t.N = int16(id)
	x.Raise(t)
}

// changeValues gives the printed values of a ship what an upgrade adds to them, or takes it back with a sign
// of -1. Shields beyond the value are gone, which is not damage.
func changeValues(x *game.Exec, id game.CardID, sign int8) {
	v := x.G.Cards[id].Values
	if v == (game.Values{}) {
		return
	}
	ship := x.G.Cards[id].Ship
	s := x.Ship(ship)
	s.MoreHull += sign * v.Hull
	s.MoreShields += sign * v.Shields
	s.MorePrimary += sign * v.Primary
	if !x.S.Charges[id].Silent { // then it has no part in it
		s.Initiative += sign * v.Initiative
	}
	for int(s.Shields) > s.ShieldValue(x.Info(ship), game.ForeSection) {
		LoseShieldAt(x, ship, game.ForeSection, "")
	}
}

// Silence makes a card of a ship fall silent, or work again. What an upgrade adds to the printed pilot skill
// goes and comes with it.
func Silence(x *game.Exec, id game.CardID, silent bool) {
	on, c := &x.S.Charges[id], &x.G.Cards[id]
	if on.Silent == silent {
		return
	}
	on.Silent = silent
	switch {
	case on.Off:
	case silent:
		x.Ship(c.Ship).Initiative -= c.Values.Initiative
	default:
		x.Ship(c.Ship).Initiative += c.Values.Initiative
	}
}

// RestoreUpgrade turns a discarded upgrade card faceup again
// (1e.squad.discarded-upgrade-can-return).
func RestoreUpgrade(x *game.Exec, id game.CardID) {
	x.S.Charges[id].Off = false
	changeValues(x, id, 1)
	e := game.NewEvent(game.CardRestored, "squad.discarded-upgrade-can-return", x.G.Cards[id].Ship)
	e.Card = id
	x.Emit(e)
}

// DiscardThis is the op that discards the card itself, as a cost.
func DiscardThis() Op {
	op := do("discard this card", func(x *game.Exec) bool { return !x.S.Charges[x.Card()].Off },
		func(x *game.Exec) {
			DiscardUpgrade(x, x.Card(), "squad.discarded-upgrade-facedown")
		})
	op.Cost = true
	return op
}
