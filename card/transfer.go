package card

import "koiogran/game"

// Transfer takes a token off a ship and lets another gain it, which is not spending it. It
// happens as a whole or not at all (2e.token.transfer, 2e.token.transfer.all-or-nothing).
func Transfer(t game.Token, from, to Ref) Op {
	can := func(x *game.Exec) bool {
		limit := int(x.G.Tokens[t].Max)
		return from(x) != to(x) && x.Ship(from(x)).Has(t) &&
			(limit == 0 || int(x.Ship(to(x)).Tokens[t]) < limit)
	}
	return do("transfer a token", can, func(x *game.Exec) {
		RemoveTokens(x, from(x), t, 1, "2e.token.transfer")
		GainTokens(x, to(x), t, 1, "2e.token.transfer")
	})
}
