package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// AttackNow is the op with which Self makes an attack that is no bonus attack, with any weapon,
// besides the one of its engagement. It is made once the ability is used: what follows it in the
// ability happens only together with it (2e.timing.partial-effect-not-allowed).
func AttackNow() card.Op { return attackOn(game.AttackTerms{Must: true}) }

// TurretAttack is AttackNow from a single turret arc, from which no other attack can be made this
// round (2e.arc.turret.double).
func TurretAttack() card.Op {
	return attackOn(game.AttackTerms{Must: true, Turret: true, Last: true})
}

// attackOn is the op with which Self makes an attack on terms.
func attackOn(terms game.AttackTerms) card.Op {
	can := func(x *game.Exec) bool { return CanAttack(x, x.Self(), &terms) }
	return card.RunIf("attack", can, func(x *game.Exec) { BeginAttack(x, x.Self(), terms) })
}
