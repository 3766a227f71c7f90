package card

import "koiogran/game"

// Set makes a query's value n while the condition holds. Read the query's ship with Subject.
func Set(q game.Query, cond Cond, n int) game.Mod {
	return game.Mod{Query: q, Layer: game.SetTo, If: cond,
		Value: func(*game.Exec, int) int { return n }}
}

// AddTo adds n to a query's value while the condition holds.
func AddTo(q game.Query, cond Cond, n int) game.Mod {
	return game.Mod{Query: q, Layer: game.Add, If: cond,
		Value: func(_ *game.Exec, v int) int { return v + n }}
}

// OnSide limits a modifier to one side of its card: 1 or 2.
func OnSide(side int, m game.Mod) game.Mod {
	m.Side = uint8(side)
	return m
}
