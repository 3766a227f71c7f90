package pilots

import (
	. "koiogran/card"
	"koiogran/game"
)

// interceptorAbilities are the ship abilities of interceptors.
func interceptorAbilities() []Def {
	acted := Is(Self, Active)
	reposition := Perform(Self, game.AsRed, game.BarrelRollAction, game.BoostAction)
	return []Def{
		// Once you have acted, you can perform a red barrel roll or red boost action.
		{ID: "Autothrusters",
			Summary: "Once you have acted you can perform a red barrel roll or red boost " +
				"action.",
			Abilities: []Ability{{Name: "autothrusters", When: AfterAction,
				If: []Cond{acted}, Do: []Op{reposition}}}},

		// In your step of the System phase, you may perform a red barrel roll or red boost action.
		{ID: "Sensitive Controls",
			Summary: "In the System phase you may perform a red barrel roll or red boost action.",
			Abilities: []Ability{{Name: "sensitive controls", When: SystemStep,
				If: []Cond{acted}, Do: []Op{reposition}}}},
	}
}
