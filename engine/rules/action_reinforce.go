package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// reinforceStep lets the player pick the side of the reinforce token (2e.action.reinforce), where cards leave a choice.
var reinforceStep = game.Parts{
	game.Step{Name: "reinforce the one side", Do: func(x *game.Exec) {
		if sides, n := sidesToReinforce(x); n == 1 {
			card.GainTokens(x, x.Self(), sides[0], 1, "action.reinforce")
		}
	}},
	game.Step{
		Name: "choose fore or aft",
		Who: func(x *game.Exec) game.Players {
			if _, n := sidesToReinforce(x); n < 2 {
				return game.Nobody
			}
			return game.Only(x.Owner(x.Self()))
		},
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			sides, n := sidesToReinforce(x)
			for _, t := range sides[:n] {
				c := game.Opt(game.TokenVerb)
				c.Item = uint8(t)
				q.Add(c)
			}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			card.GainTokens(x, x.Self(), game.Token(c.Item), 1, "action.reinforce")
		},
	},
}

// sidesToReinforce returns the tokens of the sides that the ship of the frame can reinforce, and how many there are.
// What forbids both forbids the action, which has begun: a ship may have paid for it with what it needs to perform it.
func sidesToReinforce(x *game.Exec) (sides [2]game.Token, n int) {
	for _, t := range [...]game.Token{game.ReinforceFore, game.ReinforceAft} {
		w := game.Weighed{Subject: x.Self(), Other: game.NoShip, Action: game.ReinforceAction, Token: t}
		if !card.Forbidden(x, card.Acting, w) {
			sides[n] = t
			n++
		}
	}
	if n == 0 {
		return [2]game.Token{game.ReinforceFore, game.ReinforceAft}, 2
	}
	return sides, n
}
