package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// CouldBeDefender reports whether Self could be the defender of the present attack, which has been
// declared against another ship of its squad.
func CouldBeDefender(x *game.Exec) bool {
	a := x.Attack()
	if a == nil || a.Defender == x.Self() {
		return false
	}
	on := shot{id: a.Attacker, other: x.Self(), weapon: int(a.Weapon)}
	_, n := arcsOn(x, on, &a.Terms)
	return n > 0
}

// BecomeDefender is the op that makes Self the defender of the present attack: range, line and
// obstruction are those of the attack on it.
func BecomeDefender() card.Op {
	return card.RunIf("become the defender", CouldBeDefender, func(x *game.Exec) {
		a := x.Attack()
		on := shot{id: a.Attacker, other: x.Self(), weapon: int(a.Weapon)}
		arcs, _ := arcsOn(x, on, &a.Terms)
		on.arc = arcs[0]
		declare(x, on, false)
	})
}
