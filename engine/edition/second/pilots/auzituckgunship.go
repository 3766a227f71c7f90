package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/rules"
)

// auzituckgunship are the pilots of the Auzituck gunship.
func auzituckgunship() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "After forces are placed another friendly Wookiee or non-limited ship is " +
				"Liberated. After a Liberated friendly ship defends, you may lock the attacker at any " +
				"range.",
			Abilities: []Ability{
				{Name: "liberate", When: ForcesPlaced, Must: true,
					Do: []Op{Choose(OtherFriend, Either(Keyword("Wookiee"), Not(Limited))),
						rules.Assign("liberated-wat1", Chosen)}},
				{Name: "lock the attacker", When: AfterDefend,
					By: []Cond{Friend, HasCondition("liberated-wat1")},
					Do: []Op{rules.LockOn(Self, ObjectOf(Attacker), rules.AtAnyRange)}},
			},
		}, "tarfful-wat1"),

		printed(Def{
			Summary: "In your primary attacks, while damaged, you may roll 1 more attack die.",
			Abilities: []Ability{{Name: "roll another die", When: BeforeRoll(AttackDice),
				If: []Cond{PrimaryAttack, Damaged}, Do: []Op{AddDice(AttackDice, 1)}}},
		}, "wullffwarro"),

		printed(Def{
			Summary: "When a friendly ship at range 0-1 becomes the defender, you may give up 1 " +
				"reinforce token to give it 1 evade token.",
			Abilities: []Ability{{Name: "shelter", When: AfterDefender, Against: []Cond{Friend, At(0, 1)},
				Do: []Op{Spend(Self, 1, ReinforceFore|ReinforceAft),
					Gain(Defender, 1, EvadeToken)}}},
		}, "lowhhrick"),
	)
}
