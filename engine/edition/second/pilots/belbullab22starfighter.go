package pilots

import (
	"slices"

	. "koiogran/engine/card"
)

// belbullab22starfighter are the pilots of the Belbullab-22 starfighter.
func belbullab22starfighter() []Def {
	alone := Not(Any(OtherFriend, At(0, 1)))
	shed := []Op{Spend(Self, 1, Charge), Remove(Self, 1, RedTokens|OrangeTokens)}
	return slices.Concat(
		printed(Def{
			Summary: "While you attack or defend, before attack dice are rolled, with no other " +
				"friendly ship at range 0-1, you may spend 1 charge to remove 1 red or orange token.",
			Abilities: []Ability{
				{Name: "shed a token", When: BeforeRoll(AttackDice), If: []Cond{alone}, Do: shed},
				{Name: "shed a token", When: BeforeRoll(AttackDice), Against: []Cond{Same(Self)},
					If: []Cond{alone}, Do: shed},
			},
		}, "halliobas-wat1"),

		printed(Def{
			Summary: "In your primary attacks, outside of the defender's firing arc, you may reroll " +
				"up to 2 attack dice.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack,
				If: []Cond{PrimaryAttack, Not(Defender.In(Firing))},
				Do: []Op{Reroll(AttackDice, 2)}}},
		}, "generalgrievous"),

		printed(Def{
			Summary: "In your primary attacks you may reroll 1 attack die for each calculating " +
				"friendly ship at range 1 of the defender.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack, If: []Cond{PrimaryAttack},
				Do: []Op{Reroll(AttackDice, Ships(Friend, Has(CalculateToken), Defender.At(1, 1)))}}},
		}, "wattambor"),

		printed(Def{
			Summary: "Before results are neutralized in a primary attack of a friendly ship at range " +
				"0-3 on a ship in its bullseye arc, it may spend 1 calculate token to cancel 1 evade.",
			Abilities: []Ability{{Name: "cancel an evade", When: BeforeNeutralize,
				Against: []Cond{Friend, At(0, 3)},
				If:      []Cond{PrimaryAttack, Defender.Is(Attacker.In(Bullseye))},
				Do:      []Op{Spend(Attacker, 1, CalculateToken), CancelResult(DefenseDice, Evade)}}},
		}, "captainsear"),
	)
}
