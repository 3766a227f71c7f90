package pilots

import (
	"slices"

	. "koiogran/engine/card"
)

// hwk290 are the pilots of the HWK-290 light freighter.
func hwk290() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "While a friendly ship in your firing arc makes a primary attack, unless you " +
				"are stressed, you may gain 1 stress token to let it roll 1 more attack die.",
			Abilities: []Ability{{Name: "another attack die", When: BeforeAttackRoll,
				By: []Cond{Friend, In(Firing)}, If: []Cond{PrimaryAttack, Not(Stressed)},
				Do: []Op{Gain(Self, 1, StressToken), AddDice(AttackDice, 1)}}},
		}, "janors"),

		printed(Def{
			Summary: "At the start of the Engagement phase a ship in your firing arc may come to " +
				"engage at initiative 7.",
			Abilities: []Ability{{Name: "go first", When: StartOfEngagement,
				Do: []Op{Choose(In(Firing)),
					ActsAtInitiative(ThisPhase, Chosen, 7)}}},
		}, "roarkgarnet"),

		printed(Def{
			Summary: "You may transfer 1 focus token to a friendly ship in your firing arc at the start " +
				"of the Engagement phase.",
			Abilities: []Ability{{Name: "pass focus", When: StartOfEngagement,
				Do: []Op{Choose(Friend, In(Firing)),
					Transfer(Self, Chosen, 1, FocusToken)}}},
		}, "kylekatarn"),
	)
}
