package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// g1astarfighter are the pilots of the G-1A starfighter.
func g1astarfighter() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "After you fully execute a red maneuver, you gain 1 calculate token; at the start " +
				"of the End phase you may transfer 1 stress token to a ship at range 0-1.",
			Abilities: []Ability{
				{Name: "calculate", When: AfterManeuver, Must: true,
					If: []Cond{FullyExecuted, ManeuverIs(game.DifficultyRed)},
					Do: []Op{Gain(Self, 1, CalculateToken)}},
				{Name: "pass stress", When: StartOf(game.EndPhase),
					Do: []Op{Choose(At(0, 1)), Transfer(Self, Chosen, 1, StressToken)}},
			},
		}, "4lom"),

		printed(Def{
			Summary: "In your primary attacks you may roll 1 more attack die; the defender then " +
				"rolls 1 more defense die.",
			Abilities: []Ability{{Name: "gamble", When: BeforeRoll(AttackDice), If: []Cond{PrimaryAttack},
				Do: []Op{AddDice(AttackDice, 1), AddDice(DefenseDice, 1)}}},
		}, "zuckuss"),
	)
}
