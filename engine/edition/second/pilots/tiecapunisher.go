package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/rules"
)

// tiecapunisher are the pilots of the TIE/ca punisher.
func tiecapunisher() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "You may acquire a lock after you perform an action, and you may maintain up to 2 locks.",
			Mods:    []Mod{RaiseTo(LocksKept, 2)},
			Abilities: []Ability{{Name: "acquire a lock", When: AfterAction,
				Do: []Op{rules.LockObject(Self)}}},
		}, "redline"),

		printed(Def{
			Summary: "You may perform an action after you drop or launch a device.",
			Abilities: []Ability{{Name: "act", When: AfterPlace,
				Do: []Op{Perform(Self, 0)}}},
		}, "deathrain"),
	)
}
