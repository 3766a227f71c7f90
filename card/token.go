package card

import "koiogran/game"

// hasColour tells whether a ship has a token of a colour.
func hasColour(x *game.Exec, id game.ShipID, colour game.Colour) bool {
	for t, n := range x.Ship(id).Tokens {
		if n > 0 && x.G.Tokens[t].Colour == colour {
			return true
		}
	}
	return false
}

// HasColour tells whether a ship has a token of a colour.
func HasColour(colour game.Colour, r Ref) Cond {
	return func(x *game.Exec) bool { return hasColour(x, r(x), colour) }
}

// GainOneOf gives a ship one token of one of these kinds; the player of Self picks which.
func GainOneOf(r Ref, kinds ...game.Token) Op {
	return chooseToken(kinds, func(x *game.Exec, t game.Token) {
		GainTokens(x, r(x), t, 1, "2e.token.gain")
	})
}

// chooseToken asks the player of Self for one of several kinds of tokens and gives it.
func chooseToken(kinds []game.Token, give func(x *game.Exec, t game.Token)) Op {
	return Op{What: "gain one of several tokens", Steps: []game.Step{{
		Name: "choose the token to gain",
		Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
		Ask: func(_ *game.Exec, _ game.Player, q *game.Question) {
			for _, t := range kinds {
				c := game.Opt(game.TokenVerb)
				c.Item = uint8(t)
				q.Add(c)
			}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) { give(x, game.Token(c.Item)) },
	}}}
}

// UnlessRemovesGreen asks the player of a ship whether it removes one of its green tokens. If it
// does, the rest of the ability does not happen.
func UnlessRemovesGreen(r Ref) Op {
	return Op{What: "unless it removes a green token", Steps: []game.Step{{
		Name: "remove a green token or suffer the effect",
		Who: func(x *game.Exec) game.Players {
			if !hasColour(x, r(x), game.Green) {
				return game.Nobody
			}
			return game.Only(x.Owner(r(x)))
		},
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			eachToken(x, r(x), game.Green, q.Add)
			q.AddPass()
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			if c.Verb == game.TokenVerb {
				RemoveTokens(x, r(x), game.Token(c.Item), 1, "2e.token.spend-remove")
				x.Return()
			}
		},
	}}}
}

// MoveLock transfers a ship's lock from one ship to another. It can be done if the first is
// locked and the other is not (2e.token.transfer.all-or-nothing).
func MoveLock(owner, from, to Ref) Op {
	can := All(HasLockOn(owner, from), Not(HasLockOn(owner, to)))
	return do("transfer a lock", can, func(x *game.Exec) {
		passLock(x, owner(x), game.ShipAs(from(x)), game.ShipAs(to(x)))
	})
}

// passLock transfers a ship's lock from one object to another.
func passLock(x *game.Exec, id game.ShipID, old, now game.Object) {
	locks := &x.Ship(id).Locks
	for i := range locks {
		if locks[i] == old {
			locks[i] = now
		}
	}
	e := game.Event{Kind: game.LockLost, Clause: "2e.token.transfer", Ship: id,
		Other: old.Ship(), Card: game.NoCard, Object: old}
	x.Emit(e)
	e.Kind, e.Other, e.Object = game.LockGained, now.Ship(), now
	x.Emit(e)
}
