package card

import "koiogran/game"

// HoldTokens places one token of each of these kinds on the card.
func HoldTokens(kinds ...game.Token) Op {
	return do("place tokens on the card", nil, func(x *game.Exec) {
		c := &x.S.Charges[x.Card()]
		for _, t := range kinds {
			c.Held = c.Held.With(t)
			x.Emit(game.Event{Kind: game.CardHolds, Clause: "2e.token.gain", Ship: x.Self(),
				Other: game.NoShip, Card: x.Card(), Token: t, N: 1})
		}
	})
}

// GiveHeld removes a token from the card, which the card's player picks, and has a ship gain one of
// its kind.
func GiveHeld(r Ref) Op {
	return Op{
		What: "give a token of the card",
		Can:  func(x *game.Exec) bool { return x.S.Charges[x.Card()].Held != 0 },
		Steps: []game.Step{{
			Name: "choose the token to give",
			Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				for t := range game.NumTokens {
					if x.S.Charges[x.Card()].Held.Has(t) {
						c := game.Opt(game.TokenVerb)
						c.Item = uint8(t)
						q.Add(c)
					}
				}
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) {
				t := game.Token(c.Item)
				held := &x.S.Charges[x.Card()].Held
				*held = held.Without(t)
				GainTokens(x, r(x), t, 1, "2e.token.gain")
			},
		}},
	}
}
