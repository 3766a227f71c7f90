package pilots

import (
	. "koiogran/card"
	"koiogran/game"
)

// tiephantom are the pilots of the TIE phantom.
func tiephantom() []Def {
	return []Def{
		{ID: "whisper", Summary: "After your attack hits you may get 1 focus token.",
			Abilities: []Ability{{Name: "focus", When: AfterAttack, If: []Cond{Attacking, AttackHit},
				Do: []Op{Gain(Self, game.FocusToken, 1)}}}},

		// She may decloak to a side with a bank as well, which is not built.
		{ID: "echo", Summary: "You decloak ahead, with a bank in the place of the straight template.",
			Mods: []game.Mod{Set(DecloaksByBanks, Is(Self, Subject), 1)}},
	}
}
