package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// nimbus are the pilots of the Nimbus-class V-wing.
func nimbus() []Def {
	locked := All(At(1, 3), func(x *game.Exec) bool { return HasLock(x, x.Self(), game.ShipAs(x.Subject())) })
	return printed(Def{
		Summary: "While a ship at range 1-3 that you have locked attacks or defends you may spend 1 charge " +
			"to deny both sides the range bonuses.",
		Abilities: []Ability{{Name: "deny the bonuses", When: BeforeAttackRoll, By: []Cond{Anyone},
			If: []Cond{Either(Attacker.Is(locked), Defender.Is(locked))},
			Do: []Op{Spend(Self, 1, Charge),
				Lasting(ThisAttack, Self, Set(RangeBonus, 0).For(Either(Attacking, Defending)))}}},
	}, "klick", "klick-siegeofcoruscant", "klick-siegeofcoruscant-lsl")
}
