package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// tiephantom are the pilots of the TIE phantom.
func tiephantom() []Def {
	return []Def{
		{ID: "whisper", Summary: "After your attack hits, you may get 1 focus token.",
			Abilities: []Ability{{Name: "focus", When: AfterAttack, If: []Cond{AttackHit},
				Do: []Op{Gain(Self, 1, FocusToken)}}}},

		{ID: "echo", Summary: "You decloak with a bank of speed 2 in place of the straight template.",
			Mods: []Mod{Set(TemplatesOf(game.DecloakMove), Banks)}},
	}
}
