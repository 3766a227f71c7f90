package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/rules"
)

// sithinfiltrator are the pilots of the Sith infiltrator.
func sithinfiltrator() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "After you attack you may spend 2 Force to make a bonus primary attack against another " +
				"ship, or against the same one if you missed.",
			Abilities: []Ability{{Name: "attack again", When: AftermathBonus,
				Do: []Op{Spend(Self, 2, Force), rules.Attack(Self, rules.Bonus, rules.WithPrimary,
					rules.Against(Not(All(AttackHit, Defending))))}}},
		}, "darthmaul"),

		printed(Def{
			Summary: "After you defend against a ship in your firing arc you may spend 1 Force to remove 1 " +
				"of your blue or red tokens. After your attack hits you may spend 1 Force to perform an " +
				"action.",
			Abilities: []Ability{
				{Name: "remove a token", When: AfterDefend, If: []Cond{Attacker.Is(In(Firing))},
					Do: []Op{Spend(Self, 1, Force), Remove(Self, 1, BlueTokens|RedTokens)}},
				{Name: "act", When: AfterAttack, If: []Cond{AttackHit},
					Do: []Op{Spend(Self, 1, Force), Perform(Self, 0)}},
			},
		}, "countdooku"),

		printed(Def{
			Summary: "After you defend you may spend 1 calculate token to perform an action.",
			Abilities: []Ability{{Name: "act", When: AfterDefend,
				Do: []Op{Spend(Self, 1, CalculateToken), Perform(Self, 0)}}},
		}, "066"),
	)
}
