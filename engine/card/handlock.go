package card

import "koiogran/engine/game"

// WithoutLock reports whether a ship has nothing locked.
func WithoutLock(x *game.Exec) bool { return x.Ship(x.Subject()).Locks[0] == game.Object{} }

// HandLock gives another ship, which has none, a lock of Self: then it is that ship's lock on the
// same object (1e.lock.blue-reassigned-exception). The player of Self picks which.
func HandLock(to Ref) Op {
	return Op{
		What: "hand over a lock",
		Can:  All(Self.Is(Not(WithoutLock)), to.Is(WithoutLock)),
		Do: game.Step{
			Name: "choose the lock to hand over",
			Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				for _, o := range x.Ship(x.Self()).Locks {
					if o != (game.Object{}) {
						c := game.Opt(game.ObjectVerb)
						c.Object = o
						q.Add(c)
					}
				}
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) {
				const clause = "1e.lock.blue-reassigned-exception"
				BreakLock(x, x.Self(), c.Object, clause)
				x.Ship(to(x)).Locks[0] = c.Object
				x.Emit(game.Event{Kind: game.LockGained, Clause: clause, Ship: to(x),
					Other: c.Object.Ship(), Card: game.NoCard, Object: c.Object})
			},
		},
	}
}
