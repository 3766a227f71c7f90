package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// thrusterAbilities are the ship abilities of engines, alphabetical.
func thrusterAbilities() []Def {
	return []Def{
		{ID: "Full Throttle",
			Summary: "You may perform an evade action after you fully execute a maneuver of speed 3-5.",
			Abilities: []Ability{{Name: "full throttle", When: AfterManeuver,
				If: []Cond{FullyExecuted, Speed(3, 5)}, Do: []Op{Perform(Self, 0, game.EvadeAction)}}}},

		{ID: "Microthrusters",
			Summary: "You barrel roll with a bank template instead of the straight one.",
			Mods:    []Mod{Set(RollTemplates, Banks)}},

		{ID: "Vectored Thrusters",
			Summary: "You may perform a red boost action after you perform an action.",
			Abilities: []Ability{{Name: "vectored thrusters", When: AfterAction,
				Do: []Op{Perform(Self, game.AsRed, game.BoostAction)}}}},
	}
}
