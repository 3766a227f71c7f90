package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// hyenaclassdroidbomber are the pilots of the Hyena-class droid bomber.
func hyenaclassdroidbomber() []Def {
	const networked = "Networked Calculations"
	return slices.Concat(
		printed(Def{
			Summary: "At the start of the Engagement phase you may spend 1 calculate token to perform a " +
				"coordinate action. You coordinate only ships with Networked Calculations.",
			Mods: []Mod{Forbids(BeingCoordinated).For(Not(ShipAbility(networked))).If(Same(Other))},
			Abilities: []Ability{{Name: "coordinate for a token", When: StartOfEngagement,
				Do: []Op{Spend(Self, 1, CalculateToken), Perform(Self, 0, game.CoordinateAction)}}},
		}, "dbs32c"),

		printed(Def{
			Summary: "After you perform a calculate action you may spend 1 charge to perform a jam " +
				"action.",
			Abilities: []Ability{{Name: "jam after calculating", When: AfterAction, If: []Cond{About(game.CalculateAction)},
				Do: []Op{Spend(Self, 1, Charge), Perform(Self, 0, game.JamAction)}}},
		}, "dbs32c-siegeofcoruscant", "dbs32c-siegeofcoruscant-lsl"),

		printed(Def{
			Summary: "You may make primary attacks at range 0. While you attack at attack range 0-1, " +
				"you roll 1 more attack die, and suffer 1 critical damage after the attack hits.",
			Mods: []Mod{Permits(game.AtRangeZero).If(Attacking, PrimaryAttack),
				Add(AttackDiceOf, 1).If(Attacking, AttackRange(0, 1))},
			Abilities: backfires(AttackRange(0, 1)),
		}, "dbs404"),

		printed(Def{
			Summary: "While you attack at attack range 1, you roll 1 more attack die, and suffer 1 " +
				"critical damage after the attack hits.",
			Mods:      []Mod{Add(AttackDiceOf, 1).If(Attacking, AttackRange(1, 1))},
			Abilities: backfires(AttackRange(1, 1)),
		}, "dbs404-siegeofcoruscant", "dbs404-siegeofcoruscant-lsl"),
	)
}

// backfires returns the ability of a ship that suffers for its attack at a range if that hits.
func backfires(at Cond) []Ability {
	return []Ability{{Name: "suffer", When: AfterAttack, Must: true, If: []Cond{AttackHit, at},
		Do: []Op{Suffer(Self, 1, Crit)}}}
}
