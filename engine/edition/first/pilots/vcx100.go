package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// vcx100 are the pilots of the VCX-100.
func vcx100() []Def {
	return []Def{
		heraSyndulla("herasyndulla"),

		{ID: "kananjarrus",
			Summary: "When an enemy ship at range 1-2 attacks, you may spend a focus token: it rolls 1 " +
				"attack die fewer.",
			Abilities: []Ability{{Name: "protect", When: AfterDefender, By: []Cond{Enemy, At(1, 2)},
				Do: []Op{Spend(Self, 1, FocusToken), AddDice(AttackDice, -1)}}}},

		{ID: "chopper",
			Summary: "Each enemy ship that you touch receives 1 stress token at the start of the Combat phase.",
			Abilities: []Ability{{Name: "annoy", When: StartOf(game.EngagementPhase), Must: true,
				Do: []Op{EachShip([]Cond{Enemy, Touches(Self)}, Gain(Chosen, 1, StressToken))}}}},
	}
}

// heraSyndulla flies two types of ship.
func heraSyndulla(id string) Def {
	return Def{ID: id,
		Summary: "You may turn your dial to another maneuver of the same difficulty when you reveal a " +
			"green or red maneuver.",
		Abilities: []Ability{{Name: "turn the dial", When: AfterReveal,
			Do: []Op{rules.TurnDialAlike(game.DifficultyBlue, game.DifficultyRed)}}}}
}
