package upgrades

import (
	. "koiogran/card"
	"koiogran/game"
)

// crew are the crew.
func crew() []Def {
	return []Def{
		// You can make primary attacks at range 0, and enemies at range 0 can make them against
		// you.
		{ID: "zeborrelios",
			Summary: "You can make primary attacks at range 0, and enemies at range 0 against you.",
			Mods: []game.Mod{
				Set(AttacksTouching, Is(Self, Subject), 1),
				Set(AttackedTouching, Is(Self, Subject), 1),
			}},
	}
}
