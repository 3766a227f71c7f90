package card

import "koiogran/engine/game"

// ActionDifficulty returns how difficult the running action is.
func ActionDifficulty(x *game.Exec) game.Difficulty {
	return actionDifficulty.Get(x)
}

// TreatAs gives the action that Self is performing another difficulty, unless it is purple. It becomes
// red only if Self is not stressed, or a card permits it red actions.
func TreatAs(d game.Difficulty) Op {
	can := func(x *game.Exec) bool {
		f := acting(x)
		return f != nil && actionDifficulty.In(x, f) <= game.DifficultyRed &&
			(d != game.DifficultyRed || mayActRed(x))
	}
	return do("treat the action as "+d.String(), can, func(x *game.Exec) {
		actionDifficulty.Tell(x, acting(x), d)
	})
}

// mayActRed reports whether Self's stress lets the action that the window is about be red.
func mayActRed(x *game.Exec) bool {
	return !x.Ship(x.Self()).Has(game.StressToken) || Permitted(x, game.Stressed,
		game.Weighed{Subject: x.Self(), Other: game.NoShip,
			Action: game.Action(x.Trigger().N), Difficulty: game.DifficultyRed}) != 0
}

// acting returns the frame of the action that Self is performing, nil if it performs none.
func acting(x *game.Exec) *game.Frame {
	for i := int(x.S.Depth) - 1; i >= 0; i-- {
		if f := &x.S.Frames[i]; actionDifficulty.Listed(x, f) && f.Self == x.Self() {
			return f
		}
	}
	return nil
}

// MakeRed makes the action of a frame red.
func MakeRed(x *game.Exec, f *game.Frame) { actionDifficulty.Tell(x, f, game.DifficultyRed) }
