package pilots

import (
	"slices"

	. "koiogran/card"
	"koiogran/game"
)

// auzituckgunship are the pilots of the Auzituck gunship.
func auzituckgunship() []Def {
	return slices.Concat(
		// While you make a primary attack, if you are damaged, you may roll 1 more attack die.
		printed(Def{
			Summary: "In your primary attacks, while damaged, you may roll 1 more attack die.",
			Abilities: []Ability{{Name: "roll another die", When: AttackDiceCount,
				If: []Cond{Attacking, PrimaryAttack, Damaged(Self)},
				Do: []Op{AddDice(game.AttackDice, 1)}}},
		}, "wullffwarro"),

		// After a friendly ship at range 0-1 becomes the defender, you may spend 1 reinforce token:
		// that ship gains 1 evade token.
		printed(Def{
			Summary: "After a friendly ship at range 0-1 becomes the defender you may spend 1 " +
				"reinforce token to give it 1 evade token.",
			Abilities: []Ability{{Name: "shelter", When: AfterDefender,
				If: []Cond{Friend(Defender), Within(0, 1, Defender)},
				Do: []Op{Spend(Self, game.ReinforceFore, game.ReinforceAft),
					Gain(Defender, game.EvadeToken, 1)}}},
		}, "lowhhrick"),
	)
}
