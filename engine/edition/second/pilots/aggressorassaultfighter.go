package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// aggressorassaultfighter are the pilots of the Aggressor assault fighter.
func aggressorassaultfighter() []Def {
	return printed(Def{
		Summary: "After you perform a boost action you may perform an evade action.",
		Abilities: []Ability{{Name: "evade", When: AfterAction, If: []Cond{About(game.BoostAction)},
			Do: []Op{Perform(Self, 0, game.EvadeAction)}}},
	}, "ig88c")
}
