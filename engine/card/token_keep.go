package card

import "koiogran/engine/game"

// KeepTokens lets a ship keep n tokens of a selection in this End phase, Every of them, those that it
// gains until then too; with UpTo the ability's player says how many. There must be one.
func KeepTokens[N number](r Ref, n N, k Kinds) Op {
	if most, ok := any(n).(Most); ok {
		return keepUpTo(r, Num(most), k.Token())
	}
	count := numOf(n)
	return do("keep tokens", r.Is(Has(k)), func(x *game.Exec) {
		set, kept := k.tokensOf(x), &x.Ship(r(x)).Kept
		for t := range game.NumTokens {
			if set&KindOf(t) != 0 {
				kept[t] = uint8(min(int(kept[t])+count(x), 255))
			}
		}
	})
}

// keepUpTo is KeepTokens of up to n tokens of a kind.
func keepUpTo(r Ref, n Num, t game.Token) Op {
	return Op{
		What: "keep tokens",
		Can:  r.Is(Has(KindOf(t))),
		Do: game.Step{
			Name: "how many tokens to keep",
			Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				for k := min(n(x), int(x.Ship(r(x)).Tokens[t])); k >= 1; k-- {
					q.AddNumber(k)
				}
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) {
				x.Ship(r(x)).Kept[t] = uint8(c.N)
			},
		},
	}
}
