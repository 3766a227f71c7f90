package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// bodhiRook is one of the U-wings.
func bodhiRook() []Def {
	return []Def{
		{ID: "bodhirook",
			Summary: "Locks of friendly ships reach objects at range 0-3 of any friendly ship.",
			Mods:    []Mod{Include(ActionReach, FromFriends).For(Friend, About(game.LockAction))}},
	}
}
