package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// EaseRed makes a ship's red maneuvers easier: those that are red on the
// dial, and those that other effects make red (2e.movement.difficulty.cumulative).
func EaseRed() card.Mod {
	return card.Mod{Mod: game.Mod{Query: card.DifficultyOf, Layer: game.LimitTo, Value: easeRed}}
}

// easeRed returns the steps by which the present maneuver is harder, one less if it is red.
func easeRed(x *game.Exec, n int) int {
	m := x.Move()
	if m == nil {
		return n
	}
	d := m.Maneuver.Difficulty
	if d == game.DifficultyRed || Harder(d, n) == game.DifficultyRed {
		return n - 1
	}
	return n
}

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
