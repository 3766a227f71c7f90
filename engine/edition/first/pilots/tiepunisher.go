package pilots

import (
	. "koiogran/engine/card"
)

// tiepunisher are the pilots of the TIE Punisher who have nothing to do with bombs.
func tiepunisher() []Def {
	return []Def{
		{ID: "redline",
			Summary: "You may acquire a second target lock on a ship after you acquire a target lock on " +
				"it, and you may maintain both.",
			Mods:      []Mod{Set(LocksOnOne, 2)},
			Abilities: []Ability{{Name: "lock it twice", When: AfterLock, Do: []Op{LockShip(Other)}}}},
	}
}
