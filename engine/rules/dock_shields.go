package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// SufferOnDocked is the op with which a ship that is about to suffer damage has the shields of a ship
// docked with it go first, for as many points as its player picks.
func SufferOnDocked() card.Op {
	most := func(x *game.Exec) int {
		d := x.Damage()
		if d == nil || d.Cards || d.Lent > 0 {
			return 0
		}
		return min(int(d.Hits)+int(d.Crits), card.DockedShields(x, x.Self()))
	}
	return card.Op{What: "use docked shields", Can: func(x *game.Exec) bool { return most(x) > 0 },
		Do: game.Step{
			Name: "choose how many docked shields to use",
			Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				for n := 1; n <= most(x); n++ {
					q.AddNumber(n)
				}
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) { x.Damage().Lent = uint8(c.N) },
		}}
}
