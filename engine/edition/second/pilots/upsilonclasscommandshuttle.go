package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// upsilonclasscommandshuttle are the pilots of the Upsilon-class command shuttle.
func upsilonclasscommandshuttle() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "While you have a charge, friendly ships of lower initiative than yours at range " +
				"1-2 may reroll 1 focus result while they attack or defend. After an enemy ship at " +
				"range 0-3 is destroyed you lose 1 charge.",
			Abilities: append(twoSided(func(w side) Ability {
				return Ability{Name: "reroll a focus", When: w.when,
					By: []Cond{Friend, At(1, 2), Compare(Initiative, Below, Self.Of(Initiative))},
					If: []Cond{Has(Charge)}, Do: []Op{Reroll(w.dice, 1, Focus)}}
			}), Ability{Name: "lose a charge", When: AfterDestroyed, Must: true,
				By: []Cond{Enemy, At(0, 3)}, Do: []Op{Lose(Self, 1, Charge)}}),
		}, "captaincardinal"),

		printed(Def{
			Summary: "After you suffer damage you may spend 1 charge to perform an action.",
			Abilities: []Ability{{Name: "act", When: AfterSuffer,
				Do: []Op{Spend(Self, 1, Charge), Perform(Self, 0)}}},
		}, "lieutenanttavson"),

		printed(Def{
			Summary: "In the Activation and Engagement phases, after a ship in your front arc at range " +
				"0-2 gains a stress token, you may spend 1 charge to give it 1 tractor token.",
			Abilities: []Ability{{Name: "hold it", When: AfterGain, By: []Cond{In(Front, 0, 2)},
				If: []Cond{About(StressToken),
					Either(InPhase(game.ActivationPhase), InPhase(game.EngagementPhase))},
				Do: []Op{Spend(Self, 1, Charge), Gain(Active, 1, TractorToken)}}},
		}, "pettyofficerthanisson"),
	)
}
