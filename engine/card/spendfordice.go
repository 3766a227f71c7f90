package card

import "koiogran/engine/game"

// SpendForDice spends between 1 and n tokens of a kind of the attacker, Self, each for one more
// attack die; its player says how many if it has several.
func SpendForDice(k Kinds, n int) Op {
	t := k.token()
	most := func(x *game.Exec) int { return min(n, int(x.Ship(x.Self()).Tokens[t])) }
	return Op{
		What: "spend tokens for dice",
		Cost: true,
		Can:  Has(k),
		Do: game.Parts{game.Locals{spentTokens}, game.Step{
			Name: "how many tokens to spend",
			Who: func(x *game.Exec) game.Players {
				if most(x) < 2 {
					return game.Nobody
				}
				return game.Only(x.Owner(x.Self()))
			},
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				for k := most(x); k >= 1; k-- {
					q.AddNumber(k)
				}
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) { spentTokens.Set(x, uint8(c.N)) },
		}, game.Step{
			Name: "spend them",
			Do: func(x *game.Exec) {
				k := max(1, int(spentTokens.Get(x)))
				for range k {
					SpendToken(x, x.Self(), t, "token.spend-remove")
				}
				x.Attack().AddAttack += int8(k)
			},
		}},
	}
}

// spentTokens is how many tokens SpendForDice spends.
var spentTokens = game.NewLocal[uint8]("tokens to spend", 0)
