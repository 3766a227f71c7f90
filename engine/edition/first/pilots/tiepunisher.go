package pilots

import (
	. "koiogran/engine/card"
)

// tiepunisher are the pilots of the TIE Punisher who have nothing to do with bombs.
func tiepunisher() []Def {
	return []Def{
		{ID: "redline",
			Summary: "You may maintain 2 target locks on the same ship. After you acquire a target " +
				"lock, you may acquire a second one on that ship.",
			Mods:      []Mod{Set(LocksOnOne, 2)},
			Abilities: []Ability{{Name: "lock it twice", When: AfterLock, Do: []Op{LockShip(Other)}}}},
	}
}
