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

// LockOrFocus asks an attacker that could pay with either whether it spends its target lock or a
// focus token in its place.
var LockOrFocus = game.Step{
	Name:    "pay with the target lock or with a focus token",
	Options: []string{"spend the target lock", "spend a focus token"},
	Who: func(x *game.Exec) game.Players {
		a := x.Attack()
		if w := card.WeaponOf(x, a); !w.SpendLock || a.Terms.Paid ||
			card.LockHolder(x, a.Attacker, a.Defender) == game.NoShip ||
			!focusForLock(x, a.Attacker, a.Defender) {
			return game.Nobody
		}
		return game.Only(x.Owner(x.Attack().Attacker))
	},
	Ask: func(_ *game.Exec, _ game.Player, q *game.Question) {
		for n := range int16(2) {
			c := game.Opt(game.OptionVerb)
			c.N = n
			q.Add(c)
		}
	},
	Take: func(x *game.Exec, _ game.Player, c game.Choice) { x.Attack().FocusPaid = c.N == 1 },
}
