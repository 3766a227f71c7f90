package rules

import (
	"koiogran/card"
	"koiogran/game"
)

// EaseRed makes a ship's red maneuvers easier while a condition holds: those that are red on the
// dial, and those that other effects make red (2e.movement.difficulty.cumulative).
func EaseRed(cond card.Cond) game.Mod {
	return game.Mod{Query: card.DifficultyOf, Layer: game.LimitTo, If: cond,
		Value: func(x *game.Exec, n int) int {
			m := x.Move()
			if m == nil {
				return n
			}
			d := m.Maneuver.Difficulty
			if d == game.RedDifficulty || Harder(d, n+int(m.Changed)) == game.RedDifficulty {
				return n - 1
			}
			return n
		}}
}
