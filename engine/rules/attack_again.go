package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// AttackAgain is the op with which Self performs the present attack, made with this card, once more
// against the same ship: it has been paid for, and cannot be declined. A repeated attack is not
// repeated, nor is one that destroyed its target.
func AttackAgain() card.Op {
	again := Attack(card.Self, WithThisCard, WithoutNeed, PaidFor, Against(card.Defending))
	again.What = "perform the attack again"
	can := again.Can
	again.Can = func(x *game.Exec) bool {
		a := x.Attack()
		return a != nil && !a.Terms.Paid && !x.Ship(a.Defender).Destroyed && can(x)
	}
	return again
}
