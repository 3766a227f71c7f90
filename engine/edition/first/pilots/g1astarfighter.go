package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// g1astarfighter are the pilots of the G-1A starfighter.
func g1astarfighter() []Def {
	return []Def{
		{ID: "zuckuss",
			Summary: "While you attack, you may roll 1 more attack die; the defender then rolls 1 more " +
				"defense die.",
			Abilities: []Ability{{Name: "gamble", When: AfterDefender,
				Do: []Op{AddDice(AttackDice, 1), AddDice(DefenseDice, 1)}}}},

		// A ship does not pass a token to itself.
		{ID: "4lom",
			Summary: "At the start of the End phase another ship at range 1 may get 1 of your stress tokens.",
			Abilities: []Ability{{Name: "pass stress", When: StartOf(game.EndPhase),
				Do: []Op{Choose(At(1, 1)), Transfer(Self, Chosen, 1, StressToken)}}}},
	}
}
