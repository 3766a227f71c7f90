package pilots

import . "koiogran/engine/card"

// starviper are the pilots of the StarViper.
func starviper() []Def {
	return []Def{
		{ID: "princexizor",
			Summary: "While you defend a friendly ship at range 1 may suffer 1 of the hits or critical hits " +
				"that were not canceled for you.",
			Abilities: []Ability{{Name: "let another suffer", When: AfterNeutralize,
				Do: []Op{Choose(OtherFriend, At(1, 1)), SufferToCancel(Chosen, AttackDice, Hit|Crit)}}}},

		{ID: "guri",
			Summary: "At the start of the Combat phase you may get 1 focus token if an enemy ship is at " +
				"range 1.",
			Abilities: []Ability{{Name: "focus", When: StartOfEngagement, If: []Cond{Any(Enemy, At(1, 1))},
				Do: []Op{Gain(Self, 1, FocusToken)}}}},
	}
}
