package card

import "koiogran/engine/game"

// KeepAs turns a token of a ship into one of another kind, which the ship has not gained but keeps
// in this End phase (2e.end.during-abilities-before-removal).
func KeepAs(r Ref, was, now Kinds) Op {
	from, to := was.token(), now.token()
	return do("keep a token as another", r.Is(Has(was)), func(x *game.Exec) {
		const clause = "end.during-abilities-before-removal"
		s := x.Ship(r(x))
		RemoveTokens(x, r(x), from, 1, clause)
		s.Tokens[to]++
		s.Kept[to]++
		x.Emit(game.Event{Kind: game.TokenGained, Clause: clause, Ship: r(x), Other: game.NoShip,
			Card: x.Card(), Token: to, N: 1})
	})
}
