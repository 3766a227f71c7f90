package card

import "koiogran/engine/game"

// ActionDifficulty returns how difficult the running action is.
func ActionDifficulty(x *game.Exec) game.Difficulty {
	return actionDifficulty.Get(x)
}

// MakeRed makes the action of a frame red.
func MakeRed(x *game.Exec, f *game.Frame) { actionDifficulty.Tell(x, f, game.DifficultyRed) }
