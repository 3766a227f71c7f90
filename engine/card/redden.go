package card

import "koiogran/engine/game"

// ActionDifficulty returns how difficult the running action is.
func ActionDifficulty(x *game.Exec) game.Difficulty {
	return actionDifficulty.Get(x)
}

// TreatAsRed makes the action that Self is performing red, unless it is purple, or Self is stressed and no card
// permits it red actions.
func TreatAsRed() Op {
	can := func(x *game.Exec) bool {
		f := acting(x)
		return f != nil && actionDifficulty.In(x, f) <= game.DifficultyRed &&
			(!x.Ship(x.Self()).Has(game.StressToken) || Permitted(x, game.Stressed,
				game.Weighed{Subject: x.Self(), Other: game.NoShip,
					Action: game.Action(x.Trigger().N), Difficulty: game.DifficultyRed}) != 0)
	}
	return do("treat the action as red", can, func(x *game.Exec) { MakeRed(x, acting(x)) })
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

// TreatAsWhite makes the red action that Self is performing white.
func TreatAsWhite() Op {
	can := func(x *game.Exec) bool {
		f := acting(x)
		return f != nil && actionDifficulty.In(x, f) <= game.DifficultyRed
	}
	return do("treat the action as white", can, func(x *game.Exec) {
		actionDifficulty.Tell(x, acting(x), game.DifficultyWhite)
	})
}
