package pilots

import (
	"slices"

	. "koiogran/engine/card"
)

// btlbywing are the pilots of the BTL-B Y-wing; "Odd Ball" is with the ARC-170 starfighter.
func btlbywing() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "After you fully execute a maneuver, with an enemy ship in your front arc at " +
				"range 0-1 or in your bullseye arc, you may spend 1 Force to remove 1 stress token.",
			Abilities: []Ability{{Name: "remove stress", When: AfterManeuver,
				If: []Cond{FullyExecuted, Any(Enemy, Either(In(Front, 0, 1), In(Bullseye)))},
				Do: []Op{Spend(Self, 1, Force), Remove(Self, 1, StressToken)}}},
		}, "anakinskywalker", "anakinskywalker-btlbywing"),

		printed(Def{
			Summary: "In your primary and single turret arc attacks you may reroll 1 attack die for " +
				"each red token you have, locks on you included.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack,
				If: []Cond{Either(PrimaryAttack, SingleTurretAttack)},
				Do: []Op{Reroll(AttackDice, Count(RedTokens))}}},
		}, "matchstick"),

		printed(Def{
			Summary: "At the start of the Engagement phase you gain 1 calculate token if there is an " +
				"enemy ship in your rear arc.",
			Abilities: []Ability{{Name: "calculate", When: StartOfEngagement, Must: true,
				If: []Cond{Any(Enemy, In(Rear))}, Do: []Op{Gain(Self, 1, CalculateToken)}}},
		}, "r2d2"),
	)
}
