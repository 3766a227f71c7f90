package pilots

import (
	. "koiogran/engine/card"
)

// lambdaclassshuttle are the pilots of the Lambda-class shuttle.
func lambdaclassshuttle() []Def {
	return []Def{
		{ID: "coloneljendon",
			Summary: "At the start of the Combat phase a friendly ship at range 1 that has no target " +
				"lock may get one of yours.",
			Abilities: []Ability{{Name: "hand over a lock", When: StartOfEngagement,
				Do: []Op{Choose(Friend, At(0, 1), Not(Has(OwnLock))),
					Transfer(Self, Chosen, 1, OwnLock)}}}},
	}
}
