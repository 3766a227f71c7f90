package card

import "koiogran/engine/game"

// What a frame of GainRole goes by, besides EffectChooser.
var (
	gainToken = game.NewLocal[game.Token]("token", 0)
	gainLeft  = game.NewLocal[uint8]("still to gain", 0)
	gainOf    = game.LocalObject("obstacle that gives it")
)

// gainAnswered reports whether an ability answers that a ship would gain a token.
func gainAnswered(x *game.Exec, id game.ShipID, t game.Token) bool {
	return len(x.G.Hooks[WouldGain]) > 0 && x.Answerable(wouldGain(id, t))
}

// wouldGain returns the trigger of a token about to be gained.
func wouldGain(id game.ShipID, t game.Token) game.Trigger {
	w := game.On(WouldGain, id)
	w.N = int16(t)
	return w
}

// GainSteps let the frame's ship gain tokens one after another, each after the abilities that have
// something else happen instead (2e.timing.replacement).
var GainSteps = game.Parts{
	game.Locals{EffectChooser, gainToken, gainLeft, gainOf},
	game.Loop("tokens",
		game.Step{Name: "would gain a token", Do: func(x *game.Exec) {
			x.Offer(wouldGain(x.Self(), gainToken.Get(x)))
		}},
		game.Step{Name: "gain a token", Do: func(x *game.Exec) {
			f := x.Frame()
			if !x.Replaced() {
				giveTokens(x, next(x, f, f.Self))
			}
			left := gainLeft.Get(x) - 1
			gainLeft.Set(x, left)
			if left == 0 {
				x.Leave()
			}
		}},
	),
}

// next returns the next token of a frame of GainRole as a grant to a ship.
func next(x *game.Exec, f *game.Frame, to game.ShipID) grant {
	return grant{to: to, token: gainToken.In(x, f), n: 1,
		by: EffectChooser.In(x, f), clause: "token.gain", of: gainOf.In(x, f)}
}

// gaining returns the innermost frame of GainRole, nil if there is none.
func gaining(x *game.Exec) *game.Frame {
	for i := int(x.S.Depth) - 1; i >= 0; i-- {
		if f := &x.S.Frames[i]; f.Proc == x.G.Roles[GainRole] {
			return f
		}
	}
	return nil
}
