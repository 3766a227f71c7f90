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
			Summary: "You may maintain up to 2 locks. After you perform an action, you may acquire a lock.",
			Mods:    []Mod{Set(LocksKept, 2)},
			Abilities: []Ability{{Name: "acquire a lock", When: AfterAction,
				Do: []Op{rules.LockObject(Self)}}},
		}, "redline"),

		printed(Def{
			Summary: "After you drop or launch a device, you may perform an action.",
			Abilities: []Ability{{Name: "act", When: AfterPlace,
				Do: []Op{Perform(Self, 0)}}},
		}, "deathrain"),
	)
}
