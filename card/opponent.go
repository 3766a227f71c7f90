package card

import "koiogran/game"

// OpponentPicksGain gives a ship one token of one of these kinds; the opponent of Self's player
// picks which.
func OpponentPicksGain(r Ref, kinds ...game.Token) Op {
	return Op{What: "gain a token that the opponent picks", Steps: []game.Step{{
		Name: "choose the token that the other player's ship gains",
		Who: func(x *game.Exec) game.Players {
			return game.Only(x.Owner(x.Self()).Other())
		},
		Ask: func(_ *game.Exec, _ game.Player, q *game.Question) {
			for _, t := range kinds {
				c := game.Opt(game.TokenVerb)
				c.Item = uint8(t)
				q.Add(c)
			}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			GainTokens(x, r(x), game.Token(c.Item), 1, "2e.token.gain")
		},
	}}}
}
