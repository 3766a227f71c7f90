package rules

import (
	"koiogran/card"
	"koiogran/game"
)

// focusForLock tells whether a ship has a focus token that stands in for a target lock on another
// ship in an attack.
func focusForLock(x *game.Exec, id, other game.ShipID) bool {
	return x.Query(card.FocusForLock, id, 0) > 0 && x.Ship(id).Has(game.FocusToken) &&
		x.Query(card.Unnerves, other, 0) == 0
}

// LockOrFocus asks an attacker that could pay with either whether it spends its target lock or a
// focus token in its place.
var LockOrFocus = game.Step{
	Name:    "pay with the target lock or with a focus token",
	Options: []string{"spend the target lock", "spend a focus token"},
	Who: func(x *game.Exec) game.Players {
		a := x.Attack()
		if w := card.WeaponOf(x, a); !w.SpendLock || a.Terms.Paid ||
			!card.HasLock(x, a.Attacker, game.ShipAs(a.Defender)) ||
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
