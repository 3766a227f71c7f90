package card

import "koiogran/engine/game"

// OpponentPicks turns the questions of an op to the opponent of Self's player.
func OpponentPicks(op Op) Op {
	op.Do = game.Map(op.Do, func(st game.Step) game.Step {
		if who := st.Who; who != nil {
			st.Who = func(x *game.Exec) game.Players {
				if who(x) == game.Nobody {
					return game.Nobody
				}
				return game.Only(x.Owner(x.Self()).Other())
			}
		}
		return st
	})
	return op
}
