package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// lancerclasspursuitcraft are the pilots of the Lancer-class pursuit craft.
func lancerclasspursuitcraft() []Def {
	return []Def{
		{ID: "ketsuonyo",
			Summary: "At the start of the Combat phase a ship at range 1 in both your primary and your mobile " +
				"firing arc may be given 1 tractor beam token.",
			Abilities: []Ability{{Name: "tractor", When: StartOf(game.EngagementPhase),
				Do: []Op{Choose(At(1, 1), In(Front), In(Turret)), Gain(Chosen, 1, TractorToken)}}}},

		{ID: "asajjventress",
			Summary: "At the start of the Combat phase a ship at range 1-2 in your mobile firing arc may be " +
				"given 1 stress token.",
			Abilities: []Ability{{Name: "frighten", When: StartOf(game.EngagementPhase),
				Do: []Op{Choose(At(1, 2), In(Turret)), Gain(Chosen, 1, StressToken)}}}},

		{ID: "sabinewren-lancerclasspursuitcraft",
			Summary: "While you defend against a ship at range 1-2 in your mobile firing arc, you may " +
				"add 1 focus result.",
			Abilities: []Ability{{Name: "add a focus", When: ModifyDefense,
				If: []Cond{Attacker.Is(At(1, 2), In(Turret))}, Do: []Op{AddResult(DefenseDice, Focus)}}}},
	}
}
