package pilots

import (
	. "koiogran/engine/card"
)

// tiephantom are the pilots of the TIE phantom.
func tiephantom() []Def {
	return []Def{
		{ID: "whisper", Summary: "After your attack hits you may get 1 focus token.",
			Abilities: []Ability{{Name: "focus", When: AfterAttack, If: []Cond{AttackHit},
				Do: []Op{Gain(Self, 1, FocusToken)}}}},

		// She may decloak to a side with a bank as well, which is not built.
		{ID: "echo", Summary: "You decloak ahead, with a bank in place of the straight template.",
			Mods: []Mod{Set(DecloakTemplates, Banks)}},
	}
}
