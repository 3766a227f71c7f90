package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// tech are the tech upgrades.
func tech() []Def {
	return []Def{
		{ID: "biohexacryptcodes",
			Summary: "While you coordinate or jam you may spend your lock on a ship to choose that ship " +
				"at any range.",
			Mods: []Mod{Include(ActionReach, ForLock).If(About(game.CoordinateAction, game.JamAction))}},

		{ID: "primedthrusters",
			Summary: "Up to 2 stress tokens do not keep you from barrel roll and boost actions.",
			Mods: []Mod{Permits(game.Stressed).If(Between(Count(StressToken), 0, 2),
				About(game.BarrelRollAction, game.BoostAction))}},
	}
}
