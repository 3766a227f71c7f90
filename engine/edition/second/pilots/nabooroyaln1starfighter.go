package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// nabooroyaln1starfighter are the pilots of the Naboo royal N-1 starfighter.
func nabooroyaln1starfighter() []Def {
	inN1 := Active.Is(ShipType("nabooroyaln1starfighter"))
	decoy := func(cond Cond, op Op) Ability {
		return Ability{Name: "draw fire", When: ModifyDefense,
			By: []Cond{Friend, HasCondition("decoyed")}, If: []Cond{Attacker.In(OfAttack), cond},
			Do: []Op{Spend(Self, 1, EvadeToken), op}}
	}
	return slices.Concat(
		printed(Def{
			Summary: "You and each friendly Essara Till at range 0-3 may perform a barrel roll action " +
				"instead of gaining a green token.",
			Abilities: []Ability{{Name: "act instead", When: WouldGain,
				By: []Cond{Either(Same(Self), All(Friend, Named("Essara Till"), At(0, 3)))},
				If: []Cond{About(GreenTokens)}, Do: []Op{Instead(Perform(Active, 0, game.BarrelRollAction))}}},
		}, "rhysdallows-wat1"),

		printed(Def{
			Summary: "You and each friendly Rhys Dallows at range 0-3 may perform a lock action instead " +
				"of gaining a green token.",
			Abilities: []Ability{{Name: "act instead", When: WouldGain,
				By: []Cond{Either(Same(Self), All(Friend, Named("Rhys Dallows"), At(0, 3)))},
				If: []Cond{About(GreenTokens)}, Do: []Op{Instead(Perform(Active, 0, game.LockAction))}}},
		}, "essaratill-wat1"),

		printed(Def{
			Summary: "While you attack or defend, if the speed of your revealed maneuver is greater than " +
				"that of the enemy ship's, you may reroll all your blanks.",
			Abilities: []Ability{
				{Name: "reroll blanks", When: ModifyAttack, If: []Cond{Compare(RevealedSpeed, Above, Defender.Of(RevealedSpeed))},
					Do: []Op{RerollAll(AttackDice, Blank)}},
				{Name: "reroll blanks", When: ModifyDefense, If: []Cond{Compare(RevealedSpeed, Above, Attacker.Of(RevealedSpeed))},
					Do: []Op{RerollAll(DefenseDice, Blank)}},
			},
		}, "gavynsykes"),

		printed(Def{
			Summary: "After placing forces, assign Decoyed to a friendly ship other than Naboo " +
				"Handmaiden. While that ship defends, if you are in the attack arc, you may spend 1 " +
				"evade token to change 1 of its results to an evade; if the ship is an N-1, add 1 " +
				"evade result instead.",
			Abilities: []Ability{
				{Name: "pick the queen", When: ForcesPlaced, Must: true,
					Do: []Op{Choose(Friend, Not(Named("Naboo Handmaiden"))),
						rules.Assign("decoyed", Chosen)}},
				decoy(Not(inN1), Change(DefenseDice, 1, Blank|Focus, Evade)),
				decoy(inN1, AddResult(DefenseDice, Evade)),
			},
		}, "naboohandmaiden"),

		printed(Def{
			Summary: "While the speed of your revealed maneuver is higher than that of the enemy ship, " +
				"you roll 1 more defense die, and 1 more attack die in primary attacks.",
			Mods: []Mod{
				Add(AttackDiceOf, 1).If(PrimaryAttack,
					Compare(RevealedSpeed, Above, Defender.Of(RevealedSpeed))),
				Add(DefenseDiceOf, 1).If(Compare(RevealedSpeed, Above, Attacker.Of(RevealedSpeed))),
			},
		}, "ricolie"),

		printed(Def{
			Summary: "You may spend 1 Force to barrel roll before you reveal your dial, without " +
				"performing an action.",
			Abilities: []Ability{{Name: "try spinning", When: BeforeReveal,
				Do: []Op{Spend(Self, 1, Force), rules.MoveNow(Self, game.RollMove)}}},
		}, "anakinskywalker-nabooroyaln1starfighter"),

		printed(Def{
			Summary: "While you defend or attack, the dice of an enemy ship that revealed a maneuver of " +
				"your speed are not modified.",
			Mods: enemyDiceStay(Compare(RevealedSpeed, Equal, Self.Of(RevealedSpeed))),
		}, "dineeellberger"),

		printed(Def{
			Summary: "While an enemy ship in your front arc attacks or defends, it cannot modify more than 1 " +
				"focus result.",
			Mods: []Mod{Cap(FocusLimit, 1).For(Enemy, In(Front))},
		}, "padmeamidala"),
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
