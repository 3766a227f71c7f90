package card

import "koiogran/game"

// DiscardUpgrade turns an upgrade card facedown: it works no more, though it can come back
// (1e.squad.discarded-upgrade-facedown, 1e.squad.discarded-upgrade-can-return).
func DiscardUpgrade(x *game.Exec, id game.CardID, clause string) {
	x.S.Charges[id].Off = true
	x.Emit(game.Event{Kind: game.CardDiscarded, Clause: clause, Ship: x.G.Cards[id].Ship,
		Other: game.NoShip, Card: id})
}

// RestoreUpgrade turns a discarded upgrade card faceup again
// (1e.squad.discarded-upgrade-can-return).
func RestoreUpgrade(x *game.Exec, id game.CardID) {
	x.S.Charges[id].Off = false
	x.Emit(game.Event{Kind: game.CardRestored, Clause: "1e.squad.discarded-upgrade-can-return",
		Ship: x.G.Cards[id].Ship, Other: game.NoShip, Card: id})
}

// DiscardThis is the op that discards the card itself, as a cost.
func DiscardThis() Op {
	op := do("discard this card", func(x *game.Exec) bool { return !x.S.Charges[x.Card()].Off },
		func(x *game.Exec) {
			DiscardUpgrade(x, x.Card(), "1e.squad.discarded-upgrade-facedown")
		})
	op.Cost = true
	return op
}
