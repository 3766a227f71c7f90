package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// raiderclasscorvettefore is the fore section of the Raider-class corvette, whose ship card has an ability of its own.
func raiderclasscorvettefore() []Def {
	return []Def{
		{ID: "raiderclasscorvettefore",
			Summary: "Once a round, after you attack with your primary weapon, you may spend 2 energy to " +
				"attack with it again.",
			Abilities: []Ability{{Name: "attack again", When: AfterAttack, Per: game.OncePerRound,
				If: []Cond{PrimaryAttack}, Do: []Op{SpendEnergy(2), rules.Attack(Self, rules.WithPrimary)}}}},
	}
}
