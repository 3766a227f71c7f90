package rules

import (
	"koiogran/card"
	"koiogran/game"
)

// AttackNow is the op with which Self makes an attack that is no bonus attack, with any weapon,
// besides the one of its engagement. It is made once the ability is used: what follows it in the
// ability happens only together with it (2e.timing.partial-effect-not-allowed).
func AttackNow() card.Op {
	terms := game.AttackTerms{Must: true}
	can := func(x *game.Exec) bool { return CanAttack(x, x.Self(), &terms) }
	return card.RunIf("attack", can, func(x *game.Exec) { BeginAttack(x, x.Self(), terms) })
}
