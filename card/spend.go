package card

import (
	"slices"

	"koiogran/game"
)

// Spend spends one token of one of these kinds of a ship, as a cost; its player picks which if it
// has several.
func Spend(r Ref, kinds ...game.Token) Op {
	has := func(x *game.Exec, t game.Token) bool {
		return x.Ship(r(x)).Has(t) && !(t == game.FocusToken && unnerved(x, r(x))) &&
			x.Query(BarsSpending, r(x), int(t)) == int(t)
	}
	can := func(x *game.Exec) bool {
		return slices.ContainsFunc(kinds, func(t game.Token) bool { return has(x, t) })
	}
	const clause = "2e.token.spend-remove"
	if len(kinds) == 1 {
		op := do("spend a token", can, func(x *game.Exec) { SpendToken(x, r(x), kinds[0], clause) })
		op.Cost = true
		return op
	}
	return Op{
		What: "spend a token",
		Cost: true,
		Can:  can,
		Steps: []game.Step{{
			Name: "choose the token to spend",
			Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(r(x))) },
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				for _, t := range kinds {
					if has(x, t) {
						c := game.Opt(game.TokenVerb)
						c.Item = uint8(t)
						q.Add(c)
					}
				}
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) {
				SpendToken(x, r(x), game.Token(c.Item), clause)
			},
		}},
	}
}

// SpendPilotCharge spends n charges of Self's ship card, whichever of its cards the ability is on.
func SpendPilotCharge(n int) Op {
	of := func(x *game.Exec) game.CardID { return x.Info(x.Self()).Pilots }
	op := do("spend a charge of the ship card", func(x *game.Exec) bool {
		return int(x.S.Charges[of(x)].Active) >= n
	}, func(x *game.Exec) { SpendChargesOf(x, of(x), n, "2e.charge.spend") })
	op.Cost = true
	return op
}
