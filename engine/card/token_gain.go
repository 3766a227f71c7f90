package card

import (
	"math"

	"koiogran/engine/game"
)

// TokensGained is how many tokens of its kind a frame of TractorRole follows.
var TokensGained = game.NewLocal[uint8]("tokens gained", 0)

// callTractor calls what follows n tractor tokens of a grant.
func callTractor(x *game.Exec, g grant, n int) {
	f := x.Call(TractorRole, g.to)
	EffectChooser.Tell(x, f, g.by)
	TokensGained.Tell(x, f, uint8(n))
}

// What a frame of GainRole goes by, apart from EffectChooser.
var (
	gainToken = game.NewLocal[game.Token]("token", 0)
	gainLeft  = game.NewLocal[uint8]("still to gain", 0)
	gainOf    = game.LocalObject("obstacle that gives it")
)

// gainAnswered reports whether an ability answers one of n tokens that a ship would gain: the first, or
// the next, once the ship has one more.
func gainAnswered(x *game.Exec, id game.ShipID, t game.Token, n int) bool {
	if len(x.G.Hooks[WouldGain]) == 0 {
		return false
	}
	if x.Answerable(wouldGain(id, t)) {
		return true
	}
	has := &x.Ship(id).Tokens[t]
	if n == 1 || *has == math.MaxUint8 {
		return false
	}
	*has++
	next := x.Answerable(wouldGain(id, t))
	*has--
	return next
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

// giver is the player whose effect gives tokens: for an obstacle that a card placed, the player with the card, no
// matter which ship meets it; if no ship acts, the player whose ship gains them (2e.token.jam.chooser).
func giver(x *game.Exec, o game.Object, to game.ShipID) game.Player {
	if o.Kind == game.ObstacleObject && x.G.Obstacles[o.ID].Dropped {
		return x.Owner(x.G.Cards[x.G.Obstacles[o.ID].Card].Ship)
	}
	if x.Self() == game.NoShip {
		return x.Owner(to)
	}
	return x.Owner(x.Self())
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

// chooseToken asks the player of Self for one of several kinds of tokens and gives it.
func chooseToken(k Kinds, give func(x *game.Exec, t game.Token)) Op {
	return Op{What: "gain one of several tokens", Do: game.Step{
		Name: "choose the token to gain",
		Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
		Ask: func(_ *game.Exec, _ game.Player, q *game.Question) {
			for t := range game.NumTokens {
				if k&KindOf(t) != 0 {
					q.Add(tokenChoice(t))
				}
			}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) { give(x, game.Token(c.Item)) },
	}}
}

// UnlessRemovesGreen asks the player of a ship whether it removes one of its green tokens. If it
// does, the rest of the ability does not happen.
func UnlessRemovesGreen(r Ref) Op {
	return Op{What: "unless it removes a green token", Do: game.Step{
		Name: "remove a green token or suffer the effect",
		Who: func(x *game.Exec) game.Players {
			if !HasKind(x, r(x), GreenTokens) {
				return game.Nobody
			}
			return game.Only(x.Owner(r(x)))
		},
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			GreenTokens.each(x, r(x), q.Add)
			q.AddPass()
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			if c.Verb == game.TokenVerb {
				RemoveTokens(x, r(x), game.Token(c.Item), 1, "token.spend-remove")
				x.Return()
			}
		},
	}}
}

// passLock transfers a ship's lock from one object to another.
func passLock(x *game.Exec, id game.ShipID, old, now game.Object) {
	locks := &x.Ship(id).Locks
	for i := range locks {
		if locks[i] == old {
			locks[i] = now
		}
	}
	e := game.NewEvent(game.LockLost, "token.transfer", id)
	e.Other, e.Object = old.Ship(), old
	x.Emit(e)
	e.Kind, e.Other, e.Object = game.LockGained, now.Ship(), now
	x.Emit(e)
}
