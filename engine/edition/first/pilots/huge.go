package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// huge returns the ship cards of huge ships that have an ability.
func huge() []Def {
	return []Def{
		{ID: "cr90corvettefore",
			Summary: "When you attack with your primary weapon, you may spend 1 energy to roll 1 more die.",
			Abilities: []Ability{{Name: "roll another die", When: BeforeAttackRoll,
				If: []Cond{PrimaryAttack}, Do: []Op{SpendEnergy(1), AddDice(AttackDice, 1)}}}},
		{ID: "gozanticlasscruiser",
			Summary: "After a maneuver, up to 2 docked ships may deploy.",
			Dock:    &DockTerms{Leave: 2}},
		{ID: "raiderclasscorvettefore",
			Summary: "Once a round, after you attack with your primary weapon, you may spend 2 energy to " +
				"attack with it again.",
			Abilities: []Ability{{Name: "attack again", When: AfterAttack, Per: game.OncePerRound,
				If: []Cond{PrimaryAttack}, Do: []Op{SpendEnergy(2), rules.Attack(Self, rules.WithPrimary)}}}},
	}
}
