package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// reloadable reports whether a card can be reloaded: a torpedo, missile or device of the ship with
// an inactive charge that can be recovered (2e.action.reload.steps,
// 2e.action.reload.cannot-be-recovered).
func reloadable(x *game.Exec, id game.CardID, ship game.ShipID) bool {
	info, c := &x.G.Cards[id], &x.S.Charges[id]
	switch info.Slot {
	case "torpedo", "missile", "device":
		return info.Ship == ship && !c.Off && card.CanRecover(x, id)
	}
	return false
}

// canReload reports whether the ship of the menu has a card to reload
// (2e.action.reload.fail-without-card).
func canReload(x *game.Exec) bool { return hasReloadable(x, x.Trigger().Ship) }

// hasReloadable reports whether a ship has a card to reload.
func hasReloadable(x *game.Exec, ship game.ShipID) bool {
	for i := range x.G.Cards {
		if reloadable(x, game.CardID(i), ship) {
			return true
		}
	}
	return false
}

// reloadStep recovers a charge of a card and gives a disarm token.
var reloadStep = game.Step{
	Name: "choose a card to reload",
	Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
	Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
		for i := range x.G.Cards {
			if reloadable(x, game.CardID(i), x.Self()) {
				c := game.Opt(game.CardVerb)
				c.Card = game.CardID(i)
				q.Add(c)
			}
		}
	},
	Take: func(x *game.Exec, _ game.Player, c game.Choice) {
		n := x.Weigh(card.Reloading, game.Weighed{Subject: x.Self(), Other: game.NoShip, Card: c.Card}, 1)
		card.RecoverChargesOf(x, c.Card, n, "action.reload.steps")
		card.GainTokens(x, x.Self(), game.DisarmToken, 1, "action.reload.steps")
	},
}
