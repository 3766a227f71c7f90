package pilots

import (
	"slices"

	. "koiogran/card"
	"koiogran/game"
	"koiogran/rules"
)

// auzituckgunship are the pilots of the Auzituck gunship.
func auzituckgunship() []Def {
	return slices.Concat(
		// After placing forces, assign Liberated to another friendly ship that is a Wookiee or not
		// limited. After a friendly ship with it defends, you may lock the attacker at any range.
		printed(Def{
			Summary: "After forces are placed another friendly Wookiee or non-limited ship is " +
				"Liberated. After a Liberated friendly ship defends you may lock the attacker at " +
				"any range.",
			Abilities: []Ability{
				{Name: "liberate", When: ForcesPlaced, Must: true,
					Do: []Op{Choose(OtherFriend(Chosen),
						Either(Keyword("Wookiee", Chosen), Not(Limited(Chosen)))),
						rules.Assign("liberated-wat1", Chosen)}},
				{Name: "lock the attacker", When: AfterDefend,
					If: []Cond{Friend(Defender), Bears("liberated-wat1", Defender)},
					Do: []Op{rules.LockFar(Self, ObjectOf(Attacker))}},
			},
		}, "tarfful-wat1"),

		// While you make a primary attack, if you are damaged, you may roll 1 more attack die.
		printed(Def{
			Summary: "In your primary attacks, while damaged, you may roll 1 more attack die.",
			Abilities: []Ability{{Name: "roll another die", When: AttackDiceCount,
				If: []Cond{Attacking, PrimaryAttack, Damaged(Self)},
				Do: []Op{AddDice(game.AttackDice, 1)}}},
		}, "wullffwarro"),

		// When a friend at range 0-1 becomes the defender, you can give up 1 reinforce token:
		// that ship gains 1 evade token.
		printed(Def{
			Summary: "When a friend at range 0-1 becomes the defender you can give up 1 " +
				"reinforce token to give it 1 evade token.",
			Abilities: []Ability{{Name: "shelter", When: AfterDefender,
				If: []Cond{Friend(Defender), Within(0, 1, Defender)},
				Do: []Op{Spend(Self, game.ReinforceFore, game.ReinforceAft),
					Gain(Defender, game.EvadeToken, 1)}}},
		}, "lowhhrick"),
	)
}
