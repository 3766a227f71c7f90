package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// escapecraft are the pilots of the escape craft.
func escapecraft() []Def {
	return slices.Concat(printed(Def{
		Summary: "Friendly ships at range 0-1 may attack at range 0 of obstacles.",
		Mods:    []Mod{Permits(game.OnRock).For(Friend, At(0, 1))},
	}, "outerrimpioneer"),
		printed(landoCalrissian, "landocalrissian-escapecraft"),
		printed(l337, "l337-escapecraft"),
	)
}
