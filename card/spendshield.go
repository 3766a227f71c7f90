package card

import "koiogran/game"

// SpendShield spends a shield of Self, as a cost; it is not suffering damage.
func SpendShield() Op {
	can := func(x *game.Exec) bool { return x.Ship(x.Self()).Shields > 0 }
	op := do("spend a shield", can, func(x *game.Exec) {
		LoseShieldOf(x, x.Self(), "2e.damage.lose-shield-not-damage")
	})
	op.Cost = true
	return op
}
