package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// interceptorAbilities are the ship abilities of interceptors.
func interceptorAbilities() []Def {
	reposition := Perform(Self, game.AsRed, game.BarrelRollAction, game.BoostAction)
	return []Def{
		{ID: "Autothrusters",
			Summary:   "Once you have acted, you may perform a red barrel roll or red boost action.",
			Abilities: []Ability{{Name: "autothrusters", When: AfterAction, Do: []Op{reposition}}}},

		{ID: "Sensitive Controls",
			Summary:   "You may perform a red barrel roll or red boost action in the System phase.",
			Abilities: []Ability{{Name: "sensitive controls", When: SystemStep, Do: []Op{reposition}}}},
	}
}
