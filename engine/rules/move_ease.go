package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// ShiftDifficulty is the op that makes the present maneuver easier by a step, -1, or harder, 1. It can be
// done if its difficulty changes by that (2e.movement.difficulty.saturates,
// 2e.movement.purple.not-shifted).
func ShiftDifficulty(step int8) card.Op {
	changes := func(x *game.Exec) bool {
		m := x.Move()
		if m == nil || m.Maneuver.Fixed {
			return false
		}
		now := difficultyNow(x)
		m.Changed += step
		then := difficultyNow(x)
		m.Changed -= step
		return then != now
	}
	return card.RunIf("change the difficulty", changes, func(x *game.Exec) { x.Move().Changed += step })
}
