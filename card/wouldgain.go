package card

import "koiogran/game"

// The scratch numbers of a frame of GainRole; EffectChooser is the first.
const (
	gainToken = 2 // which token
	gainLeft  = 3 // how many are still to be gained
	gainTaken = 4 // 1 if another ship has gained the next one instead
)

// gainAnswered tells whether an ability answers that a ship would gain a token. Only red and orange
// ones are asked for.
func gainAnswered(x *game.Exec, id game.ShipID, t game.Token) bool {
	if c := x.G.Tokens[t].Colour; c != game.Red && c != game.Orange {
		return false
	}
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
var GainSteps = []game.Step{
	{Name: "would gain a token", Do: func(x *game.Exec) {
		x.Offer(wouldGain(x.Self(), game.Token(x.Frame().R[gainToken])))
	}},
	{Name: "gain a token", Do: func(x *game.Exec) {
		f := x.Frame()
		if f.R[gainTaken] == 0 {
			giveTokens(x, next(f, f.Self))
		}
		f.R[gainTaken] = 0
		if f.R[gainLeft]--; f.R[gainLeft] > 0 {
			x.Goto(0)
		}
	}},
}

// next returns the next token of a frame of GainRole as a grant to a ship.
func next(f *game.Frame, to game.ShipID) grant {
	return grant{to: to, token: game.Token(f.R[gainToken]), n: 1,
		by: game.Player(f.R[EffectChooser]), clause: "2e.token.gain"}
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

// GainInstead lets a ship gain the token that another is about to gain, in its place. At most one
// effect can apply to a token (2e.timing.replacement.one-only).
func GainInstead(r Ref) Op {
	can := func(x *game.Exec) bool { f := gaining(x); return f == nil || f.R[gainTaken] == 0 }
	return do("gain the token instead", can, func(x *game.Exec) {
		f := gaining(x)
		f.R[gainTaken] = 1
		giveTokens(x, next(f, r(x)))
	})
}

// GainAnother lets the ship that is about to gain a token gain one of these kinds in its place; the
// player of Self picks which. At most one effect can apply (2e.timing.replacement.one-only).
func GainAnother(kinds ...game.Token) Op {
	op := chooseToken(kinds, func(x *game.Exec, t game.Token) {
		f := gaining(x)
		f.R[gainTaken] = 1
		giveTokens(x, grant{to: f.Self, token: t, n: 1, by: x.Owner(x.Self()),
			clause: "2e.timing.replacement"})
	})
	op.Can = func(x *game.Exec) bool { f := gaining(x); return f == nil || f.R[gainTaken] == 0 }
	return op
}

// HasSuch tells whether a ship has a token of the kind that the window is about.
func HasSuch(r Ref) Cond {
	return func(x *game.Exec) bool { return x.Ship(r(x)).Has(game.Token(x.Trigger().N)) }
}
