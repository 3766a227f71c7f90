package pilots

import . "koiogran/engine/card"

// tiestriker are the pilots of the TIE striker.
func tiestriker() []Def {
	return []Def{
		// The title asks whether it is she who has it.
		{ID: "duchess", Summary: "You may ignore your Adaptive Ailerons."},

		anotherDie("puresabacc", "While you attack with at most 1 damage card, you roll 1 more attack die.",
			Compare(Count(DamageCard), AtMost, 1)),

		{ID: "countdown",
			Summary: "While you defend, when results are compared, unless you are stressed, you may suffer 1 " +
				"damage and receive 1 stress token to cancel all dice results.",
			Abilities: []Ability{{Name: "cancel the results", When: BeforeNeutralize,
				If: []Cond{Not(Stressed)},
				Do: []Op{Suffer(Self, 1, Hit), CancelAll(AttackDice), CancelAll(DefenseDice),
					Gain(Self, 1, StressToken)}}}},
	}
}
