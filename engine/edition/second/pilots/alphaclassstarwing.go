package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// alphaclassstarwing are the pilots of the Alpha-class Star Wing.
func alphaclassstarwing() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "Your reload action recovers 1 more charge.",
			Mods:    []Mod{Add(Reloading, 1)},
		}, "lieutenantkarsabi-pnp", "lieutenantkarsabi-pnp-lsl"),

		printed(Def{
			Summary: "After you make a missile attack, you may make a bonus cannon attack, in which " +
				"you may change 1 focus to a hit.",
			Abilities: []Ability{
				{Name: "fire a cannon", When: AftermathBonus, If: []Cond{AttackWith("missile")},
					Do: []Op{fireCannon}},
				// Nothing else gives this ship a bonus cannon attack.
				{Name: "change a focus", When: ModifyAttack, If: []Cond{AttackWith("cannon"), isBonus},
					Do: []Op{Change(AttackDice, 1, Focus, Hit)}},
			},
		}, "majorvynder-ssl", "majorvynder-pnp-lsl"),

		printed(Def{
			Summary: "While you defend, disarmed, you roll 1 more defense die.",
			Mods:    []Mod{Add(DefenseDiceOf, 1).If(Has(DisarmToken))},
		}, "majorvynder"),

		printed(Def{
			Summary: "You may gain 1 stress token to remove 1 disarm token after you gain a disarm token, " +
				"unless you are stressed.",
			Abilities: []Ability{{Name: "rearm", When: AfterGain,
				If: []Cond{About(DisarmToken), Not(Stressed)},
				Do: []Op{Gain(Self, 1, StressToken), Remove(Self, 1, DisarmToken)}}},
		}, "lieutenantkarsabi"),
	)
}

// isBonus reports whether the present attack is a bonus attack.
func isBonus(x *game.Exec) bool { a := x.Attack(); return a != nil && a.Terms.Bonus }
