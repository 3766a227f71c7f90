package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// AttackAgain is the op with which Self performs the present attack, made with this card, once more
// against the same ship: it has been paid for, and cannot be declined. A repeated attack is not
// repeated, nor is one that destroyed its target.
func AttackAgain() card.Op {
	terms := func(x *game.Exec) game.AttackTerms {
		return game.AttackTerms{
			Must: true, Special: true, Card: x.Card(), NoNeed: true, Paid: true, Within: true,
			Targets: game.ShipSet(0).With(x.Attack().Defender),
		}
	}
	return card.RunIf("perform the attack again", func(x *game.Exec) bool {
		a := x.Attack()
		if a == nil || a.Terms.Paid || x.Ship(a.Defender).Destroyed {
			return false
		}
		t := terms(x)
		return CanAttack(x, x.Self(), &t)
	}, func(x *game.Exec) { BeginAttack(x, x.Self(), terms(x)) })
}
