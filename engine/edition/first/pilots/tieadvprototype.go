package pilots

import . "koiogran/engine/card"

// tieadvprototype are the pilots of the TIE Advanced Prototype.
func tieadvprototype() []Def {
	return []Def{
		{ID: "theinquisitor",
			Summary: "Your primary weapon attacks at range 2-3 count as attacks at range 1.",
			Mods:    []Mod{Set(AttackRangeOf, 1).If(PrimaryAttack, AttackRange(2, 3))}},

		actsAfter("valenrudor", "act", "After you defend, you may perform a free action.", AfterDefend, nil),
	}
}
