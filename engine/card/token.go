package card

import "koiogran/engine/game"

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
	e := game.Event{Kind: game.LockLost, Clause: "token.transfer", Ship: id,
		Other: old.Ship(), Card: game.NoCard, Object: old}
	x.Emit(e)
	e.Kind, e.Other, e.Object = game.LockGained, now.Ship(), now
	x.Emit(e)
}
