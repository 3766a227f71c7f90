package card

import "koiogran/engine/game"

// KeepFocus lets a ship keep up to n focus tokens in this End phase; the ability's player says how
// many if there is a choice.
func KeepFocus(r Ref, n int) Op {
	most := func(x *game.Exec) int { return min(n, int(x.Ship(r(x)).Tokens[game.FocusToken])) }
	return Op{
		What: "keep focus tokens",
		Can:  r.Is(Has(FocusToken)),
		Do: game.Step{
			Name: "how many focus tokens to keep",
			Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				for k := most(x); k >= 1; k-- {
					q.AddNumber(k)
				}
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) {
				x.Ship(r(x)).Kept[game.FocusToken] = uint8(c.N)
			},
		},
	}
}
