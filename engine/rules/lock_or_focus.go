package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// focusForLock reports whether a focus token can stand in for the target lock of the present attack,
// which one ship makes on another.
func focusForLock(x *game.Exec, id, other game.ShipID) bool {
	price := card.Permitted(x, game.NoLockOnIt, game.Weighed{Subject: id, Other: other})
	return price&card.OneFocus != 0 && card.CanSpend(x, id, game.FocusToken)
}

// The ways to pay the target lock of an attack.
const (
	payOwnLock = iota
	payFocus
	payLentLock
)

// lockPayments returns the ways in which the attacker can pay the target lock of the present attack.
func lockPayments(x *game.Exec) (ways [3]bool, n int) {
	a := x.Attack()
	id, on := a.Attacker, a.Defender
	if w := card.WeaponOf(x, a); !w.SpendLock || a.Terms.Paid {
		return ways, 0
	}
	ways[payOwnLock] = card.HasLock(x, id, game.ShipAs(on))
	ways[payFocus] = focusForLock(x, id, on)
	ways[payLentLock] = card.LockLender(x, id, on) != game.NoShip
	for _, possible := range ways {
		if possible {
			n++
		}
	}
	return ways, n
}

// LockOrFocus asks an attacker that could pay in several ways whether it spends its target lock, or in
// its place a focus token or a lock that another ship lends it.
var LockOrFocus = game.Step{
	Name: "pay with the target lock or with something else",
	Options: []string{
		payOwnLock: "spend the target lock", payFocus: "spend a focus token",
		payLentLock: "spend a target lock that is lent",
	},
	Who: func(x *game.Exec) game.Players {
		if _, n := lockPayments(x); n < 2 {
			return game.Nobody
		}
		return game.Only(x.Owner(x.Attack().Attacker))
	},
	Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
		ways, _ := lockPayments(x)
		for way, possible := range ways {
			if possible {
				c := game.Opt(game.OptionVerb)
				c.N = int16(way)
				q.Add(c)
			}
		}
	},
	Take: func(x *game.Exec, _ game.Player, c game.Choice) {
		x.Attack().LockPaid = uint8(c.N)
	},
}
