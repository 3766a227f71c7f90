package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// actionTerms are upgrades that say how difficult an action is, or when it can be performed.
func actionTerms() []Def {
	support := About(game.ReinforceAction, game.CoordinateAction, game.JamAction)
	return []Def{
		{ID: "bazemalbus",
			Summary: "You may treat a focus action as red to gain 1 more focus token for each enemy " +
				"ship at range 0-1, 2 at most.",
			Abilities: []Ability{{Name: "focus on the enemies", When: WhileActing,
				If: []Cond{About(game.FocusAction), Any(Enemy, At(0, 1))},
				Do: []Op{TreatAs(game.DifficultyRed), Gain(Self, Ships(Enemy, At(0, 1)).Max(2), FocusToken)}}}},

		{ID: "debrisgambit",
			Summary: "A red evade action is white if there is an obstacle at range 0-1.",
			Mods: []Mod{Set(ActionColor, int(game.DifficultyWhite)).If(About(game.EvadeAction),
				OfDifficulty(game.DifficultyRed), NearObstacle(1))}},

		{ID: "larmadacy",
			Summary: "Up to 2 stress tokens do not keep you from reinforce, coordinate and jam actions. " +
				"While you are stressed, white ones are red.",
			Mods: []Mod{
				Permits(game.Stressed).If(support, Compare(Count(StressToken), AtMost, 2)),
				Set(ActionColor, int(game.DifficultyRed)).If(support, Stressed,
					OfDifficulty(game.DifficultyWhite))}},
	}
}
