package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// escapecraft are the pilots of the escape craft; L3-37 is with the Customized YT-1300.
func escapecraft() []Def {
	return printed(Def{
		Summary: "Friendly ships at range 0-1 may attack at range 0 of obstacles.",
		Mods:    []Mod{Permits(game.OnRock).For(Friend, At(0, 1))},
	}, "outerrimpioneer")
}
