package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// JamSteps resolve one jam token that the frame's ship has gained: it takes a green token or a
// lock of the ship along (2e.token.jam.resolve-at-once, 2e.token.jam.one-per-token). If there is
// none the token stays, and takes what the ship gains next (2e.token.jam.stays-if-nothing).
var JamSteps = game.Parts{
	game.Locals{card.EffectChooser},
	game.Step{
		Name: "choose what the jam takes",
		Who: func(x *game.Exec) game.Players {
			var q game.Question
			if listJammed(x, &q); q.N < 2 {
				return game.Nobody
			}
			return game.Only(card.EffectChooser.Get(x))
		},
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) { listJammed(x, q) },
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			jam(x, c)
			x.Return()
		},
	},
	game.Step{Name: "jam", Do: func(x *game.Exec) {
		var q game.Question
		if listJammed(x, &q); q.N > 0 {
			jam(x, q.Opts[0])
		}
	}},
}

// listJammed lists what a jam token can take from the frame's ship, nothing if it has none.
func listJammed(x *game.Exec, q *game.Question) {
	s := x.Ship(x.Self())
	if !s.Has(game.JamToken) {
		return
	}
	for t, n := range s.Tokens {
		if n > 0 && x.G.Tokens[t].Color == game.Green {
			c := game.Opt(game.TokenVerb)
			c.Item = uint8(t)
			q.Add(c)
		}
	}
	for _, o := range s.Locks {
		if o.Kind != game.NoObject {
			c := game.Opt(game.ObjectVerb)
			c.Object = o
			q.Add(c)
		}
	}
}

// jam takes what was chosen, and a jam token with it.
func jam(x *game.Exec, c game.Choice) {
	const clause = "token.jam.resolve-at-once"
	if c.Verb == game.TokenVerb {
		card.RemoveTokens(x, x.Self(), game.Token(c.Item), 1, clause)
	} else {
		card.BreakLock(x, x.Self(), c.Object, clause)
	}
	card.RemoveTokens(x, x.Self(), game.JamToken, 1, clause)
}

// canJam reports whether the ship of the menu can jam a ship (2e.action.jam.fail).
func canJam(x *game.Exec) bool {
	for id := range x.EachShip() {
		if jams(x, x.Trigger().Ship, id) {
			return true
		}
	}
	return false
}

// jams reports whether a ship can choose another for its jam action: an enemy at range 1, or in
// its bullseye arc at range 1-2 (2e.action.jam.range, 2e.action.jam.enemy-only).
func jams(x *game.Exec, by, id game.ShipID) bool {
	return actsOn(x, game.JamAction, by, id) != never
}

// jamTarget is the name of the step in which a ship is chosen for a jam action.
const jamTarget = "choose a ship to jam"

// jamStep gives a ship that is chosen a jam token.
var jamStep = game.Step{
	Name: jamTarget,
	Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
	Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
		for id := range x.EachShip() {
			if jams(x, x.Self(), id) {
				q.AddShip(id)
			}
		}
	},
	Take: func(x *game.Exec, _ game.Player, c game.Choice) {
		payReach(x, game.JamAction, x.Self(), c.Ship)
		x.Choose(c.Ship)
		card.GainTokens(x, c.Ship, game.JamToken, 1, "action.jam.range")
	},
}
