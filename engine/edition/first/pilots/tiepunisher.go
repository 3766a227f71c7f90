package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// tiepunisher are the pilots of the TIE Punisher.
func tiepunisher() []Def {
	return []Def{
		{ID: "redline",
			Summary: "You may acquire a second target lock on a ship after you acquire a target lock on " +
				"it, and you may maintain both.",
			Mods:      []Mod{Set(LocksOnOne, 2)},
			Abilities: []Ability{{Name: "lock it twice", When: AfterLock, Do: []Op{LockShip(Other)}}}},

		{ID: "deathrain",
			Summary: "You may drop bombs with your front guides. After you drop a bomb, you may " +
				"perform a barrel roll action.",
			Mods: []Mod{Include(DeviceTemplates, FrontGuides)},
			Abilities: []Ability{{Name: "roll away", When: AfterPlace, If: []Cond{rules.Placed(rules.ByDropping)},
				Do: []Op{Perform(Self, 0, game.BarrelRollAction)}}}},
	}
}
