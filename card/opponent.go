package card

import "koiogran/game"

// OpponentPicks turns the questions of an op to the opponent of Self's player.
func OpponentPicks(op Op) Op {
	steps := make([]game.Step, len(op.Steps))
	for i, st := range op.Steps {
		if who := st.Who; who != nil {
			st.Who = func(x *game.Exec) game.Players {
				if who(x) == game.Nobody {
					return game.Nobody
				}
				return game.Only(x.Owner(x.Self()).Other())
			}
		}
		steps[i] = st
	}
	op.Steps = steps
	return op
}
