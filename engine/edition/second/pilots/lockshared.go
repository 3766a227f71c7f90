package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/rules"
)

// lockSharers are pilots whose locks others acquire too.
func lockSharers() []Def {
	return printed(Def{
		Summary: "In the System phase another friendly ship at range 1-3 may acquire a lock on an object " +
			"at range 1-3 of you that you have locked.",
		Abilities: []Ability{{Name: "name a target", When: SystemStep, Do: []Op{
			Choose(OtherFriend, At(1, 3)),
			rules.LockObject(Chosen, rules.LockedBy(Same(Self)), rules.ObjectAt(Self, 1, 3))}}},
	}, "wilhufftarkin")
}
