package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// lancerclasspursuitcraft are the pilots of the Lancer-class pursuit craft.
func lancerclasspursuitcraft() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "At the start of the Engagement phase a ship in both your front arc and your turret " +
				"arc at range 0-1 may be given 1 tractor token.",
			Abilities: []Ability{{Name: "tractor", When: StartOf(game.EngagementPhase),
				Do: []Op{Choose(In(Front, 0, 1), In(Turret, 0, 1)), Gain(Chosen, 1, TractorToken)}}},
		}, "ketsuonyo"),

		printed(Def{
			Summary: "At the start of the Engagement phase, you may spend 1 Force: an enemy ship in " +
				"your turret arc at range 0-2 gains 1 stress token unless it removes 1 green token.",
			Abilities: []Ability{{Name: "frighten", When: StartOf(game.EngagementPhase),
				Do: []Op{Choose(Enemy, In(Turret, 0, 2)), Spend(Self, 1, Force),
					UnlessRemovesGreen(Chosen), Gain(Chosen, 1, StressToken)}}},
		}, "asajjventress"),

		printed(Def{
			Summary: "While you defend against a ship in your turret arc at range 0-2, you may add 1 " +
				"focus result.",
			Abilities: []Ability{{Name: "add a focus", When: ModifyDefense,
				If: []Cond{Attacker.Is(In(Turret, 0, 2))}, Do: []Op{AddResult(DefenseDice, Focus)}}},
		}, "sabinewren-lancerclasspursuitcraft"),
	)
}
