package pilots

import . "koiogran/engine/card"

// auzituckgunship are the pilots of the Auzituck gunship.
func auzituckgunship() []Def {
	return []Def{
		anotherDie("wullffwarro", "While you attack, damaged and without shields, you roll 1 more attack die.",
			unshielded),

		{ID: "lowhhrick",
			Summary: "While another friendly ship at range 1 defends, you may spend 1 reinforce token " +
				"to add 1 evade to its roll.",
			Abilities: []Ability{{Name: "shelter", When: ModifyDefense, By: []Cond{OtherFriend, At(1, 1)},
				Do: []Op{Spend(Self, 1, ReinforceFore|ReinforceAft), AddResult(DefenseDice, Evade)}}}},
	}
}
