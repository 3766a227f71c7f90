package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// droidAbilities are the ship abilities of droids.
func droidAbilities() []Def {
	return []Def{
		{ID: "Advanced Droid Brain",
			Summary: "After you perform a calculate action, you gain 1 calculate token.",
			Abilities: []Ability{{Name: "droid brain", When: AfterAction, Must: true,
				If: []Cond{About(game.CalculateAction)}, Do: []Op{Gain(Self, 1, CalculateToken)}}}},
	}
}
