package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// nimbusclassvwing are the pilots of the Nimbus-class V-wing.
func nimbusclassvwing() []Def {
	locked := All(At(1, 3), func(x *game.Exec) bool { return HasLock(x, x.Self(), game.ShipAs(x.Subject())) })
	return slices.Concat(
		printed(Def{
			Summary: "While you attack or defend, if your revealed maneuver has the bearing of the enemy " +
				"ship's, you may change 1 of the enemy ship's focus results to a blank.",
			Abilities: []Ability{
				{Name: "change a focus", When: ModifyDefense, Against: []Cond{Same(Self)},
					If: []Cond{sameBearing(Defender)}, Do: []Op{Change(DefenseDice, 1, Focus, Blank)}},
				{Name: "change a focus", When: ModifyAttack, Against: []Cond{Same(Self)},
					If: []Cond{sameBearing(Attacker)}, Do: []Op{Change(AttackDice, 1, Focus, Blank)}},
			},
		}, "contrail", "contrail-siegeofcoruscant", "contrail-siegeofcoruscant-lsl"),

		printed(Def{
			Summary: "While a ship at range 1-3 that you have locked attacks or defends, you may spend " +
				"1 charge to deny both sides the range bonuses.",
			Abilities: []Ability{{Name: "deny the bonuses", When: BeforeRoll(AttackDice), By: []Cond{Anyone},
				If: []Cond{Either(Attacker.Is(locked), Defender.Is(locked))},
				Do: []Op{Spend(Self, 1, Charge),
					Lasting(ThisAttack, Self, Set(RangeBonus, 0).For(Anyone))}}},
		}, "klick", "klick-siegeofcoruscant", "klick-siegeofcoruscant-lsl"),

		printed(Def{
			Summary: "In the System phase another friendly ship at range 1-3 may acquire a lock on an object " +
				"at range 1-3 of you that you have locked.",
			Abilities: []Ability{{Name: "name a target", When: SystemStep, Do: []Op{
				Choose(OtherFriend, At(1, 3)),
				rules.LockObject(Chosen, rules.LockedBy(Same(Self)), rules.ObjectAt(Self, 1, 3))}}},
		}, "wilhufftarkin"),

		printed(oddBall, "oddball-nimbusclassvwing"),
	)
}

// sameBearing reports whether a ship and another have revealed maneuvers of the same bearing.
func sameBearing(r Ref) Cond {
	return func(x *game.Exec) bool {
		id := r(x)
		if id == game.NoShip {
			return false
		}
		a, b := x.Ship(x.Subject()).Revealed, x.Ship(id).Revealed
		return !a.IsNone() && !b.IsNone() && a.Bearing == b.Bearing
	}
}
