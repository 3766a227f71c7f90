package pilots

import (
	"slices"

	. "koiogran/engine/card"
)

// kihraxzfighter are the pilots of the Kihraxz fighter.
func kihraxzfighter() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "You roll 1 more attack die at attack range 1, and 1 more defense die at attack " +
				"range 3.",
			Mods: []Mod{Add(AttackDiceOf, 1).If(AttackRange(1, 1)),
				Add(DefenseDiceOf, 1).If(AttackRange(3, 3))},
		}, "talonbanecobra"),

		printed(Def{
			Summary: "While you are behind the enemy ship of an attack, you roll 1 more attack or defense die.",
			Mods: []Mod{Add(AttackDiceOf, 1).If(Defender.In(Behind)),
				Add(DefenseDiceOf, 1).If(Attacker.In(Behind))},
		}, "graz"),

		printed(Def{
			Summary: "You begin without charges and recover 1 after you suffer damage. Before you " +
				"engage, you may spend 2 charges to recover 1 charge of an upgrade.",
			Abilities: []Ability{
				{Name: "lose charges", When: ForcesPlaced, Must: true, Do: []Op{Lose(Self, 2, Charge)}},
				{Name: "recover a charge", When: AfterSuffer, Must: true,
					Do: []Op{Recover(Self, 1, Charge)}},
				{Name: "reload", When: BeforeEngage,
					Do: []Op{Spend(Self, 2, Charge), Recover(Self, 1, UpgradeCharge)}},
			},
		}, "blacksunbodyguard-wat1"),

		printed(viktorHel, "viktorhel"),

		printed(Def{
			Summary: "After an enemy ship that is not defending suffers damage, you may make a bonus " +
				"attack against it.",
			Abilities: []Ability{{Name: "finish it", When: AfterSuffer,
				By: []Cond{Enemy, Not(Defending)}, Do: []Op{bonusOn(Active)}}},
		}, "captainjostero"),
	)
}

// viktorHel is the text of cards of several ships.
var viktorHel = Def{
	Summary: "After you defend, unless you rolled exactly 2 defense dice, the attacker gains 1 " +
		"stress token.",
	Abilities: []Ability{{Name: "stress the attacker", When: AfterDefend, Must: true,
		Against: []Cond{InPlay}, By: []Cond{Same(Self)},
		If: []Cond{Not(Compare(NumberRolled(DefenseDice), Equal, 2))},
		Do: []Op{Gain(Attacker, 1, StressToken)}}},
}
