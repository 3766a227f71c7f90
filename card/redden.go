package card

import "koiogran/game"

// ActionDifficulty returns how difficult the running action is.
func ActionDifficulty(x *game.Exec) game.Difficulty {
	return game.Difficulty(x.Frame().R[actionTerms] >> 8)
}

// MakeRed makes the action of a frame red.
func MakeRed(f *game.Frame) {
	f.R[actionTerms] = f.R[actionTerms]&0xff | int16(game.RedDifficulty)<<8
}
