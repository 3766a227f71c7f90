package upgrades

import (
	. "koiogran/card"
	"koiogran/game"
)

// tech are the tech upgrades.
func tech() []Def {
	return []Def{
		// While you have up to 2 stress tokens, you can perform barrel roll and boost actions.
		{ID: "primedthrusters",
			Summary: "Up to 2 stress tokens do not keep you from barrel roll and boost actions.",
			Mods: []game.Mod{ActStressed(AtMost(2, game.StressToken, Self),
				func(a game.Action, _ game.Difficulty) bool {
					return a == game.BarrelRollAction || a == game.BoostAction
				})}},
	}
}
