package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/rules"
)

// nabooroyaln1 are the pilots of the Naboo royal N-1 starfighter.
func nabooroyaln1() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "While the speed of your revealed maneuver is higher than that of the enemy ship you " +
				"roll 1 more defense die, and 1 more attack die in primary attacks.",
			Mods: []Mod{
				Add(AttackDiceOf, 1).If(Attacking, PrimaryAttack,
					Compare(RevealedSpeed, Above, Defender.Of(RevealedSpeed))),
				Add(DefenseDiceOf, 1).If(Compare(RevealedSpeed, Above, Attacker.Of(RevealedSpeed))),
			},
		}, "ricolie"),

		printed(Def{
			Summary: "Before you reveal your dial you may spend 1 Force to barrel roll; this is not an " +
				"action.",
			Abilities: []Ability{{Name: "try spinning", When: BeforeReveal,
				Do: []Op{Spend(Self, 1, Force), rules.RollNow(Self)}}},
		}, "anakinskywalker-nabooroyaln1starfighter"),

		printed(Def{
			Summary: "While you defend or attack, the dice of an enemy ship that revealed a maneuver of " +
				"your speed are not modified.",
			Mods: enemyDiceStay(Compare(RevealedSpeed, Equal, Self.Of(RevealedSpeed))),
		}, "dineeellberger"),
	)
}

// enemyDiceStay forbids the dice of the enemy ship of an attack to be modified while a condition
// holds, read for that ship.
func enemyDiceStay(cond Cond) []Mod {
	return []Mod{
		Forbids(ModifyingDice).For(Anyone).If(Attacking, About(DefenseDice), Defender.Is(cond)),
		Forbids(ModifyingDice).For(Anyone).If(Defending, About(AttackDice), Attacker.Is(cond)),
	}
}
