package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// GuessEvades is the op with which the defender's player says aloud, before defense dice are
// rolled, how many evades they will show: least at least. More than there are dice cannot be right.
func GuessEvades(least int) card.Op {
	return card.Op{
		What: "guess the evades",
		Can:  func(x *game.Exec) bool { return x.Attack() != nil && DefenseDiceCount(x) > 0 },
		Do: game.Step{
			Name: "guess how many evades are rolled",
			Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				for n := least; n <= DefenseDiceCount(x); n++ {
					q.AddNumber(n)
				}
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) {
				x.Attack().Guess = uint8(c.N) + 1
				e := game.NewEvent(game.Guessed, "", x.Self())
				e.Card, e.N = x.Card(), int(c.N)
				x.Emit(e)
			},
		},
	}
}

// GuessedRight reports whether the defense dice show as many evades as were guessed.
func GuessedRight(x *game.Exec) bool {
	a := x.Attack()
	return a != nil && a.Guess > 0 && a.Defense.Count(game.Evade) == int(a.Guess)-1
}
